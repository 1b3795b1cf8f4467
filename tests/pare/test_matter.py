"""What a proposal brings in that is no part of the matter: names, days, times, numbers and things."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from pare.offer.matter import Facts, active, foreign

TODAY = date(2027, 3, 1)
FACTS = Facts.of(
    ("Order the kettle for 40 euros and tell Ida on 2027-03-04 10:00.",), (datetime(2027, 3, 5, 18, 0),), (), (), TODAY
)


def found(text: str) -> list[tuple[str, str]]:
    return [(one.kind, one.what) for one in foreign(text, active(text), FACTS, TODAY)]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("I'd tell Nadia of it.", ("name", "nadia")),
        ("I'd tell Ida on Saturday.", ("day", "saturday")),
        ("I'd tell Ida at 11:30.", ("clock", "11:30")),
        ("I'd order the kettle for 55 euros.", ("number", "55")),
        ("I'd order the kettle and a saucepan.", ("word", "saucepan")),
    ],
)
def test_what_is_brought_in(text: str, what: tuple[str, str]) -> None:
    assert what in found(text)


@pytest.mark.parametrize(
    "text",
    [
        "I'd order the kettle for 40 euros and tell Ida on Thursday at ten, or on Friday at 6 pm.",
        "I'd tell Ida before 11:30.",
        "I'd tell Ida (not Nadia).",
        "Nadia is away, so I'd tell Ida.",
        "I'd let Ida know quickly and kindly, today.",
        "I'd order two kettles.",
    ],
)
def test_what_is_known_bounds_reasons_and_everyday_words_are_not(text: str) -> None:
    assert found(text) == []
