"""Limits how many requests a process has under way at one provider, and how many it begins in a minute."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from pare_agents.models.model import Layer, Model
from pare_agents.models.types import Reply, Request

_Key = tuple[str, int, float | None]


@dataclass(slots=True)
class _Gate:
    """The common slots of one provider, and when the next request may begin."""

    slots: asyncio.Semaphore
    pause: float
    next: float = 0.0
    order: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def turn(self) -> None:
        """Wait until a request may begin: one at a time, so that hundreds at once do not hold up the event loop."""
        async with self.order:
            loop = asyncio.get_running_loop()
            await asyncio.sleep(max(self.next - loop.time(), 0.0) if self.pause else 0.0)
            self.next = max(self.next, loop.time()) + self.pause


_gates: WeakKeyDictionary[asyncio.AbstractEventLoop, dict[_Key, _Gate]] = WeakKeyDictionary()


class Limited(Layer):
    """Waits for a free slot, and for its turn, before each request.

    All models of one provider that are opened with the same limits share them.

    Args:
        inner: the model.
        max_concurrency: requests under way at once.
        requests_per_minute: requests begun in a minute, evenly spaced; None: as many as there are.
    """

    def __init__(self, inner: Model, max_concurrency: int, requests_per_minute: float | None = None) -> None:
        super().__init__(inner)
        if max_concurrency < 1:
            raise ValueError("max_concurrency must be at least 1")
        if requests_per_minute is not None and requests_per_minute <= 0:
            raise ValueError("requests_per_minute must be above 0")
        self._key = (inner.id.partition("/")[0], max_concurrency, requests_per_minute)

    async def send(self, request: Request) -> Reply:
        """Answer when a slot is free."""
        _, slots, rate = self._key
        gates = _gates.setdefault(asyncio.get_running_loop(), {})
        gate = gates.get(self._key)
        if gate is None:
            gate = gates[self._key] = _Gate(asyncio.Semaphore(slots), 60 / rate if rate else 0.0)
        async with gate.slots:
            await gate.turn()
            return await self.inner.send(request)
