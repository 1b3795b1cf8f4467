"""Plays the episodes of a run, many at once in one process, and stores each as it finishes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from pare import registry
from pare.agent import Follower, Leader
from pare.episode import Episode, play
from pare.errors import PareError
from pare.handles import recordable
from pare.phone import Phone
from pare.registry import Seat
from pare_agents.models import ModelError, open_model
from pare_agents.models.errors import one_line
from pare_agents.models.meter import Meter, Metered
from pare_bench.config import RunConfig
from pare_bench.numbers.row import EpisodeRow
from pare_bench.rows import error_row, row_of
from pare_bench.store import RunFolder


@dataclass(slots=True)
class Progress:
    """How far a run is, or several together; the sums include what was stored before, and episodes under way."""

    total: int = 0
    done: int = 0
    succeeded: int = 0
    errors: int = 0
    cost_usd: float = 0.0
    tokens: int = 0
    stopped: str = ""
    first_error: str = ""

    def take_up(self, config: RunConfig, rows: Iterable[EpisodeRow]) -> None:
        """Count a run that begins or goes on, with what is stored of it; errors are tried again, their cost stays."""
        self.total += len(config.episodes())
        for row in rows:
            self.cost_usd += row.cost_usd or 0.0
            self.tokens += row.tokens_in + row.tokens_out
            if row.status != "error":
                self.add(row)

    def add(self, row: EpisodeRow) -> None:
        """Count a finished episode."""
        self.done += 1
        self.succeeded += row.success
        self.errors += row.status == "error"
        self.first_error = self.first_error or row.error or ""


@dataclass(slots=True)
class Runner:
    """Plays what a run folder lacks.

    Attributes:
        config: what is played.
        folder: where it is stored; open for writing.
        watch: called after every finished episode.
        ask: asks the person who plays, where one does.
        shared: how far several runs are that share their limits, this one counted in; None: it is alone.
    """

    config: RunConfig
    folder: RunFolder
    watch: Callable[[Progress], None] = lambda progress: None
    ask: registry.Ask | None = None
    shared: Progress | None = None
    progress: Progress = field(init=False)
    _models: dict[str, Any] = field(default_factory=dict)
    _meter: Meter = field(default_factory=Meter)
    _before: tuple[float, int] = (0.0, 0)

    def __post_init__(self) -> None:
        self.progress = self.shared or Progress()

    async def run(self) -> Progress:
        """Play every episode that is missing; episodes with an error are tried again.

        Raises:
            LoadError: an agent or a scenario is not installed, or what is stored is not of this run's scenarios.
            ModelUnavailable: a model cannot be used here.
            RunFolderError: an episode cannot be stored; those stored before stay.
        """
        config, rows = self.config, self.folder.rows()
        config.check_rows(rows)
        self.folder.clear_errors()
        finished = self.folder.finished()
        if self.shared is None:
            self.progress.take_up(config, rows)
        self._before = (self.progress.cost_usd, self.progress.tokens)
        waiting = iter([key for key in config.episodes() if key not in finished])
        assistant, user = registry.assistant(config.assistant), registry.user(config.user)
        async with AsyncExitStack() as stack:
            for role, id in config.models.items():
                self._models[role] = open_model(
                    id, cache=config.cache or None, max_concurrency=config.concurrency, meter=self._meter
                )
                stack.push_async_callback(self._models[role].aclose)
            self._count()
            self.watch(self.progress)
            try:
                async with asyncio.TaskGroup() as group:
                    for _ in range(min(config.concurrency, self.progress.total)):
                        group.create_task(self._work(waiting, assistant, user))
            except ExceptionGroup as failed:
                raise failed.exceptions[0] from None
        return self.progress

    async def _work(
        self, waiting: Iterator[tuple[str, int]], assistant: registry.AssistantFactory, user: registry.UserFactory
    ) -> None:
        for id, repeat in waiting:
            await asyncio.sleep(0)  # agents without a model never pause, and an interruption waits for a pause
            if self._spent():
                return
            row, trace = await self._episode(id, repeat, assistant, user)
            self.progress.add(self.folder.add(row, trace))
            self._count()
            self.watch(self.progress)

    def _count(self) -> None:
        spent, (cost, tokens) = self._meter.totals(), self._before
        self.progress.cost_usd = cost + spent.cost_usd
        self.progress.tokens = tokens + spent.usage.input_tokens + spent.usage.output_tokens

    def _spent(self) -> bool:
        config, progress = self.config, self.progress
        self._count()
        if config.max_cost_usd is not None and progress.cost_usd >= config.max_cost_usd:
            progress.stopped = f"the cost limit of ${config.max_cost_usd:g} is reached"
        elif config.max_tokens is not None and progress.tokens >= config.max_tokens:
            progress.stopped = f"the limit of {config.max_tokens:,} tokens is reached"
        return bool(progress.stopped)

    async def _episode(
        self, id: str, repeat: int, assistant: registry.AssistantFactory, user: registry.UserFactory
    ) -> tuple[EpisodeRow, bytes]:
        """One episode; whatever is wrong with the infrastructure becomes its error."""
        config, scenario = self.config, registry.scenario(id)
        seed, meter, began = config.episode_seed(id, repeat), Meter(), perf_counter()

        def seat(phone: Phone) -> Seat:
            return Seat.at(scenario, phone, seed, repeat, lambda role: Metered(self._models[role], meter), self.ask)

        def leader(phone: Phone) -> Leader:
            return user(seat(phone))

        def follower(phone: Phone) -> Follower:
            return registry.seated(assistant, seat(phone))

        async def playing() -> Episode | BaseException:
            """In a task of its own: an agent that cancels its task ends no other episode."""
            noise = config.noise(id, repeat)
            try:
                return await play(scenario, leader, follower, limits=config.limits, noise=noise, seed=seed)
            except (Exception, SystemExit) as fault:
                return fault

        try:
            async with asyncio.timeout(config.timeout_s) as deadline:
                episode = await asyncio.create_task(playing())
                if isinstance(episode, BaseException):
                    raise episode
            row = row_of(scenario, repeat, seed, episode, meter, perf_counter() - began)
            return row, episode.trace.data
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            error = "CancelledError: an agent cancelled the episode"
        except (Exception, SystemExit) as fault:
            error = f"timed out after {config.timeout_s:g} s" if deadline.expired() else told(fault)
        return error_row(scenario, repeat, seed, error, meter, perf_counter() - began), b"{}"


def told(fault: BaseException) -> str:
    """An exception in a line, without keys; one that nobody raised on purpose is named with its type."""
    known = isinstance(fault, (ModelError, PareError))
    return one_line(recordable(str(fault) if known else f"{type(fault).__name__}: {fault}"))
