"""Two cabs are coming for two people to one concert."""

from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import second_cab_same_door as its

HOME, HALL, AIRPORT = "Hillside Street 12", "Fjord Hall", "Flesland Airport"
TOVA = Person(
    "Tova Solberg", "+47 555 01 100", "tova.solberg@example.org",
    about="29, sound technician in Bergen, lives alone up on the hillside; flies to a festival tomorrow at dawn.",
    goal="One car for the two of us is enough. Mine should go while that is free, and Anders should know that I ride "
    "with him. The early ride to the airport must stay.",
)  # fmt: skip
ANDERS = Person("Anders Lund", "+47 555 01 111")
SIGRID = Person("Sigrid Dahl", "+47 555 01 122")
NILS = Person("Nils Eriksen", "+47 555 01 133")


class SecondCabSameDoor(Scenario):
    """Two cabs are coming for two people to one concert."""

    id = "second-cab-same-door"
    domain = "scheduling"
    capabilities = ("intervention timing", "context observation")
    difficulty = "easy"
    distractor = "The friend's first message is only a question; the ride to the airport is hers as well."
    apps = (Messaging, Cab, Calendar)
    starts, zone = "2027-03-12 17:00", "Europe/Oslo"
    user = TOVA

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Seven Hills Cabs", price_level=10, free_minutes=40, late_fee=9)
        w.saved_place(phone, "Home", HOME)
        w.route(phone, HOME, HALL, 19)
        w.route(phone, HOME, AIRPORT, 27)
        phone.name("mine", w.ride(phone, "2027-03-12 18:40", HOME, HALL))
        phone.name("dawn", w.ride(phone, "2027-03-13 06:20", HOME, AIRPORT, note="Two cases of microphones"))
        w.ride(phone, "2027-02-20 18:30", HOME, HALL)
        concert = w.booked(phone, "2027-03-12 19:30", "Concert with Anders", until="22:00", location=HALL)
        phone.name("concert", concert)
        w.booked(phone, "2027-03-13 08:05", "Flight to Tromsø", until="10:00")
        w.chat(phone, [ANDERS], [
            ("2027-03-08 20:12", "Anders", "Friday stands? You bring the tickets, I bring the ears."),
            ("2027-03-08 20:20", "me", "Both in my drawer. Come up to mine first, there is soup."),
            ("2027-03-11 09:41", "Anders", "Soup! I'll be at yours by six."),
        ])  # fmt: skip
        w.chat(phone, [SIGRID, NILS], [
            ("2027-03-10 22:05", "Sigrid", "The new monitors hum in B flat."),
            ("2027-03-10 22:09", "me", "Then we tune to them."),
        ], title="Band")  # fmt: skip
        w.everyday(phone, avoid=("cab ", "taxi", "concert"), clear=("2027-03-12", "2027-03-13"))

    def happens(self, story: Story) -> None:
        story.at("17:05", "question", Messaging.receive_message, sender=ANDERS.number,
                 text="On my way up to you. For later: shall I get us a cab, or do you?")  # fmt: skip
        story.at("17:20", "booked", Messaging.receive_message, sender=ANDERS.number,
                 text="Never mind, sorted and paid: 18:45 from your front door, room for both of us.")  # fmt: skip
        story.at("17:30", "van", Messaging.receive_message, sender=SIGRID.number, title="Band",
                 text="The van has a new radiator. It can do hills again!")  # fmt: skip

    needs = (
        Need(
            "Cancel my own ride to the hall while it is free, and tell Anders that I come along in his cab.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel",),
            evidence=("booked", "mine", "concert"),
            window=Window(opens="booked", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "her own cab is off and costs nothing": p.ride_cancelled("mine"),
        "Anders knows that she rides with him": p.told(ANDERS, says=(its.TOGETHER,), avoids=(its.APART,)),
    }
