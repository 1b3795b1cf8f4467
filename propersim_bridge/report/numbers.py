"""The numbers of an experiment, each from the stored ticks alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from propersim_bridge.experiment.config import Assistant, Config, Course
from propersim_bridge.experiment.moment import Moment
from propersim_bridge.experiment.store import opened
from propersim_bridge.personas.persona import TRAITS, Persona
from propersim_bridge.rating.verdicts import POINTS

LAST = 3  # days that make "the end": single days jump


@dataclass(frozen=True, slots=True)
class Day:
    """One day of one course.

    Attributes:
        day: from 1.
        ticks: moments of decision.
        hours: waking hours that they cover.
        recommended: how many of them brought a recommendation.
        missing: ratings that the judge failed to give; they are in no mean.
        score: mean total rating, 0 to 4, abstentions included; None if none is known.
        recommended_score: mean total rating of recommendations.
        abstained_score: mean total rating of abstentions.
        points: mean of each point, 0 to 1.
    """

    day: int
    ticks: int
    hours: float
    recommended: int
    missing: int
    score: float | None
    recommended_score: float | None
    abstained_score: float | None
    points: Mapping[str, float | None]

    @property
    def per_hour(self) -> float:
        """Recommendations an hour."""
        return self.recommended / self.hours


def of_day(day: int, moments: Sequence[Moment], step: float) -> Day:
    """The numbers of one day.

    Args:
        day: its number.
        moments: its ticks, at least one.
        step: minutes between two ticks.
    """
    delivered = [(moment.offered[0], moment.ratings[0]) for moment in moments]
    totals = [rating.total for _, rating in delivered]
    return Day(
        day, len(moments), len(moments) * step / 60,
        sum(text is not None for text, _ in delivered), totals.count(None), _mean(totals),
        _mean(rating.total for text, rating in delivered if text is not None),
        _mean(rating.total for text, rating in delivered if text is None),
        {point: _mean(rating.point(point) for _, rating in delivered) for point in POINTS},
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Played:
    """A course as far as it was played: its complete days."""

    course: Course
    days: tuple[Day, ...]

    @property
    def last(self) -> int:
        """Its last complete day."""
        return self.days[-1].day

    def score(self, first: int, last: int) -> float | None:
        """Mean of the daily scores from one day to another, both included."""
        return _mean(day.score for day in self.days if first <= day.day <= last)


def read(folder: Path, config: Config) -> tuple[Played, ...]:
    """Every course of an experiment of which at least one day is complete."""
    played = []
    for course in config.courses:
        with opened(folder / course.name) as store:
            days = [of_day(day, store.moments(day), config.step) for day in range(1, store.days_ended + 1)]
        if days:
            played.append(Played(course, tuple(days)))
    return tuple(played)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its standard error; None where there is nothing to average, or only one value."""

    value: float | None
    error: float | None
    count: int


def mean(values: Iterable[float | None]) -> Mean:
    """Mean and standard error of the mean of what is known."""
    known = [value for value in values if value is not None]
    error = stdev(known) / sqrt(len(known)) if len(known) > 1 else None
    return Mean(fmean(known) if known else None, error, len(known))


def _mean(values: Iterable[float | None]) -> float | None:
    return mean(values).value


def by_assistant(played: Sequence[Played]) -> dict[Assistant, list[Played]]:
    """The courses of each assistant, in the order of the experiment."""
    found: dict[Assistant, list[Played]] = {}
    for course in played:
        found.setdefault(course.course.assistant, []).append(course)
    return found


def daily(courses: Sequence[Played], pick: str = "score") -> list[tuple[int, Mean]]:
    """For each day, the mean over courses of a number of `Day`, with its standard error (Figure 4)."""
    days = sorted({day.day for course in courses for day in course.days})
    return [
        (number, mean(getattr(day, pick) for course in courses for day in course.days if day.day == number))
        for number in days
    ]


def by_persona(courses: Sequence[Played]) -> dict[int, list[Played]]:
    """The courses of each persona, over all seeds."""
    found: dict[int, list[Played]] = {}
    for course in courses:
        found.setdefault(course.course.persona, []).append(course)
    return dict(sorted(found.items()))


def ends(courses: Sequence[Played]) -> tuple[Mean, Mean, Mean]:
    """Over courses: day 1, the last day, and the mean of the last three days."""
    return (
        mean(course.score(1, 1) for course in courses),
        mean(course.score(course.last, course.last) for course in courses),
        mean(map(end, courses)),
    )


def end(course: Played) -> float | None:
    """Mean of the scores of a course's last three days."""
    return course.score(max(1, course.last - LAST + 1), course.last)


def gain(course: Played) -> float | None:
    """Mean of a course's last three days, day 1 left out, less day 1; None for a course of one day."""
    first, last = course.score(1, 1), course.score(max(2, course.last - LAST + 1), course.last)
    return None if first is None or last is None else last - first


def over(courses: Sequence[Played], pick: str, first: bool) -> Mean:
    """A number of `Day` on day 1, or over the last three days, as a mean over courses."""
    chosen = [course.days[:1] if first else course.days[-LAST:] for course in courses]
    return mean(_mean(getattr(day, pick) for day in days) for days in chosen)


def points(courses: Sequence[Played], first: bool) -> dict[str, Mean]:
    """Mean of each point on day 1, or over the last three days (Figure 7)."""

    def chosen(course: Played) -> Sequence[Day]:
        return course.days[:1] if first else course.days[-LAST:]

    return {point: mean(_mean(day.points[point] for day in chosen(course)) for course in courses) for point in POINTS}


def gains_by_trait(courses: Sequence[Played], personas: Mapping[int, Persona]) -> dict[str, dict[str, Mean]]:
    """For each trait, the gain of those high and of those low in it (Figure 6); unknown personas are left out."""
    found: dict[str, dict[str, Mean]] = {}
    for trait in TRAITS:
        levels = [
            (getattr(personas[c.course.persona].traits, trait), c) for c in courses if c.course.persona in personas
        ]
        found[trait] = {level: mean(gain(c) for own, c in levels if own == level) for level in ("high", "low")}
    return found


def best_and_worst(courses: Sequence[Played]) -> tuple[int, int] | None:
    """The personas that end best and worst, by the mean of the last three days (Figure 5); None for fewer than two."""
    known = {persona: mean(map(end, played)).value for persona, played in by_persona(courses).items()}
    found = sorted((value, -persona) for persona, value in known.items() if value is not None)
    return (-found[-1][1], -found[0][1]) if len(found) > 1 else None


def gap(ours: Sequence[Played], theirs: Sequence[Played]) -> Mean:
    """The mean difference at the end, over courses of the same persona and seed that got equally far."""
    others = {(course.course.persona, course.course.seed): course for course in theirs}
    differences = []
    for course in ours:
        other = others.get((course.course.persona, course.course.seed))
        if other is not None and other.last == course.last:
            one, two = end(course), end(other)
            differences.append(None if one is None or two is None else one - two)
    return mean(differences)
