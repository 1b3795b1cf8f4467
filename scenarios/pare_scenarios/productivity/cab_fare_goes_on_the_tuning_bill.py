"""The cab to the concert hall belongs on the bill I am about to send."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.email import EmailApp
from pare_apps.money import Money
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following, unless

JORGE = Person(
    "Jorge Almeida", "+55 11 5550 0101", "jorge.almeida@example.com",
    about="59, piano tuner in São Paulo, paints landscapes in his free time, lives alone.",
    goal="The theatre shall get one bill by noon, with the cab that took me there at what it really cost. The way "
    "back is mine, and my price for a tuning stays what it is.",
)  # fmt: skip
OFFICE = Person("Teatro Paineira", email="office@teatro-paineira.test")
SCHOOL = Person("Escola Ipê", email="desk@escola-ipe.test")
HOME, HALL = "Rua Sabiá 30", "Teatro Paineira"

_THERE, _TOTAL = amount("57.60"), amount("537.60")
_FIRST, _BACK = amount("73.60"), amount("68.40")
_WRONG_TOTALS = any_of(amount("553.60"), amount("606"), amount("622"), amount("548.40"))
_ADDS = words("add", "include", "charge", "put", "enter", "list", "cab", "taxi", "ride", "fare", "plus")
_MINE = words("not", "no", "yours", "your own", "own cost", "leave", "stays", "yourself", "out", "isn't", "without")
_BOTH = words("both rides", "both cabs", "both fares", "both ways", "two rides", "there and back", "round trip",
              "ride home too", "return trip")  # fmt: skip


def bill(there: str = "57.60", total: str = "537.60", more: str = "") -> str:
    """The text of the bill."""
    return (
        f"Dear all, for Wednesday 3 February:\nTuning, concert grand: R$ 480.00\nCab to the theatre: R$ {there}\n"
        f"{more}Total: R$ {total}\nKind regards, Jorge Almeida"
    )


def drafted(text: str) -> Do:
    """The draft gets this text."""
    return do(EmailApp.edit_draft, email_id=the("bill"), body=text)


SENT = do(EmailApp.send_draft, email_id=the("bill"))


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
            slots={
                "the bill": words("bill", "invoice", "draft"),
                "the cab there": words("cab", "taxi", "ride", "trip", "fare", "Azul"),
                "the sum": any_of(_THERE, _TOTAL),
                "that it goes out": words("send*", "mail*", "email", "reply", "answer", "submit"),
            },
            avoids={
                "which ride": any_of(unless(_BOTH, _MINE), unless(following(_ADDS, _BACK, within=6), _MINE)),
                "the fare": unless(following(_ADDS, _FIRST, within=6), _THERE),
                "the total": _WRONG_TOTALS,
            },
            doings=("delete",),
            evidence=("request", "corrected", "terms", "bill"),
            window=Window(opens="corrected", closes="12:00"),
        ),
    )  # fmt: skip

    must = {
        "one bill with the cab there": p.mail_to(
            OFFICE,
            says=(amount(480), _THERE, _TOTAL),
            avoids=(
                _BACK, _WRONG_TOTALS, following("total", amount(480), within=2),
                unless(_FIRST, words("correct*", "instead", "before", "first", "originally", "reduced")),
            ),
        ),
    }  # fmt: skip
    allowed = (p.mail_deleted("bill"),)

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("bill")), do(Cab.list_rides, which="past", text="Paineira"),
                do(Notes.read_note, note_id=the("terms")),
            ),
            says="The theatre pays your cab there, and that ride was corrected to R$ 57.60. Shall I add it to the "
            "bill in your drafts, R$ 537.60 in all, and send it now?",
            calls=(drafted(bill()), SENT),
            reports="The bill is with the theatre: R$ 537.60.",
        ),
    )  # fmt: skip

    wrong = {
        "sent bare": (SENT,),
        "the fare before the correction": (drafted(bill("73.60", "553.60")), SENT),
        "both rides": (drafted(bill(total="606.00", more="Cab back: R$ 68.40\n")), SENT),
        "corrected, not sent": (drafted(bill()),),
        "two bills": (w.answer("request", bill()), SENT),
        "the wrong line added up": (drafted(bill(total="480.00")), SENT),
    }
    ways = {
        "an answer to the office, the draft thrown away": (
            w.answer("request", "Bom dia! Tuning R$ 480,00, cab to you R$ 57,60, together R$ 537,60. Jorge Almeida"),
            do(EmailApp.delete_emails, email_ids=[the("bill")]),
        ),
        "the receipt goes along": (
            do(EmailApp.edit_draft, email_id=the("bill"), body=bill(), subject="Bill, 3 February 2027",
               attachments=[the("there", suffix="/receipt.pdf")]),
            SENT,
        ),
        "a fresh mail, the draft left alone": (w.write_to(OFFICE, "Bill for 3 February", bill()),),
    }  # fmt: skip
