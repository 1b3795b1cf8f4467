"""Sheets for people: what they are given to judge, as CSV.

A folder holds `guide.md`, `key.json` (where each item comes from, not for annotators), and for each annotator a sheet
of days, one of activities and one of ratings, with empty columns to fill in.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pare.errors import LoadError
from pare.files import write_into
from propersim_bridge.activity import Activity
from propersim_bridge.personas.persona import Persona
from propersim_bridge.quality.sampling import SampledDay, SampledRating, key
from propersim_bridge.rating.verdicts import POINTS

Answers = dict[str, float]  # by item
KEY = "key.json"
DAYS = ("day", "persona", "naturalness", "alignment")
ACTIVITIES = ("activity", "persona", "from", "to", "where", "does", "misgenerated")
RATINGS = (
    "rating", "persona", "at", "does", "last hour", "earlier today", "recommendation", "score", *POINTS, "reasons",
    "reasonable",
)  # fmt: skip
_GUIDE = """# Judging days and ratings

Each annotator fills in sheets of their own, without talking about them first. The people are told below.

- `days.*.csv`: how natural is the day as a whole (`naturalness`), and how well does it fit what this person's
  lifestyle and daily plan ask for (`alignment`)? Each from 0 (not at all) to 10 (entirely). What was done stands in
  `activities.*.csv`.
- `activities.*.csv`: `misgenerated` is 1 for an activity that makes no sense there and then (wrong place, impossible,
  repeated without reason, not a thing to do), else 0.
- `ratings.*.csv`: the person rated what the assistant did, each point 0 or 1 with its reason. `last hour` and
  `earlier today` count the recommendations before. `reasonable` is 1 if the rating is one that this person could well
  give, else 0.

An empty cell is "not judged".

"""


@dataclass(slots=True)
class Filled:
    """The answers of one annotator: for each question, a number by item."""

    annotator: str
    naturalness: Answers = field(default_factory=dict)
    alignment: Answers = field(default_factory=dict)
    misgenerated: Answers = field(default_factory=dict)
    reasonable: Answers = field(default_factory=dict)


def check_new(folder: Path) -> None:
    """Make sure that a folder holds no sheets that would be written over.

    Raises:
        LoadError: it does.
    """
    if folder.is_dir() and any(folder.glob("*.csv")):
        raise LoadError(f"{folder} holds sheets already: use a new folder")


def written(
    folder: Path, annotators: Sequence[str], days: Sequence[SampledDay], ratings: Sequence[SampledRating],
    personas: Mapping[int, Persona], filled: Sequence[Filled] = (),
) -> None:  # fmt: skip
    """Write the guide, empty sheets for each annotator and those that are filled in, all or nothing.

    Raises:
        LoadError: the folder cannot be written, or holds sheets already.
    """
    check_new(folder)
    who = sorted({day.persona for day in days})
    files = {"guide.md": _GUIDE + "\n".join(_told(personas[number]) for number in who)}
    files[KEY] = json.dumps(key(days, ratings), indent=1) + "\n"
    for one in (*map(Filled, annotators), *filled):
        files |= {f"{name}.{one.annotator}.csv": text for name, text in sheets(days, ratings, one).items()}
    write_into(folder, files)


def sheets(days: Sequence[SampledDay], ratings: Sequence[SampledRating], done: Filled) -> dict[str, str]:
    """The three sheets as CSV text, with the answers that there are."""
    return {
        "days": _csv(DAYS, (
            (day.id, day.persona, _cell(done.naturalness, day.id), _cell(done.alignment, day.id)) for day in days
        )),
        "activities": _csv(ACTIVITIES, (
            (id, day.persona, f"{did.start:%H:%M}", f"{did.end:%H:%M}", f"{did.area}, {did.object}", did.text,
             _cell(done.misgenerated, id))
            for day in days for id, did in numbered(day)
        )),
        "ratings": _csv(RATINGS, ((*_rating(one), _cell(done.reasonable, one.id)) for one in ratings)),
    }  # fmt: skip


def numbered(day: SampledDay) -> list[tuple[str, Activity]]:
    """The activities of a day, each with its id."""
    return [(f"{day.id}-{number}", did) for number, did in enumerate(day.activities, 1)]


def _rating(one: SampledRating) -> tuple[object, ...]:
    moment, rating = one.moment, one.moment.ratings[0]
    reasons = " | ".join(f"{name}: {getattr(rating, name).reason}" for name in type(rating).model_fields)
    return (
        one.id, one.persona, f"{moment.at:%H:%M}", moment.activity.text, *one.before,
        moment.offered[0] or "(no recommendation)", rating.total, *(rating.point(name) for name in POINTS), reasons,
    )  # fmt: skip


def _told(persona: Persona) -> str:
    parts = [
        f"## Persona {persona.number}: {persona.name}, {persona.age}", "",
        f"{persona.traits.told}. {persona.background}", "",
        *(f"- {line}" for line in (*persona.lifestyle, *persona.daily_plan)), "",
        *(f"**{name.replace('_', ' ')}**: {getattr(persona.rubric, name).text}\n"
          for name in type(persona.rubric).model_fields),
    ]  # fmt: skip
    return "\n".join(parts)


def _csv(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue()


def _cell(answers: Answers, id: str) -> str:
    return f"{answers[id]:g}" if id in answers else ""
