"""Going on after a kill: what a day was, played again from the store, without asking any model that answers in words.

A day that was cut is played from its morning through the same loop. As far as the store goes, these stand in for the
parts that decide: they give what was given then, and afterwards ask the real ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime

from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Case, DaySource, Hour, Inner, Judge, Policy, Situation, Waking
from propersim_bridge.experiment.moment import Moment
from propersim_bridge.experiment.store import Store
from propersim_bridge.memory.day import Summariser
from propersim_bridge.memory.segment import Segment
from propersim_bridge.personas.persona import Persona
from propersim_bridge.rating.verdicts import Rating
from propersim_bridge.vocabulary import NO_RECOMMENDATION


@dataclass(slots=True)
class StoredPolicy:
    """A policy that repeats the candidates of the stored ticks, one after the other."""

    policy: Policy
    offered: list[tuple[str, ...]] = field(default_factory=list)

    @classmethod
    def of(cls, policy: Policy, moments: Sequence[Moment]) -> StoredPolicy:
        """Repeat these ticks, then go on with the policy."""
        told = [tuple(NO_RECOMMENDATION if text is None else text for text in moment.offered) for moment in moments]
        return cls(policy, told[::-1])

    def prompt(self, situation: Situation) -> str:
        """The policy's own prompt."""
        return self.policy.prompt(situation)

    async def candidates(self, prompt: str, n: int, seed: int) -> tuple[str, ...]:
        """What was offered then, or what the policy samples."""
        return self.offered.pop() if self.offered else await self.policy.candidates(prompt, n, seed)


@dataclass(slots=True)
class StoredPlans:
    """A source of days that puts the plan back to what it was once each stored activity had begun.

    Attributes:
        source: gives the activities, the stored ones first.
        plans: what was planned, by when the activity began.
    """

    source: DaySource
    plans: Mapping[datetime, Sequence[Hour]]

    async def wake(self, persona: Persona, day: date, number: int, yesterday: Sequence[Activity]) -> Waking:
        """How the day began."""
        return await self.source.wake(persona, day, number, yesterday)

    async def next(self, persona: Persona, inner: Inner, now: datetime, until: datetime) -> Activity:
        """The activity that begins now."""
        activity = await self.source.next(persona, inner, now, until)
        if (plan := self.plans.get(now)) is not None:
            inner.plan[:] = plan
        return activity


@dataclass(slots=True)
class StoredJudge:
    """A judge that repeats the stored ratings."""

    judge: Judge
    ratings: dict[tuple[datetime, str | None], Rating]

    @classmethod
    def of(cls, judge: Judge, moments: Sequence[Moment]) -> StoredJudge:
        """Repeat the ratings of these ticks, then go on with the judge."""
        return cls(judge, {
            (moment.at, text): rating
            for moment in moments
            for text, rating in zip(moment.offered, moment.ratings, strict=True)
        })  # fmt: skip

    async def rate(self, case: Case) -> Rating:
        """The rating that was given then, or the judge's."""
        stored = self.ratings.get((case.at, case.recommendation))
        return await self.judge.rate(case) if stored is None else stored


@dataclass(slots=True)
class StoredSummaries:
    """A summariser whose summaries are kept as they come and are given again after a kill.

    Attributes:
        summariser: asked for what is not kept.
        store: of the course.
        whose: memory it is.
    """

    summariser: Summariser
    store: Store
    whose: str

    async def summarise(self, segment: Segment, scores: bool) -> str:
        """The summary that was given then, or the summariser's; one that it fails to give is asked for again later."""
        about = f"{self.whose}: {segment.start.isoformat()} to {segment.end.isoformat()}"
        found = self.store.summary(about)
        if found:
            return found
        if made := await self.summariser.summarise(segment, scores):
            self.store.keep_summary(about, made)
        return made
