"""Somebody by a description, an act by another verb, a thing as "it"."""

from __future__ import annotations

from datetime import date

import pytest

from pare.offer.families import an_act
from pare.offer.indirect import dated, described, others, pointed, replaced, rigid, somebody
from pare.offer.matter import Facts, Matter, active
from pare.phrases import Phrase, affirms, all_of, amount, any_of, clock, day, number, person, words


@pytest.mark.parametrize(
    ("text", "whether"),
    [
        ("I'd ask the lady upstairs.", True),
        ("I'd write to your old friend.", True),
        ("I'd let her know.", True),
        ("I'd ask Nadia, your friend.", False),
        ("I'd order the kettle.", False),
    ],
)
def test_somebody_may_be_described_where_nobody_else_is_named(text: str, whether: bool) -> None:
    assert described(text, ("nadia", "nadia falk")) is whether


def test_others_are_those_whom_nothing_names() -> None:
    about = Matter(said=frozenset(("ida", "noor")))
    found = others((("Nadia Falk", "nadia falk", "nadia"),), (("boss", "Noor Haddad"),), (person("Ida Lund"),), about)
    assert [*found] == ["nadia falk", "nadia", "haddad"]


@pytest.mark.parametrize(
    "phrase",
    [day(date(2027, 3, 4)), clock(10), amount(40), number("+44 7700 900812"), any_of(clock(10), words("early"))],
)
def test_nothing_else_says_a_day_a_time_or_a_number(phrase: Phrase) -> None:
    assert rigid(phrase)


def test_words_and_people_are_not_rigid() -> None:
    assert not rigid(all_of(affirms(words("kettle")), person("Ida Lund")))


def test_kinds_of_slots() -> None:
    assert somebody(words("Forde", "Edith"))
    assert somebody(any_of(person("Ida Lund"), words("wife")))
    assert not somebody(words("kettle"))
    assert not somebody(words("K-20931"))
    assert an_act(words("remind*", "alarm"))
    assert an_act(affirms(words("cancel*")))
    assert not an_act(words("kettle", "pot"))


def test_a_thing_may_be_pointed_at_but_not_replaced() -> None:
    about = Matter(core=Facts(stems=frozenset(("order", "kettl"))))
    for text, other in (("I'd order it.", False), ("I'd order it, the saucepan.", True)):
        parts = active(text)
        assert pointed(text)
        assert replaced(text, parts, about, ("A saucepan for Ida.",), None) is other


@pytest.mark.parametrize(
    ("phrase", "text", "whether"),
    [
        (day(date(2027, 3, 4)), "I'd pack the evening before your flight.", True),
        (day(date(2027, 3, 4)), "I'd pack on Friday.", False),
        (clock(10), "I'd pack the evening before your flight.", False),
        (words("pack"), "I'd do it that night.", False),
    ],
)
def test_a_day_may_be_given_by_another(phrase: Phrase, text: str, whether: bool) -> None:
    assert dated(phrase, text) is whether
