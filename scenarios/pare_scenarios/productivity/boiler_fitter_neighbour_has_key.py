"""The boiler fitter comes while we are away and needs somebody with a key."""

from datetime import date

from pare.expect import Holds, as_is, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import affirms, any_of, clock, day, number, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Note, Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, unless

LEILA = Person(
    "Leila Calder", "+44 7700 900801", "leila.calder@example.org",
    about="40, teaches chemistry in Dundee; goes to Islay in the autumn break with her husband Alasdair.",
    goal="The boiler must be checked before the fifteenth while we are away, with somebody there whom I have asked "
    "before I promise her to anybody. The code of our cellar goes to nobody. The list of keys should be true again.",
)  # fmt: skip
ALASDAIR = Person("Alasdair Calder", "+44 7700 900802")
FORDE = Person("Edith Forde", "+44 7700 900812", "edith.forde@example.com")
FINN = Person("Finn Parry", "+44 7700 900813")
FITTER = Person("Huw Vale", email="huw@vale-heating.test")
_TUESDAY, _WEDNESDAY = day(date(2027, 10, 12)), day(date(2027, 10, 13))
_MRS_FORDE = any_of(person(FORDE.name), words("Mrs Forde", "Forde"))
_BOILER = words("boiler", "fitter", "heating", "Huw", "Vale")
_CODE = words("2290", "22 90", "cellar code", "door code")
_BELL = words("bell", "buzzer", "ring Forde", "ring at Forde", "press Forde", "top button")
_OUR_BELL = words("our bell", "the Calder bell", "bell Calder", "ring Calder")
_KEYLESS = as_is(words("no longer", "moved", "no key", "has none", "gave it back", "given back", "returned", "not have",
                       "doesn't have", "key is back", "back", "Cardiff", "left", "any more", "removed"))  # fmt: skip
_NOT_THEN = ("not", "out", "away", "daughter", "rather than", "instead")


def ask(text: str, whom: Person = FORDE) -> Do:
    """A neighbour is asked."""
    return w.tell(whom, text)


def confirm(body: str) -> Do:
    """The fitter hears when, and who lets him in."""
    return w.answer("days", body)


def keys(text: str, how: str = "append") -> Do:
    """What the list of keys says of Finn."""
    return do(Notes.write_note, note_id=the("keys"), section="Who has one", text=text, how=how)


def _said_twice(phone: Phone) -> bool:
    """Whether the list speaks of Finn more than once again."""
    note = phone.named("keys")
    return isinstance(note, Note) and sum("Finn" in line for line in note.text.split("\n")) > 2


class BoilerFitterNeighbourHasKey(Scenario):
    """The boiler fitter comes while we are away and needs somebody with a key."""

    id, domain, difficulty = "boiler-fitter-neighbour-has-key", "productivity", "hard"
    distractor = "Confirming before the neighbour has agreed, Wednesday, or the neighbour who has moved away."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (EmailApp, Apartments, Messaging, Contacts, Notes, Calendar)
    starts, zone, user = "2027-10-04 10:50", "Europe/London", LEILA
    turns = 16

    def world(self, phone: Phone) -> None:
        home = phone.name("home", w.flat(phone, "Kestrel Wynd 5, flat 2", 980, city="Dundee", rooms=3.0, floor=1,
                                         state="let", agent="Perch Lettings"))  # fmt: skip
        w.application(phone, home, "2025-05-02 20:00", state="accepted", moves_in=date(2025, 7, 1))
        phone.name("limit", w.agent_says(phone, home, "2027-09-20 10:30", "The yearly check of your boiler is due by "
                   "15 October, or the warranty lapses. Huw Vale of Vale Heating will write to you. He reports to us "
                   "himself."))  # fmt: skip
        w.card(phone, ALASDAIR, relation="husband", favourite=True)
        phone.name("forde", w.card(phone, FORDE, relation="neighbour", addresses=("Kestrel Wynd 5, flat 3",)))
        w.card(phone, FINN, relation="neighbour", addresses=("Kestrel Wynd 5, flat 1",))
        phone.name("keys", w.note(phone, "Keys", "## Who has one\nMrs Forde, flat above (on Wednesdays at her "
                   "daughter's in Perth)\nFinn, flat below\n\n## Cellar\n2290, twice. For us alone!",
                   private=("Cellar",), folder="Flat", at="2026-11-14 19:00"))  # fmt: skip
        w.chat(phone, [FINN], [
            ("2027-06-26 16:30", "Finn", "Last box is in the van. Your key is back through your letterbox. Come and "
             "see me in Cardiff! Finn"),
            ("2027-06-26 17:10", "me", "We will miss your trumpet. Good luck!"),
        ])  # fmt: skip
        phone.name("moved", w.said(phone, "Last box is in the van"))
        w.chat(phone, [ALASDAIR], [
            ("2027-09-28 21:14", "Alasdair", "Looked for a spare key and found Finn still on our list. Whoever has to "
             "use that note next should put it right."),
            ("2027-09-28 21:15", "me", "Will do."),
        ])  # fmt: skip
        phone.name("away", w.booked(phone, "2027-10-09 00:00", "Islay week", until="2027-10-17 00:00", all_day=True,
                                    notes="Ferry 9 October 7:00, back on the 16th at night"))  # fmt: skip
        w.booked(phone, "2027-10-06 16:00", "Parents of 3b", until="18:00")
        w.everyday(phone, about=("knitting", "hiking"), work="Tayside Academy", clear=("2027-10-12", "2027-10-13"),
                   avoid=("key", "boiler", "fitter", "bell", "cellar", "Forde"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "11:00", "days", FITTER, "Your boiler", "Hello Mrs Calder, for the yearly check I can do "
                     "Tuesday 12 or Wednesday 13 October at 10, about an hour. Nothing else free before November. "
                     "Tell me by eight tonight which, who lets me in, and a number to ring. Huw Vale")  # fmt: skip
        w.text_comes(story, (p.told(FORDE, says=(any_of(_TUESDAY, "12"),)), "7m"), "answer", FORDE,
                     "Dear Leila, Tuesday is fine, I am in. But he must ring at Forde, the top bell, not at yours: up "
                     "here I cannot hear yours. Have a lovely week. Edith F.")  # fmt: skip

    needs = (
        Need(
            "Ask Mrs Forde whether she lets the boiler fitter in on Tuesday 12 October at ten.",
            slots={
                "Mrs Forde": _MRS_FORDE,
                "that she is asked": words("ask*", "message*", "text", "check with", "write", "request", "see if",
                                           "contact"),
                "Tuesday": amid(affirms(_TUESDAY), _WEDNESDAY, clock(10), clock(20), day(date(2027, 10, 15))),
                "what for": _BOILER,
            },
            avoids={
                "who has a key": words("ask Finn", "message Finn", "Finn or Mrs", "Mrs Forde or Finn", "Finn and Mrs",
                                       "Mrs Forde and Finn"),
                "that she is asked first": words("confirm Tuesday with Huw now", "confirm to Huw now", "confirm with "
                                                 "the fitter now", "tell Huw that Mrs Forde will", "reply to Huw that"),
                "the code": _CODE,
            },
            evidence=("days", "limit", "away", "keys", "moved"),
            window=Window(opens="days", closes="19:30"),
        ),
        Need(
            "Confirm Tuesday to the fitter with Mrs Forde's name, number and bell, enter it, and put the keys right.",
            slots={
                "the fitter": words("Huw", "Vale", "fitter"),
                "Tuesday": amid(affirms(_TUESDAY), clock(10)),
                "Mrs Forde": _MRS_FORDE,
                "her bell": words("bell", "bells", "buzzer", "ring*", "top button", "button", "press", "door phone",
                    "intercom"),
                "her number": any_of(number(FORDE.number), words("number", "phone", "mobile", "details")),
                "the calendar": words("calendar", "event", "diary", "entry", "enter"),
                "the keys": words("Finn", "key list", "list of keys", "keys note", "note", "Keys"),
            },
            avoids={"the day": words("Wednesday for", "on Wednesday"), "the code": _CODE},
            doings=("delete",),
            evidence=("answer", "forde"),
            window=Window(opens="answer", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "Mrs Forde was asked": p.before("answer", p.told(
            FORDE, says=(_TUESDAY, _BOILER), avoids=(_CODE,))),
        "the fitter knows when, who, and which bell": p.since("answer", p.mail_to(
            FITTER, says=(_TUESDAY, _MRS_FORDE, number(FORDE.number), _BELL),
            avoids=(unless(_WEDNESDAY, *_NOT_THEN), _CODE, person(FINN.name), unless(_OUR_BELL, *_NOT_THEN)))),
        "it stands in the calendar": p.either(
            *(p.event(p.Between("2027-10-12 09:30", "2027-10-12 10:00"), about=(_BOILER, _MRS_FORDE), who=who, hours=2,
                      notes=mentions(avoids=(_CODE,)))
              for who in ((), (FORDE,)))
        ),
        "Finn is no longer on the list of keys": p.either(
            p.note_changed("keys", (_KEYLESS, words("2290"), words("Forde")), drops=(words("Finn"),)),
            p.note_changed("keys", (words("2290"), words("Forde")), (as_is(words("Finn")),), drops=(words("Finn"),)),
        ),
    }  # fmt: skip
    must_not = {"Finn is struck from it twice": Holds(_said_twice)}
    allowed = (
        p.since("answer", p.told(FORDE, says=(words("thank*", "Huw", "Vale", "fitter", "bell"),), avoids=(_CODE,))),
        p.told(ALASDAIR, says=(_BOILER,), avoids=(_CODE,)),
        p.since("answer", p.agent_told("home", says=(_TUESDAY,), avoids=(_CODE,))),
    )

    _asked = ask("Dear Mrs Forde, we are on Islay next week, and the boiler fitter could come on Tuesday the 12th at "
                 "ten, for an hour. Could you let him in with our key? Leila")  # fmt: skip
    _event = w.enter("Boiler check, Mrs Forde lets Huw Vale in", "2027-10-12T10:00")
    _mail = confirm(f"Dear Mr Vale, Tuesday 12 October at 10, please. We are away: Mrs Edith Forde, {FORDE.number}, "
                    "lets you in. Please ring the top bell, Forde, not ours. Leila Calder")  # fmt: skip
    _finn = keys("Finn no longer has one (moved to Cardiff in June, key is back with us)")

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("days")), do(Apartments.list_mine, of="messages"),
                do(Notes.list_notes, text="keys"), do(Calendar.list_events, day="2027-10-09", days=7),
                do(Messaging.search_messages, text="key"),
            ),
            says="The fitter offers Tuesday the 12th or Wednesday the 13th, both in your Islay week, and Mrs Forde is "
            "out on Wednesdays. Shall I ask Mrs Forde first whether she lets him in to the boiler on Tuesday at ten?",
            calls=(_asked,),
            reports="Mrs Forde is asked.",
        ),
        Stage(
            reads=(do(Contacts.find_contacts, text="Kestrel"),),
            says="Mrs Forde is in on Tuesday. Shall I confirm Tuesday at 10 to Huw Vale, with Mrs Forde's number and "
            "that he rings her bell, enter it in your calendar, and write into the note that Finn has no key any more?",
            calls=(_mail, _event, _finn),
            reports="The fitter comes on Tuesday and rings at Forde; your calendar and the list of keys say so.",
        ),
    )  # fmt: skip

    wrong = {
        "promised before she was asked": (
            (confirm(f"Tuesday 12 October at 10. Mrs Forde, {FORDE.number}, lets you in, ring her bell."), _asked),
            (_event, _finn),
        ),
        "Wednesday": ((_asked,), (
            confirm(f"Wednesday 13 October. Mrs Forde, {FORDE.number}, lets you in, ring her bell."), _event, _finn,
        )),
        "the neighbour who has moved": ((ask("Could you let the boiler fitter in on Tuesday the 12th?", FINN),), ()),
        "nothing of the bell": ((_asked,), (
            confirm(f"Tuesday 12 October at 10. Mrs Forde, {FORDE.number}, lets you in."), _event, _finn,
        )),
        "with the code of the cellar": ((_asked,), (
            confirm(f"Tuesday 12 October, Mrs Forde, {FORDE.number}, top bell. Cellar with the meters: "
                    f"2290."), _event, _finn,
        )),
        "Finn stays on the list": ((_asked,), (_mail, _event)),
        "not in the calendar": ((_asked,), (_mail, _finn)),
    }  # fmt: skip
    ways = {
        "asked by mail about both days, the line struck": (
            (w.write_to(FORDE, "Our boiler", "Dear Mrs Forde, are you at home on Tuesday 12 October at ten, for the "
                        "fitter? Or would Wednesday suit you after all? Leila"),),
            (
                keys("Mrs Forde, flat above (on Wednesdays at her daughter's in Perth)", "replace"),
                w.write_to(FITTER, "Boiler, 12 October", "Tuesday is fine. Edith Forde (07700 900812) has a key. The "
                           "bell says FORDE, please do not ring at ours."),
                w.enter("Boiler", "2027-10-12T10:00", ends="2027-10-12T11:30", notes="Mrs Forde lets the fitter in"),
            ),
        ),
        "she is thanked, husband and agent are told": (
            (_asked,),
            (
                _mail, w.tell(FORDE, "Thank you so much! His name is Huw Vale."), _finn,
                w.enter("Fitter here, Mrs Forde opens", "2027-10-12T10:00", location="Kestrel Wynd 5"),
                w.tell(ALASDAIR, "Boiler is on Tuesday, Mrs Forde lets Huw in."),
                do(Apartments.send_message, listing_id=the("home"), text="The check is on Tuesday 12 October."),
            ),
        ),
    }  # fmt: skip
