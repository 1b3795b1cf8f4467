"""Whom a text lets hear of something."""

from __future__ import annotations

import pytest

from pare_scenarios.reaching import reaching


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Shall I tell Ida?", True),
        ("I'd write a short line to Ida.", True),
        ("Shall I ask Ben and Ida?", True),
        ("Ida would hear of it today.", True),
        ("Ida is told at noon.", True),
        ("Shall I tell Ben that Ida has left?", False),
        ("Shall I tell Ida's brother?", False),
        ("Shall I move the lunch with Ida?", False),
    ],
)
def test_who_hears_of_something(text: str, found: bool) -> None:
    assert reaching("Ida").found_in(text) is found
