"""The world in small: episodes, turns, taps, forks."""

from __future__ import annotations

import asyncio
from statistics import median
from time import perf_counter, process_time

from benchmarks.speed.measure import Figure, best
from pare import registry
from pare.agent import ABSTAIN, Action, Decision, Observation, PhoneUser, Sight
from pare.episode import play
from pare.handles import Handle, User
from pare.loop import Limits, Loop
from pare.phone import Phone, Proposal
from pare.scenario import Scenario
from pare_agents.assistants.oracle import Oracle
from pare_agents.users.scripted import ScriptedUser
from pare_bench.collector import seldom

TURNS = 200
SLOWEST = 3  # scenarios that are told one by one


class Tapper(PhoneUser):
    """A user without latency who opens an app and goes home again, for ever."""

    async def act(self, sight: Sight) -> Action:
        return Action("go_home") if "go_home" in sight.look.actions else Action("open_app", {"app": "email"})


class Watcher:
    """An assistant without latency."""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        return ABSTAIN

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        return ""


def lived_in() -> Scenario:
    """The scenario whose phone holds most."""
    return max(registry.scenarios().values(), key=lambda one: sum(map(len, one.prepared.tables())))


def measure_episode() -> list[Figure]:
    """An episode of every scenario, with the collector as a run has it; the target is that of the one in the middle."""
    with seldom():
        times = {scenario.id: asyncio.run(_episode(scenario)) for scenario in registry.scenarios().values()}
    slowest = sorted(times, key=lambda id: times[id], reverse=True)[:SLOWEST]
    return [
        Figure(f"one oracle episode, median of {len(times)} scenarios", median(times.values()), 1.5e-3),
        *(Figure(f"one oracle episode of {id}, among the slowest", times[id]) for id in slowest),
    ]


async def _episode(scenario: Scenario) -> float:
    """Seconds of processor time that an episode takes, at best of several stretches of five."""
    await oracle(scenario)
    found = float("inf")
    for _ in range(10):
        began = process_time()
        for _ in range(5):
            await oracle(scenario)
        found = min(found, (process_time() - began) / 5)
    return found


async def oracle(scenario: Scenario) -> bool:
    def seat(phone: Phone) -> registry.Seat:
        return registry.Seat.at(scenario, phone)

    episode = await play(scenario, lambda phone: ScriptedUser(seat(phone)), lambda phone: Oracle(seat(phone)))
    return episode.grade.success


def measure_turns() -> list[Figure]:
    times = turn_seconds(TURNS)
    early, late = sorted(times[5:25])[10], sorted(times[-20:])[10]
    return [
        Figure("framework time of a turn", sorted(times)[TURNS // 2], 100e-6),
        Figure("turns 181 to 200 against turns 6 to 25", late / early, 1.3, "x"),
    ]


def turn_seconds(turns: int) -> list[float]:
    """Seconds that each turn of an episode takes, at best of several episodes."""
    return [min(each) for each in zip(*(asyncio.run(_turns(turns)) for _ in range(7)), strict=True)]


async def _turns(turns: int) -> list[float]:
    loop = Loop(lived_in().prepared.fork(), Tapper(), Watcher(), Limits(turns=turns))
    times = []
    for _ in range(turns):
        began = perf_counter()
        await loop.turn()
        times.append(perf_counter() - began)
    return times


def measure_trace_size() -> list[Figure]:
    sizes = {turns: asyncio.run(trace_bytes(turns)) for turns in (20, 200)}
    return [Figure("trace bytes a turn at 200 turns against 20", sizes[200] / 200 / (sizes[20] / 20), 1.1, "x")]


async def trace_bytes(turns: int) -> int:
    """Bytes of the trace of an episode with so many turns."""
    scenario = lived_in()
    episode = await play(scenario, lambda _: Tapper(), lambda _: Watcher(), limits=Limits(turns=turns))
    return len(episode.trace.data)


def measure_user_step() -> list[Figure]:
    phone = lived_in().prepared.fork()
    user = User(phone)

    def step() -> None:
        user.look()
        user.do(*(("go_home", {}) if phone.foreground else ("open_app", {"app": "email"})))

    return [Figure("a user step: action space, view, one tap", best(step, number=200), 60e-6)]
