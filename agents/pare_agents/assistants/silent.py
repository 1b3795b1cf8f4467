"""The silent assistant: never proposes anything. Whatever it scores, a scenario gives away."""

from __future__ import annotations

from pare.agent import ABSTAIN, Decision, Observation
from pare.handles import Handle
from pare.phone import Proposal
from pare.registry import Seat


class Silent:
    """See the module."""

    def __init__(self, seat: Seat) -> None:
        del seat

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Wait."""
        return ABSTAIN

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Nothing was proposed, so there is nothing to do."""
        return ""
