"""Limits how many requests a process has under way at one provider."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from pare_agents.models.model import Layer, Model
from pare_agents.models.types import Reply, Request

_slots: WeakKeyDictionary[asyncio.AbstractEventLoop, dict[tuple[str, int], asyncio.Semaphore]] = WeakKeyDictionary()


class Limited(Layer):
    """Waits for a free slot before each request.

    All models of one provider that are opened with the same limit share its slots.
    """

    def __init__(self, inner: Model, max_concurrency: int) -> None:
        super().__init__(inner)
        if max_concurrency < 1:
            raise ValueError("max_concurrency must be at least 1")
        self._key = (inner.id.partition("/")[0], max_concurrency)

    async def send(self, request: Request) -> Reply:
        """Answer when a slot is free."""
        slots = _slots.setdefault(asyncio.get_running_loop(), {})
        async with slots.setdefault(self._key, asyncio.Semaphore(self._key[1])):
            return await self.inner.send(request)
