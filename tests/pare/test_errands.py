"""Errands: what a proposal offers one by one, and whom it lets know something."""

from __future__ import annotations

import pytest

from pare.offer.errands import errands, lets_know, of_them, strangers

IDA = ("ida falk", "ida", "your mother", "mum")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Shall I tell Ida that it is off, and move the lunch?", ("shall i tell ida that it is off", "move the lunch")),
        ("Ida is out. I can write to Ben & add a reminder.", ("i can write to ben", "add a reminder")),
        ("It is late.", ()),
        ("I'd\n1) ask Ida\n2) tell Ben\nOK?", ("ask ida", "tell ben")),
    ],
)
def test_errands_are_the_acts_that_are_offered(text: str, parts: tuple[str, ...]) -> None:
    assert tuple(one.strip(" ,") for one in errands(text)) == parts


@pytest.mark.parametrize(
    ("errand", "told"),
    [
        ("tell ida that it is off", True),
        ("let your mother know", True),
        ("send ben and ida the list", True),
        ("forward the list to ida", True),
        ("apologise to ida for it", True),
        ("ask ida's husband", False),
        ("let your mother-in-law know", False),
        ("remind you to ring ida", False),
        ("tell ben that you have asked ida", False),
        ("move the lunch with ida", False),
        ("give her ida's number", False),
        ("give him ida on 0170 555", False),
        ("mail the list to the sister of ida", False),
    ],
)
def test_who_is_let_know_something(errand: str, told: bool) -> None:
    assert lets_know(errand, IDA) == told


def test_them_are_whoever_was_named_before() -> None:
    assert of_them("explain to them that your uncle has died")
    assert not of_them("move the lunch with them")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Shall I write to Farai and tell Ida?", ("Farai",)),
        ("Shall I tell Aunt Ida?", ()),
        ("Shall I call Friday's lunch off and ask the club?", ()),
        ("Shall I let your boss know?", ("your boss",)),
        ("Shall I ask your mother-in-law?", ()),
        ("Shall I remind you to ask Farai?", ()),
        ("shall i write to farai?", ()),
    ],
)
def test_strangers_are_names_that_nobody_knows(text: str, found: tuple[str, ...]) -> None:
    known = frozenset(("ida", "friday", "mother", "in", "law"))
    assert strangers(text, errands(text), known) == found
