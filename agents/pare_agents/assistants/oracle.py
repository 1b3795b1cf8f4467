"""The oracle: plays a scenario's own solution through public operations; the reference, not a contestant."""

from __future__ import annotations

from collections.abc import Sequence

from pare.agent import ABSTAIN, Decision, Observation
from pare.handles import Handle
from pare.noise import FREE_RETRIES
from pare.phone import Proposal
from pare.registry import Seat
from pare.scenario import Do


class Oracle:
    """Reads what a careful assistant reads, proposes as soon as a need is open, and carries out the solution.

    The calls can be replaced, so that gates play flawed or other solutions with the same agent.
    """

    privileged = True

    def __init__(self, seat: Seat, calls: Sequence[tuple[Do, ...]] | None = None) -> None:
        assert seat.scenario is not None
        assert seat.phone is not None
        self._scenario, self._phone = seat.scenario, seat.phone
        self._calls = tuple(calls) if calls is not None else tuple(stage.calls for stage in seat.scenario.solution)
        self._stage = 0

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Propose the next stage once its need is open."""
        if self._stage >= len(self._calls) or observation.pending is not None:
            return ABSTAIN
        need, stage = self._scenario.needs[self._stage], self._scenario.solution[self._stage]
        if not self._scenario.opened(need, self._phone) or self._scenario.closed(need, self._phone):
            return ABSTAIN
        self._carry_out(stage.reads, read)
        return Decision(stage.says)

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Make the calls of the stage that was accepted."""
        calls, stage = self._calls[self._stage], self._scenario.solution[self._stage]
        self._stage += 1
        self._carry_out(calls, call)
        return stage.reports

    def _carry_out(self, calls: Sequence[Do], handle: Handle) -> None:
        for one in calls:
            name, arguments = handle.names[one.tool(self._phone)], one.filled(self._phone)
            for _ in range(FREE_RETRIES + 1):
                if not handle(name, arguments).injected:
                    break
