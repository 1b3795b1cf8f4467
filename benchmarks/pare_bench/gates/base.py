"""What gates share: their result, and playing a scenario with given agents."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Any

from pare.agent import Follower, Leader
from pare.effects import effects
from pare.episode import Episode, play
from pare.errors import PareError
from pare.loop import Limits
from pare.noise import NO_NOISE, Noise
from pare.phone import Phone
from pare.registry import Seat
from pare.scenario import Do, Scenario
from pare_agents.assistants.oracle import Oracle
from pare_agents.users.scripted import ScriptedUser

Stages = tuple[tuple[Do, ...], ...]
State = list[tuple[str, str, dict[str, Any] | None]]


@dataclass(frozen=True, slots=True)
class Gate:
    """Whether a scenario passes a gate, and what was seen."""

    passed: bool
    detail: str = ""


def fault_of(gate: Callable[[Scenario], Gate], scenario: Scenario) -> Gate:
    """Run a gate; a scenario that cannot even be played fails it."""
    try:
        return gate(scenario)
    except PareError as error:
        return Gate(False, f"{type(error).__name__}: {error}")


def played(
    scenario: Scenario,
    follower: Callable[[Seat], Follower] = Oracle,
    leader: Callable[[Seat], Leader] = ScriptedUser,
    noise: Noise = NO_NOISE,
    limits: Limits | None = None,
) -> Episode:
    """One episode, played here and now."""

    def seat(phone: Phone) -> Seat:
        return Seat.at(scenario, phone)

    return asyncio.run(
        play(scenario, lambda p: leader(seat(p)), lambda p: follower(seat(p)), noise=noise, limits=limits)
    )


def as_anybodys(scenario: Scenario) -> Scenario:
    """The scenario with its own proposals judged as anybody's would be, where they are made."""
    strange = copy(scenario)
    strange.__dict__["own_proposals"] = {}
    return strange


@lru_cache(maxsize=4)
def usual(scenario: Scenario) -> Episode:
    """The solution, played once for all gates; fork its phone, never act on it."""
    return played(scenario)


def with_calls(calls: Sequence[tuple[Do, ...]]) -> Callable[[Seat], Follower]:
    """The oracle with other calls."""
    return lambda seat: Oracle(seat, calls)


def solved(scenario: Scenario) -> Stages:
    """The solution's calls, stage by stage."""
    return tuple(stage.calls for stage in scenario.solution)


def writes(stages: Stages, phone: Phone) -> Iterator[tuple[int, int, Do]]:
    """The writing calls of a solution, with the numbers of their stage and of their place in it."""
    for number, calls in enumerate(stages):
        for at, call in enumerate(calls):
            if phone.tool(call.tool(phone)).kind == "write":
                yield number, at, call


def left(episode: Episode) -> State:
    """What is different at the end, as values, bookkeeping fields left out."""
    found: State = []
    for effect in effects(episode.phone.journal.changes):
        after = effect.after
        row = None if after is None else {name: v for name, v in after.__dict__.items() if name not in after.quiet}
        found.append((effect.table, effect.id, row))
    return found


def told(episode: Episode) -> str:
    """An episode's result in a line."""
    grade = episode.grade
    missed = [name for name, holds in grade.checks.items() if not holds]
    parts = [grade.outcome, grade.failure or "", f"not holding: {', '.join(missed)}" if missed else ""]
    parts += [f"not allowed: {', '.join(grade.collateral)}"] if grade.collateral else []
    return "; ".join(part for part in parts if part)


def errors(episode: Episode) -> list[str]:
    """Every call of either side that failed."""
    return [f"{call.actor} {call.name}: {call.error}" for call in episode.phone.journal.calls if call.error is not None]


def reference(scenario: Scenario) -> str | None:
    """Where another process finds a scenario's class (`module:Class`); None if it does not."""
    kind = type(scenario)
    text = f"{kind.__module__}:{kind.__qualname__}"
    try:
        return text if type(referred(text)) is kind else None
    except (ImportError, AttributeError):
        return None


def referred(text: str) -> Scenario:
    """The scenario that a reference names."""
    module, _, name = text.partition(":")
    kind: type[Scenario] = reduce(getattr, name.split("."), importlib.import_module(module))  # type: ignore[assignment]
    return kind()
