"""Many ways to say one thing, in one form."""

from __future__ import annotations

import pytest

from pare.offer.idioms import plainly, resolved
from pare.offer.introducing import by_role, by_surname
from pare.phrases import person


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("drop ida a line", "tell ida"),
        ("give your aunt a quick heads-up", "tell your aunt"),
        ("let dr. falk know", "tell dr. falk"),
        ("ida gets a line", "tell ida"),
        ("put ida in the picture", "tell ida"),
        ("pass the news on to ida", "tell ida"),
        ("get back to ida", "answer ida"),
        ("run it past ida", "ask ida"),
        ("see if she can come", "ask if she can come"),
        ("give ida a ring", "call ida"),
        ("order a kettle", "order a kettle"),
    ],
)
def test_an_idiom_is_said_plainly(text: str, form: str) -> None:
    assert plainly(text) == form


def test_pronouns_are_resolved() -> None:
    assert resolved("ida is late. tell her", ("ida", "ben")) == "ida is late. tell ida"
    assert resolved("ida and ben: tell him", ("ida", "ben")) == "ida and ben: tell ben"
    assert resolved("tell ida's boss, and her husband", ("ida",)) == "tell ida's boss, and ida's husband"
    assert resolved("tell her", ("ida",)) == "tell her"
    assert resolved("tell her", ()) == "tell her"


def test_a_family_name_alone_is_introduced() -> None:
    people = (person("Ida Falk"),)
    assert by_surname("Falk's bill waits.", people) == "Ida Falk's bill waits."
    assert by_surname("Tell Falk.", people) == "Tell Ida Falk."
    assert by_surname("Noor Falk waits, and Falk Lettings too.", people) == "Noor Falk waits, and Falk Lettings too."


def test_a_role_is_introduced_unless_a_name_stands_there() -> None:
    roles = (("boss", "Ida Falk"),)
    assert by_role("Tell your boss.", roles) == "Tell your boss (Ida Falk)."
    assert by_role("Tell your manager.", roles) == "Tell your manager (Ida Falk)."
    assert by_role("Tell your boss Noor.", roles) == "Tell your boss Noor."
    assert by_role("Tell your boss's wife.", roles) == "Tell your boss's wife."
