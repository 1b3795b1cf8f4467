"""Gate 11: a user with nothing but taps can reach the same goal, and what that costs."""

from __future__ import annotations

from collections.abc import Mapping

from pare.agent import WAIT, Action, PhoneUser, Sight
from pare.loop import Limits
from pare.phone import Phone
from pare.planner import NoPath, plan
from pare.registry import Seat
from pare.scenario import Do, Scenario
from pare_agents.assistants.silent import Silent
from pare_bench.gates.base import Gate, errors, played, solved, told, writes

UNHURRIED = Limits(turns=400, turn_seconds=5.0)
"""Time enough for every tap, five seconds each."""


def by_hand(scenario: Scenario) -> Gate:
    """The user makes the solution's calls by the shortest paths of taps; the outcome is `user_alone`."""
    try:
        episode = played(scenario, Silent, Hand, limits=UNHURRIED)
    except NoPath as error:
        return Gate(False, str(error))
    taps = sum(step["action"]["name"] != "wait" for turn in episode.turns for step in turn["user"])
    faults = errors(episode)
    passed = episode.grade.outcome == "user_alone" and not faults
    return Gate(passed, f"{taps} taps" if passed else "; ".join([told(episode), *faults]))


class Hand(PhoneUser):
    """A user that does everything alone, as soon as each need is open."""

    def __init__(self, seat: Seat) -> None:
        assert seat.scenario is not None
        assert seat.phone is not None
        self._scenario, self._phone = seat.scenario, seat.phone
        self._todo = [(number, call) for number, _, call in writes(solved(seat.scenario), seat.phone)]
        self._path: list[Action] = []

    async def act(self, sight: Sight) -> Action:
        """The next tap of the current path; or wait for the next need."""
        if not self._path and self._todo:
            number, call = self._todo[0]
            if self._scenario.opened(self._scenario.needs[number], self._phone):
                self._todo.pop(0)
                self._path = list(path_to(self._phone, call))
        return self._path.pop(0) if self._path else WAIT


def path_to(phone: Phone, call: Do) -> tuple[Action, ...]:
    """The shortest path of taps to a call."""
    arguments: Mapping[str, object] = call.filled(phone)
    return plan(phone, call.tool(phone), arguments)
