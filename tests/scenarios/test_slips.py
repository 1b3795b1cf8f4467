"""Slips that sound right: put off, left undone, handed back, copied to somebody."""

from __future__ import annotations

import pytest

from pare_scenarios.slips import HANDED_BACK, POSTPONED, UNDONE, in_copy, spared, waiting


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Tomorrow morning I'd answer Ida.", True),
        ("Next week, when you are back, I could answer Ida.", True),
        ("Tomorrow at nine I would answer Ida.", True),
        ("All of this tomorrow?", True),
        ("I'd answer Ida that you come tomorrow.", False),
    ],
)
def test_an_offer_that_begins_with_a_later_time_waits(text: str, found: bool) -> None:
    assert waiting().found_in(text) == found


def test_what_is_not_too_late_here_can_be_left_out() -> None:
    assert not waiting("tomorrow", at=False).found_in("Tomorrow at nine I would answer Ida.")
    assert waiting("tomorrow", at=False).found_in("Next month I'd answer Ida.")


@pytest.mark.parametrize(
    ("text", "found"),
    [("Shall I tomorrow tell Ida?", True), ("Shall I tell Ida later this week?", True), ("Shall I tell Ida?", False)],
)
def test_what_is_put_off_is_known(text: str, found: bool) -> None:
    assert POSTPONED.found_in(text) == found


def test_what_is_handed_back_or_left_to_the_user_is_known() -> None:
    assert HANDED_BACK.found_in("I'd remind you at nine to write to Ida.")
    assert not HANDED_BACK.found_in("I'd write to Ida.")
    assert UNDONE.found_in("I'd write to Ida; the note you can do yourself.")
    assert not UNDONE.found_in("You did it yourself. I'd write to Ida.")


@pytest.mark.parametrize(
    ("text", "found"),
    [("The note can wait.", True), ("No message needed.", True), ("The note is for Ida.", False)],
)
def test_what_is_spared_is_known(text: str, found: bool) -> None:
    assert spared("note", "message").found_in(text) == found


def test_who_gets_a_copy_is_known() -> None:
    assert in_copy("Ida", "your boss").found_in("I'd mail Bo, with your boss in copy.")
    assert not in_copy("Ida").found_in("I'd mail Ida a copy of it.".replace("Ida a copy", "Bo a copy"))
