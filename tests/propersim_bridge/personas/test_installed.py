"""Sets of personas by other packages: found through entry points, and told where they clash."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from pare import registry
from pare.errors import LoadError
from propersim_bridge.personas import library
from tests.propersim_bridge.personas.changing import persona_with

ONE = library.personas()[1]
OURS = ("propersim", "propersim_bridge.personas.library:personas")
HERE = "tests.propersim_bridge.personas.test_installed"


def newcomer():
    return {40: persona_with(persona_with(ONE, "number", 40), "name", "Ottilie Brenner")}


def namesake():
    return {41: persona_with(ONE, "number", 41)}


def usurper():
    return {1: persona_with(ONE, "name", "Ottilie Brenner")}


def misplaced():
    return {50: persona_with(persona_with(ONE, "number", 40), "name", "Ottilie Brenner")}


def other_things():
    return {60: type("Sketch", (), {"number": 60, "name": "A Sketch", "character": "thin"})()}


def broken():
    raise KeyError("no data")


@pytest.fixture
def install(monkeypatch):
    """Installs sets of personas beside ours."""

    def forget():
        for cached in (registry.entries, registry.personas, library.installed):
            cached.cache_clear()

    def add(*names):
        sets = [EntryPoint(*OURS, "pare.personas")]
        sets += [EntryPoint(name, f"{HERE}:{name}", "pare.personas") for name in names]
        monkeypatch.setattr(registry, "entry_points", lambda *, group: [one for one in sets if one.group == group])
        forget()

    yield add
    monkeypatch.undo()
    forget()


def test_a_set_of_another_package_stands_beside_ours(install):
    install("newcomer")
    assert list(library.installed()) == [*range(1, 33), 40]
    assert library.persona(40).name == "Ottilie Brenner"
    with pytest.raises(LoadError, match="there is no persona 39; there are 1 to 32, 40"):
        library.persona(39)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("namesake", "personas 1 and 41 are both called Marisol Quispe"),
        ("usurper", "two personas have the number 1: Marisol Quispe and Ottilie Brenner"),
        ("misplaced", "Ottilie Brenner stands under 50 and has the number 40"),
        ("other_things", "persona 60 is a Sketch, not a"),
        ("broken", "pare.personas: broken gives no personas: KeyError"),
        ("missing", "cannot be loaded"),
    ],
)
def test_a_set_that_does_not_fit_is_told(install, name, told):
    install(name)
    with pytest.raises(LoadError, match=told):
        library.installed()


def test_an_assistant_is_not_shown_the_users_character():
    seats = []
    registry.seated(seats.append, registry.Seat(0, character=ONE.character))
    assert seats[0].character == ""
