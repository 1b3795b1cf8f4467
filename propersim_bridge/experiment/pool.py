"""Courses spread over worker processes; the progress of all of them comes back to the one that asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from pare.errors import LoadError, PareError
from pare_agents.models.errors import ModelError, one_line
from propersim_bridge.experiment import course as courses
from propersim_bridge.experiment.config import Config, Course
from propersim_bridge.experiment.lacks import Lacks
from propersim_bridge.experiment.parts import Parts
from propersim_bridge.experiment.processes import side_by_side, tell

EVERY = 50  # ticks after which a worker tells how far it is
Told = Callable[[Course, float], None]


def play(folder: Path, config: Config, waiting: Sequence[Course], workers: int, told: Told, cache: str | None) -> Lacks:
    """Play courses, one after the other in each of some processes; with one worker in this process.

    Args:
        folder: the experiment's folder.
        config: the experiment.
        waiting: what is to be played.
        workers: how many processes.
        told: told now and then of a course, and of the share of it that is over.
        cache: folder of the models' reply cache.

    Returns:
        What models failed to give.

    Raises:
        LoadError: a course cannot go on; what is kept stays, and the message says how to go on.
    """
    lacks = Lacks()
    if workers == 1 or len(waiting) < 2:
        for course in waiting:
            if why := _alone(folder, config, course, partial(told, course), lacks, cache):
                raise LoadError(why)
        return lacks

    def heard(news: Lacks | tuple[Sequence[Any], float]) -> None:
        if isinstance(news, Lacks):
            lacks.merge(news)
        else:
            told(Course(*news[0]), news[1])

    jobs = [(folder, config, course, cache) for course in waiting]
    lost = f"a worker process was ended; {_go_on(folder)}"
    side_by_side(_work, jobs, workers, heard, lost)
    return lacks


def _work(folder: Path, config: Config, course: Course, cache: str | None) -> str:
    """Play a course in a worker; gives what was wrong, in a line, or nothing."""
    lacks = Lacks()
    why = _alone(folder, config, course, lambda share: tell((tuple(course), share)), lacks, cache)
    if lacks.counts:
        tell(lacks)
    return why


def _alone(
    folder: Path, config: Config, course: Course, told: Callable[[float], None], lacks: Lacks, cache: str | None
) -> str:
    """Play a course in this process; gives what was wrong, in a line, or nothing."""
    count = 0

    def on_tick(share: float) -> None:
        nonlocal count
        count += 1
        if count % EVERY == 0:
            told(share)

    async def playing() -> None:
        async with Parts(config, cache) as parts:
            await courses.play(folder, config, course, parts, on_tick)
            lacks.merge(parts.lacks)

    try:
        asyncio.run(playing())
    except ModelError as error:
        return f"{course.name}: {one_line(error)}; {_go_on(folder)}"
    except PareError as error:
        return f"{course.name}: {' '.join(str(error).split())}"
    told(1.0)
    return ""


def _go_on(folder: Path) -> str:
    return f"go on with: pare home run --resume {folder}"
