"""Plays the episodes of a run, many at once, and stores each as it finishes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field

from pare import registry
from pare_bench.config import RunConfig
from pare_bench.engines import Engine
from pare_bench.numbers.row import EpisodeRow
from pare_bench.station import Station
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
        engine: opens what plays the episodes; None: this process does.
    """

    config: RunConfig
    folder: RunFolder
    watch: Callable[[Progress], None] = lambda progress: None
    ask: registry.Ask | None = None
    shared: Progress | None = None
    engine: Callable[[RunConfig], AbstractAsyncContextManager[Engine]] | None = None
    progress: Progress = field(init=False)
    _before: tuple[float, int] = (0.0, 0)
    _door: asyncio.Lock = field(default_factory=asyncio.Lock)  # episodes begin one by one: the event loop comes round

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
        async with self.engine(config) if self.engine else Station(config, ask=self.ask) as engine:
            self._count(engine)
            self.watch(self.progress)
            try:
                async with asyncio.TaskGroup() as group:
                    for _ in range(min(engine.slots, self.progress.total)):
                        group.create_task(self._work(waiting, engine))
            except ExceptionGroup as failed:
                raise failed.exceptions[0] from None
        return self.progress

    async def _work(self, waiting: Iterator[tuple[str, int]], engine: Engine) -> None:
        for key in waiting:
            async with self._door:  # agents without a model never pause, and an interruption waits for a pause
                await asyncio.sleep(0)
            if self._spent(engine):
                return
            result = await engine.play(key)
            row = self.folder.add(*result)
            self.progress.add(row)
            self._count(engine, row)
            self.watch(self.progress)

    def _count(self, engine: Engine, row: EpisodeRow | None = None) -> None:
        """Bring cost and tokens up to date: by what the engine's models have used, or else by what has finished."""
        spent, (cost, tokens) = engine.spent, self._before
        if spent is not None:
            self.progress.cost_usd = cost + spent.cost_usd
            self.progress.tokens = tokens + spent.usage.input_tokens + spent.usage.output_tokens
        elif row is not None:
            self.progress.cost_usd += row.cost_usd or 0.0
            self.progress.tokens += row.tokens_in + row.tokens_out

    def _spent(self, engine: Engine) -> bool:
        config, progress = self.config, self.progress
        self._count(engine)
        if config.max_cost_usd is not None and progress.cost_usd >= config.max_cost_usd:
            progress.stopped = f"the cost limit of ${config.max_cost_usd:g} is reached"
        elif config.max_tokens is not None and progress.tokens >= config.max_tokens:
            progress.stopped = f"the limit of {config.max_tokens:,} tokens is reached"
        return bool(progress.stopped)
