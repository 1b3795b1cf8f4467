"""The user that does everything by hand."""

from __future__ import annotations

import pytest

from pare import registry
from pare.loop import Limits
from pare.planner import NoPath
from pare_agents.assistants.oracle import Oracle
from pare_agents.assistants.silent import Silent
from pare_agents.users.by_hand import ByHand
from pare_bench.gates.base import errors, played

EXAMPLE = registry.scenario("swim-club-emergency-numbers")
SLOWLY = Limits(turns=100, turn_seconds=5.0)


def test_it_reaches_the_goal_by_taps_alone() -> None:
    episode = played(EXAMPLE, Silent, ByHand, limits=SLOWLY)
    assert episode.grade.outcome == "user_alone"
    assert errors(episode) == []
    assert {change.actor for change in episode.phone.journal.changes} <= {"user", "world"}


def test_it_leaves_to_the_assistant_what_it_has_accepted() -> None:
    episode = played(EXAMPLE, Oracle, ByHand, limits=SLOWLY)
    assert episode.grade.outcome == "assisted"
    replies = [c.actor for c in episode.phone.journal.changes if c.operation == "email__reply_email"]
    assert {*replies} == {"assistant"}


def test_what_no_screen_leads_to_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pare.planner.plan.__defaults__", (1, 50))
    with pytest.raises(NoPath, match="cannot be reached by taps"):
        played(EXAMPLE, Silent, ByHand, limits=SLOWLY)
