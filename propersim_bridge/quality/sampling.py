"""Which days and ratings people look at.

Source: section 4.3 of the ProPerSim paper: one full day of each persona, and half an hour of ratings in the morning,
in the afternoon and in the evening. Ids tell nothing about the assistant; `key` does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import time, timedelta
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from propersim_bridge.activity import Activity
from propersim_bridge.experiment.config import Config, Course
from propersim_bridge.experiment.moment import Moment, activities_of
from propersim_bridge.experiment.store import opened
from propersim_bridge.seeds import seed_of

PARTS = (("morning", time(0), time(12)), ("afternoon", time(12), time(18)), ("evening", time(18), time.max))
HALF_HOUR = timedelta(minutes=30)


class SampledDay(NamedTuple):
    """A whole day of one persona.

    Attributes:
        id: names it in every sheet.
        persona: the persona's number.
        activities: what was done, in order.
        course: where it comes from.
        day: its number there.
    """

    id: str
    persona: int
    activities: tuple[Activity, ...]
    course: Course
    day: int


class SampledRating(NamedTuple):
    """One rating of one moment.

    Attributes:
        id: names it in every sheet.
        persona: the persona's number.
        moment: what was rated, and how.
        before: how many recommendations came in the hour before, and earlier that day.
        course: where it comes from.
    """

    id: str
    persona: int
    moment: Moment
    before: tuple[int, int]
    course: Course


def sampled(folder: Path, config: Config, seed: int) -> tuple[list[SampledDay], list[SampledRating]]:
    """Draw, for every persona, one complete day and three half hours of ratings.

    Ratings are of assistants, and of the reference policies only if there is nothing else; one that the judge failed to
    give is not to be looked at.

    Args:
        folder: the experiment's folder.
        config: its configuration.
        seed: draws.
    """
    days: list[SampledDay] = []
    ratings: list[SampledRating] = []
    for persona in config.personas:
        courses = [course for course in config.courses if course.persona == persona]
        complete = [(course, day) for course in courses for day in _days(folder, course)]
        if not complete:
            continue
        random = Random(seed_of(seed, "quality", persona))
        course, day = random.choice(complete)
        activities = activities_of(_moments(folder, course, day))
        days.append(SampledDay(f"p{persona:02}", persona, activities, course, day))
        rated = [one for one in complete if one[0].assistant not in ("silent", "oracle")] or complete
        for part, first, last in PARTS:
            course, day = random.choice(rated)
            moments = _moments(folder, course, day)
            within = [at for at, moment in enumerate(moments) if first <= moment.at.time() < last]
            count = max(1, round(HALF_HOUR / timedelta(minutes=config.step)))
            start = random.randrange(max(1, len(within) - count + 1))
            ratings += [
                SampledRating(f"p{persona:02}-{part}-{number}", persona, moments[at], _before(moments, at), course)
                for number, at in enumerate(within[start : start + count], 1)
                if moments[at].ratings[0].total is not None
            ]
    return days, ratings


def key(days: Iterable[SampledDay], ratings: Iterable[SampledRating]) -> dict[str, Any]:
    """What each id stands for, for those who drew the sample."""
    return {
        "days": {one.id: {"course": one.course.name, "day": one.day} for one in days},
        "ratings": {
            one.id: {"course": one.course.name, "day": one.moment.day, "tick": one.moment.tick} for one in ratings
        },
    }


def _before(moments: Sequence[Moment], at: int) -> tuple[int, int]:
    times = [moment.at for moment in moments[:at] if moment.offered[0] is not None]
    return sum(moments[at].at - time <= timedelta(hours=1) for time in times), len(times)


def _days(folder: Path, course: Course) -> range:
    with opened(folder / course.name) as store:
        return range(1, store.days_ended + 1)


def _moments(folder: Path, course: Course, day: int) -> list[Moment]:
    with opened(folder / course.name) as store:
        return store.moments(day)
