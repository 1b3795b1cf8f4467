from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest

from pare.errors import BadInput
from propersim_bridge.home.places import AREA_OF, DOORS, ROOMS, Object, check_place
from propersim_bridge.vocabulary import Area


def overlap(one, other):
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.depth
        and other.y < one.y + one.depth
    )


def test_the_guide_counts_the_objects():
    guide = (Path(__file__).parents[3] / "docs" / "home.md").read_text(encoding="utf-8")
    assert f"with six areas and {len(AREA_OF)} objects;" in guide


def test_there_are_the_six_areas_with_five_to_eight_objects_each():
    assert set(ROOMS) == set(get_args(Area))
    assert all(5 <= len(room.fixtures) <= 8 for room in ROOMS.values())
    assert sorted(AREA_OF) == sorted(get_args(Object))


def test_no_two_rooms_and_no_two_objects_stand_in_the_same_place():
    assert not [pair for pair in combinations(ROOMS.values(), 2) if overlap(*pair)]
    for room in ROOMS.values():
        assert not [(a.name, b.name) for a, b in combinations(room.fixtures, 2) if overlap(a, b)]


@pytest.mark.parametrize("room", ROOMS.values(), ids=list(ROOMS))
def test_objects_and_those_who_use_them_are_inside_the_room(room):
    for fixture in room.fixtures:
        assert room.x <= fixture.x < fixture.x + fixture.width <= room.x + room.width
        assert room.y <= fixture.y < fixture.y + fixture.depth <= room.y + room.depth
        x, y = room.spots[fixture.name]
        assert room.x < x < room.x + room.width
        assert room.y < y < room.y + room.depth


@pytest.mark.parametrize("door", DOORS, ids=lambda door: f"{door.one} to {door.other}")
def test_a_door_is_in_the_wall_between_its_areas(door):
    for area in (door.one, door.other):
        room = ROOMS[area]
        if door.level:
            assert door.y in (room.y, room.y + room.depth)
            assert room.x < door.x < room.x + room.width
        else:
            assert door.x in (room.x, room.x + room.width)
            assert room.y < door.y < room.y + room.depth


def test_a_wrong_place_is_told_with_what_would_be_right():
    assert check_place("kitchen", "stove") == "stove"
    with pytest.raises(BadInput, match="no 'sofa' in the kitchen; there are counter, stove"):
        check_place("kitchen", "sofa")
    with pytest.raises(BadInput, match="no 'cellar'; there are main bedroom"):
        check_place("cellar", "stove")
