"""The rules assistant: an honest baseline without a model.

It reads in full what arrives, recognises common needs by rule (see `pare_agents.rules.needs`), reads what it must, and
proposes in plain words; once accepted it makes the calls that it named. It offers nothing twice, and a correction of
what it has offered replaces the offer.
"""

from __future__ import annotations

from typing import Any

from pare.agent import ABSTAIN, Decision, Observation
from pare.errors import shortened
from pare.handles import Handle, Outcome
from pare.phone import Proposal
from pare.registry import Seat
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.inbox import Inbox
from pare_agents.rules.memory import Memory
from pare_agents.rules.needs import RECOGNISERS
from pare_agents.rules.plan import Plan, listed
from pare_agents.rules.reader import OutOfSteps, Reader, called

_TURNS = 4  # for which one arrival may keep it reading


class Rules:
    """See the module."""

    def __init__(self, seat: Seat) -> None:
        del seat
        self._inbox = Inbox()
        self._offered: dict[str, Plan] = {}
        self._memory = Memory()
        self._cache: dict[str, Any] = {}
        self._tries = 0

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Look at one arrival after the other, until one calls for an offer; beside an open one, at its own thread."""
        for entry in observation.events:
            if entry.kind == "event":
                self._inbox.add(entry, observation.now)
        pending = self._offered.get(observation.pending.text) if observation.pending is not None else None
        for arrival in tuple(self._inbox.waiting):
            if observation.pending is not None and (pending is None or arrival.key != pending.thread):
                continue
            try:
                plan = self._plan(arrival, Reader(read, self._cache, self._memory))
            except OutOfSteps:
                self._tries += 1
                if self._tries < _TURNS:
                    return ABSTAIN
                plan = None
            self._inbox.waiting.remove(arrival)
            self._cache, self._tries = {}, 0
            if plan is not None and plan.proposal not in self._offered:
                self._offered[plan.proposal] = plan
                return Decision(plan.proposal)
        return ABSTAIN

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Make the calls of the plan that was accepted, until one fails."""
        plan, self._cache = self._offered.get(proposal.text), {}
        if plan is None:
            return "I do not know any more what that was about; nothing was done."
        done: list[str] = []
        for step in plan.steps:
            outcome = called(call, step.tool, dict(step.arguments))
            if outcome is None or outcome.error is not None:
                why = "that cannot be done here" if outcome is None else shortened(outcome.error or "", 200)
                return f"{_report(done)} I could not {step.asks}: {why}".strip()
            done.append(step.tells)
            self._remember(plan, step.tool, outcome)
        if plan.then is not None:
            plan.then()
        return _report(done)

    def _plan(self, arrival: Arrival, reader: Reader) -> Plan | None:
        plans = (recogniser.recognise(arrival, reader) for recogniser in RECOGNISERS)
        return next((plan for plan in plans if plan is not None), None)

    def _remember(self, plan: Plan, tool: str, outcome: Outcome) -> None:
        if tool == "calendar__create_event" and isinstance(outcome.value, dict):
            self._memory.created[plan.about] = str(outcome.value.get("id", ""))


def _report(done: list[str]) -> str:
    return f"I {listed(done)}." if done else ""
