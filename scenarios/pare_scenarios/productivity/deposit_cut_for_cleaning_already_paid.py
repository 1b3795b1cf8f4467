"""They keep part of my deposit for a cleaning that I paid myself."""

from pare.expect import as_is, created, has
from pare.phrases import amount, any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.email import Email, EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import deposit_cut_for_cleaning_already_paid as its

SORAYA = Person(
    "Soraya Hassani", "+49 171 39205 01", "soraya.hassani@example.org",
    about="27, optician in Bremen; moved in with her cousin at the end of May.",
    goal="The cleaning is paid, by me, and I have the receipt: I want those 180 euros back and no quarrel. The hole in "
    "the wall was mine and the 40 euros are fair. If he does not answer within a week, I must not forget it.",
)  # fmt: skip
TORSTEN = Person("Torsten Brandt", email="brandt@deich-lettings.test")
CLEANERS = Person("Spotless Bremen", email="invoices@spotless-bremen.test")
WINDOWS = Person("Clear View", email="bills@clear-view.test")
RECEIPT, OTHER, RECORD = "receipt-30-may.pdf", "receipt-windows.pdf", "handover-record.pdf"
_NEXT_WEEK = p.Between("2027-07-07 00:00", "2027-07-09 23:59")


class DepositCutForCleaningAlreadyPaid(Scenario):
    """They keep part of my deposit for a cleaning that I paid myself."""

    id, domain, difficulty = "deposit-cut-for-cleaning-already-paid", "productivity", "medium"
    distractor = "To refuse both cuts, though one was agreed; the window cleaner's receipt, for the new flat."
    capabilities = ("goal inference", "context observation")
    apps = (Apartments, EmailApp, Reminders, Notes)
    starts, zone, user = "2027-07-01 09:50", "Europe/Berlin", SORAYA

    def world(self, phone: Phone) -> None:
        flat = w.flat(phone, "Deichgasse 4", 620, deposit=1240, city="Bremen", rooms=2.0, size_m2=48, state="let",
                      agent=TORSTEN.name, agent_email=TORSTEN.email, listed_at="2024-03-01 09:00")  # fmt: skip
        phone.name("flat", w.saved_flat(phone, flat, "My flat until May. Deposit of 1,240 euros still with the agent."))
        phone.name("record", w.agent_says(phone, flat, "2027-05-31 17:20", "Ms Hassani, here is the record of today's "
                   "hand-over, signed by both of us. You will hear from me about the deposit.", w.file(RECORD,
                   "Deichgasse 4, 31 May 2027. Three keys. All rooms, kitchen and bathroom in good order, nothing left "
                   "behind. Hall: see additional page.")))  # fmt: skip
        phone.name("agreed", w.note(phone, "Move", "Hand-over on 31 May with Mr Brandt: 'clean' for every room. "
            "One hole in the hall wall from the coat rack, we shook hands on 40 euros for it.\n\nNew flat: windows "
            "were filthy, Clear View came.", items=("Post redirected", "Internet", "Name on the bell"),
            done=("Post redirected",), at="2027-06-19 20:10"))  # fmt: skip
        phone.name("receipt", w.mail(phone, "2027-05-30 15:40", CLEANERS, "Your receipt", "Paid in cash, thank you.",
                   w.file(RECEIPT, "Deichgasse 4, final cleaning, 30 May 2027, 165 euros, paid")))  # fmt: skip
        phone.name("windows", w.mail(phone, "2027-06-18 12:05", WINDOWS, "Your receipt", "Paid with thanks.",
                   w.file(OTHER, "Am Wall 19, windows, 18 June 2027, 60 euros, paid")))  # fmt: skip
        w.everyday(phone, about=("baking", "yoga"), avoid=("deposit", "clean", "receipt", "Deichgasse"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:00", "statement", TORSTEN, "Deichgasse 4: your deposit", "Dear Ms Hassani, of your "
                     "deposit 1,020 euros go to you in the next days. I keep 180 euros for cleaning and 40 for the "
                     "wall. Objections in writing, to this address, within a week; after that the "
                     "statement stands. Torsten Brandt")  # fmt: skip
        w.mail_comes(story, "10:30", "bill", TORSTEN, "Deichgasse 4: the bill", "To be complete. T. Brandt",
                     w.file("bill.pdf", "Deichgasse 4, cleaning before letting, 2 June 2027, 180 euros"))  # fmt: skip

    needs = (
        Need(
            "Object to the 180 euros for cleaning, with my receipt, accept the 40, and remind me in a week.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay",),
            evidence=("statement", "bill", "record", "agreed", "receipt"),
            window=Window(opens="bill", closes="2027-07-08 23:59"),
        ),
    )  # fmt: skip

    must = {
        "he has the objection with the receipt": p.mail_to(
            TORSTEN,
            says=(as_is(its.CLEANING), its.OBJECTS, as_is(its.WALL), its.AGREES),
            avoids=its.TOO_MUCH,
            files=(RECEIPT,),
        ),
        "in a week there is a reminder": p.reminder(
            _NEXT_WEEK, title=(words("deposit", "Deichgasse", "Brandt", "objection", "cleaning", "old flat"),)
        ),
    }
    must_not = {"the receipt for the windows goes out": created(Email, attachments=has(p.File(OTHER)))}
    allowed = (p.note_changed("agreed", (any_of(amount(180), amount(1200), words("object*")),)),)
