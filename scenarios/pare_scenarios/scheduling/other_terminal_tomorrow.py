"""The cab would take me to the wrong terminal at five in the morning."""

from pare.expect import At, Holds, mentions
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab, Ride
from pare_apps.email import EmailApp
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import other_terminal_tomorrow as its

HOME, ONE, TWO = "Isarweg 31", "Airport, Terminal 1", "Airport, Terminal 2"
KAAN = Person(
    "Kaan Demir", "+49 176 55501 00", "kaan.demir@example.org",
    about="48, sells packing machines, lives in Munich, flies somewhere once a month and is in bed by half past nine.",
    goal="I want to step out of the cab at the right terminal tomorrow at dawn: there is no time to change. The hour, "
    "and the ride home on Wednesday, are right as they are.",
)  # fmt: skip
AIRLINE = Person("Alpenwind Air", email="booking@alpenwind-air.test")
LOUNGE = Person("Silver Lounges", email="offers@silver-lounges.test")
SASKIA = Person("Saskia Visser", email="saskia.visser@example.com")


def _not_to_terminal_one(phone: Phone) -> bool:
    """Whether Monday's own ride does not go to Terminal 1 any more."""
    row = phone.named("monday")
    return not (isinstance(row, Ride) and row.open and row.destination == ONE)


class OtherTerminalTomorrow(Scenario):
    """The cab would take me to the wrong terminal at five in the morning."""

    id, domain, difficulty = "other-terminal-tomorrow", "scheduling", "easy"
    distractor = "The ride home on Wednesday begins at Terminal 1 as well, and is right there."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Cab)
    starts, zone, user = "2027-02-07 16:00", "Europe/Berlin", KAAN

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Blue Lion Cabs", free_minutes=60, late_fee=8)
        w.saved_place(phone, "Home", HOME)
        w.spot(phone, ONE, 18.0, 22.5, "Terminal 1")
        w.spot(phone, TWO, 20.5, 24.5, "Terminal 2")
        for place, minutes in ((ONE, 38), (TWO, 41)):
            w.route(phone, HOME, place, minutes)
        w.route(phone, ONE, TWO, 15)
        phone.name("monday", w.ride(phone, "2027-02-08 05:10", HOME, ONE, note="One suitcase, ring at Demir"))
        phone.name("wednesday", w.ride(phone, "2027-02-10 21:15", ONE, HOME))
        w.ride(phone, "2027-01-11 05:10", HOME, ONE)
        w.ride(phone, "2027-01-13 20:30", ONE, HOME)
        phone.name("booking", w.mail(
            phone, "2027-01-15 18:04", AIRLINE, "Your booking KD7Q2",
            "Out: Monday 8 February, Munich 07:05, Gothenburg 09:10. "
            "Back: Wednesday 10 February, Gothenburg 18:30, Munich 20:40. Your luggage is taken until 06:05.",
        ))  # fmt: skip
        w.mail(phone, "2027-02-05 15:20", SASKIA, "Gothenburg", "The customer has two questions about the film feeder. "
               "I put them into the slides. Fish soup on me on Monday evening!")  # fmt: skip
        w.mail(phone, "2027-02-06 09:00", LOUNGE, "Your points", "You have 140 points. A coffee costs 400.")
        w.everyday(phone, work="Lerche Packing", avoid=("airport", "terminal", "flight", "airline", "suitcase"),
                   clear=("2027-02-08", "2027-02-10"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(
            story,
            "16:10",
            "news",
            AIRLINE,
            "News about your booking KD7Q2",
            "Dear Mr Demir, because of works "
            "in the luggage hall your flight on Monday 8 February leaves from Terminal 2. The time stays. "
            "Your flight back on Wednesday 10 February arrives at Terminal 1 as planned. Have a good journey!",
        )
        w.mail_comes(story, "16:20", "advert", LOUNGE, "Monday morning, and nowhere to sit?", "Begin your trip at our "
                     "lounge in Terminal 1, from five o'clock, 20 percent off.")  # fmt: skip

    needs = (
        Need(
            "Send Monday's cab to Terminal 2 instead of Terminal 1, at the same time.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel",),
            evidence=("news", "monday"),
            window=Window(opens="news", closes="2027-02-08 05:00"),
        ),
    )  # fmt: skip

    must = {
        "Monday's cab goes to Terminal 2": p.either(
            p.ride_moved("monday", destination=TWO, note=mentions()),
            p.ride(HOME, TWO, At("2027-02-08 05:10")),
        ),
        "and none to Terminal 1": Holds(_not_to_terminal_one),
    }
    allowed = (p.ride_cancelled("monday"),)
