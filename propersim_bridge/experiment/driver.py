"""Playing an experiment, or what is left of it, as its only writer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pare.errors import LoadError, listed
from pare_agents.models.errors import ModelError
from propersim_bridge.experiment import config as settings
from propersim_bridge.experiment.ahead import pretrain
from propersim_bridge.experiment.config import LOCK, Config, Course
from propersim_bridge.experiment.course import settle
from propersim_bridge.experiment.lacks import Lacks
from propersim_bridge.experiment.lock import held
from propersim_bridge.experiment.parts import prepare
from propersim_bridge.experiment.pool import play
from propersim_bridge.experiment.versions import installed
from propersim_bridge.experiment.watching import watching
from propersim_bridge.personas.library import personas_digest


def drive(
    folder: Path,
    config: Config,
    workers: int,
    cache: str | None = None,
    on_lacks: Callable[[Lacks], None] = lambda lacks: None,
) -> int:
    """Play what an experiment lacks; a new one is begun.

    Args:
        folder: its folder; made if need be.
        config: its settings.
        workers: how many processes.
        cache: folder of the models' reply cache.
        on_lacks: told at the end what models failed to give.

    Returns:
        How many courses were played or played on.

    Raises:
        LoadError: it belongs to other settings or another process, something that it needs is missing, or a course
            cannot go on; what is kept stays.
        BadInput: what is asked does not go together.
        KeyboardInterrupt: it was interrupted; the message says how to go on.
    """
    settings.check(folder, config)  # first without touching anything
    if config.personas_digest != personas_digest(config.personas):
        raise LoadError(f"the personas have changed since {folder} was begun: its results cannot be mixed")
    now = installed()
    if changed := sorted(name for name in now | config.versions if now.get(name) != config.versions.get(name)):
        told = listed(f"{name} {config.versions.get(name, 'none')}, now {now.get(name, 'none')}" for name in changed)
        raise LoadError(f"{folder} was begun with other versions ({told}): its results cannot be mixed")
    waiting = [course for course in config.courses if not settle(folder, config, course)]
    if not waiting:
        return 0
    try:
        prepare(config)
    except ModelError as error:
        raise LoadError(str(error)) from None
    with held(folder, LOCK):
        settings.begin(folder, config)
        try:
            with watching("pre-training") as show:
                pretrain(config, waiting, workers, show)
            lacks = _play(folder, config, waiting, workers, cache)
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"interrupted; nothing is lost, pare home run --resume {folder} goes on") from None
    on_lacks(lacks)
    return len(waiting)


def _play(folder: Path, config: Config, waiting: list[Course], workers: int, cache: str | None) -> Lacks:
    courses = list(config.courses)
    over = {course: float(course not in waiting) for course in courses}
    with watching("playing") as show:

        def told(course: Course, share: float) -> None:
            over[course] = max(over[course], share)
            done = sum(share >= 1 for share in over.values())
            show(sum(over.values()) / len(courses), f"{done} of {len(courses)} courses")

        return play(folder, config, waiting, workers, told, cache)
