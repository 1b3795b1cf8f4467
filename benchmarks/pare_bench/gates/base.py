"""What gates share: their result, and playing a scenario with given agents."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pare.agent import Follower, Leader
from pare.effects import effects
from pare.entity import Entity
from pare.episode import Episode, play
from pare.errors import PareError
from pare.loop import Limits
from pare.noise import NO_NOISE, Noise
from pare.phone import Phone
from pare.registry import Seat
from pare.scenario import Do, Scenario
from pare_agents.assistants.oracle import Oracle
from pare_agents.users.scripted import ScriptedUser

State = list[tuple[str, str, Entity | None]]


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
        return Seat(0, scenario=scenario, phone=phone)

    return asyncio.run(
        play(scenario, lambda p: leader(seat(p)), lambda p: follower(seat(p)), noise=noise, limits=limits)
    )


def with_calls(calls: Sequence[tuple[Do, ...]]) -> Callable[[Seat], Follower]:
    """The oracle with other calls."""
    return lambda seat: Oracle(seat, calls)


def solved(scenario: Scenario) -> tuple[tuple[Do, ...], ...]:
    """The solution's calls, stage by stage."""
    return tuple(stage.calls for stage in scenario.solution)


def left(episode: Episode) -> State:
    """What is different at the end, as values."""
    return [(effect.table, effect.id, effect.after) for effect in effects(episode.phone.journal.changes)]


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
