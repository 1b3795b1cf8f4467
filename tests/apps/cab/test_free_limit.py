"""Until when a ride is cancelled for nothing: the same limit whether it was booked for a time or moved to it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pare_apps.cab import Ride, Terms
from pare_apps.cab.app import GRACE
from pare_apps.money import Money

from .conftest import World, prepared

PHONE = prepared()
MINUTES = st.integers(0, 4_000)
NOTICES = st.sampled_from([0, 2, 60, 600])
PAUSES = st.integers(0, 30)


def test_a_ride_for_now_that_is_moved_is_free_until_the_limit_of_its_new_time(world: Any, local: Any) -> None:
    booked = world.does("book_ride", pickup="home", destination="Fjord Hall", pickup_at="2027-03-12T10:00")
    world.does("update_ride", ride_id=booked["id"], pickup_at="2027-03-13T10:00")
    assert world.app.rides[booked["id"]].free_until == local("2027-03-13 09:00")
    world.waits_until("2027-03-13 09:01")
    world.does("cancel_ride", ride_id=booked["id"])
    assert world.app.rides[booked["id"]].fee == Money.of(5)


@pytest.mark.parametrize(("notice", "limit"), [(600, "2027-03-13 00:00"), (40, "2027-03-13 09:00")])
def test_a_ride_with_a_longer_notice_of_its_own_keeps_it(world: Any, local: Any, notice: int, limit: str) -> None:
    with world.phone.step("world"):
        begins = local("2027-03-14 12:00")
        world.app.rides.add(Ride(
            id="early", pickup="Town Hall", destination="Fjord Hall", pickup_at=begins,
            free_until=begins - timedelta(minutes=notice),
        ))  # fmt: skip
    world.does("update_ride", ride_id="early", pickup_at="2027-03-13T10:00")
    assert world.app.rides["early"].free_until == local(limit)


def test_another_car_at_the_same_time_leaves_the_limit(world: Any, local: Any) -> None:
    world.does("update_ride", ride_id="concert", service="comfort")
    assert world.app.rides["concert"].free_until == local("2027-03-12 18:00")


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(MINUTES, st.lists(st.tuples(PAUSES, MINUTES), min_size=1, max_size=4), NOTICES)
def test_however_often_it_is_moved_its_limit_is_that_of_a_ride_booked_for_then(
    first: int, moves: list[tuple[int, int]], notice: int
) -> None:
    world = World(PHONE.fork())
    with world.phone.step("world"):
        world.app.terms.add(Terms(free_minutes=notice))
    book = {"pickup": "home", "destination": "Fjord Hall"}

    def at(minutes: int) -> str:
        return (world.phone.now + timedelta(minutes=minutes)).isoformat()

    id, ahead = world.does("book_ride", pickup_at=at(first), **book)["id"], first
    for pause, minutes in moves:
        if pause >= ahead:
            break  # the pick-up comes first
        world.phone.advance(world.phone.now + timedelta(minutes=pause))
        ahead = minutes if minutes != ahead - pause else minutes + 1
        world.does("update_ride", ride_id=id, pickup_at=at(ahead))
        ride, now = world.app.rides[id], world.phone.now
        other = World(world.phone.fork())
        twin = other.app.rides[other.does("book_ride", pickup_at=at(ahead), **book)["id"]]
        assert (ride.pickup_at, ride.free_until) == (twin.pickup_at, twin.free_until)
        assert ride.free_until <= ride.pickup_at
        assert ride.free_until >= min(ride.pickup_at, now + GRACE)
