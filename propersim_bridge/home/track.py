"""The person's track through a day on the floor plan: a dot for every activity, a line for every walk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import pairwise
from math import cos, pi, sin, sqrt
from xml.sax.saxutils import escape

from propersim_bridge.activity import Activity
from propersim_bridge.home.daylight import colour, hour_of
from propersim_bridge.home.places import DOORS, ROOMS, Fixture, Object, Point, check_place
from propersim_bridge.home.ways import way
from propersim_bridge.vocabulary import Area

_GOLDEN = (3 - sqrt(5)) * pi  # an angle that spreads dots evenly around a spot
_APART = 0.15  # metres between dots, roughly
_SPREAD = 0.5  # metres over which walks through the same door are spread
_STRAIGHT = 0.3  # metres before and behind a door


@dataclass(frozen=True, slots=True)
class Visit:
    """One stay at an object, of one activity or of several in a row.

    Attributes:
        area: where.
        object: at what.
        activities: what was done.
        at: where its dot is, in metres.
    """

    area: Area
    object: Object
    activities: tuple[Activity, ...]
    at: Point

    @property
    def minutes(self) -> float:
        """How long it took."""
        return (self.activities[-1].end - self.activities[0].start) / timedelta(minutes=1)


def visits(activities: Sequence[Activity]) -> list[Visit]:
    """The stays of a day, in order; the dots of one object lie around its spot, each beside the one before.

    Raises:
        BadInput: an activity's object does not stand in its area.
    """
    found: list[Visit] = []
    number: dict[str, int] = {}
    for activity in activities:
        object = check_place(activity.area, activity.object)
        if found and found[-1].object == object:
            found[-1] = Visit(activity.area, object, (*found[-1].activities, activity), found[-1].at)
            continue
        turn = number[object] = number.get(object, -1) + 1
        x, y = ROOMS[activity.area].spots[object]
        out = _APART * sqrt(turn)
        found.append(
            Visit(activity.area, object, (activity,), (x + out * cos(turn * _GOLDEN), y + out * sin(turn * _GOLDEN)))
        )
    return found


def track(activities: Sequence[Activity], scale: float) -> Iterator[str]:
    """The track as SVG elements, walks first.

    Args:
        activities: of one day, oldest first.
        scale: pixels a metre.

    Raises:
        BadInput: an activity's object does not stand in its area.
    """
    stays = visits(activities)
    for number, (one, other) in enumerate(pairwise(stays)):
        points = [one.at, *_through(number, one, other), other.at]
        path = _curved([(x * scale, y * scale) for x, y in points])
        stroke = colour(hour_of(other.activities[0].start))
        yield f'<path class="walk" stroke="{stroke}" d="{path}"/>'
    for stay in stays:
        first = stay.activities[0]
        title = "\n".join(f"{did.start:%H:%M}-{did.end:%H:%M} {did.text}" for did in stay.activities)
        x, y = (value * scale for value in stay.at)
        radius = 2.6 + 0.62 * sqrt(stay.minutes)
        yield (
            f'<circle class="stay" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" '
            f'fill="{colour(hour_of(first.start))}"><title>{escape(title)}</title></circle>'
        )


def _through(number: int, one: Visit, other: Visit) -> Iterator[Point]:
    """The doors of a walk, each walk a little beside the others, and straight through."""
    aside = ((number * 0.618034) % 1 - 0.5) * _SPREAD
    here = one.area
    for x, y in way(one.area, one.object, other.area, other.object).points[1:-1]:
        door = next(door for door in DOORS if (door.x, door.y) == (x, y))
        (from_x, from_y), before = ROOMS[here].centre, here
        here = door.other if before == door.one else door.one
        for side in (1, -1):
            if door.level:
                yield x + aside, y + side * _STRAIGHT * (1 if from_y > y else -1)
            else:
                yield x + side * _STRAIGHT * (1 if from_x > x else -1), y + aside


def _curved(points: Sequence[Point]) -> str:
    """A smooth line through points."""
    told = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for at in range(len(points) - 1):
        before, here, there = points[max(at - 1, 0)], points[at], points[at + 1]
        after = points[min(at + 2, len(points) - 1)]
        bend = [here[axis] + (there[axis] - before[axis]) / 8 for axis in (0, 1)]
        near = [there[axis] - (after[axis] - here[axis]) / 8 for axis in (0, 1)]
        told += f"C{bend[0]:.1f} {bend[1]:.1f} {near[0]:.1f} {near[1]:.1f} {there[0]:.1f} {there[1]:.1f}"
    return told


def used(activities: Sequence[Activity], fixture: Fixture) -> bool:
    """Whether an object was used."""
    return any(activity.object == fixture.name for activity in activities)
