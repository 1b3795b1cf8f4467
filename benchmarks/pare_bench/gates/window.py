"""Gate 9: help before its evidence, or after its window, is no help."""

from __future__ import annotations

from collections.abc import Iterator

from pare.agent import ABSTAIN, Action, Decision, Observation
from pare.handles import Handle
from pare.loop import Limits
from pare.phone import Phone, Proposal
from pare.registry import Seat
from pare.scenario import Scenario
from pare_agents.assistants.oracle import Oracle
from pare_agents.users.scripted import ACCEPT, ScriptedUser
from pare_bench.gates.base import Gate, played, told


def window(scenario: Scenario) -> Gate:
    """Before its evidence exists, a proposal is rejected by the scripted user; after the window it does not count."""
    faults = [*_before(scenario), *_after(scenario)]
    closes = sum(bool(need.window.closes) for need in scenario.needs)
    return Gate(not faults, "; ".join(faults) or f"{closes} of {len(scenario.needs)} windows close")


def _before(scenario: Scenario) -> Iterator[str]:
    """Let the world go on without anybody doing anything, and look at each moment before a need is open."""
    phone = scenario.prepared.fork()
    for stage in scenario.solution:
        if _answer(scenario, phone, stage.says) == ACCEPT:
            yield f"{stage.says!r} is accepted before anything has happened"
    need, says = scenario.needs[0], scenario.solution[0].says
    while not scenario.opened(need, phone):
        if _answer(scenario, phone, says) == ACCEPT:
            yield f"{says!r} is accepted before its evidence is complete ({phone.now:%d %b %H:%M})"
        due = phone.clock.next_of_scenario()
        if due is None:
            missing = [n for n in (*need.evidence, need.window.opens) if n not in phone.names | phone.clock.fired]
            yield f"the first need never opens by itself: {', '.join(filter(None, missing))} does not occur"
            return
        phone.advance(due)
    if scenario.closed(need, phone):
        yield "the first window closes before its evidence has occurred"


def _answer(scenario: Scenario, phone: Phone, says: str) -> Action:
    user = ScriptedUser(Seat(0, scenario=scenario, phone=phone))
    return user.answer(Proposal(id="proposal_0", text=says, turn=0, at=phone.now))


def _after(scenario: Scenario) -> Iterator[str]:
    """Where every need has a window that closes, propose after it: to the scripted user, and to one who accepts."""
    if not all(need.window.closes for need in scenario.needs):
        return
    late = played(scenario, Late, Agreeable, limits=_slow(scenario))
    if len(late.phone.proposals) == 0:
        yield "the window does not close within the episode"
    elif late.grade.outcome != "failed":
        yield f"after the window, accepted: {told(late)}"
    refused = played(scenario, Late, limits=_slow(scenario))
    if any(proposal.status == "accepted" for proposal in refused.phone.proposals):
        yield "the scripted user accepts after the window"


def _slow(scenario: Scenario) -> Limits:
    """Turns so long that the last window closes after two of them."""
    phone = scenario.prepared
    closings = [at for need in scenario.needs if (at := scenario.closes_at(need, phone)) is not None]
    longest = max((at - phone.now).total_seconds() for at in closings) if closings else 0.0
    return Limits(turns=24, turn_seconds=min(max(30.0, longest / 2), 1_000_000.0))


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
