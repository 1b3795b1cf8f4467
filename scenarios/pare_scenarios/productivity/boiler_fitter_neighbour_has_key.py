"""The boiler fitter comes while we are away and needs somebody with a key."""

from datetime import date

from pare.expect import Holds, as_is, mentions
from pare.phrases import any_of, number, person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Note, Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.productivity.words import boiler_fitter_neighbour_has_key as its

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
_NOT_THEN = ("not", "out", "away", "daughter", "rather than", "instead")


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
        w.text_comes(story, (p.told(FORDE, says=(any_of(its.TUESDAY, "12"),)), "7m"), "answer", FORDE,
                     "Dear Leila, Tuesday is fine, I am in. But he must ring at Forde, the top bell, not at yours: up "
                     "here I cannot hear yours. Have a lovely week. Edith F.")  # fmt: skip

    needs = (
        Need(
            "Ask Mrs Forde whether she lets the boiler fitter in on Tuesday 12 October at ten.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("days", "limit", "away", "keys", "moved"),
            window=Window(opens="days", closes="19:30"),
        ),
        Need(
            "Confirm Tuesday to the fitter with Mrs Forde's name, number and bell, enter it, and put the keys right.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("delete",),
            evidence=("answer", "forde"),
            window=Window(opens="answer", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "Mrs Forde was asked": p.before("answer", p.told(
            FORDE, says=(its.TUESDAY, its.BOILER), avoids=(its.CODE,))),
        "the fitter knows when, who, and which bell": p.since("answer", p.mail_to(
            FITTER, says=(its.TUESDAY, its.MRS_FORDE, number(FORDE.number), its.BELL),
            avoids=(unless(its.WEDNESDAY, *_NOT_THEN), its.CODE, person(FINN.name), unless(its.OUR_BELL, *_NOT_THEN)))),
        "it stands in the calendar": p.either(
            *(p.event(p.Between("2027-10-12 09:30", "2027-10-12 10:00"), about=(its.BOILER, its.MRS_FORDE), who=who,
                      hours=2,
                      notes=mentions(avoids=(its.CODE,)))
              for who in ((), (FORDE,)))
        ),
        "Finn is no longer on the list of keys": p.either(
            p.note_changed("keys", (its.KEYLESS, words("2290"), words("Forde")), drops=(words("Finn"),)),
            p.note_changed("keys", (words("2290"), words("Forde")), (as_is(words("Finn")),), drops=(words("Finn"),)),
        ),
    }  # fmt: skip
    must_not = {"Finn is struck from it twice": Holds(_said_twice)}
    allowed = (
        p.since("answer", p.told(FORDE, says=(words("thank*", "Huw", "Vale", "fitter", "bell"),), avoids=(its.CODE,))),
        p.told(ALASDAIR, says=(its.BOILER,), avoids=(its.CODE,)),
        p.since("answer", p.agent_told("home", says=(its.TUESDAY,), avoids=(its.CODE,))),
    )
