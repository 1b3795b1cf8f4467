"""Any other sum, time or day than those that a need is about."""

from __future__ import annotations

from datetime import date

import pytest

from pare_scenarios.others import other_days, other_sums, other_times

TODAY, FRIDAY = date(2027, 4, 20), date(2027, 4, 23)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Pay 815 euros.", False),
        ("Pay 850 euros.", True),
        ("Pay 815 euros and not 850 euros.", True),  # avoids leave out what is denied before they look
        ("The year 2027.", False),
        ("Set it to 4471.", True),
        ("Nothing is paid.", False),
    ],
)
def test_another_sum(text: str, found: bool) -> None:
    assert other_sums(815, bare=1000).found_in(text) is found


@pytest.mark.parametrize(
    ("text", "found"),
    [("At 18:30.", False), ("At half past six.", False), ("At 19:00.", True), ("The 19:00 train stays.", True),
     ("At noon.", False), ("Later.", False)],
)  # fmt: skip
def test_another_time(text: str, found: bool) -> None:
    assert other_times((18, 30), 12).found_in(text) is found


@pytest.mark.parametrize(
    ("text", "found"),
    [("On Friday.", False), ("On 23 April.", False), ("On Saturday 24 April.", True), ("Today.", False),
     ("On 30 April.", True)],
)  # fmt: skip
def test_another_day(text: str, found: bool) -> None:
    assert other_days(TODAY, FRIDAY).found_in(text) is found


def test_what_stays_as_it_is_is_no_other() -> None:
    assert not other_sums(815).found_in("850 euros stays.")
