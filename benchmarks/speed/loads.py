"""Assistants that take their time, as models and heavy computations do, for `benchmarks.speed.workers`."""

from __future__ import annotations

import asyncio
import hashlib

from pare.agent import Decision, Observation
from pare.handles import Handle
from pare_agents.assistants.silent import Silent

LATENCY = 0.1
ROUNDS = 6_000  # about 2 ms of a core of today


class Computing(Silent):
    """Computes in every turn, as an assistant with a planner or a small model of its own does."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Compute, and wait."""
        found = b""
        for _ in range(ROUNDS):
            found = hashlib.sha256(found).digest()
        return await super().observe(observation, read)


class Asking(Silent):
    """Waits in every turn, as an assistant does whose model answers over the network."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Wait for an answer."""
        await asyncio.sleep(LATENCY)
        return await super().observe(observation, read)


ENTRY_POINTS = f"""[pare.assistants]
speed-computing = {__name__}:Computing
speed-asking = {__name__}:Asking
"""
