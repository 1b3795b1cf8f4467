"""The human assistant: a person at a front end, who sees and can call what any assistant can.

The front end comes with the seat: its `ask` is given a `Watch` and gives back a `Decision`, or a `Work` and gives back
the report.
"""

from __future__ import annotations

from dataclasses import dataclass

from pare.agent import Decision, Observation
from pare.errors import LoadError
from pare.handles import Handle
from pare.phone import Proposal
from pare.registry import Ask, Seat


@dataclass(frozen=True, slots=True)
class Watch:
    """What a person is asked while observing: to wait or to propose, after reading through the handle if need be."""

    observation: Observation
    read: Handle


@dataclass(frozen=True, slots=True)
class Work:
    """What a person is asked after an acceptance: to carry it out through the handle, and to report."""

    proposal: Proposal
    call: Handle


class HumanAssistant:
    """See the module.

    Raises:
        LoadError: the seat has nobody to ask.
    """

    by_person = True

    def __init__(self, seat: Seat) -> None:
        if seat.ask is None:
            raise LoadError("the assistant `human` is played by a person: use `pare play --as assistant`")
        self._ask: Ask = seat.ask

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Decide as the person does."""
        decision: Decision = await self._ask(Watch(observation, read))
        return decision

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Let the person work, and report what the person reports."""
        report: str = await self._ask(Work(proposal, call))
        return report
