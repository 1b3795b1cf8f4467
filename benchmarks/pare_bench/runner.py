"""Plays the episodes of a run, many at once in one process, and stores each as it finishes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from pare import registry
from pare.agent import Follower, Leader
from pare.episode import Episode, play
from pare.errors import PareError
from pare.phone import Phone
from pare.registry import Seat
from pare_agents.models import ModelError, open_model
from pare_agents.models.meter import Meter, Metered
from pare_bench.config import RunConfig
from pare_bench.numbers.row import EpisodeRow
from pare_bench.rows import error_row, row_of
from pare_bench.store import RunFolder


@dataclass(slots=True)
class Progress:
    """How far a run is; the sums include what was stored before it was resumed."""

    total: int
    done: int = 0
    succeeded: int = 0
    errors: int = 0
    cost_usd: float = 0.0
    tokens: int = 0
    stopped: str = ""

    def add(self, row: EpisodeRow) -> None:
        """Count a finished episode."""
        self.done += 1
        self.succeeded += row.success
        self.errors += row.status == "error"
        self.cost_usd += row.cost_usd or 0.0
        self.tokens += row.tokens_in + row.tokens_out


@dataclass(slots=True)
class Runner:
    """Plays what a run folder lacks.

    Attributes:
        config: what is played.
        folder: where it is stored; open for writing.
        watch: called after every finished episode.
    """

    config: RunConfig
    folder: RunFolder
    watch: Callable[[Progress], None] = lambda progress: None
    progress: Progress = field(init=False)
    _models: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.progress = Progress(len(self.config.episodes()))

    async def run(self) -> Progress:
        """Play every episode that is missing; episodes with an error are tried again.

        Raises:
            LoadError: an agent or a scenario is not installed.
            ModelUnavailable: a model cannot be used here.
        """
        config = self.config
        self.folder.clear_errors()
        finished = self.folder.finished()
        for row in self.folder.rows():
            if row.key in finished:
                self.progress.add(row)
        waiting = iter([key for key in config.episodes() if key not in finished])
        assistant, user = registry.assistant(config.assistant), registry.user(config.user)
        async with AsyncExitStack() as stack:
            for role, id in config.models.items():
                self._models[role] = open_model(id, cache=config.cache or None)
                stack.push_async_callback(self._models[role].aclose)
            self.watch(self.progress)
            async with asyncio.TaskGroup() as group:
                for _ in range(config.concurrency):
                    group.create_task(self._work(waiting, assistant, user))
        return self.progress

    async def _work(
        self, waiting: Iterator[tuple[str, int]], assistant: registry.AssistantFactory, user: registry.UserFactory
    ) -> None:
        for id, repeat in waiting:
            if self._spent():
                return
            row, trace = await self._episode(id, repeat, assistant, user)
            self.progress.add(self.folder.add(row, trace))
            self.watch(self.progress)

    def _spent(self) -> bool:
        config, progress = self.config, self.progress
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
            return Seat(seed, repeat, scenario, phone, lambda role: Metered(self._models[role], meter))

        def leader(phone: Phone) -> Leader:
            return user(seat(phone))

        def follower(phone: Phone) -> Follower:
            return registry.seated(assistant, seat(phone))

        try:
            async with asyncio.timeout(config.timeout_s):
                episode: Episode = await play(
                    scenario, leader, follower, limits=config.rules, noise=config.noise(id, repeat), seed=seed
                )
        except TimeoutError:
            error = f"timed out after {config.timeout_s:g} s"
        except (ModelError, PareError) as fault:
            error = str(fault)
        except Exception as fault:
            error = f"{type(fault).__name__}: {fault}"
        else:
            row = row_of(scenario, repeat, seed, episode, meter.totals(), perf_counter() - began)
            return row, episode.trace.data
        return error_row(scenario, repeat, seed, error, meter.totals(), perf_counter() - began), b"{}"
