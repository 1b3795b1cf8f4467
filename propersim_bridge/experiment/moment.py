"""What is kept of one tick, and how it is written down: texts once, verdicts as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from propersim_bridge.activity import Activity
from propersim_bridge.memory.tick import Tick
from propersim_bridge.rating.verdicts import CRITERIA, Rating

Verdicts = Sequence[tuple[int | None, int]]  # score, number of the reason's text


class Moment(NamedTuple):
    """A stored tick.

    Attributes:
        day: the day, from 1.
        tick: its number on that day, from 1.
        at: when.
        activity: what the person was doing.
        offered: the texts that were rated, the delivered one first; None for an abstention.
        ratings: their ratings, in the same order.
    """

    day: int
    tick: int
    at: datetime
    activity: Activity
    offered: tuple[str | None, ...]
    ratings: tuple[Rating, ...]

    @property
    def remembered(self) -> Tick:
        """The tick as the memories hold it."""
        return Tick(self.at, self.activity, self.offered[0], self.ratings[0].total)


def activities_of(moments: Sequence[Moment]) -> tuple[Activity, ...]:
    """What was done during ticks, in order, each activity once."""
    return tuple({moment.activity.start: moment.activity for moment in moments}.values())


def verdicts_of(rating: Rating, number: Callable[[str], int]) -> Verdicts:
    """A rating as numbers; `number` gives that of a text."""
    verdicts = (getattr(rating, criterion) for criterion in CRITERIA)
    return [(verdict.score, number(verdict.reason)) for verdict in verdicts]


def rating_of(verdicts: Verdicts, texts: Mapping[int, str], known: dict[str, Rating]) -> Rating:
    """The rating that numbers stand for; `known` keeps those that came before.

    Raises:
        ValueError: they stand for none.
        KeyError: there is no such text.
    """
    key = str(verdicts)
    if key not in known:
        told = {
            criterion: {"score": score, "reason": texts[reason]}
            for criterion, (score, reason) in zip(CRITERIA, verdicts, strict=True)
        }
        known[key] = Rating.model_validate(told)
    return known[key]
