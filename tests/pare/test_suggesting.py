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


@pytest.mark.parametrize(
    "text",
    [
        "if you agree, ida hears at noon that it is off, and the lunch moves to friday.",
        "a line to ida and the lunch on friday: shall i see to both?",
        "how about this: ida gets a line, and the lunch goes to friday.",
        "may i fix it like this: you see ida at three and the lunch moves to friday?",
        "would you agree to a reminder at noon?",
        "since it is late, would you like the lunch moved to friday?",
    ],
)
def test_consent_to_what_stands_beside_it_is_asked_for(text: str) -> None:
    assert offering(text)
