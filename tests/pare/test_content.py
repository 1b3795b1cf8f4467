"""Declarations as text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from types import ModuleType

import pytest

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


LIBRARY = """
import math
from functools import cache
NEAR = 3
def _inner(n): return n > NEAR
@cache
def _kept(n): return n > 1
def settled(n): return n != its.SUM and its.far(n) and _inner(n) and _kept(n) and n < math.inf and settled(n - 1)
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [("NEAR = 3", "NEAR = 4"), ("n > NEAR", "n >= NEAR"), ("n > 1", "n > 2"), ("n - 1", "n - 2")],
)
def test_what_a_function_uses_of_its_module_belongs_to_it(old, new, tmp_path) -> None:
    def told(text: str, total: int = 9) -> str:
        module, words = ModuleType("library"), ModuleType("library.words")
        module.its, words.SUM, words.far = words, total, abs
        file = tmp_path / f"library_{len(list(tmp_path.iterdir()))}.py"
        file.write_text(text)
        exec(compile(text, str(file), "exec"), module.__dict__)
        return repr_of(Card("check", (module.settled,)))

    assert told(LIBRARY) == told(LIBRARY)
    assert told(LIBRARY) != told(LIBRARY, total=8), "a constant of another module of the package"
    assert told(LIBRARY) != told(LIBRARY.replace(old, new))
