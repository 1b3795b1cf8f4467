from itertools import pairwise
from math import dist

import pytest
from hypothesis import given, strategies as st

from propersim_bridge.home.places import AREA_OF, DOORS, ROOMS
from propersim_bridge.home.ways import SPEED, length, spot, way

Spot = st.one_of(
    st.sampled_from(sorted(AREA_OF.items())).map(lambda pair: (pair[1], pair[0])),
    st.sampled_from(sorted(ROOMS)).map(lambda area: (area, None)),
)


@given(Spot, Spot)
def test_a_way_joins_its_ends_through_doors_and_takes_its_length_in_time(one, other):
    found = way(*one, *other)
    assert (found.points[0], found.points[-1]) == (spot(*one), spot(*other))
    assert found.metres == pytest.approx(length(found.points), abs=0.01)
    assert found.seconds == pytest.approx(found.metres / SPEED, abs=0.051)
    assert found.metres >= dist(spot(*one), spot(*other)) - 0.01
    assert {*found.points[1:-1]} <= {(door.x, door.y) for door in DOORS}
    assert (len(found.points) > 2) == (one[0] != other[0])


@given(Spot, Spot, Spot)
def test_the_way_back_is_as_long_and_a_detour_is_never_shorter(one, other, third):
    assert way(*one, *other).metres == way(*other, *one).metres
    assert way(*one, *other).metres <= way(*one, *third).metres + way(*third, *other).metres + 0.02


def test_from_bed_to_the_stove_one_crosses_the_common_room():
    found = way("main bedroom", "bed", "kitchen", "stove")
    assert found.points[1:-1] == ((3.0, 4), (9, 6.4))
    assert 10 < found.seconds < 20


def test_a_way_crosses_only_walls_that_have_a_door():
    for area in ROOMS:
        for other in ROOMS:
            for (x, y), (to_x, to_y) in pairwise(way(area, None, other, None).points):
                middle = (x + to_x) / 2, (y + to_y) / 2
                inside = [
                    room
                    for room in ROOMS.values()
                    if room.x <= middle[0] <= room.x + room.width and room.y <= middle[1] <= room.y + room.depth
                ]
                assert inside
