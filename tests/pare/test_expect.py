"""Patterns over effects: what they match, whatever operation brought it about."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from pydantic import BaseModel, ConfigDict

from pare.effects import effects
from pare.entity import Entity
from pare.errors import DefinitionError
from pare.expect import (
    At,
    Either,
    Expect,
    Holds,
    Where,
    affirmed,
    as_is,
    changed,
    created,
    either,
    fits,
    has,
    mentions,
    one_of,
    removed,
)  # fmt: skip
from pare.phone import Phone
from pare.phrases import all_of, any_of, not_, words
from pare.scenario import Person
from tests.pare.toy import START, Bell, Card, Chat, Line, People, Talk, phone

ADA = Person("Ada Byron", "+39 333 444", "ada@example.org")


@pytest.fixture
def made() -> Phone:
    return phone()


class Place(BaseModel):
    """A value inside an entity."""

    model_config = ConfigDict(frozen=True)
    town: str
    rooms: tuple[str, ...] = ()


TESTS: list[tuple[Any, Any, bool]] = [
    ("Lunch ", "lunch", True),
    ("lunch", "lunch with Ada", False),
    (5, 5, True),
    (5, "5", False),
    (None, None, True),
    (True, True, True),
    (words("lunch"), "Lunch with Ada", True),
    (words("lunch"), "Dinner", False),
    (words("lunch"), 5, False),
    (words("lunch"), None, False),
    (("b", "A"), ("a", "B"), True),
    (("a",), ("a", "b"), False),
    (("a", "a"), ("a", "b"), False),
    ((), (), True),
    ((one_of("a", "b"), "a"), ("a", "b"), True),  # the first test must not take what only the second can have
    (("a", one_of("a", "b")), ("b", "a"), True),
    (("a",), "a", False),
    (has("a", "b"), ("c", "b", "a"), True),
    (has("a", "d"), ("a", "b"), False),
    (has("a"), "a", False),
    (has(), (), True),
    (one_of("a", words("lunch")), "our lunch", True),
    (one_of("a", "b"), "c", False),
    (one_of(), "c", False),
    (Where(lambda value, phone: value > phone.turn), 1, True),
    (Where(lambda value, phone: value > phone.turn), 0, False),
    (mentions("lunch", words("Ada", "her")), "Ada comes for lunch", True),
    (mentions("lunch", words("Ada", "her")), "Lunch with her", True),
    (mentions("lunch", "Ada"), "Lunch with Ben", False),
    (mentions("lunch", avoids=["Ben"]), "Lunch with Ben", False),
    (mentions("rome", "attic"), Place(town="Rome", rooms=("hall", "attic")), True),
    (mentions("rome"), ("x", Place(town="Rome")), True),
    (mentions("rome"), None, False),
    (mentions(), "", True),
    (mentions("lunch"), "We do not have lunch", False),
    (mentions("lunch"), "Dinner, not lunch", False),
    (mentions("lunch"), "No lunch on Friday. Lunch on Monday?", True),
    (mentions(as_is("lunch")), "We do not have lunch", True),
    (mentions(as_is("don't come", "stay")), "Please don't come and don't ring", True),
    (mentions(as_is("don't come", "stay")), "Please come", False),
    (mentions("don't come"), "Please don't come and don't ring", True),
    (mentions(any_of("stay", as_is("don't come"))), "Please don't stay", False),
    (mentions(any_of("stay", as_is("don't come"))), "Please don't come", True),
    (mentions(all_of("lunch", not_("dinner"))), "Lunch with Ada", True),
    (mentions(all_of("lunch", not_("dinner"))), "Lunch with Ada, dinner with Ben", False),
    (mentions("lunch", avoids=["Ben"]), "Lunch, but not with Ben", True),
    (mentions("lunch", avoids=[as_is("Ben")]), "Lunch, but not with Ben", False),
    (At("2027-03-04 12:30"), datetime.fromisoformat("2027-03-04T11:30:00+00:00"), True),
    (At("2027-03-04 12:30"), datetime.fromisoformat("2027-03-04T12:30:00+00:00"), False),
    (At("2027-03-04"), datetime.fromisoformat("2027-03-03T23:30:00+00:00"), True),
    (At("2027-03-04"), date(2027, 3, 4), True),
    (At("2027-03-04"), date(2027, 3, 5), False),
    (At("2027-03-04"), "2027-03-04", False),
    (At("2027-03-04"), None, False),
    (ADA, "ada byron", True),
    (ADA, "ADA@example.org", True),
    (ADA, "+39-333-444", True),
    (ADA, "39333444", False),
    (ADA, "card_1", True),
    (ADA, "card_2", False),
    (ADA, "Ada", False),
    (ADA, "", False),
    (ADA, None, False),
    (ADA, Card(name="Ada Byron"), True),
    (ADA, Card(name="x", number="+39 333 444"), True),
    (ADA, Card(name="x"), False),
    ((ADA, "ben"), ("Ben", "card_1"), True),
    (Person("Ben"), "", False),
]


@pytest.mark.parametrize(("test", "value", "right"), TESTS, ids=[f"{n}" for n in range(len(TESTS))])
def test_tests_of_a_field(made: Phone, test: Any, value: Any, right: bool) -> None:
    with made.step("world"):
        made.app(People).add_card("Ada Byron")
        made.app(People).add_card("Ben")
    assert fits(test, value, made) is right


def did(made: Phone, act: Callable[[], Any], actor: Any = "user") -> None:
    with made.step(actor):
        act()


def matched(made: Phone, check: Expect | Either) -> int:
    return sum(check.matches(effect, made) for effect in effects(made.journal.changes))


def test_created(made: Phone) -> None:
    did(made, lambda: made.app(Chat).send("talk_1", "Yes, lunch"))
    assert matched(made, created(Line)) == 1
    assert matched(made, created(Line, sender="me", text=words("lunch"))) == 1
    assert matched(made, created(Line, sender="me", text=words("dinner"))) == 0
    assert matched(made, created(Talk)) == 0
    assert matched(made, created(Entity)) == 1


def test_changed_is_of_the_named_row_and_of_nothing_else(made: Phone) -> None:
    with made.step("world"):
        made.name("ada", made.app(People).add_card("Ada", "1"))
        made.name("ben", made.app(People).add_card("Ben", "2"))
    made.journal.changes.clear()
    did(made, lambda: made.app(People).cards.update(Card(id="card_1", name="Ada", number="3")))
    assert matched(made, changed(Card, "ada", number="3")) == 1
    assert matched(made, changed(Card, "ada", number="4")) == 0
    assert matched(made, changed(Card, "ben", number="3")) == 0
    assert matched(made, changed(Card, "nobody", number="3")) == 0
    assert matched(made, changed(Card, "ada")) == 0
    assert matched(made, changed(Card, "ada", only=("number",))) == 1
    did(made, lambda: made.app(People).cards.update(Card(id="card_1", name="Eve", number="3")))
    assert matched(made, changed(Card, "ada", number="3")) == 0
    assert matched(made, changed(Card, "ada", number="3", only=("name",))) == 1
    assert matched(made, changed(Card, "ada", number="3", name="eve")) == 1


def test_bookkeeping_may_differ(made: Phone) -> None:
    made.name("talk", made.app(Chat).talks["talk_1"])
    did(made, lambda: made.app(Chat).rename("talk_1", ("Ada", "Eve")))
    did(made, lambda: made.app(Chat).open_once_more("talk_1"))
    did(made, lambda: made.app(Chat).talks.update(Talk(id="talk_1", members=("Ada", "Kim"), opened=9)))
    assert matched(made, changed(Talk, "talk", members=("Ada", "Kim"))) == 1


def test_what_the_world_changed_beside_counts_against_nobody(made: Phone) -> None:
    with made.step("world"):
        made.name("ada", made.app(People).add_card("Ada", "1"))
    made.journal.changes.clear()
    did(made, lambda: made.app(People).cards.update(Card(id="card_1", name="Ada", number="3")))
    did(made, lambda: made.app(People).cards.update(Card(id="card_1", name="Ada Byron", number="3")), "world")
    assert matched(made, changed(Card, "ada", number="3")) == 1
    did(made, lambda: made.app(People).cards.update(Card(id="card_1", name="Eve", number="3")))
    assert matched(made, changed(Card, "ada", number="3")) == 0


def test_removed_is_told_by_what_it_was(made: Phone) -> None:
    made.name("line", made.app(Chat).lines["line_1"])
    did(made, lambda: made.app(Chat).lines.remove("line_1"))
    assert matched(made, removed(Line, "line")) == 1
    assert matched(made, removed(Line, "other")) == 0
    assert matched(made, Expect(Line, "removed", {"sender": "Ada"})) == 1


def test_either_of_several(made: Phone) -> None:
    did(made, lambda: made.app(People).add_card("Ada"))
    check = either(created(Bell), created(Card, name="Ada"))
    assert matched(made, check) == 1
    assert matched(made, either(created(Bell), created(Talk))) == 0
    assert check(made)


def test_as_a_condition_it_asks_what_agents_did(made: Phone) -> None:
    check = created(Card, name="Ada")
    did(made, lambda: made.app(People).add_card("Ada"), "world")
    assert not check(made)
    did(made, lambda: made.app(People).add_card("Ada"), "assistant")
    assert check(made)
    did(made, lambda: made.app(People).remove_card("card_2"))
    assert not check(made)


def test_as_a_condition_it_is_not_met_by_bookkeeping(made: Phone) -> None:
    did(made, lambda: made.app(Chat).talks.add(Talk(members=("Cleo",))), "world")
    did(made, lambda: made.app(Chat).open_once_more("talk_3"))
    assert not created(Talk)(made)
    assert not Expect(Talk, "changed", only=("members",))(made)
    did(made, lambda: made.app(Chat).rename("talk_3", ("Cleo", "Ada")))
    assert Expect(Talk, "changed", only=("members",))(made)


def test_a_pattern_of_a_field_that_there_is_not_is_refused_when_it_is_made() -> None:
    for make in (
        lambda: created(Card, nmae="Ada"),
        lambda: changed(Card, "ada", nmae="Ada"),
        lambda: changed(Card, "ada", only=("nmae",)),
    ):
        with pytest.raises(DefinitionError, match="a pattern of Card tests 'nmae', which it does not have"):
            make()
    assert created(Card, kind="card")


def test_holds_looks_at_the_whole_phone(made: Phone) -> None:
    assert Holds(lambda phone: phone.now == START).test(made)
    assert not Holds(lambda phone: phone.now > START + timedelta(days=1)).test(made)


def test_a_phrase_that_is_as_it_is_says_what_it_looks_for() -> None:
    assert as_is("lunch").describe() == words("lunch").describe()
    assert affirmed(as_is("lunch")) == as_is("lunch")
    assert affirmed(not_("lunch")) == not_("lunch")
