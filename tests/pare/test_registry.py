"""What is installed: found through entry points, and told where it clashes or cannot be loaded."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import ModuleType
from typing import Any

import pytest

from pare import registry
from pare.errors import LoadError
from pare.registry import Seat
from tests.pare.play import LUNCH, Follows, Leads, declare
from tests.pare.toy import Chat, phone

HERE = "tests.pare"


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Installs entry points: (group, name, value)."""
    found: list[EntryPoint] = []

    def add(*entries: tuple[str, str, str]) -> None:
        found.extend(EntryPoint(name, value, group) for group, name, value in entries)

    def entry_points(*, group: str) -> list[EntryPoint]:
        return [entry for entry in found if entry.group == group]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    registry.entries.cache_clear()
    registry.scenarios.cache_clear()
    yield add
    registry.entries.cache_clear()
    registry.scenarios.cache_clear()


def module(name: str, **content: Any) -> str:
    made = ModuleType(name)
    vars(made).update(content)
    for value in content.values():
        value.__module__ = name
    sys.modules[name] = made
    return name


def test_names_are_sorted_and_found(install: Any) -> None:
    install(("pare.users", "b", f"{HERE}.play:Leads"), ("pare.users", "a", f"{HERE}.play:Leads"))
    assert list(registry.entries("pare.users")) == ["a", "b"]
    assert registry.user("b") is Leads
    assert list(registry.entries("pare.other")) == []


@pytest.mark.parametrize("name", ["c", "", "A", "a ", "\x00", "x" * 999])
def test_what_there_is_not_is_told_with_what_there_is(install: Any, name: str) -> None:
    install(("pare.assistants", "a", f"{HERE}.play:Follows"))
    with pytest.raises(LoadError, match=r"there is no assistant .*; there are a") as caught:
        registry.assistant(name)
    assert len(str(caught.value)) < 150


def test_one_name_for_two_things_is_told(install: Any) -> None:
    install(("pare.users", "a", "one:User"), ("pare.users", "a", "two:User"))
    with pytest.raises(LoadError, match=r"pare\.users: 'a' is both one:User and two:User"):
        registry.entries("pare.users")


def test_the_same_thing_twice_is_one(install: Any) -> None:
    install(("pare.users", "a", f"{HERE}.play:Leads"), ("pare.users", "a", f"{HERE}.play:Leads"))
    assert list(registry.entries("pare.users")) == ["a"]


@pytest.mark.parametrize("value", ["no_such_module:User", f"{HERE}.play:NoSuchName"])
def test_what_cannot_be_loaded_is_told(install: Any, value: str) -> None:
    install(("pare.users", "a", value))
    with pytest.raises(LoadError, match=rf"pare\.users: {value} cannot be loaded"):
        registry.user("a")


def test_apps_are_found_by_their_own_names(install: Any) -> None:
    install(("pare.apps", "x", f"{HERE}.toy:Chat"), ("pare.apps", "y", f"{HERE}.toy:Bells"))
    assert list(registry.apps()) == ["chat", "bells"]
    assert registry.apps()["chat"] is Chat


def test_scenarios_are_found_in_their_modules_and_sorted(install: Any) -> None:
    module("toy_scenarios_1", B=declare(id="b"), A=declare(id="a"))
    install(("pare.scenarios", "toys", "toy_scenarios_1"))
    assert list(registry.scenarios()) == ["a", "b"]
    assert registry.scenario("a") is registry.scenario("a")
    assert registry.scenario("a").id == "a"


def test_a_scenario_is_declared_where_its_class_is_made(install: Any) -> None:
    name = module("toy_scenarios_2", A=declare(id="a"))
    vars(sys.modules[name])["Lunch"] = type(LUNCH)  # imported, not declared there
    install(("pare.scenarios", "one", name), ("pare.scenarios", "again", name))
    assert list(registry.scenarios()) == ["a"]


def test_two_scenarios_of_one_id_are_told_with_their_places(install: Any) -> None:
    install(
        ("pare.scenarios", "one", module("toy_scenarios_3", A=declare(id="a"))),
        ("pare.scenarios", "two", module("toy_scenarios_4", A=declare(id="a"))),
    )
    with pytest.raises(
        LoadError, match=r"two scenarios have the id 'a': toy_scenarios_3\.Other and toy_scenarios_4\.Other"
    ):
        registry.scenarios()


def test_near_names_are_told(install: Any) -> None:
    install(("pare.scenarios", "toys", module("toy_scenarios_5", A=declare(id="lunch-with-ada"))))
    with pytest.raises(LoadError, match="there is no scenario 'lunch-with-ad'; near it are lunch-with-ada"):
        registry.scenario("lunch-with-ad")
    with pytest.raises(LoadError, match="there is no scenario 'zzz'; see `pare scenarios`"):
        registry.scenario("zzz")


def test_a_package_with_a_module_that_cannot_be_imported_is_told(install: Any, tmp_path: Any, monkeypatch: Any) -> None:
    folder = tmp_path / "toy_scenarios_6"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "broken.py").write_text("import no_such_module\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    install(("pare.scenarios", "toys", "toy_scenarios_6"))
    with pytest.raises(
        LoadError,
        match=r"toy_scenarios_6\.broken cannot be imported: ModuleNotFoundError: No module named 'no_such_module'",
    ):
        registry.scenarios()


def test_only_a_privileged_assistant_is_shown_the_scenario_and_the_world() -> None:
    seats: list[Seat] = []

    class Oracle(Follows):
        """Knows everything."""

        privileged = True

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            seats.append(seat)

    class Honest(Oracle):
        """Knows what it is told."""

        privileged = False

    seat = Seat.at(LUNCH, phone(), 5, 2)
    assert seat.apps == {"chat": "Text messages.", "people": "Who is who.", "bells": "Things that ring."}
    registry.seated(Oracle, seat)
    registry.seated(Honest, seat)
    assert seats[0] is seat
    assert (seats[1].seed, seats[1].repeat, seats[1].scenario, seats[1].phone) == (5, 2, None, None)
    assert (seats[1].owner, seats[1].apps) == (seat.owner, seat.apps)
