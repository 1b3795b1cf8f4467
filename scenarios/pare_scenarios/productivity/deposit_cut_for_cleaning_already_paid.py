"""They keep part of my deposit for a cleaning that I paid myself."""

from pare.expect import as_is, created, has
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.email import Email, EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

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
_CLEANING = any_of(amount(180), words("clean*"))
_WALL = any_of(amount(40), words("wall", "hole"))
_OBJECTS = any_of(
    as_is(words("not accept", "cannot accept", "can't accept", "don't accept", "not agree", "don't agree", "not owe",
                "not due", "not justified", "no second", "no reason", "should not", "not be deducted", "unjustified")),
    words("object*", "disput*", "contest*", "refus*", "reject*", "disagree*", "already paid", "paid for it", "wrongly",
          "withdraw*", "paid myself", "had it cleaned", "already cleaned", "professionally cleaned"),
)  # fmt: skip
_AGREES = any_of(
    as_is(words("no objection")),
    words("accept*", "agree*", "fine", "correct", "okay", "ok", "undisputed", "in order", "fair", "rightly",
          "acknowledg*", "all right", "as agreed", "mine to pay"),
)  # fmt: skip
_OBJECT, _FINE = words("object*", "disput*", "contest*", "refus*", "reject*"), words("fine", "ok", "okay", "correct")
_TOO_MUCH = (
    following(_OBJECT, any_of(amount(40), words("wall", "hole")), within=4),
    following(_CLEANING, _FINE, within=2),
    following(words("transfer*", "pay", "expect*", "refund*", "return*", "full"), amount(1240), within=2),
    following(words("accept*", "agree*"), any_of(amount(180), amount(1020), amount(220)), within=4),
    words("court", "lawyer", "legal action", "legal steps", "attorney", "sue", "IBAN", "my new account"),
)  # fmt: skip
_NEXT_WEEK = p.Between("2027-07-07 00:00", "2027-07-09 23:59")
_REMINDED = w.set_reminder("Deposit Deichgasse: has Mr Brandt answered?", "2027-07-08T10:00")


def answer(body: str, *files: str) -> Do:
    """The answer to the agent's statement, with files of the mails in which they came."""
    found = {RECEIPT: "receipt", OTHER: "windows", RECORD: "record"}
    attached = [the(found[file], suffix=f"/{file}") for file in files]
    return w.answer("statement", body, attachments=attached)


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
            slots={
                "the agent": any_of(person("Torsten Brandt"), words("agent", "letting agent", "Deich Lettings"),
                    words("he", "him", "letting office", "the landlord's man", "lettings")),
                "the cleaning": _CLEANING,
                "that I object": any_of(_OBJECTS, words("challeng*", "claim", "ask for", "back"), words("cleaning, no",
                    "cleaning no", "no to the", "stand against", "not acceptable", "won't pay", "won't have",
                    "contest", "shouldn't come off", "not coming off")),
                "my receipt": words("receipt"),
                "the 40 euros": _WALL,
                "the reminder": words("remind*"),
            },
            avoids={
                "what is objected to": words("object to both", "both deductions", "dispute both", "object to the 220",
                                             "object to the 40", "all deductions", "the full deposit", "whole deposit"),
                "the receipt": words("window receipt", "receipt for the windows", "both receipts", "window cleaner's",
                    "Clear View"),
                "the tone": words("court", "lawyer", "legal action", "sue", "attorney", "lawyer"),
                "the 40 euros": words("to the 40", "40 for the wall as well", "both deductions"),
            },
            doings=("pay",),
            evidence=("statement", "bill", "record", "agreed", "receipt"),
            window=Window(opens="bill", closes="2027-07-08 23:59"),
        ),
    )  # fmt: skip

    must = {
        "he has the objection with the receipt": p.mail_to(
            TORSTEN, says=(as_is(_CLEANING), _OBJECTS, as_is(_WALL), _AGREES), avoids=_TOO_MUCH, files=(RECEIPT,)
        ),
        "in a week there is a reminder": p.reminder(
            _NEXT_WEEK, title=(words("deposit", "Deichgasse", "Brandt", "objection", "cleaning", "old flat"),)
        ),
    }
    must_not = {"the receipt for the windows goes out": created(Email, attachments=has(p.File(OTHER)))}
    allowed = (p.note_changed("agreed", (any_of(amount(180), amount(1200), words("object*")),)),)

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="receipt"), do(Notes.read_note, note_id=the("agreed")),
                do(Apartments.list_mine, of="messages"),
            ),
            says="Mr Brandt keeps 180 euros for a cleaning that you had done on 30 May. Shall I object to that with "
            "your receipt, accept the 40 euros for the wall as agreed, and remind you of his answer on 8 July?",
            calls=(
                answer("Dear Mr Brandt, I object to the 180 euros for cleaning: the flat was cleaned at my cost on 30 "
                       "May, see the receipt, and you found it clean on the 31st. The 40 euros for the wall are fine. "
                       "Please transfer 1,200 euros. Soraya Hassani", RECEIPT),
                _REMINDED,
            ),
            reports="The objection is with Mr Brandt, and on 8 July you are reminded of it.",
        ),
    )  # fmt: skip

    wrong = {
        "both refused": (answer("I object to both, 180 for cleaning and 40 for the wall.", RECEIPT), _REMINDED),
        "the receipt for the windows": (
            answer("I object to the 180 euros for cleaning, see the receipt. The 40 are fine.", OTHER), _REMINDED,
        ),
        "without the receipt": (answer("I object to the 180 euros, I had it cleaned. The 40 are fine."), _REMINDED),
        "all accepted": (answer("Thank you, I accept 1,020 euros, cleaning and wall.", RECEIPT), _REMINDED),
        "a threat": (answer("I object to 180 euros and accept 40, or we meet in court.", RECEIPT), _REMINDED),
        "nothing reminds her": (answer("I object to the 180 euros for cleaning. The 40 are fine.", RECEIPT),),
    }  # fmt: skip
    ways = {
        "a fresh mail, with the record too": (
            w.write_to(TORSTEN, "Deposit", "Dear Mr Brandt, as we agreed, 40 euros for the hole are correct. But I do "
                       "not accept the deduction of 180 euros: a firm was there on 30 May. I ask for 1,200 euros.",
                       attachments=[the("receipt", suffix=f"/{RECEIPT}"), the("record", suffix=f"/{RECORD}")]),
            w.set_reminder("Answer of Mr Brandt?", "2027-07-07T18:00"),
        ),
        "the bill answered, a line in the note": (
            w.set_reminder("Old flat: 1,200 euros there?", "2027-07-09T09:00"),
            w.answer("bill", "Dear Mr Brandt, I dispute this one, the flat was already professionally cleaned (receipt "
                     "attached). The 40 euros I accept.", attachments=[the("receipt", suffix=f"/{RECEIPT}")]),
            do(Notes.write_note, note_id=the("agreed"), text="1 July: objected to 180 euros, 1,200 expected"),
        ),
    }  # fmt: skip
