"""Declarations as text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pare.content import repr_of, strings_in


@dataclass(frozen=True)
class Card:
    """A declaration with a name and others inside."""

    name: str
    inside: tuple[object, ...] = ()


def says(who: str) -> str:
    """Something with a constant of its own."""
    return f"{who} lives in Turku"


def test_every_text_of_a_declaration_is_found() -> None:
    captured = "Ida"
    value = {
        "whose": Card("Ada", (lambda: f"{captured} sails", partial(says, who="Finn"), frozenset({"Z", "A"}), 3)),
        "kind": Card,
    }
    found = [*strings_in(value)]
    for text in ("whose", "Ada", "Ida", " sails", "Finn", " lives in Turku", "A", "Z", "kind"):
        assert text in found
    assert found.index("A") < found.index("Z")


def test_a_declaration_reads_the_same_when_it_is_made_again() -> None:
    def made(word: str) -> object:
        return Card("Ada", (lambda: word, {"b": 1, "a": partial(says, who=word)}))

    assert repr_of(made("x")) == repr_of(made("x"))
    assert repr_of(made("x")) != repr_of(made("y"))
