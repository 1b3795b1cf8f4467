"""Gate 11: a user with nothing but taps can reach the same goal, and what that costs."""

from __future__ import annotations

from pare.loop import Limits
from pare.planner import NoPath
from pare.scenario import Scenario
from pare_agents.assistants.silent import Silent
from pare_agents.users import scripted
from pare_bench.gates.base import Gate, errors, played, told
from pare_bench.taps import taps_of

UNHURRIED = Limits(turns=400, turn_seconds=5.0)
"""Time enough for every tap, five seconds each."""


def by_hand(scenario: Scenario) -> Gate:
    """The user makes the solution's calls by the shortest paths of taps; the outcome is `user_alone`."""
    try:
        episode = played(scenario, Silent, scripted.by_hand, limits=UNHURRIED)
    except NoPath as error:
        return Gate(False, str(error))
    faults = errors(episode)
    passed = episode.grade.outcome == "user_alone" and not faults
    return Gate(passed, f"{taps_of(episode)} taps" if passed else "; ".join([told(episode), *faults]))
