"""Every number of a report, as JSON holds it: the same folder always gives the same text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from pare.showing import visible_json
from propersim_bridge.experiment.config import Config
from propersim_bridge.personas.persona import Persona
from propersim_bridge.report import reference
from propersim_bridge.report.numbers import (
    Played,
    best_and_worst,
    by_assistant,
    by_persona,
    daily,
    ends,
    gain,
    gains_by_trait,
    gap,
    mean,
    over,
    points,
)

CURVES = ("score", "per_hour", "recommended_score", "abstained_score")


def told(config: Config, played: Sequence[Played], personas: Mapping[int, Persona], published: bool) -> dict[str, Any]:
    """Every number of an experiment.

    Args:
        config: its settings.
        played: its courses.
        personas: by number, for the traits.
        published: give the paper's own Table 1 too, apart.
    """
    assistants = by_assistant(played)
    found: dict[str, Any] = {
        "config": config.model_dump(mode="json"),
        "courses_incomplete": incomplete(config, played),
        "assistants": {name: _assistant(courses, personas) for name, courses in assistants.items()},
        "gaps": {
            name: {other: asdict(gap(ours, theirs)) for other, theirs in assistants.items() if other != name}
            for name, ours in assistants.items()
        },
        "courses": [
            {**course.course._asdict(), "days": [{**asdict(day), "per_hour": day.per_hour} for day in course.days]}
            for course in played
        ],
    }
    if published:
        found["published"] = {
            "table_1": [{"persona": row.persona, **row.scores} for row in reference.table()],
            **reference.stated(),
        }
    return found


def text(found: dict[str, Any]) -> str:
    """The same as text."""
    return visible_json(found) + "\n"


def incomplete(config: Config, played: Sequence[Played]) -> int:
    """How many courses have days to go."""
    return len(list(config.courses)) - sum(course.last == config.days for course in played)


def _assistant(courses: Sequence[Played], personas: Mapping[int, Persona]) -> dict[str, Any]:
    extremes = best_and_worst(courses)
    return {
        "courses": len(courses),
        "missing_ratings": sum(day.missing for course in courses for day in course.days),
        **_ends(courses),
        "recommendations": {
            pick: {"day_1": asdict(over(courses, pick, True)), "end": asdict(over(courses, pick, False))}
            for pick in CURVES[1:]
        },
        "daily": {pick: _curve(courses, pick) for pick in CURVES},
        "points": {
            name: {"day_1": asdict(value), "end": asdict(points(courses, False)[name])}
            for name, value in points(courses, True).items()
        },
        "gain_by_trait": {
            trait: {level: asdict(value) for level, value in levels.items()}
            for trait, levels in gains_by_trait(courses, personas).items()
        },
        "best_persona": extremes and extremes[0],
        "worst_persona": extremes and extremes[1],
        "personas": {
            str(persona): {**_ends(own), "daily": _curve(own, "score")} for persona, own in by_persona(courses).items()
        },
    }


def _ends(courses: Sequence[Played]) -> dict[str, Any]:
    first, last, end = map(asdict, ends(courses))
    return {"day_1": first, "last_day": last, "end": end, "gain": asdict(mean(map(gain, courses)))}


def _curve(courses: Sequence[Played], pick: str) -> list[dict[str, Any]]:
    return [{"day": day, **asdict(value)} for day, value in daily(courses, pick)]
