"""Acts that nobody asked for: one too many, to somebody else, of another kind, or put to the rest."""

from __future__ import annotations

import pytest

from pare.offer.matter import Facts, Matter, active, brought_in, crowded
from pare.offer.surplus import hearers_of, surplus, way
from pare.phrases import words

ACTS = active("Shall I order the kettle and tell Ida that it comes?")
ABOUT = Matter(
    facts=Facts(stems=frozenset(("kettl", "ida", "comes", "order", "tell"))),
    core=Facts(stems=frozenset(("kettl", "ida", "comes", "order", "tell"))),
    said=frozenset(("order", "kettl", "tell", "ida")),
    acts=(frozenset(("order", "kettl")), frozenset(("tell", "ida", "comes"))),
    hearers=frozenset(("ida",)),
    units=(("buy", frozenset(("kettl",))),),
    tells=1,
)


@pytest.mark.parametrize(
    "more",
    [
        "write to Nadia about it",
        "cancel the lunch",
        "buy a pan as well",
        "ask Ida to bring a cake for the others tomorrow",
        "also move the lunch",
        "explain to Ida that you are short of money",
        "send her flowers",
    ],
)
def test_an_act_too_many_is_found(more: str) -> None:
    text = f"Shall I order the kettle, tell Ida that it comes, and {more}?"
    assert crowded(text, ABOUT)
    assert brought_in(text, ABOUT, (), None)


@pytest.mark.parametrize(
    "text",
    [
        "Shall I order the kettle and tell Ida that it comes?",
        "I'd get the kettle and let Ida know.",
        "I'd order the kettle, tell Ida, and leave the lunch alone.",
        "I'd order the kettle. I'd message Ida and say that it comes.",
    ],
)
def test_the_same_in_other_words_is_not(text: str) -> None:
    assert brought_in(text, ABOUT, (), None) == ()


def test_what_is_left_is_the_act_that_is_least_like_the_wanted_ones() -> None:
    parts = active("I'd order the kettle, move the lunch, and tell Ida.")
    assert [act.head for act in surplus(parts, ABOUT.acts)] == ["move the lunch"]


def test_what_is_explained_besides_must_be_part_of_the_matter() -> None:
    text = "I'd order the kettle and tell Ida that it comes, explaining that the old saucepan leaks."
    assert brought_in(text, ABOUT, ("The old saucepan leaks.",), None)
    assert brought_in(text.replace("old saucepan leaks", "kettle comes"), ABOUT, (), None) == ()


@pytest.mark.parametrize(
    ("head", "who"),
    [
        ("tell ida that", ("ida",)),
        ("write to the school office about it", ("schoo", "offic")),
        ("send her the file", ()),
        ("send the file to ida", ("file", "ida", "ida")),
        ("move the lunch", ()),
    ],
)
def test_who_hears_of_it(head: str, who: tuple[str, ...]) -> None:
    assert hearers_of(head) == who


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        ("order the kettle", "buy"),
        ("order a cab", "book"),
        ("cancelling it", "drop"),
        ("call the lunch off", "drop"),
        ("shift the lunch", "move"),
        ("tell ida", ""),
    ],
)
def test_ways_of_changing_things(head: str, kind: str) -> None:
    assert way(head) == kind


def test_an_act_that_alone_names_what_must_be_named_is_not_one_too_many() -> None:
    text = "Shall I order the kettle, tell Ida that it comes, and cancel the lunch?"
    assert brought_in(text, ABOUT, (), None)
    assert brought_in(text, ABOUT, (), None, (words("lunch"),)) == ()
