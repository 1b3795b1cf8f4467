"""The car is not ready, and tomorrow is the oral exam."""

from pare.expect import Holds, mentions, one_of
from pare.phrases import any_of, day, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts, Labelled
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import car_stays_in_the_garage as its

ANOUK = Person(
    "Anouk Jansen", "+31 6 5550 4100", "anouk.jansen@example.org",
    about="45, baker in a village outside Groningen, lives alone; sits her master's oral exam tomorrow.",
    goal="I must be at the guild house at ten past eight, with or without the car. I do not want to pay for a rental. "
    "The car I fetch on Wednesday between three and half past four, before the dough.",
)  # fmt: skip
GARAGE = Person("Noorderdiep Garage", "+31 50 555 0170", "desk@noorderdiep-garage.test")
WILLEM = Person("Willem Bakker", "+31 6 5550 4111")
_IN_TIME = p.Between("2027-05-12 07:05", "2027-05-12 07:48")
_FREE = p.Between("2027-05-12 15:00", "2027-05-12 16:30")


def _no_longer_today(phone: Phone) -> bool:
    """Whether the reminder to fetch the car does not ring on Tuesday."""
    fetch = phone.named("fetch")
    if not isinstance(fetch, Reminder) or fetch.done or fetch.at is None:
        return True
    return fetch.at.astimezone(phone.zone).date() != its.TUESDAY


class CarStaysInTheGarage(Scenario):
    """The car is not ready, and tomorrow is the oral exam."""

    id = "car-stays-in-the-garage"
    domain = "scheduling"
    capabilities = ("intervention timing", "multi-app orchestration")
    difficulty = "easy"
    distractor = "The garage offers a rental; 08:30 is the exam, not the arrival; the written one was elsewhere."
    apps = (Messaging, Calendar, Cab, Contacts, Reminders)
    starts, zone = "2027-05-11 10:50", "Europe/Amsterdam"
    user = ANOUK

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Ommelanden Cabs", early_before=8, early_order_by=20)
        w.saved_place(phone, "Home", its.HOME)
        w.route(phone, its.HOME, its.GUILD_HOUSE, 22)
        w.ride(phone, "2027-04-14 08:50", its.HOME, its.OLD_HALL)
        w.business(phone, GARAGE.name, numbers=(Labelled(value=GARAGE.number, label="work"),))
        address = (Labelled(value=f"{its.GUILD_HOUSE}, Groningen", label="work"),)
        phone.name("guild", w.business(phone, "Guild House", note="Bakers. Ring the brass bell.", addresses=address))
        w.card(phone, WILLEM, relation="journeyman")
        phone.name("exam", w.booked(phone, "2027-05-12 08:30", "Master baker, oral exam", until="10:00",
                                    notes="Guild house. Be at the desk by 08:10 with papers and apron."))  # fmt: skip
        w.booked(phone, "2027-04-14 09:30", "Master baker, written exam", until="12:30", location=its.OLD_HALL)
        w.booked(phone, "2027-05-12 13:00", "Flour delivery and stocktaking", until="15:00")
        w.booked(phone, "2027-05-12 16:30", "Sour dough for Thursday", until="18:00")
        phone.name("fetch", w.remind(phone, "Fetch the car", "2027-05-11 17:00", on="Errands"))
        w.remind(phone, "Iron the white apron", "2027-05-11 20:30", on="Errands")
        w.chat(phone, [GARAGE], [
            ("2027-05-10 08:20", "me", "The van is in your yard, the key is in the box. Will it be done tomorrow?"),
            ("2027-05-10 09:05", "Noorderdiep", "Should be. We write as soon as we know the hour."),
        ])  # fmt: skip
        w.chat(phone, [WILLEM], [("2027-05-10 14:10", "Willem", "I keep the shop on Wednesday. No burnt rye!")])
        w.everyday(phone, avoid=("garage", "exam", "taxi", "cab "), clear=("2027-05-11", "2027-05-12"))

    def happens(self, story: Story) -> None:
        story.at("11:00", "ready", Messaging.receive_message, sender=GARAGE.number,
                 text="Good news: your car can be picked up today at 17:00.")  # fmt: skip
        story.at("16:40", "late", Messaging.receive_message, sender=GARAGE.number,
                 text="Sorry, the clutch plate did not come with today's van. You can have the car tomorrow, any time "
                 "after 15:00.")  # fmt: skip
        story.at("16:50", "rental", Messaging.receive_message, sender=GARAGE.number,
                 text="If you are stuck without it: a small rental is 65 euro a day. Just write yes.")  # fmt: skip

    needs = (
        Need(
            "Order a cab for tomorrow at 07:40 to the exam, and put off fetching the car to Wednesday at three.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay",),
            evidence=("late", "exam", "guild", "fetch"),
            window=Window(opens="late", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "a cab takes her to the guild house in time": p.ride(
            its.HOME, its.GUILD_HOUSE, _IN_TIME, service=one_of("economy", "comfort")
        ),
        "the car is fetched on Wednesday": p.either(
            p.put_off("fetch", _FREE, title=("car",), notes=mentions()), p.reminder(_FREE, title=("car",))
        ),
        "nothing rings on Tuesday": Holds(_no_longer_today),
    }
    allowed = (
        p.reminder_off("fetch"),
        p.told(
            GARAGE, says=(any_of(day(its.WEDNESDAY, today=its.TUESDAY), "no rental"),), avoids=(words("yes"), its.TAKES)
        ),
    )
