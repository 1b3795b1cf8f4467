"""A person's way through one day, on the floor plan of the home."""

from __future__ import annotations

from pathlib import Path

from pare.errors import BadInput, listed
from pare.showing import visible
from propersim_bridge.experiment.config import Config
from propersim_bridge.experiment.moment import activities_of
from propersim_bridge.experiment.store import opened
from propersim_bridge.home.floor_plan import floor_plan
from propersim_bridge.personas.library import installed
from propersim_bridge.report.tables import TOLD


def track_of(folder: Path, config: Config, persona: int, day: int) -> tuple[str, str]:
    """The floor plan with a person's track: a file name and the SVG.

    It is that of the first course of the persona that has got as far; days differ between assistants only where what
    an assistant said changed them.

    Raises:
        BadInput: the experiment has no such persona, or no such day yet.
    """
    if persona not in config.personas:
        raise BadInput(f"--track: the personas are {listed(config.personas, 40)}, not {persona}")
    if not 1 <= day <= config.days:
        raise BadInput(f"--day: from 1 to {config.days}, not {day}")
    for course in config.courses:
        if course.persona == persona:
            with opened(folder / course.name) as store:
                moments = store.moments(day) if store.days_ended >= day else []
            if moments:
                known = installed().get(persona)
                who = f"Persona {persona}" if known is None else known.name
                title = f"{who}, day {day} ({moments[0].at:%A}), with: {TOLD[course.assistant]}"
                return f"track-persona-{persona:02}-day-{day}.svg", visible(floor_plan(activities_of(moments), title))
    raise BadInput(f"--day: no course of persona {persona} has got through day {day} yet")
