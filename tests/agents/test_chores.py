"""What the scripted user does by hand, and when."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from pare import registry
from pare.agent import ABSTAIN, Decision, Observation
from pare.handles import Handle
from pare.loop import Limits
from pare.planner import NoPath
from pare.registry import Seat
from pare_agents.assistants.oracle import Oracle
from pare_agents.assistants.silent import Silent
from pare_agents.users.chores import MOST_TRIES, Chores
from pare_agents.users.scripted import ScriptedUser, by_hand
from pare_bench.gates.base import errors, played

EXAMPLE = registry.scenario("swim-club-emergency-numbers")
SLOWLY = Limits(turns=100, turn_seconds=5.0)


def test_it_reaches_the_goal_by_taps_alone() -> None:
    episode = played(EXAMPLE, Silent, by_hand, limits=SLOWLY)
    assert episode.grade.outcome == "user_alone"
    assert errors(episode) == []
    assert {change.actor for change in episode.phone.journal.changes} <= {"user", "world"}


def test_it_leaves_to_the_assistant_what_it_has_accepted() -> None:
    episode = played(EXAMPLE, Oracle, by_hand, limits=SLOWLY)
    assert episode.grade.outcome == "assisted"
    replies = [c.actor for c in episode.phone.journal.changes if c.operation == "email__reply_email"]
    assert {*replies} == {"assistant"}


def test_what_no_screen_leads_to_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pare.planner.plan.__defaults__", (1, 50))
    with pytest.raises(NoPath, match="cannot be reached by taps"):
        played(EXAMPLE, Silent, by_hand, limits=SLOWLY)


def impatient(seat: Seat, turns: int) -> ScriptedUser:
    return ScriptedUser(replace(seat, patience=turns))


def first_tap(turns: int) -> int:
    """The turn in which the user of that patience first did something of what the need asks for."""
    episode = played(EXAMPLE, Silent, partial(impatient, turns=turns), limits=SLOWLY)
    return min(change.turn for change in episode.phone.journal.changes if change.operation == "email__reply_email")


def test_it_waits_for_help_as_long_as_it_has_patience() -> None:
    assert first_tap(0) < first_tap(1) < first_tap(2)


def test_help_that_comes_in_time_is_taken() -> None:
    episode = played(EXAMPLE, Oracle, partial(impatient, turns=3), limits=SLOWLY)
    assert episode.grade.outcome == "assisted"


def test_with_all_patience_it_does_nothing_by_hand() -> None:
    episode = played(EXAMPLE, Silent, ScriptedUser, limits=SLOWLY)
    assert episode.grade.outcome == "failed"
    assert "email__reply_email" not in {change.operation for change in episode.phone.journal.changes}


class Interrupting(Oracle):
    """An oracle that proposes once, when the user has made the first tap."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        tapped = any("open_app(" in entry.text for entry in observation.events)
        return await super().observe(observation, read) if tapped else ABSTAIN


def test_what_it_has_begun_it_does_alone_and_nothing_is_done_twice() -> None:
    episode = played(EXAMPLE, Interrupting, partial(impatient, turns=1), limits=SLOWLY)
    assert episode.grade.outcome == "user_alone"
    assert {one.reason for one in episode.phone.proposals} == {"I am doing that myself already"}
    assert "assistant" not in {change.actor for change in episode.phone.journal.changes if "phone." not in change.table}


def test_where_a_tap_fails_the_way_is_looked_for_again_a_few_times() -> None:
    phone = EXAMPLE.prepared.fork()
    while not EXAMPLE.opened(EXAMPLE.needs[0], phone):
        phone.advance(phone.skip_to())
    chores = Chores(EXAMPLE, phone, 0)
    first, second = chores.next(1, ()), chores.next(2, ())
    assert first != second
    for turn in range(3, 2 + MOST_TRIES):
        assert chores.next(turn, (), "it is not possible here") == first
    other = chores.next(9, (), "it is not possible here")  # so it gives that call up, and goes on with the next
    assert other is not None
    assert chores.begun == {0}
