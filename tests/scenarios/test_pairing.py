"""Whose fact is whose, what follows what, and where a phrase does not count."""

from __future__ import annotations

import pytest

from pare.expect import affirmed, as_is
from pare.phrases import clock, number, person, words
from pare_scenarios.pairing import amid, following, in_one_line, no_time_but, paired, unless, unmixed

IDA, FINN = (person("Ida Lund"), clock(9)), (words("Finn", "Vale"), clock(10, 30))


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Ida at 9:00 and Finn at 10:30", True),
        ("Ida at 10:30 and Finn at 9:00", False),
        ("9:00 for Ida and 10:30 for Finn", True),
        ("10:30 for Ida and 9:00 for Finn", False),
        ("9:00 with Ida, 10:30 with Mr. Vale for Finn", True),
        ("Ida and Finn at 9:00 and 10:30", True),
        ("Ida and Finn at 10:30 and 9:00", False),
        ("9:00 and 10:30 for Ida and Finn", True),
        ("Ida and Finn: 10:30 for Ida and 9:00 for Finn", False),
        ("Finn and Ida: 9:00 for Ida and 10:30 for Finn", True),
        ("9:00 (Ida), 10:30 (Finn)", True),
        ("9:00, Ida; 10:30, Finn", True),
        ("Ida:\n9:00\nFinn:\n10:30", True),
        ("Ida 10:30, Finn 9:00. Yours, Ida's father", False),
        ("Ida 9:00, Finn 10:30. I am there from 9:00.", True),
        ("Ida 9:00", False),
        ("9:00 and 10:30", False),
        ("Ida 9:00 (new) or Finn 10:30", True),
        ("Not 9:00 for Ida and not 10:30 for Finn", False),
        ("Do not come at 9:00 for Ida, or at 10:30 for Finn", False),
        ("Neither Ida at 9:00, nor Finn at 10:30", False),
        ("Do not come to the back door, please: Ida 9:00, Finn 10:30", True),
    ],
)
def test_each_fact_is_said_of_the_right_one(text: str, right: bool) -> None:
    assert paired(IDA, FINN).found_in(text) is right


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Ida 9:00", True),
        ("Finn's is at 10:30. I'll do Ida's before that.", True),
        ("Ida is at 10:30", False),
        ("Finn 9:00, Ida 10:30", False),
        ("no time at all", False),
    ],
)
def test_what_is_said_is_said_of_the_right_one(text: str, right: bool) -> None:
    assert unmixed(IDA, FINN).found_in(text) is right


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("pay the bill today", True),
        ("pay it, the whole long bill of theirs, today", False),
        ("pay the bill. I am away today", False),
        ("today is a bill to pay", False),
        ("pay on Friday, not today", False),
    ],
)
def test_a_phrase_that_follows_another_closely(text: str, found: bool) -> None:
    assert following("pay", "today").found_in(text) is found


def test_negations_may_be_among_what_follows() -> None:
    assert following(as_is("not pay"), as_is("bill")).found_in("do not pay the bill")
    assert not following("pay", "bill").found_in("do not pay the bill")


def test_a_sentence_with_an_excuse_does_not_count() -> None:
    old = unless(number("+44 7700 900111"), "delete*", "no longer")
    assert old.found_in("Ring +44 7700 900111. The other one is no longer in use.")
    assert not old.found_in("Please delete 07700 900111, then ring her.")
    assert old.found_in("Please delete 07700 900111. Ring 07700 900111 at night.")


def test_no_other_time_than_one() -> None:
    only = affirmed(no_time_but(9, 40))
    for text in ("the Saturday slot", "Saturday at 9.40", "twenty to ten", "9:40, not 11:00"):
        assert only.found_in(text), text
    for text in ("Saturday at 11:00", "9:40 or 11:00"):
        assert not only.found_in(text), text


def test_what_is_known_amid_a_phrase_counts_with_it() -> None:
    visit = amid("visit", clock(17))
    assert visit.found_in("the visit")
    assert not visit.found_in("at 17:00")
    assert len(visit.spans("the visit at 17:00")) == 2


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("212, brogues\n214, boots, ready, told on 11 March", True),
        ("Told Marta. It is ticket 214", True),
        ("214, boots, ready\n221, clogs, told", False),
        ("214, boots, not told", False),
    ],
)
def test_facts_of_one_line(text: str, found: bool) -> None:
    line = in_one_line("214", "told")
    assert line.found_in(text) is found
    assert line.spans(text) == ((text.rfind("\n") + 1, len(text)),) if found else not line.spans(text)
