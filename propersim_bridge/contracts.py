"""The contracts between the parts of the bridge: days, judges, policies and learners.

Each is a protocol with an offline part in this package; a model or a package of your own can stand in for any.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any, Literal, Protocol

from propersim_bridge.activity import Activity
from propersim_bridge.memory.tick import Tick
from propersim_bridge.personas.persona import Persona
from propersim_bridge.rating.verdicts import Rating


@dataclass(frozen=True, slots=True)
class Hour:
    """One line of the plan of a day: what the person means to do from an hour on."""

    start: datetime
    intent: str


@dataclass(slots=True)
class Inner:
    """The person's internal state S: what is remembered, planned and felt; it moves the day.

    Attributes:
        ticks: the ticks since waking, oldest first (memory).
        done: today's activities so far, oldest first.
        plan: the hours still planned; days change it as they go.
        mood: from -1 (upset) to 1 (delighted); ratings and activities move it.
        energy: from 0 (worn out) to 1 (fresh).
    """

    ticks: list[Tick]
    done: list[Activity]
    plan: list[Hour]
    mood: float = 0.0
    energy: float = 1.0


@dataclass(frozen=True, slots=True)
class Waking:
    """How a day begins.

    Attributes:
        wakes: when the person gets up (aware).
        sleeps: when the person goes to bed; nothing is sampled after it.
        plan: the hourly plan of the morning.
    """

    wakes: datetime
    sleeps: datetime
    plan: tuple[Hour, ...]


class DaySource(Protocol):
    """Makes the days of a person, one activity after the other."""

    async def wake(self, persona: Persona, day: date, number: int, yesterday: Sequence[Activity]) -> Waking:
        """Set the time of getting up and plan the day; `number` counts days from 1."""

    async def next(self, persona: Persona, inner: Inner, now: datetime, until: datetime) -> Activity:
        """The activity that begins now and ends at `until`, bedtime, at the latest."""


@dataclass(frozen=True, slots=True)
class Case:
    """What a judge rates.

    Attributes:
        persona: who rates.
        at: when (aware, local).
        activity: what the person is doing.
        recommendation: the text, or None for an abstention.
        ticks: every tick of today before this one, abstentions included, oldest first.
        memory: the same memory in words, as Table 12.
    """

    persona: Persona
    at: datetime
    activity: Activity
    recommendation: str | None
    ticks: Sequence[Tick]
    memory: str


class Judge(Protocol):
    """Rates what an assistant did in the person's place."""

    async def rate(self, case: Case) -> Rating:
        """Give the five verdicts; what cannot be judged is a missing score."""


Shown = Literal["none", "ar", "ars"]  # nothing, actions with recommendations, the same with scores


@dataclass(frozen=True, slots=True)
class Situation:
    """The assistant's state at a tick: all that a decision may rest on.

    Attributes:
        at: when (aware, local).
        activity: what the person is doing.
        shown: how much memory the assistant has.
        today: the ticks of today before this one, oldest first; empty if `shown` is none.
        similar: the most similar past ticks, most similar first; empty if `shown` is none.
        memory: today in words: summaries and the last ten minutes; empty if `shown` is none.
    """

    at: datetime
    activity: Activity
    shown: Shown
    today: Sequence[Tick] = ()
    similar: Sequence[Tick] = ()
    memory: str = ""


class Policy(Protocol):
    """What an assistant thinks with."""

    def prompt(self, situation: Situation) -> str:
        """The situation as this policy reads it; what is trained on is this very text."""

    async def candidates(self, prompt: str, n: int, seed: int) -> tuple[str, ...]:
        """Sample n recommendations for a prompt; an abstention is `NO_RECOMMENDATION`."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A preference: of two texts for the same prompt, the person rated one higher.

    Attributes:
        prompt: what the policy was shown.
        chosen: the better-rated text.
        rejected: the other.
        margin: by how many points.
        day: the day it comes from, from 1.
    """

    prompt: str
    chosen: str
    rejected: str
    margin: float = 1.0
    day: int = 1


class Learner(Policy, Protocol):
    """A policy that is trained on preferences at the end of a day; the reference is the policy with its adapter off."""

    def train(self, pairs: Sequence[Pair], seed: int) -> dict[str, Any]:
        """Train on pairs; gives what was measured (steps, loss first and last, accuracy, seconds)."""

    def save(self, folder: Path) -> None:
        """Write the adapter into a folder, whole or not at all."""

    def load(self, folder: Path) -> None:
        """Go on from an adapter that was saved.

        Raises:
            BadInput: the folder holds no adapter of this policy.
        """
