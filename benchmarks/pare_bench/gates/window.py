"""Gate 9: help before its evidence, or after its window, is no help."""

from __future__ import annotations

from pare.agent import ABSTAIN, Action, Decision, Observation
from pare.handles import Handle
from pare.loop import Limits
from pare.phone import Proposal
from pare.registry import Seat
from pare.scenario import Scenario
from pare_agents.assistants.oracle import Oracle
from pare_agents.users.scripted import ACCEPT, ScriptedUser
from pare_bench.gates.base import Gate, played, told


def window(scenario: Scenario) -> Gate:
    """At the start the scripted user rejects every proposal of the solution; after the window none counts."""
    phone = scenario.prepared.fork()
    user = ScriptedUser(Seat(0, scenario=scenario, phone=phone))
    faults = []
    for stage in scenario.solution:
        offered = Proposal(id="proposal_0", text=stage.says, turn=0, at=phone.now)
        if user.answer(offered) == ACCEPT:
            faults.append(f"{stage.says!r} is accepted before anything has happened")
    if all(need.window.closes for need in scenario.needs):
        late = played(scenario, Late, Agreeable, limits=_slow(scenario))
        if len(late.phone.proposals) == 0:
            faults.append("the window does not close within the episode")
        elif late.grade.outcome != "failed":
            faults.append(f"after the window: {told(late)}")
    return Gate(not faults, "; ".join(faults))


def _slow(scenario: Scenario) -> Limits:
    """Turns so long that the last window closes after two of them."""
    phone = scenario.prepared
    closings = [at for need in scenario.needs if (at := scenario.closes_at(need, phone)) is not None]
    longest = max((at - phone.now).total_seconds() for at in closings) if closings else 0.0
    return Limits(turns=24, turn_seconds=max(30.0, longest / 2))


class Agreeable(ScriptedUser):
    """A user that accepts whatever is offered."""

    def answer(self, proposal: Proposal) -> Action:
        """Accept."""
        return ACCEPT


class Late(Oracle):
    """An oracle that proposes only once the window is over."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Wait until the need's window is closed, then propose."""
        if self._stage >= len(self._calls) or observation.pending is not None:
            return ABSTAIN
        if not self._scenario.closed(self._scenario.needs[self._stage], self._phone):
            return ABSTAIN
        return Decision(self._scenario.solution[self._stage].says)
