"""A crew of workers outside this process; one that dies in the middle costs a retry and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from types import TracebackType
from typing import Protocol, Self

from pare import registry
from pare.errors import LoadError
from pare_agents.models.meter import Meter
from pare_bench.config import RunConfig
from pare_bench.numbers.row import EpisodeKey
from pare_bench.rows import error_row
from pare_bench.station import Result

ATTEMPTS = 3  # workers that may die over one episode before it counts as an error, or while they start


class WorkerDied(Exception):
    """A worker ended before it had given a result."""


class Worker(Protocol):
    """A worker somewhere."""

    async def play(self, key: EpisodeKey) -> Result:
        """Play one episode.

        Raises:
            WorkerDied: the worker ended before.
        """

    async def close(self) -> None:
        """Let the worker go."""


@dataclass(slots=True)
class _Post:
    """A worker's place: its worker as long as it lives, and how many episodes it has under way."""

    worker: Worker | None = None
    busy: int = 0
    starting: asyncio.Lock = field(default_factory=asyncio.Lock)


class Crew:
    """Workers that share a run's episodes and limits; each has the same part of both.

    Args:
        config: the run.
        count: how many workers.
        hire: starts a worker, given the part of the run's limits that it has; raises `WorkerDied` if it ends meanwhile.
    """

    spent = None

    def __init__(self, config: RunConfig, count: int, hire: Callable[[float], Awaitable[Worker]]) -> None:
        self._config, self._hire, self._share = config, hire, 1 / count
        self._posts = [_Post() for _ in range(count)]
        self.slots = max(1, round(config.concurrency / count)) * count
        self.retries = 0

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as undo:
            undo.push_async_callback(self._dismiss)
            await asyncio.gather(*(self._staffed(post) for post in self._posts))
            undo.pop_all()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._dismiss()

    async def play(self, key: EpisodeKey) -> Result:
        """Have one episode played by the least busy worker; by another, if that one dies.

        Raises:
            LoadError: no worker can be started any more.
        """
        for _ in range(ATTEMPTS):
            post = min(self._posts, key=lambda one: one.busy)
            post.busy += 1
            try:
                worker = await self._staffed(post)
                return await worker.play(key)
            except WorkerDied:
                self.retries += 1
                if post.worker is worker:
                    post.worker = None
                    await worker.close()
            finally:
                post.busy -= 1
        scenario, seed = registry.scenario(key[0]), self._config.episode_seed(*key)
        error = f"WorkerDied: {ATTEMPTS} workers ended while they played this episode"
        return Result(error_row(scenario, key[1], seed, error, Meter(), 0.0), b"{}")

    async def _staffed(self, post: _Post) -> Worker:
        async with post.starting:
            for _ in range(ATTEMPTS):
                if post.worker is not None:
                    return post.worker
                try:
                    post.worker = await self._hire(self._share)
                except WorkerDied:
                    self.retries += 1
            if post.worker is None:
                raise LoadError(f"{ATTEMPTS} workers ended while they were starting")
            return post.worker

    async def _dismiss(self) -> None:
        workers = [post.worker for post in self._posts if post.worker is not None]
        for post in self._posts:
            post.worker = None
        await asyncio.gather(*(worker.close() for worker in workers))
