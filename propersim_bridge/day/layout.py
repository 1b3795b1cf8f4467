"""Laying out a day: which habits it holds and when, on a grid of five minutes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from itertools import groupby
from random import Random

from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Hour
from propersim_bridge.personas.persona import Habit, Persona

FREE = "taking the time as it comes"
"""How a plan tells of a stretch for which nothing is planned."""

GRID = timedelta(minutes=5)
_LEAST = 2  # slots of the shortest activity
_LONG = 12  # slots from which on a habit is fitted around the shorter ones
_LATE = 24  # slots by which a habit begins late at most, where its time is taken


@dataclass(slots=True)
class _Day:
    """A day's slots, each with the number of the habit that has it."""

    wakes: datetime
    slots: list[int | None]
    order: list[tuple[int, int]] = field(default_factory=list)  # first slot and habit

    def at(self, clock: time) -> int:
        """The first slot at or after a time of day."""
        since = timedelta(
            hours=clock.hour - self.wakes.hour, minutes=clock.minute - self.wakes.minute, seconds=-self.wakes.second
        )
        return min(max(0, -(-since // GRID)), len(self.slots))

    def free(self, start: int, length: int) -> bool:
        """Whether so many slots are free from one on."""
        return start + length <= len(self.slots) and all(slot is None for slot in self.slots[start : start + length])

    def take(self, start: int, length: int, habit: int) -> None:
        """Give slots to a habit."""
        self.slots[start : start + length] = [habit] * length


def lay_out(
    persona: Persona, dice: Random, wakes: datetime, sleeps: datetime, yesterday: Sequence[Activity]
) -> tuple[Hour, ...]:
    """The plan of a day: what the person means to do from when on.

    What the daily plan requires comes first, then what happens to be done today; long habits go around the short ones.
    An habit that was left out yesterday is likelier today.

    Args:
        persona: whose day it is.
        dice: decides.
        wakes: when it begins.
        sleeps: when it ends.
        yesterday: what was done the day before.
    """
    day = _Day(wakes, [None] * ((sleeps - wakes) // GRID))
    done = {activity.text for activity in yesterday}
    lengths: dict[int, int] = {}
    for number, habit in enumerate(persona.habits):
        missed = bool(yesterday) and not done & {*habit.texts}
        chance = habit.chance + (1 - habit.chance) * 0.4 * missed
        length = max(_LEAST, round(habit.minutes * dice.uniform(0.8, 1.2) / 5))
        if dice.random() < chance:
            lengths[number] = length
    for number in sorted(lengths, key=lambda one: _rank(persona.habits[one], lengths[one])):
        habit, length = persona.habits[number], lengths[number]
        if length < _LONG:
            _place(day, number, habit, length, dice)
        else:
            _weave(day, number, habit, length, dice)
    return tuple(_lines(persona, day, dice))


def _rank(habit: Habit, length: int) -> tuple[bool, bool, int]:
    """Short habits before long ones, required before optional, those with the least choice first."""
    choice = (habit.latest.hour - habit.earliest.hour) * 60 + habit.latest.minute - habit.earliest.minute
    return length >= _LONG, habit.chance < 1, choice


def _place(day: _Day, number: int, habit: Habit, length: int, dice: Random) -> None:
    """Put a short habit somewhere in its time or soon after, shorter if it must be; leave out what does not fit."""
    first, last = day.at(habit.earliest), day.at(habit.latest)
    late = last + _LATE if habit.chance < 1 else len(day.slots)
    for wanted in (length, max(_LEAST, length // 2), _LEAST):
        starts = [start for start in range(first, last + 1) if day.free(start, wanted)]
        starts = starts or [start for start in range(last + 1, late) if day.free(start, wanted)][:1]
        if starts:
            day.take(dice.choice(starts), wanted, number)
            return


def _weave(day: _Day, number: int, habit: Habit, length: int, dice: Random) -> None:
    """Give a long habit the free slots from some start in its time on, around what is there already."""
    start, taken = dice.randint(day.at(habit.earliest), day.at(habit.latest)), 0
    for slot in range(start, min(start + 2 * length + _LATE, len(day.slots))):
        if taken < length and day.free(slot, 1):
            day.slots[slot] = number
            taken += 1


def _lines(persona: Persona, day: _Day, dice: Random) -> Iterator[Hour]:
    """The runs of the grid as lines; a run too short for an activity is left to what was before it."""
    texts = {number: dice.randrange(len(habit.texts)) for number, habit in enumerate(persona.habits)}
    at, before = 0, ""
    for number, run in groupby(day.slots):
        length = len(list(run))
        if length >= _LEAST or at == 0:
            intent = FREE if number is None else persona.habits[number].texts[texts[number]]
            if intent != before:
                yield Hour(day.wakes + at * GRID, intent)
                before = intent
        at += length
