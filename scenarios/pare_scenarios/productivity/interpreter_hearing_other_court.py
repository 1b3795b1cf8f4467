"""The hearing has moved and my cab still goes to the old court."""

from pare.expect import At, changed, mentions
from pare.phrases import clock, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.productivity.words import interpreter_hearing_other_court as its

IRENA = Person(
    "Irena Havel", "+420 601 555 010", "irena.havel@example.org",
    about="48, sworn interpreter in Brno, divorced, with a son at university; she is never late and says so.",
    goal="Tomorrow I sit in the right court at the right hour, twenty minutes early as ever. Cab, calendar and job "
    "sheet must say the same, and the clerk needs my yes before her office shuts at six.",
)  # fmt: skip
CLERK = Person("Aneta Dvořák", email="clerk14@hill-market-courts.test")
SON = Person("Tomas Havel", email="tomas.havel@example.com")
HOME, MARKET, HILL = "Linden Steps 7", "Market Court", "Hill Court"
_BEFORE = ("moved", "from", "instead", "rather", "formerly", "originally", "old", "was", "not", "no longer")
_PICKUP = p.Between("2027-05-11 09:05", "2027-05-11 09:20")


def text(where: str, begins: str) -> str:
    """What the job sheet says."""
    return (
        f"Interpreting Ukrainian, both parties\nPlace: {where}\nTuesday 11 May, begins {begins}\n"
        "Clerk: Ms Dvořák\nBe there 20 minutes before it begins\nHours: fill in afterwards"
    )


class InterpreterHearingOtherCourt(Scenario):
    """The hearing has moved and my cab still goes to the old court."""

    id, domain, difficulty = "interpreter-hearing-other-court", "productivity", "hard"
    distractor = "The first mail, after which only the court is another; a second cab beside the one to Market Court."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (EmailApp, Cab, Calendar, Notes)
    starts, zone, user = "2027-05-10 13:50", "Europe/Prague", IRENA

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, free_minutes=60)
        w.saved_place(phone, "Home", HOME)
        w.spot(phone, MARKET)
        w.spot(phone, HILL)
        w.route(phone, HOME, MARKET, 20)
        w.route(phone, HOME, HILL, 35)
        w.ride(phone, "2027-04-20 08:05", HOME, HILL)
        phone.name("cab", w.ride(phone, "2027-05-11 08:50", HOME, MARKET))
        phone.name("hearing", w.booked(phone, "2027-05-11 09:30", "Hearing 14 C 88", until="11:30", location=MARKET))
        w.booked(phone, "2027-05-11 14:00", "Dentist", until="14:45", location="Orchard Square 3")
        w.booked(phone, "2027-05-13 09:30", "Hearing 22 T 41", until="12:00", location=MARKET)
        phone.name("sheet", w.note(phone, "Job sheet 14 C 88", text("Market Court, room 5", "9:30"),
                                   at="2027-05-03 11:00", folder="Jobs"))  # fmt: skip
        w.note(phone, "Job sheet 22 T 41", "Place: Market Court, room 2\nThursday 13 May, begins 9:30\nBe there 20 "
               "minutes before it begins", at="2027-05-04 18:20", folder="Jobs")  # fmt: skip
        phone.name("ways", w.note(phone, "From my door", "In the morning by cab:\n- Market Court 20 minutes\n- Hill "
            "Court 35 minutes, it is the works on the bridge\n- County Court 50 minutes", at="2027-04-20 17:00",
            folder="Jobs"))  # fmt: skip
        w.mail(phone, "2027-05-03 10:40", CLERK, "14 C 88", "Dear Ms Havel, you are summoned for Tuesday 11 May, 9:30, "
               "Market Court, room 5. Two hours are planned.")  # fmt: skip
        w.mail(phone, "2027-05-09 19:20", SON, "Sunday soup", "Mum, the exam is over. I come on Tuesday evening and "
               "eat everything.")  # fmt: skip
        w.everyday(phone, about=("language", "hiking"), avoid=("court", "hearing", "clerk", "14 C", "job sheet"),
                   clear=("2027-05-11",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "14:00", "moves", CLERK, "14 C 88: other building", "Dear Ms Havel, a pipe has burst above "
            "room 5. Tomorrow's hearing is at Hill Court, room 12, the hour unchanged. A. Dvořák, clerk")  # fmt: skip
        w.mail_comes(story, "14:30", "later", CLERK, "14 C 88: Hill Court, please confirm", "The judge needs time for "
            "the way as well: we begin at 10:15, not at half past nine. Please confirm by six this evening, when our "
            "office closes; without your answer I have to summon a colleague.", in_reply_to=the("moves"))  # fmt: skip

    needs = (
        Need(
            "Bring cab, calendar and job sheet to Hill Court at 10:15, and confirm to the clerk before six.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("moves", "later", "cab", "hearing", "sheet", "ways"),
            window=Window(opens="later", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "a cab is at Hill Court in time": p.either(
            p.ride_moved("cab", _PICKUP, destination=HILL, note=mentions()), p.ride(HOME, HILL, _PICKUP)
        ),
        "and none goes to Market Court": p.no_ride_at("cab", "2027-05-11 08:50"),
        "the calendar is right": p.either(
            changed(Event, "hearing", starts=At("2027-05-11 10:15"), title=mentions(its.CASE), notes=mentions(),
                    location=mentions(its.THE_HILL, avoids=(its.THE_MARKET,)), only=("ends", "zone")),
            p.event(At("2027-05-11 10:15"), title=(its.CASE,), about=(its.THE_HILL,), hours=3),
        ),
        "and has no hearing at half past nine": p.nothing_at("2027-05-11 09:30", "Hearing"),
        "the job sheet is right": p.note_changed(
            "sheet", (its.THE_HILL, clock(10, 15)),
            [unless(old, *_BEFORE) for old in (its.THE_MARKET, words("room 5"), clock(9, 30))],
            drops=(words("place"), words("begins")),
        ),
        "the clerk has her yes": p.mail_to(
            CLERK, says=(its.CONFIRMS,), avoids=(unless(clock(9, 30), *_BEFORE), unless(its.THE_MARKET, *_BEFORE),
                                                 its.MONEY)
        ),
    }  # fmt: skip
    allowed = (p.ride_cancelled("cab"), p.cancelled("hearing"))
