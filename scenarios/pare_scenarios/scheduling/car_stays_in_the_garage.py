"""The car is not ready, and tomorrow is the oral exam."""

from datetime import date

from pare.expect import Holds, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts, Labelled
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

HOME, GUILD_HOUSE, OLD_HALL = "Molenweg 12", "Westerlaan 40", "Oosterkade 9"
TUESDAY, WEDNESDAY = date(2027, 5, 11), date(2027, 5, 12)

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
_TAKES = words(*(f"{take} {what} rental" for take in ("take", "book", "accept", "order") for what in ("the", "a")),
               "rent a car", "hire a car", "yes to the rental")  # fmt: skip


def cab(at: str = "07:40", to: str = GUILD_HOUSE, **more: object) -> Do:
    """A ride from home on Wednesday."""
    return do(Cab.book_ride, pickup="home", destination=to, pickup_at=f"2027-05-12T{at}", **more)


def _no_longer_today(phone: Phone) -> bool:
    """Whether the reminder to fetch the car does not ring on Tuesday."""
    fetch = phone.named("fetch")
    if not isinstance(fetch, Reminder) or fetch.done or fetch.at is None:
        return True
    return fetch.at.astimezone(phone.zone).date() != TUESDAY


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
        w.saved_place(phone, "Home", HOME)
        w.route(phone, HOME, GUILD_HOUSE, 22)
        w.ride(phone, "2027-04-14 08:50", HOME, OLD_HALL)
        w.business(phone, GARAGE.name, numbers=(Labelled(value=GARAGE.number, label="work"),))
        address = (Labelled(value=f"{GUILD_HOUSE}, Groningen", label="work"),)
        phone.name("guild", w.business(phone, "Guild House", note="Bakers. Ring the brass bell.", addresses=address))
        w.card(phone, WILLEM, relation="journeyman")
        phone.name("exam", w.booked(phone, "2027-05-12 08:30", "Master baker, oral exam", until="10:00",
                                    notes="Guild house. Be at the desk by 08:10 with papers and apron."))  # fmt: skip
        w.booked(phone, "2027-04-14 09:30", "Master baker, written exam", until="12:30", location=OLD_HALL)
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
            slots={
                "a cab": words("cab", "taxi", "ride"),
                "where to": words("exam", "oral", "guild*", GUILD_HOUSE, "Westerlaan", "desk", "candidates",
                    "examination", "baker*"),
                "the day": day(WEDNESDAY, today=TUESDAY),
                "when it must come": any_of(
                    *(clock(7, minute) for minute in (10, 15, 20, 25, 30, 35, 40, 45)),
                    following(words("there", "arriv*", "get* you", "reach*", "in time", "desk"), any_of(
                        *(clock(8, minute) for minute in (0, 5, 10)), clock(7, 50), clock(7, 55)), within=8),
                ),
                "fetching the car": words("car", "garage", "clutch"),
                "until when": any_of(*(clock(15, minute) for minute in (0, 15, 30, 45)), clock(16), clock(16, 15),
                                     "tomorrow afternoon", "Wednesday afternoon"),
                "putting it off": words("remind*", "put* off", "mov*", "reschedul*", "postpon*", "snooz*", "shift*"),
            },
            avoids={
                "the hour": following(words("cab", "taxi", "ride", "pick you up", "pick-up"), clock(8, 30), within=1),
                "what I drive": _TAKES,
            },
            doings=("pay",),
            evidence=("late", "exam", "guild", "fetch"),
            window=Window(opens="late", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "a cab takes her to the guild house in time": p.ride(
            HOME, GUILD_HOUSE, _IN_TIME, service=one_of("economy", "comfort")
        ),
        "the car is fetched on Wednesday": p.either(
            p.put_off("fetch", _FREE, title=("car",), notes=mentions()), p.reminder(_FREE, title=("car",))
        ),
        "nothing rings on Tuesday": Holds(_no_longer_today),
    }
    allowed = (
        p.reminder_off("fetch"),
        p.told(GARAGE, says=(any_of(day(WEDNESDAY, today=TUESDAY), "no rental"),), avoids=(words("yes"), _TAKES)),
    )

    _put_off = do(Reminders.update_reminder, reminder_id=the("fetch"), due="2027-05-12T15:00")

    solution = (
        Stage(
            reads=(
                do(Calendar.list_events, day="2027-05-12"), do(Contacts.find_contacts, text="guild"),
                do(Cab.get_quotes, pickup="home", destination=GUILD_HOUSE, pickup_at="2027-05-12T07:40"),
                do(Reminders.list_reminders, text="car"),
            ),
            says="Without the car you still have to be at the guild house at ten past eight tomorrow. Shall I order a "
            "cab for 07:40 and put off fetching the car to Wednesday at three?",
            calls=(cab(), _put_off),
            reports="A cab comes at 07:40, and the car is for Wednesday at three.",
        ),
    )  # fmt: skip

    wrong = {
        "a cab for the hour of the exam": (cab("08:30"), _put_off),
        "to the hall of the written exam": (cab(to=OLD_HALL), _put_off),
        "only the car is moved": (_put_off,),
        "the rental as well": (
            cab(), _put_off, do(Messaging.send_message, to=[GARAGE.number], text="Yes, I take the rental tomorrow."),
        ),
        "fetched during the stocktaking": (
            cab(), do(Reminders.snooze_reminder, reminder_id=the("fetch"), until="2027-05-12T13:30"),
        ),
    }  # fmt: skip
    ways = {
        "earlier in a better car, and the garage hears of it": (
            cab("07:30", service="comfort"),
            do(Reminders.snooze_reminder, reminder_id=the("fetch"), until="2027-05-12T15:30"),
            do(Messaging.send_message, to=[GARAGE.number], text="Fine, I come tomorrow after three. No rental needed."),
        ),
        "a new reminder in place of the old one": (
            do(Reminders.create_reminder, title="Car from the garage", due="2027-05-12T16:00"),
            do(Reminders.complete_reminder, reminder_id=the("fetch")),
            cab("07:45", note="Please be on time, it is an exam."),
        ),
    }
