"""Five hundred flyers go to print at two with the wrong day on them."""

from datetime import date

from pare.expect import At, Expect, changed, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import affirms, any_of, clock, day, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, unless

FERGUS = Person(
    "Fergus Palmer", "+1 902 555 0301", "fergus.palmer@example.org",
    about="31, office assistant in Halifax, runs four folk sessions a year in his free time.",
    goal="Nobody may stand before the hall on a Sunday, nor half an hour too early: the flyers must say Saturday and "
    "half past seven before the press starts at two. I want the flyers, so the order stays.",
)  # fmt: skip
ZAINAB = Person("Zainab Boateng", "+1 902 555 0312")
EILIDH = Person("Eilidh Vale", "+1 902 555 0313")
PRINTER = Person("Tern Press", email="proofs@tern-press.test")
_SATURDAY, _SUNDAY = day(date(2027, 12, 11)), day(date(2027, 12, 12))
_HALF_PAST, _SEVEN = clock(19, 30), clock(19)
_PUT_RIGHT = ("wrong", "mistake", "error", "incorrect", "should", "must", "instead", "replace", "change", "correct*",
              "proof", "currently", "printed as", "has been", "moved", "was", "from")  # fmt: skip
_YES = words("we approve", "I approve", "approved", "proof is fine", "looks good", "all good", "fine as it is",
             "print it as it is", "go ahead")  # fmt: skip
_HOLDS = ("once", "after", "when", "correct*", "with", "until", "before", "unless", "then", "not", "apart", "except",
          "else", "rest", "otherwise")  # fmt: skip


def amend(body: str) -> Do:
    """The answer to the proof."""
    return w.answer("proof", body)


def _later(ends: str = "2027-12-11 22:30") -> Expect:
    """The session begins half an hour later."""
    title = mentions(words("session"))
    return changed(Event, "session", only=("zone", "notes"), starts=At("2027-12-11 19:30"), ends=At(ends), title=title)


class FlyersPrintUnlessIObject(Scenario):
    """Five hundred flyers go to print at two with the wrong day on them."""

    id, domain, difficulty = "flyers-print-unless-i-object", "productivity", "easy"
    distractor = "Approving the proof, or correcting the day alone."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Shopping, Calendar, Notes, Messaging)
    starts, zone, user = "2027-11-24 12:35", "America/Halifax", FERGUS

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "58 Larch Street, Halifax")
        flyers = w.product(phone, "Flyers A6, two colours, 500 pieces", 64, category="print", seller=PRINTER.name)
        order = phone.name("order", w.order(phone, "2027-11-22 19:12", w.pick(phone, flyers),
                           cancel_until="2027-11-24 14:00", change_until="2027-11-24 14:00",
                           due_until="2027-11-29 18:00"))  # fmt: skip
        phone.name("terms", w.shop_says(phone, order, "2027-11-22 19:20", "Your proof comes by mail on Wednesday. "
                   "Print starts that day at 14:00. Corrections by answering the proof; silence counts as a yes.",
                   sender=PRINTER.name))  # fmt: skip
        phone.name("session", w.booked(phone, "2027-12-11 19:00", "Winter session", until="22:00",
                                       location="Ropewalk Hall"))  # fmt: skip
        w.booked(phone, "2027-12-12 15:00", "Tune lesson with Eilidh", EILIDH, until="16:00")
        phone.name("text", w.note(phone, "Flyer", "Winter session, Ropewalk Hall\nSaturday 11 December, 19:00\n"
                                  "Tickets 902 555 0318\nBring a tune or your ears", at="2027-11-22 18:55",
                                  folder="Sessions"))  # fmt: skip
        w.chat(phone, [ZAINAB], [
            ("2027-11-08 17:20", "me", "Is the Ropewalk ours on 11 December?"),
            ("2027-11-08 18:02", "Zainab", "It is, all evening until eleven. Zainab"),
        ])  # fmt: skip
        w.mail(phone, "2027-11-22 20:01", FERGUS, "Text for order of 22 November", "Hello, here is the text: Winter "
               "session, Ropewalk Hall, 11 December, 19:00, tickets 902 555 0318, bring a tune or your ears. Fergus "
               "Palmer", to=(PRINTER.email,))  # fmt: skip
        w.everyday(phone, about=("music", "hiking"), work="Fundy Insurance", clear=("2027-12-11", "2027-12-12"),
                   avoid=("flyer", "proof", "session", "print", "hall"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "12:40", "proof", PRINTER, "Your proof", "Dear customer, this goes on the press:\n\nWINTER "
                     "SESSION\nRopewalk Hall\nSunday 12 December, 19:00\nTickets 902 555 0318\nBring a tune or your "
                     "ears\n\nPlease look it over. Tern Press")  # fmt: skip
        w.text_comes(story, "12:55", "later", ZAINAB, "Hi Fergus, about your winter evening: the ballet school has "
                     "the Ropewalk till seven and I need to sweep, so it begins at 19:30. The hall's book says so "
                     "now. You may stay till eleven as agreed. Zainab")  # fmt: skip

    needs = (
        Need(
            "Answer the proof before two with both corrections, Saturday and 19:30, and move the session to 19:30.",
            slots={
                "the printer": words("print*", "proof", "Tern Press", "flyer"),
                "the right day": amid(any_of(affirms(_SATURDAY), "wrong day", "wrong date"), _SUNDAY),
                "the right hour": amid(affirms(_HALF_PAST), _SEVEN, clock(14)),
                "the calendar": words("calendar", "event", "entry", "diary", "move the session", "move your session",
                                      "move the winter session", "session in your"),
            },
            avoids={
                "the day": words("to Sunday", "on Sunday instead", "keep Sunday", "session on Sunday"),
                "that it is objected to": words("approve the proof", "confirm the proof", "accept the proof",
                                                "approve it", "proof is fine"),
                "that Zainab has decided": words("ask Zainab", "ask the hall", "check with Zainab"),
            },
            evidence=("proof", "later", "session", "text", "terms"),
            window=Window(opens="later", closes="14:00"),
        ),
    )  # fmt: skip

    must = {
        "the printer has both corrections": p.mail_to(
            PRINTER, says=(_SATURDAY, _HALF_PAST),
            avoids=(unless(_SUNDAY, *_PUT_RIGHT), unless(_SEVEN, *_PUT_RIGHT), unless(_YES, *_HOLDS)),
        ),
        "the session begins at half past seven": p.either(_later(), _later("2027-12-11 22:00"),
                                                          _later("2027-12-11 23:00")),
    }  # fmt: skip
    allowed = (
        p.note_changed("text", (_SATURDAY, _HALF_PAST, words("902 555 0318")), drops=(_SEVEN,)),
        p.told(ZAINAB, says=(any_of(words("thank*", "noted", "fine", "ok", "okay", "got it"), _HALF_PAST),)),
    )

    _whole = (
        "Winter session, Ropewalk Hall, Saturday 11 December, 19:30, tickets 902 555 0318, bring a tune or your ears"
    )

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("proof")), do(Calendar.search_events, query="session"),
                do(Notes.list_notes, text="flyer"), do(Shopping.read_order, order_id=the("order")),
                do(Messaging.search_messages, text="Ropewalk"),
            ),
            says="The flyers go to print at two, with the wrong day, and the hour has changed as well. Shall I answer "
            "the proof with Saturday 11 December and 19:30, and move the session in your calendar to 19:30?",
            calls=(
                amend("Please stop and correct two things: the day is Saturday 11 December, not Sunday 12, and it "
                      "begins at 19:30, not 19:00. The rest is right. Fergus Palmer"),
                w.move("session", "2027-12-11T19:30"),
            ),
            reports="The printer has both corrections, and the session begins at 19:30.",
        ),
    )  # fmt: skip

    wrong = {
        "the day alone": (amend("It should be Saturday 11 December, 19:00."), w.move("session", "2027-12-11T19:30")),
        "approved": (amend("Thank you, looks good."), w.move("session", "2027-12-11T19:30")),
        "the hour alone, and the session goes to Sunday": (
            amend("It begins at 19:30, Sunday 12 December."), w.move("session", "2027-12-12T19:30"),
        ),
        "the calendar left as it was": (amend(f"{_whole}, please."),),
        "the order cancelled": (
            do(Shopping.cancel_order, order_id=the("order")), w.move("session", "2027-12-11T19:30"),
        ),
    }  # fmt: skip
    ways = {
        "the whole text anew, and the note": (
            w.write_to(PRINTER, "Corrections before 14:00", f"The proof says Sunday, which is wrong. Right: {_whole}."),
            do(Calendar.update_event, event_id=the("session"), starts="2027-12-11T19:30", ends="2027-12-11T22:00"),
            do(Notes.write_note, note_id=the("text"), how="replace", text="Winter session, Ropewalk Hall\nSaturday 11 "
               "December, 19:30\nTickets 902 555 0318\nBring a tune or your ears"),
        ),
        "the calendar first, and a word to the hall": (
            w.move("session", "2027-12-11T19:30"),
            amend("Two corrections please: Sat 11 Dec instead of Sun 12 Dec, 7.30 pm instead of 7 pm. Then go ahead."),
            w.tell(ZAINAB, "Noted, thank you."),
        ),
    }  # fmt: skip
