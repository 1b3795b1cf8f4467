"""I was charged as a no-show, but the driver stood at another gate."""

from pare.expect import as_is, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, code, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.email import EmailApp
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following, unless

ROSA = Person(
    "Rosa Reyes", "+63 917 555 0141", "rosa.reyes@example.org",
    about="22, answers calls at night in Cebu, lives with her brother Paulo and goes home by cab after the shift.",
    goal="I waited at gate 5, as it was booked; the cab waited at gate 2. The firm must hear that about ride 7713 "
    "within its 24 hours, so that I get my 120 pesos back. The evening ride was all right.",
)  # fmt: skip
PAULO = Person("Paulo Reyes", "+63 917 555 0177", "paulo.reyes@example.org")
CABS = Person("Sampaguita Cabs", email="fees@sampaguita-cabs.test")

_OBJECTS = any_of(
    words("object*", "refund*", "dispute*", "contest*", "complain*", "appeal*", "challenge*", "money back", "fee back",
          "pesos back", "cancel* the fee", "waive*", "take back", "give back", "pay back", "return", "revers*",
          "wrong*", "unfair", "credit*", "remove the fee", "remove the charge", "drop the fee"),
    as_is(words("not pay", "don't owe", "not a no-show", "no no-show", "not justified")),
)  # fmt: skip
_GATE_5, _GATE_2 = words("gate 5", "gate no. 5", "5th gate", "fifth gate"), words("gate 2", "gate no. 2", "second gate")
_DROVE = words("driver waited", "driver stood", "driver was waiting", "driver stopped", "driver went", "cab waited",
               "car waited", "cab stood", "car stood", "driver was", "cab was", "car was")  # fmt: skip
_SWAPPED = any_of(
    following(_DROVE, _GATE_5, within=1),
    following(words("I waited", "I stood", "I was waiting", "I was", "arranged", "booked for"), _GATE_2, within=1),
)  # fmt: skip
_FACTS = (as_is(_GATE_5), as_is(_GATE_2), _OBJECTS)
_NOT = (
    unless(any_of(code("7719"), amount(45)), "all right", "correct", "in order", "fine", "agree*", "right", "ok"),
    _SWAPPED, words("password", "my mistake", "my fault", "I was late", "I overslept", "both rides", "both fees"),
)  # fmt: skip


def object_to(ride: str, text: str, **how: object) -> Do:
    """The ride's own problem report."""
    return do(Cab.report_problem, ride_id=the(ride), text=text, **({"topic": "fare"} | how))


class FeeForADriverAtTheWrongGate(Scenario):
    """I was charged as a no-show, but the driver stood at another gate."""

    id, domain, difficulty = "fee-for-a-driver-at-the-wrong-gate", "lifestyle", "easy"
    distractor = "The evening ride has a waiting fee, too, but that one she had asked for."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Cab)
    starts, zone, user = "2027-10-16 07:55", "Asia/Manila", ROSA

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Sampaguita Cabs")
        w.saved_place(phone, "Home", "Mango Lane 14")
        work = w.spot(phone, "Harbour Point Towers", 3.2, 1.1).name
        phone.name("morning", w.ride(
            phone, "2027-10-15 06:40", work, "Mango Lane 14", id="7713", status="cancelled",
            note="Gate 5, by the bus stop, please", driver="Nuno", cab_number="318",
            remark="Driver waited at gate 2 from 6:38 to 6:50. Passenger not found.",
        ))  # fmt: skip
        phone.name("evening", w.ride(
            phone, "2027-10-15 21:10", "Mango Lane 14", work, stops=("Santol Pharmacy",), id="7719",
            fee=w.money(phone, 45), note="Gate 2, five minutes at the pharmacy", driver="Petra", cab_number="204",
            remark="Waited 9 minutes at the pharmacy, as asked.",
        ))  # fmt: skip
        for day in (12, 13, 14):
            w.ride(phone, f"2027-10-{day} 06:40", work, "Mango Lane 14", note="Gate 5, please", rating=5)
        phone.name("stood", w.mail(phone, "2027-10-15 07:05", ROSA, "Breakfast without me", "Start without me. I have "
            "been by the bus stop since half past six and no cab in sight, now I take the jeepney.",
            to=(PAULO.email,)))  # fmt: skip
        w.mail(phone, "2027-09-01 09:00", CABS, "How we charge", "Waiting on your wish costs 5 pesos a minute. Who "
               "does not come to the car within ten minutes pays 120 pesos.")  # fmt: skip
        w.everyday(phone, about=("music", "cooking"), work="Blue Lagoon Calls",
                   avoid=("gate", "fee", "objection", "7713", "refund"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "08:00", "receipt", CABS, "Ride 7719: your receipt", "Thank you for riding with us on "
                     "Friday evening. Your total includes 45 pesos for waiting time.")  # fmt: skip
        w.mail_comes(story, "08:07", "charge", CABS, "Ride 7713: 120 pesos for a passenger who did not come",
                     "Our driver waited for you on Friday morning in vain, so we have charged your account 120 pesos; "
                     "the app shows them from Monday on. You can object within 24 hours: answer this mail, or report "
                     "it in the app, with the number of the ride and the reason.")  # fmt: skip

    needs = (
        Need(
            "Object to the fee of ride 7713, since the driver waited at gate 2 and not at gate 5, as arranged.",
            slots={
                "which fee": any_of(code("7713"), amount(120), words("no-show", "did not come", "didn't come",
                    "Friday morning", "morning ride", "yesterday morning", "6:40")),
                "that you object": _OBJECTS,
                "the two gates": any_of(_GATE_5, _GATE_2, words("wrong gate", "another gate", "other gate",
                    "different gate", "the gates", "two gates")),
            },
            avoids={
                "which ride": words("object to both", "both fees", "both rides", "both charges", "and 7719", "7719 and",
                                    "fee of 7719", "fee for 7719", "waiting fee", "the 45", "refund of 45"),
                "who stood where": _SWAPPED,
                "what is wanted": words("one star", "1 star", "rate the driver", "bad rating", "cancel your",
                                        "cancel the ride", "cancel Monday*", "pay the fee"),
            },
            doings=("cancel", "delete"),
            evidence=("charge", "morning", "stood"),
            window=Window(opens="charge", closes="2027-10-17 08:07"),
        ),
    )  # fmt: skip

    must = {
        "the firm hears which ride and of both gates": p.either(
            p.mail_to(CABS, says=(code("7713"), *_FACTS), avoids=_NOT),
            p.mail_to(CABS, says=_FACTS, avoids=_NOT, subject=(code("7713"),)),
            p.reported("morning", topic=one_of("fare", "driver", "other"), says=_FACTS, avoids=_NOT),
        )
    }
    allowed = (p.mail_to(PAULO),)

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("charge")), do(EmailApp.search_emails, text="bus stop"),
                do(Cab.list_rides, which="past", since="2027-10-15 00:00"), do(Cab.get_ride, ride_id=the("morning")),
            ),
            says="Ride 7713 was booked for gate 5, and by its own record the driver waited at gate 2. Shall I object "
            "to the fee of 120 pesos with these two gates, and ask for the money back?",
            calls=(
                w.answer("charge", "Ride 7713: I object to the fee of 120 pesos. The ride was arranged for gate 5, "
                         "where I waited. By your record the driver stood at gate 2. Please refund it. Rosa Reyes"),
            ),
            reports="The firm has your objection.",
        ),
    )  # fmt: skip

    _why = "I waited at gate 5, as my booking says; your driver waited at gate 2. Please refund "
    wrong = {
        "the evening ride": (w.answer("receipt", f"Ride 7719: I object. {_why} the 45 pesos."),),
        "both rides": (w.answer("charge", f"Rides 7713 and 7719: {_why} 165 pesos."),),
        "without the reason": (w.answer("charge", "I object to the fee of ride 7713, please refund 120 pesos."),),
        "the gates the wrong way round": (object_to("morning", "A refund: I was at gate 2, the cab was at gate 5."),),
        "a bad mark as well": (object_to("morning", _why), do(Cab.rate_ride, ride_id=the("evening"), rating=1)),
    }
    ways = {
        "reported in the app": (object_to("morning", f"{_why} the 120 pesos."),),
        "a fresh mail, and a word to the brother": (
            w.write_to(CABS, "Objection, ride 7713", "It was not me who did not come: gate 5 was booked, but the car "
                       "stood at gate 2. I want my fee back, please. Ride 7719 is all right."),
            w.write_to(PAULO, "The cab", "It had waited at gate 2. I have objected."),
        ),
    }  # fmt: skip
