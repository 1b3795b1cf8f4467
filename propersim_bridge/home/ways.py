"""Ways through the home: from spot to spot in straight lines through doors, and how long they take on foot."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import dist

from propersim_bridge.home.places import DOORS, ROOMS, Object, Point
from propersim_bridge.vocabulary import Area

SPEED = 1.0
"""Metres a second, on foot about the house."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way on foot.

    Attributes:
        points: where it leads along, both ends included.
        metres: how long it is.
        seconds: how long it takes.
    """

    points: tuple[Point, ...]
    metres: float
    seconds: float


def spot(area: Area, object: Object | None) -> Point:
    """Where the person is at an object of an area; without one, the middle of the area."""
    room = ROOMS[area]
    return room.centre if object is None else room.spots[object]


@lru_cache(maxsize=4096)
def way(area: Area, object: Object | None, to_area: Area, to_object: Object | None) -> Way:
    """The shortest way between two spots."""
    start, end = spot(area, object), spot(to_area, to_object)
    best: list[tuple[float, tuple[Point, ...], Area]] = [(0.0, (start,), area)]
    while True:  # every area has a door, so the end is reached
        gone, points, here = heappop(best)
        if points[-1] == end and here == to_area:
            metres = round(gone, 2)
            return Way(points, metres, round(metres / SPEED, 1))
        if here == to_area:
            heappush(best, (gone + dist(points[-1], end), (*points, end), here))
        for door in DOORS:
            if here in (door.one, door.other) and (door.x, door.y) not in points:
                beyond = door.other if here == door.one else door.one
                at = (door.x, door.y)
                heappush(best, (gone + dist(points[-1], at), (*points, at), beyond))


def length(points: tuple[Point, ...]) -> float:
    """How long a line through some points is, in metres."""
    return sum(dist(one, other) for one, other in pairwise(points))
