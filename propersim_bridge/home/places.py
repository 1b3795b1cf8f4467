"""The floor plan in metres: six areas, what stands in them, and the doors between them.

The origin is the north-west corner; x runs east and y runs south. Every object has a name of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from pare.errors import BadInput, listed, shortened
from propersim_bridge.vocabulary import Area

Object = Literal[
    "bed", "desk", "wardrobe", "armchair", "mirror", "bookshelf",
    "guest bed", "easel", "sewing table", "keyboard", "exercise mat", "storage chest",
    "shower", "bathtub", "sink", "towel rack", "washing machine",
    "stove", "oven", "counter", "fridge", "sink unit", "kitchen table",
    "sofa", "television", "dining table", "bookcase", "record player", "game console", "yoga mat",
    "lawn", "bench", "flower pots", "vegetable bed", "hammock", "garden table", "shed",
]  # fmt: skip
Point = tuple[float, float]

_ELBOW = 0.3  # metres between an object's edge and who uses it


@dataclass(frozen=True)
class Fixture:
    """An object and its outline.

    Attributes:
        name: what it is called.
        x: its left edge.
        y: its upper edge.
        width: from west to east.
        depth: from north to south.
        flat: whether one is on it, not beside it (a lawn, a mat).
    """

    name: Object
    x: float
    y: float
    width: float
    depth: float
    flat: bool = False

    @property
    def centre(self) -> Point:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.depth / 2


@dataclass(frozen=True)
class Room:
    """An area, its outline and its objects."""

    area: Area
    x: float
    y: float
    width: float
    depth: float
    fixtures: tuple[Fixture, ...]

    @property
    def centre(self) -> Point:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.depth / 2

    @cached_property
    def spots(self) -> Mapping[Object, Point]:
        """Where the person is who uses each object: on the side that faces the middle of the room, or on it."""
        return {fixture.name: self._spot(fixture) for fixture in self.fixtures}

    def _spot(self, fixture: Fixture) -> Point:
        (x, y), (to_x, to_y) = fixture.centre, self.centre
        if fixture.flat:
            return round(x, 2), round(y, 2)
        across, along = (to_x - x) / self.width, (to_y - y) / self.depth
        if abs(across) > abs(along):
            x += (fixture.width / 2 + _ELBOW) * (1 if across > 0 else -1)
        else:
            y += (fixture.depth / 2 + _ELBOW) * (1 if along > 0 else -1)
        return round(x, 2), round(y, 2)


@dataclass(frozen=True, slots=True)
class Door:
    """A door and the two areas that it joins; `level` where its wall runs from west to east."""

    one: Area
    other: Area
    x: float
    y: float
    level: bool = True


ROOMS: Mapping[Area, Room] = {
    room.area: room
    for room in (
        Room("main bedroom", 0, 0, 5, 4, (
            Fixture("bed", 0.1, 0.1, 1.6, 2.1),
            Fixture("wardrobe", 2.1, 0.1, 1.5, 0.6),
            Fixture("mirror", 3.9, 0.1, 0.8, 0.15),
            Fixture("bookshelf", 0.1, 2.45, 0.35, 0.6),
            Fixture("armchair", 4.1, 1.6, 0.8, 0.8),
            Fixture("desk", 0.9, 3.3, 1.5, 0.6),
        )),
        Room("bathroom", 5, 0, 3, 4, (
            Fixture("bathtub", 5.1, 0.1, 1.7, 0.8),
            Fixture("shower", 6.95, 0.1, 0.95, 0.95),
            Fixture("towel rack", 7.75, 1.4, 0.15, 0.7),
            Fixture("washing machine", 5.1, 1.9, 0.65, 0.65),
            Fixture("sink", 7.4, 2.5, 0.5, 0.8),
        )),
        Room("second bedroom", 8, 0, 5, 4, (
            Fixture("guest bed", 8.1, 0.1, 1.0, 2.0),
            Fixture("storage chest", 9.5, 0.1, 1.2, 0.5),
            Fixture("easel", 11.9, 0.2, 0.9, 0.7),
            Fixture("keyboard", 12.45, 1.3, 0.45, 1.3),
            Fixture("exercise mat", 10.0, 1.3, 1.7, 1.1, flat=True),
            Fixture("sewing table", 9.1, 3.2, 1.3, 0.7),
        )),
        Room("common room", 0, 4, 9, 5, (
            Fixture("television", 0.1, 5.6, 0.4, 1.6),
            Fixture("game console", 0.1, 7.4, 0.5, 0.6),
            Fixture("sofa", 2.6, 5.4, 0.9, 2.1),
            Fixture("record player", 3.9, 4.1, 0.9, 0.5),
            Fixture("bookcase", 5.4, 8.5, 1.6, 0.4),
            Fixture("yoga mat", 1.5, 8.0, 1.8, 0.8, flat=True),
            Fixture("dining table", 5.9, 5.7, 1.8, 1.1),
        )),
        Room("kitchen", 9, 4, 4, 5, (
            Fixture("counter", 9.7, 4.1, 1.4, 0.6),
            Fixture("stove", 11.2, 4.1, 0.8, 0.6),
            Fixture("oven", 12.1, 4.1, 0.8, 0.6),
            Fixture("sink unit", 12.4, 5.1, 0.5, 1.1),
            Fixture("fridge", 12.2, 6.5, 0.7, 0.7),
            Fixture("kitchen table", 9.4, 7.3, 1.5, 1.0),
        )),
        Room("garden", 0, 9, 13, 5, (
            Fixture("vegetable bed", 0.4, 10.2, 2.4, 3.3),
            Fixture("bench", 3.3, 9.15, 0.9, 0.5),
            Fixture("lawn", 4.0, 10.4, 4.2, 2.9, flat=True),
            Fixture("hammock", 8.9, 12.4, 2.0, 0.8),
            Fixture("flower pots", 5.6, 9.15, 2.6, 0.45),
            Fixture("garden table", 9.3, 10.2, 1.3, 1.0),
            Fixture("shed", 11.4, 11.2, 1.5, 2.0),
        )),
    )
}  # fmt: skip

DOORS: tuple[Door, ...] = (
    Door("main bedroom", "common room", 3.0, 4),
    Door("bathroom", "common room", 6.5, 4),
    Door("second bedroom", "common room", 8.5, 4),
    Door("common room", "kitchen", 9, 6.4, level=False),
    Door("common room", "garden", 4.8, 9),
    Door("kitchen", "garden", 11.6, 9),
)

AREA_OF: Mapping[Object, Area] = {name: area for area, room in ROOMS.items() for name in room.spots}


def check_place(area: str, object: str) -> Object:
    """An object's name, if it stands in that area.

    Raises:
        BadInput: there is no such area, or no such object in it.
    """
    for known, room in ROOMS.items():
        if known == area:
            for name in room.spots:
                if name == object:
                    return name
            raise BadInput(f"object: there is no {shortened(object)} in the {area}; there are {listed(room.spots)}")
    raise BadInput(f"area: there is no {shortened(area)}; there are {listed(ROOMS)}")
