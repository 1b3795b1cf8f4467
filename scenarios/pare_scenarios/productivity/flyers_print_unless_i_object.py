"""Five hundred flyers go to print at two with the wrong day on them."""

from pare.expect import At, Expect, changed, mentions
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.productivity.words import flyers_print_unless_i_object as its

FERGUS = Person(
    "Fergus Palmer", "+1 902 555 0301", "fergus.palmer@example.org",
    about="31, office assistant in Halifax, runs four folk sessions a year in his free time.",
    goal="Nobody may stand before the hall on a Sunday, nor half an hour too early: the flyers must say Saturday and "
    "half past seven before the press starts at two. I want the flyers, so the order stays.",
)  # fmt: skip
ZAINAB = Person("Zainab Boateng", "+1 902 555 0312")
EILIDH = Person("Eilidh Vale", "+1 902 555 0313")
PRINTER = Person("Tern Press", email="proofs@tern-press.test")
_PUT_RIGHT = ("wrong", "mistake", "error", "incorrect", "should", "must", "instead", "replace", "change", "correct*",
              "proof", "currently", "printed as", "has been", "moved", "was", "from")  # fmt: skip
_HOLDS = ("once", "after", "when", "correct*", "with", "until", "before", "unless", "then", "not", "apart", "except",
          "else", "rest", "otherwise")  # fmt: skip


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
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("proof", "later", "session", "text", "terms"),
            window=Window(opens="later", closes="14:00"),
        ),
    )  # fmt: skip

    must = {
        "the printer has both corrections": p.mail_to(
            PRINTER, says=(its.SATURDAY, its.HALF_PAST),
            avoids=(unless(its.SUNDAY, *_PUT_RIGHT), unless(its.SEVEN, *_PUT_RIGHT), unless(its.YES, *_HOLDS)),
        ),
        "the session begins at half past seven": p.either(_later(), _later("2027-12-11 22:00"),
                                                          _later("2027-12-11 23:00")),
    }  # fmt: skip
    allowed = (
        p.note_changed("text", (its.SATURDAY, its.HALF_PAST, words("902 555 0318")), drops=(its.SEVEN,)),
        p.told(ZAINAB, says=(any_of(words("thank*", "noted", "fine", "ok", "okay", "got it"), its.HALF_PAST),)),
    )
