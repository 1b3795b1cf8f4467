"""Where episodes are played: the models of a run, opened once, and one episode after another or many at once."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from time import perf_counter
from types import TracebackType
from typing import Any, NamedTuple, Self

from pare import registry
from pare.agent import Follower, Leader
from pare.episode import Episode, play
from pare.errors import PareError
from pare.handles import recordable
from pare.phone import Phone
from pare.registry import Seat
from pare_agents.models import ModelError, open_model
from pare_agents.models.errors import one_line
from pare_agents.models.meter import Meter, Metered, Tally
from pare_bench.collector import seldom
from pare_bench.config import RunConfig
from pare_bench.numbers.row import EpisodeKey, EpisodeRow
from pare_bench.rows import error_row, row_of


class Result(NamedTuple):
    """A finished episode: its row, and the canonical bytes of its trace."""

    row: EpisodeRow
    trace: bytes


class Station:
    """Plays episodes of one run in this process; an asynchronous context in which its models are open.

    Args:
        config: the run.
        of: how many stations share the run's limits; each has the same part of them, and at least one slot.
        ask: asks the person who plays, where one does.
    """

    def __init__(self, config: RunConfig, of: int = 1, ask: registry.Ask | None = None) -> None:
        self.slots = max(1, config.concurrency // of)
        self._config, self._of, self._ask = config, of, ask
        self._models: dict[str, Any] = {}
        self._meter = Meter()
        self._opened = AsyncExitStack()
        self._assistant, self._user = registry.assistant(config.assistant), registry.user(config.user)

    async def __aenter__(self) -> Self:
        """Open the models.

        Raises:
            ModelUnavailable: a model cannot be used here.
        """
        self._opened.enter_context(seldom())
        config, rate = self._config, self._config.requests_per_minute
        for role, id in config.models.items():
            model = open_model(
                id, cache=config.cache or None, max_concurrency=self.slots, meter=self._meter,
                requests_per_minute=None if rate is None else rate / self._of,
            )  # fmt: skip
            self._models[role] = model
            self._opened.push_async_callback(model.aclose)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._opened.aclose()

    @property
    def spent(self) -> Tally:
        """What its models have cost so far, episodes under way included."""
        return self._meter.totals()

    async def play(self, key: EpisodeKey) -> Result:
        """One episode; whatever is wrong with the infrastructure becomes its error."""
        id, repeat = key
        config, scenario = self._config, registry.scenario(id)
        seed, meter, began = config.episode_seed(id, repeat), Meter(), perf_counter()

        def seat(phone: Phone) -> Seat:
            character = config.character.text if config.character else ""
            return Seat.at(
                scenario, phone, seed, repeat, lambda role: Metered(self._models[role], meter), self._ask, character,
                config.patience,
            )  # fmt: skip

        def leader(phone: Phone) -> Leader:
            return self._user(seat(phone))

        def follower(phone: Phone) -> Follower:
            return registry.seated(self._assistant, seat(phone))

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
            episode.phone.rest()
            return Result(row, episode.trace.data)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            error = "CancelledError: an agent cancelled the episode"
        except (Exception, SystemExit) as fault:
            error = f"timed out after {config.timeout_s:g} s" if deadline.expired() else told(fault)
        return Result(error_row(scenario, repeat, seed, error, meter, perf_counter() - began), b"{}")


def told(fault: BaseException) -> str:
    """An exception in a line, without keys; one that nobody raised on purpose is named with its type."""
    known = isinstance(fault, (ModelError, PareError))
    return one_line(recordable(str(fault) if known else f"{type(fault).__name__}: {fault}"))
