"""A person, activities and ticks for the tests of memory, rating and assistants."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Case
from propersim_bridge.memory.tick import Tick
from propersim_bridge.personas.persona import BigFive, Habit, Persona
from propersim_bridge.personas.rubric import (
    CommunicationSafety,
    Frequency,
    PersonalPreference,
    Rubric,
    Timing,
    Window,
    Wish,
)

ZONE = ZoneInfo("Europe/Lisbon")
WAKES = datetime(2027, 3, 1, 7, 0, tzinfo=ZONE)
STEP = timedelta(minutes=2.5)
GOOD = "Do this now: read a chapter of a novel."  # during relaxing
_LONG = " This is said at such length because a rubric has to be worth reading, with numbers where they matter."


def rubric(*, hours=2.0, most=2, least=1, gap=30.0, windows=((19, 21),), boundaries=("weight",)):
    return Rubric(
        personal_preference=PersonalPreference(
            text="PREFERENCE-TEXT: books while I relax, music while I cook." + _LONG,
            wishes=(
                Wish(topics=("books", "films"), during=("relaxing",)),
                Wish(topics=("music",), during=("cooking",)),
            ),
            unwanted=("money",),
        ),
        timing=Timing(
            text="TIMING-TEXT: in the evening, or while I relax or cook; never at work." + _LONG,
            windows=tuple(Window(start=time(a), end=time(b)) for a, b in windows),
            during=("relaxing", "cooking"),
            not_during=("focused_work",),
        ),
        frequency=Frequency(
            text="FREQUENCY-TEXT: one or two in two hours." + _LONG, hours=hours, most=most, least=least, gap=gap
        ),
        communication_safety=CommunicationSafety(
            text="COMMUNICATION-TEXT: short and plain, nothing about my body." + _LONG,
            tones=("direct",),
            boundaries=boundaries,
        ),
    )


def person(number=1, **numbers):
    habit = Habit(
        kind="relaxing",
        texts=("watching the river",),
        area="garden",
        object="bench",
        earliest=time(8),
        latest=time(20),
        minutes=60,
        chance=0.5,
    )
    return Persona(
        number=number,
        name="Odette Marchetti",
        age=44,
        traits=BigFive(
            extraversion="low", agreeableness="high", conscientiousness="high", openness="low", neuroticism="low"
        ),
        background="Restores reed organs in a workshop by the river.",
        interests=("reed organs", "river birds"),
        lifestyle=("gets up at seven", "eats early"),
        daily_plan=("an hour at the bench", "a walk by the river"),
        goals="To restore one organ of every maker.",
        wakes=time(7),
        sleeps=time(23),
        habits=(habit,) * 10,
        rubric=rubric(**numbers),
    )


def doing(kind="relaxing", text="", start=WAKES):
    text = text or f"busy with {kind.replace('_', ' ')}"
    return Activity(
        kind=kind, text=text, area="common room", object="sofa", start=start, end=start + timedelta(minutes=30)
    )


RELAXING, WORKING, COOKING, TIDYING = map(doing, ("relaxing", "focused_work", "cooking", "tidying"))


def at(clock):
    """A time of the day."""
    hour, minute = clock.split(":")
    return WAKES.replace(hour=int(hour), minute=int(minute))


def tick(clock, recommendation=None, activity=RELAXING, score=None):
    return Tick(at(clock) if isinstance(clock, str) else clock, activity, recommendation, score)


def day(until, spoken=(), activity=RELAXING, start=WAKES):
    """Ticks from waking to a time, with a recommendation at some of them."""
    spoken, ticks, now = {at(clock) for clock in spoken}, [], start
    while now < at(until):
        ticks.append(Tick(now, activity, GOOD if now in spoken else None, 3))
        now += STEP
    return ticks


def case(clock, text, ticks=(), activity=RELAXING, who=None, memory="MEMORY-TEXT"):
    return Case(who or ODETTE, at(clock), activity, text, ticks, memory)


ODETTE = person()
