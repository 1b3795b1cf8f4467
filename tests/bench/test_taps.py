"""Taps by hand, and those that an assistant saves."""

from __future__ import annotations

import pytest

from pare import registry
from pare.episode import Episode
from pare_agents.assistants.oracle import Oracle
from pare_agents.assistants.silent import Silent
from pare_bench import taps
from pare_bench.gates.base import played
from pare_bench.taps import taps_by_hand, taps_of, taps_saved

EXAMPLE = registry.scenario("swim-club-emergency-numbers")


def tapped(episode: Episode) -> list[str]:
    return [step["action"]["name"] for turn in episode.turns for step in turn["user"]]


def test_waiting_is_no_tap() -> None:
    episode = played(EXAMPLE)
    names = tapped(episode)
    assert "wait" in names
    assert taps_of(episode) == len(names) - names.count("wait")


def test_what_a_success_saves_is_counted_against_doing_it_by_hand() -> None:
    helped, alone = played(EXAMPLE, Oracle), taps_by_hand(EXAMPLE)
    assert alone is not None
    assert taps_saved(EXAMPLE, helped) == alone - taps_of(helped)
    assert taps_saved(EXAMPLE, played(EXAMPLE, Silent)) is None


def test_nothing_is_said_of_a_scenario_that_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    for recorded in ({}, {EXAMPLE.id: ("another", 9)}):
        monkeypatch.setattr(taps, "_recorded", lambda recorded=recorded: recorded)
        assert taps_by_hand(EXAMPLE) is None
        assert taps_saved(EXAMPLE, played(EXAMPLE)) is None
