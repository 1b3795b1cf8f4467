"""The cab to the concert hall belongs on the bill I am about to send."""

from pare.phrases import amount, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.cab import Cab
from pare_apps.email import EmailApp
from pare_apps.money import Money
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import following, unless
from pare_scenarios.productivity.words import cab_fare_goes_on_the_tuning_bill as its

JORGE = Person(
    "Jorge Almeida", "+55 11 5550 0101", "jorge.almeida@example.com",
    about="59, piano tuner in São Paulo, paints landscapes in his free time, lives alone.",
    goal="The theatre shall get one bill by noon, with the cab that took me there at what it really cost. The way "
    "back is mine, and my price for a tuning stays what it is.",
)  # fmt: skip
OFFICE = Person("Teatro Paineira", email="office@teatro-paineira.test")
SCHOOL = Person("Escola Ipê", email="desk@escola-ipe.test")
HOME, HALL = "Rua Sabiá 30", "Teatro Paineira"


class CabFareGoesOnTheTuningBill(Scenario):
    """The cab to the concert hall belongs on the bill I am about to send."""

    id, domain, difficulty = "cab-fare-goes-on-the-tuning-bill", "productivity", "easy"
    distractor = "The ride home, which is at his own expense; the fare there before it was corrected."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Cab, Notes)
    starts, zone, user = "2027-02-04 09:55", "America/Sao_Paulo", JORGE

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Azul Cabs")
        w.saved_place(phone, "Home", HOME)
        w.ride(phone, "2027-02-02 09:20", HOME, "Escola Ipê", fare=w.money(phone, "44.80"))
        phone.name("there", w.ride(phone, "2027-02-03 13:10", HOME, HALL, fare=w.money(phone, "73.60"),
                                   remark="Waiting time at the pick-up: 16 minutes"))  # fmt: skip
        phone.name("back", w.ride(phone, "2027-02-03 17:45", HALL, HOME, fare=w.money(phone, "68.40")))
        phone.name("terms", w.note(phone, "Terms", "Escola Ipê: R$ 350 a piano, travel is in it.\nTeatro Paineira: "
            "R$ 480 for the grand. They pay the cab there as an extra line, as the firm charges it; home I go at my "
            "own expense.\nPrivate: R$ 300, R$ 40 on top outside the ring.", at="2027-01-11 19:00"))  # fmt: skip
        w.mail(phone, "2027-01-29 11:30", OFFICE, "Grand on 3 February", "Good morning Mr Almeida, the pianist "
               "comes on Thursday. Could you tune on Wednesday at two? The stage is free until five.")  # fmt: skip
        w.mail(phone, "2027-02-02 16:00", JORGE, "Bill, 2 February", "Two pianos: R$ 700.00. Kind regards, Jorge "
               "Almeida", to=(SCHOOL.email,))  # fmt: skip
        phone.name("bill", w.draft(phone, "2027-02-03 20:40", OFFICE, subject="Bill, 3 February", body="Dear all, for "
            "Wednesday 3 February:\nTuning, concert grand: R$ 480.00\nTotal: R$ 480.00\nKind regards, Jorge "
            "Almeida"))  # fmt: skip
        w.everyday(phone, about=("painting", "music"), avoid=("bill", "tuning", "theatre", "cab", "fare"),
                   clear=("2027-02-03",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:00", "request", OFFICE, "Yesterday's bill", "Good morning Mr Almeida, the grand sounds "
                     "wonderful. We close the month's books today: please let us have your bill by noon, all in one, "
                     "what comes later is paid in April.")  # fmt: skip
        story.at("10:10", "corrected", Cab.fare_changed, ride_id=the("there"), fare=Money.of("57.60", "BRL"),
                 reason="The driver was late himself; waiting time removed")  # fmt: skip

    needs = (
        Need(
            "Put the cab to the theatre, R$ 57.60, on the bill, R$ 537.60 in all, and send it before noon.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("request", "corrected", "terms", "bill"),
            window=Window(opens="corrected", closes="12:00"),
        ),
    )  # fmt: skip

    must = {
        "one bill with the cab there": p.mail_to(
            OFFICE,
            says=(amount(480), its.THERE, its.TOTAL),
            avoids=(
                its.BACK, its.WRONG_TOTALS, following("total", amount(480), within=2),
                unless(its.FIRST, words("correct*", "instead", "before", "first", "originally", "reduced")),
            ),
        ),
    }  # fmt: skip
    allowed = (p.mail_deleted("bill"),)
