"""Taps: how many a scenario takes by hand, and how many an assistant saved.

`taps.json` holds, for each scenario of the suite, the hash of its content and the taps that the user needs who does
everything by hand (gate `by hand`, by the planner's shortest paths). It is written by
`UPDATE_DOCS=1 pytest tests/scenarios`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import orjson

from pare.episode import Episode
from pare.scenario import Scenario

FILE = Path(__file__).with_name("taps.json")


def taps_of(episode: Episode) -> int:
    """Everything that the user tapped; waiting is none."""
    return sum(step["action"]["name"] != "wait" for turn in episode.turns for step in turn["user"])


def taps_by_hand(scenario: Scenario) -> int | None:
    """The recorded taps by hand; None if there are none for the scenario as it is."""
    content, taps = _recorded().get(scenario.id, ("", 0))
    return taps if content == scenario.content else None


def taps_saved(scenario: Scenario, episode: Episode) -> int | None:
    """How many taps fewer than by hand a success took; None if it was none, or nothing is recorded."""
    alone = taps_by_hand(scenario)
    return alone - taps_of(episode) if episode.grade.success and alone is not None else None


@cache
def _recorded() -> Mapping[str, tuple[str, int]]:
    return {id: (content, taps) for id, (content, taps) in orjson.loads(FILE.read_bytes()).items()}
