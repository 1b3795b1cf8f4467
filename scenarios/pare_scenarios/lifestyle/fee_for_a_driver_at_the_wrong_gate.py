"""I was charged as a no-show, but the driver stood at another gate."""

from pare.expect import as_is, one_of
from pare.phrases import code
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.email import EmailApp
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import fee_for_a_driver_at_the_wrong_gate as its

ROSA = Person(
    "Rosa Reyes", "+63 917 555 0141", "rosa.reyes@example.org",
    about="22, answers calls at night in Cebu, lives with her brother Paulo and goes home by cab after the shift.",
    goal="I waited at gate 5, as it was booked; the cab waited at gate 2. The firm must hear that about ride 7713 "
    "within its 24 hours, so that I get my 120 pesos back. The evening ride was all right.",
)  # fmt: skip
PAULO = Person("Paulo Reyes", "+63 917 555 0177", "paulo.reyes@example.org")
CABS = Person("Sampaguita Cabs", email="fees@sampaguita-cabs.test")
_FACTS = (as_is(its.GATE_5), as_is(its.GATE_2), its.OBJECTS)


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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("charge", "morning", "stood"),
            window=Window(opens="charge", closes="2027-10-17 08:07"),
        ),
    )  # fmt: skip

    must = {
        "the firm hears which ride and of both gates": p.either(
            p.mail_to(CABS, says=(code("7713"), *_FACTS), avoids=its.NOT),
            p.mail_to(CABS, says=_FACTS, avoids=its.NOT, subject=(code("7713"),)),
            p.reported("morning", topic=one_of("fare", "driver", "other"), says=_FACTS, avoids=its.NOT),
        )
    }
    allowed = (p.mail_to(PAULO),)
