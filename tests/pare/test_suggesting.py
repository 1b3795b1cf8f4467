"""Offers in which nobody acts: a modal verb, or a list after a colon."""

from __future__ import annotations

import pytest

from pare.offer import offering


@pytest.mark.parametrize(
    "text",
    [
        "the reminder could ring on friday instead.",
        "your mother should keep her money.",
        "three things, right away: a cab to the door; a line to ida.",
        "i'd settle it now: a cab for ida, and a reminder for you.",
        "would you like the calendar to show that?",
    ],
)
def test_these_offer_something(text: str) -> None:
    assert offering(text)


@pytest.mark.parametrize(
    "text",
    [
        "the cat could be anywhere.",
        "ida, noor, the boiler: shall i handle this?",
        "she says that it should ring.",
        "the boiler is broken.",
    ],
)
def test_these_do_not(text: str) -> None:
    assert offering(text) == []
