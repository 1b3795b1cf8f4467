"""How far a scenario goes: who may be told, what may change, what must not be said, and at which times."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime

import pytest

from pare import registry
from pare.offer.bystanders import bystander, untitled
from pare.offer.errands import errands
from pare.offer.excess import bounds
from pare.offer.scope import BOUNDLESS, Scope, Unsaid, things
from pare.offer.timing import mistimed
from pare.offer.titles import explained, title_of
from pare.phrases import words
from pare.scenario import Person
from pare.scoping import scope_of
from pare_apps.contacts import Contact, Labelled
from pare_apps.messaging import Conversation
from pare_apps.notes import Note

TODAY = date(2027, 4, 15)
NARROW = Scope(
    known=True,
    words=frozenset(("ida",)),
    unsaid=(Unsaid("Ida", ("ida",), (words("ill"),)),),
    hearers=("ida",),
    bounds=bounds("noor is ill", "", frozenset(("ida",)), frozenset(), many=False),
)
BEN = ("Ben Berg", "ben berg", "ben")


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("Shall I tell Ida that it is off?", ()),
        ("Shall I tell Ida, and let Ben know?", ("tell Ben Berg",)),
        ("Shall I tell Ida that Noor is ill?", ("say that to Ida",)),
        ("Noor is ill. Shall I tell Ida that she stays at home?", ()),
        ("Shall I write to Ida and explain to her that Noor is ill?", ("say that to Ida",)),
        ("Shall I tell Ida, and tell her that Noor is ill?", ("say that to Ida",)),
        ("Shall I tell Ida, and set a reminder?", ("make a reminder",)),
        ("Shall I tell Ida, and move the lunch in your calendar?", ("change an event",)),
        ("Shall I tell Ida, and put it into your calendar?", ("change an event",)),
        ("Shall I tell Ida without setting a reminder?", ()),
        ("Shall I tell Ida, and block the sender?", ("change a sender",)),
        ("Shall I tell Ida, and write to Farai?", ("tell Farai",)),
        ("Shall I tell Ida? Ben is late, so I would text him.", ("tell Ben Berg",)),
        ("Ben is late. Shall I tell Ida that she should call him?", ()),
        ("Shall I drop Ben a line?", ("tell Ben Berg",)),
    ],
)
def test_what_goes_beyond_a_scope_is_told(text: str, faults: tuple[str, ...]) -> None:
    assert NARROW.beyond(text, (BEN,)) == faults
    assert BOUNDLESS.beyond(text, (BEN,)) == ()


@pytest.mark.parametrize(
    ("scope", "beyond"),
    [
        (Scope(known=True, changes=frozenset({("Reminder", "created")})), False),
        (Scope(known=True, called=frozenset({"remind*"})), False),
        (Scope(known=True, offered=frozenset({("Reminder", "created"), ("Reminder", "any")})), False),
        (Scope(known=True, changes=frozenset({("Reminder", "changed")})), True),
        (Scope(known=True, changes=frozenset({("Note", "created")})), True),
    ],
)
def test_what_a_scenario_changes_names_or_offers_itself_is_within_it(scope: Scope, beyond: bool) -> None:
    assert bool(scope.beyond("Shall I set a reminder for six?", ())) == beyond


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Shall I book you a cab?", ("Ride", "created")),
        ("Shall I call off the viewing?", ("Viewing", "any")),
        ("Shall I delete her message?", ("Message", "removed")),
        ("Shall I buy some flowers?", ("Order", "created")),
        ("Shall I order a taxi?", ("Ride", "created")),
        ("Shall I leave the Saturday group?", ("Conversation", "any")),
    ],
)
def test_things_are_told_by_their_wordings(text: str, found: tuple[str, str]) -> None:
    assert found in things(errands(text))
    assert (("Order", "created") in things(errands(text))) == (found[0] == "Order")


def _at(hour: int, day: int = 16) -> Callable[[str, datetime], bool]:
    return lambda kind, when: when == datetime(2027, 4, day, hour)


@pytest.mark.parametrize(
    ("text", "off"),
    [
        ("Shall I remind you tomorrow at 9:00?", False),
        ("Shall I remind you tomorrow?", False),
        ("Shall I remind you of it?", False),
        ("Shall I remind you before 18:00?", False),
        ("Shall I remind you tomorrow at noon?", True),
        ("Shall I set a reminder for Saturday?", True),
        ("Shall I tell Ida that it is at noon?", False),
    ],
)
def test_a_time_at_which_nothing_is_wanted_is_noticed(text: str, off: bool) -> None:
    assert mistimed(errands(text), ("Reminder",), _at(9), TODAY) == (("Reminder",) if off else ())


def test_the_family_name_of_somebody_concerned_names_nobody_else() -> None:
    told = frozenset(("+4740600111",))
    scope = Scope(known=True, people=told, told=told, words=frozenset(("dahl",)))
    card = Contact(name="Dr Elena Dahl", relation="mother", numbers=(Labelled(value="+47 406 00 222"),))
    called = bystander(card, scope)
    assert called[0] == "Dr Elena Dahl"
    assert {"elena", "your mother", "mum"} <= {*called}
    assert not any(one.startswith("mr ") for one in called)
    assert bystander(Contact(name="Astrid Dahl", numbers=(Labelled(value="+47 406 00 111"),)), scope) == ()
    assert bystander(card, BOUNDLESS) == ()
    assert untitled("Dr Elena Dahl") == ["Elena", "Dahl"]


def test_somebody_whom_the_matter_is_about_and_whom_nobody_tells_anything_is_a_bystander_by_all_names() -> None:
    card = Contact(name="Elena Dahl", nickname="Leni", numbers=(Labelled(value="+47 406 00 222"),))
    scope = Scope(known=True, called=frozenset(("elena dahl", "leni")), words=frozenset(("elena", "dahl", "leni")))
    assert {"elena dahl", "elena", "leni"} <= {*bystander(card, scope)}


def test_a_namesake_is_a_bystander_by_the_whole_name() -> None:
    other = Contact(name="Elena Berg", numbers=(Labelled(value="+47 406 00 333"),))
    scope = Scope(known=True, called=frozenset(("elena dahl", "elena")), words=frozenset(("elena", "dahl")))
    assert "elena berg" in bystander(other, scope)
    assert "elena" not in bystander(other, scope)


def test_a_group_that_nobody_writes_to_is_a_bystander() -> None:
    group = Conversation(title="Book club", members=("+4740600111",))
    assert bystander(group, Scope(known=True)) == ("Book club", "book club")
    assert bystander(group, Scope(known=True, called=frozenset({"book club"}))) == ()


def test_a_title_is_explained() -> None:
    note = title_of(Note(title="Roof", text="x"))
    assert note == ("Roof", "note")
    assert title_of(Contact(name="Roof")) is None
    titles = (("Roof", "note"), ("Keys and codes", "note"))
    assert explained("Write it into 'Roof'.", titles) == "Write it into 'Roof' (your note)."
    assert explained("Write it into Keys and codes.", titles) == "Write it into Keys and codes (your note)."
    assert explained("The Roof is wet.", titles) == "The Roof is wet."


def test_a_scope_is_read_from_patterns_and_solutions() -> None:
    scope = scope_of(registry.scenario("two-grinders-for-one-mother"), Person)
    assert "jakubnowak" in scope.people
    assert ("OrderItem", "changed") in scope.changes
    assert ("Reminder", "created") not in scope.changes
    assert "jakub" in scope.words
    assert "jakub nowak" in scope.hearers
    assert len(scope.told) < 20  # and not everybody with whom there is a chat
    bills = scope_of(registry.scenario("i-said-bills-were-included"), Person)
    assert "lucia" in bills.words  # a member of the group that is written to
    covers = scope_of(registry.scenario("who-covers-for-me-from-friday"), Person)
    (ghosh,) = (one for one in covers.unsaid if one.whom == "Dr Mohan Ghosh")
    assert any(fact.found_in("Yusra is ill") for fact in ghosh.facts)


@pytest.mark.parametrize("scenario", registry.scenarios().values(), ids=lambda scenario: scenario.id)
def test_what_a_scenario_offers_itself_is_within_its_scope(scenario: object) -> None:
    here = scenario.setting(scenario.prepared)  # type: ignore[attr-defined]
    for stage in scenario.solution:  # type: ignore[attr-defined]
        assert here.scope.beyond(stage.says, here.untold, here.today) == ()
