"""A crew of workers outside this process; one that dies in the middle costs a retry and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
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
GRACE = 30.0  # seconds beyond an episode's own limit in which a worker has to come back


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
    """A worker's place: its worker as long as it lives, how many episodes it has under way, and who hires for it."""

    worker: Worker | None = None
    busy: int = 0
    hiring: asyncio.Task[None] | None = None


class Crew:
    """Workers that share a run's episodes and limits; each has the same part of both.

    Args:
        config: the run.
        count: how many workers at most; more than the run's episodes at once would only wait.
        hire: starts a worker, given how many share the run's limits; raises `WorkerDied` if it ends meanwhile.
    """

    spent = None

    def __init__(self, config: RunConfig, count: int, hire: Callable[[int], Awaitable[Worker]]) -> None:
        self._config, self._hire = config, hire
        count = min(count, config.concurrency)
        self._posts = [_Post() for _ in range(count)]
        self.slots = config.concurrency // count * count
        self.retries = 0
        self._why = "no worker is left"
        self._patience = None if config.timeout_s is None else config.timeout_s + GRACE

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as undo:
            undo.push_async_callback(self._dismiss)
            await asyncio.gather(*(self._staff(post) for post in self._posts))
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
            post, worker = await self._free()
            post.busy += 1
            try:
                async with asyncio.timeout(self._patience):
                    return await worker.play(key)
            except WorkerDied:
                self.retries += 1
                await self._let_go(post, worker)
            except TimeoutError:
                await self._let_go(post, worker)
                return self._failed(key, f"timed out after {self._config.timeout_s:g} s: its worker did not come back")
            finally:
                post.busy -= 1
        return self._failed(key, f"WorkerDied: {ATTEMPTS} workers ended while they played this episode")

    def _failed(self, key: EpisodeKey, error: str) -> Result:
        scenario, seed = registry.scenario(key[0]), self._config.episode_seed(*key)
        return Result(error_row(scenario, key[1], seed, error, Meter(), 0.0), b"{}")

    async def _free(self) -> tuple[_Post, Worker]:
        """The least busy worker; where there is none, the first that is hired.

        Raises:
            LoadError: nobody can be hired any more.
        """
        while True:
            staffed = [(post, post.worker) for post in self._posts if post.worker is not None]
            if staffed:
                return min(staffed, key=lambda one: one[0].busy)
            hiring = [post.hiring for post in self._posts if post.hiring is not None]
            if not hiring:
                raise LoadError(self._why)
            await asyncio.wait(hiring, return_when=asyncio.FIRST_COMPLETED)

    async def _let_go(self, post: _Post, worker: Worker) -> None:
        """Close a worker, and hire another one meanwhile; if that fails, its post stays empty."""
        if post.worker is worker:
            post.worker = None
            post.hiring = asyncio.create_task(self._replace(post))
            await worker.close()

    async def _replace(self, post: _Post) -> None:
        try:
            await self._staff(post)
        except LoadError as fault:
            self._why = str(fault)
        finally:
            post.hiring = None

    async def _staff(self, post: _Post) -> None:
        for _ in range(ATTEMPTS):
            try:
                post.worker = await self._hire(len(self._posts))
                return
            except WorkerDied:
                self.retries += 1
        raise LoadError(f"{ATTEMPTS} workers ended while they were starting")

    async def _dismiss(self) -> None:
        hiring = [post.hiring for post in self._posts if post.hiring is not None]
        for task in hiring:
            task.cancel()
        await asyncio.gather(*hiring, return_exceptions=True)
        workers = [post.worker for post in self._posts if post.worker is not None]
        for post in self._posts:
            post.worker = None
        await asyncio.gather(*(worker.close() for worker in workers))
