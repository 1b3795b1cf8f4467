"""Experiments that were never played: every tick is written by hand."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Waking
from propersim_bridge.experiment import config as settings
from propersim_bridge.experiment.config import Course
from propersim_bridge.experiment.moment import Moment
from propersim_bridge.experiment.store import opened
from propersim_bridge.personas.library import personas_digest
from tests.propersim_bridge.made_up import rating

STEP = 10.0
PLACES = (("kitchen", "stove", "cooking"), ("common room", "sofa", "relaxing"), ("garden", "bench", "gardening"))


def made(folder: Path, courses, days=None, starts=6):
    """Write an experiment.

    Args:
        folder: where to.
        courses: by (persona, assistant, seed), for each day a list of (text or None, total or None), one for each tick.
        days: how many days were asked for, if not those that there are.
        starts: the hour of waking.
    """
    numbers, assistants, seeds = (tuple(dict.fromkeys(values)) for values in zip(*courses, strict=True))
    config = settings.made(
        personas=numbers, assistants=assistants, seeds=seeds, step=STEP, days=days or max(map(len, courses.values())),
        personas_digest=personas_digest(numbers),
    )  # fmt: skip
    settings.begin(folder, config)
    for key, told in courses.items():
        with opened(folder / Course(*key).name, writes=True) as store:
            for day, ticks in enumerate(told, 1):
                _day(store, day, ticks, datetime(2026, 3, 1 + day, starts, tzinfo=UTC))
            store.finish()
    return config


def _day(store, day, ticks, wakes):
    store.begin(day, Waking(wakes, wakes + timedelta(hours=16), ()))
    for tick, (text, total) in enumerate(ticks, 1):
        at = wakes + timedelta(minutes=STEP * tick)
        begins = wakes + timedelta(minutes=30 * ((tick - 1) // 3))
        area, object, kind = PLACES[(tick - 1) // 3 % len(PLACES)]
        did = Activity(
            kind=kind, text=f"using the {object}", area=area, object=object, start=begins,
            end=begins + timedelta(minutes=30),
        )  # fmt: skip
        store.add(Moment(day, tick, at, did, (text,), (rating(total),)))
    store.end(day, {})


def twins(days=4):
    """Courses of every assistant with two personas under two seeds, better from day to day where it learns."""
    said = {"proper": ("A.", None, None), "silent": (None,) * 3, "oracle": (None, "B.", None)}
    courses = {}
    for seed in (0, 1):
        for persona in (1, 2):
            for assistant in ("proper", "ars", "ar", "none", "silent", "oracle"):
                texts = said.get(assistant, ("C.",) * 3)
                learned = {"proper": 1, "oracle": 2}.get(assistant, 0)
                courses[persona, assistant, seed] = [
                    [(text, min(4, (day * (learned == 1)) + learned + (persona + seed + at) % 2))
                     for at, text in enumerate(texts * 3)]
                    for day in range(days)
                ]  # fmt: skip
    return courses
