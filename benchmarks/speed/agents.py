"""Many episodes at once: what is waited for is the models, not the framework."""

from __future__ import annotations

import asyncio
from time import perf_counter

from benchmarks.speed.measure import Figure
from benchmarks.speed.world import Tapper, Watcher, lived_in
from pare.agent import Action, Decision, Observation, Sight
from pare.episode import play
from pare.handles import Handle
from pare.loop import Limits

LATENCY, EPISODES, TURNS = 0.1, 500, 10


class SlowTapper(Tapper):
    """A user whose model takes its time."""

    async def act(self, sight: Sight) -> Action:
        await asyncio.sleep(LATENCY)
        return await super().act(sight)


class SlowWatcher(Watcher):
    """An assistant whose model takes its time."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        await asyncio.sleep(LATENCY)
        return await super().observe(observation, read)


def measure_concurrency() -> list[Figure]:
    waiting = 2 * TURNS * LATENCY
    asyncio.run(_together(1))  # the worlds are built
    took = asyncio.run(_together(EPISODES))
    return [
        Figure(f"{EPISODES} episodes at once against their models' latency of {waiting:g} s", took / waiting, 1.5, "x")
    ]


async def _together(episodes: int) -> float:
    scenario, limits = lived_in(), Limits(turns=TURNS)
    began = perf_counter()
    await asyncio.gather(
        *(play(scenario, lambda _: SlowTapper(), lambda _: SlowWatcher(), limits=limits) for _ in range(episodes))
    )
    return perf_counter() - began
