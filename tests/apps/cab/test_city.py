"""Which place an address means, how far it is, and what a ride there costs."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest

from pare.errors import BadInput
from pare_apps.cab import Location, Surge, Terms
from pare_apps.money import Money


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Fjord Hall", "Fjord Hall"),
        ("  fjord   HALL ", "Fjord Hall"),
        ("1 Concert Quay", "Fjord Hall"),
        ("concert quay", "Fjord Hall"),
        ("home", "Hillside Street 12"),
        ("12 Hillside Street, 0123 Oslo", "Hillside Street 12"),
        ("Hillside", "Hillside Street 12"),
        ("location_7", "Town Hall"),
        ("airport terminal 2", "Airport, Terminal 2"),
        ("Lindenweg", "Lindenweg 14"),
    ],
)
def test_an_address_is_found_however_it_is_written(world: Any, written: str, meant: str) -> None:
    assert world.app.location(written, "pickup").name == meant


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("airport", "pickup: 'airport' could be Airport, Terminal 1 (location_3), Airport, Terminal 2 (location_4)"),
        ("Airport Terminal 3", "pickup: 'Airport Terminal 3' is not on the city's map; did you mean Airport, Terminal"),
        ("Lindenstrasse 14", "pickup: 'Lindenstrasse 14' is not on the city's map; list_places finds"),
        ("Town Hall, room 12", "did you mean Town Hall, Fjord Hall?"),
        ("14", "is not on the city's map"),
        ("", "pickup: must not be empty"),
        ("\u202e!?", "is not on the city's map"),
    ],
)
def test_an_unknown_or_unclear_address_is_refused_with_suggestions(world: Any, written: str, told: str) -> None:
    with pytest.raises(BadInput) as refusal:
        world.app.location(written, "pickup")
    assert told in str(refusal.value)


def test_a_long_way_costs_more_and_a_known_route_goes_before_the_map(world: Any) -> None:
    near, far = (
        world.reads("get_quotes", pickup="home", destination=to) for to in ("Fjord Hall", "Airport Terminal 2")
    )
    assert (near["quotes"][0]["distance_km"], near["quotes"][0]["minutes"]) == (6.0, 15)
    assert near["quotes"][0]["fare"] == {"amount": "12.90", "currency": "EUR"}
    assert Decimal(near["quotes"][0]["fare"]["amount"]) < Decimal(far["quotes"][0]["fare"]["amount"])
    for ends in (("home", "Town Hall"), ("Town Hall", "home")):
        quoted = world.reads("get_quotes", pickup=ends[0], destination=ends[1])
        assert quoted["quotes"][0]["minutes"] == 22


def test_quotes_name_only_cars_that_fit_cheapest_first(world: Any) -> None:
    ask: dict[str, Any] = {"pickup": "home", "destination": "Fjord Hall"}
    services = lambda **more: [one["service"] for one in world.reads("get_quotes", **ask, **more)["quotes"]]  # noqa: E731
    assert services() == ["economy", "accessible", "comfort", "van", "minibus"]
    assert services(seats=5) == ["van", "minibus"]
    assert services(wheelchair=True) == ["accessible"]
    assert services(seats=3, child_seats=3) == ["van", "minibus"]
    assert "seats: no car" in world.fails("get_quotes", **ask, seats=9, wheelchair=True)
    van = next(one for one in world.reads("get_quotes", **ask)["quotes"] if one["service"] == "van")
    assert (van["seats"], van["bags"]) == (6, 8)


def test_stops_make_it_longer(world: Any) -> None:
    quoted = world.reads("get_quotes", pickup="home", destination="Fjord Hall", stops=["Lindenallee 14"])
    assert quoted["stops"] == ["Lindenallee 14"]
    assert (quoted["quotes"][0]["distance_km"], quoted["quotes"][0]["minutes"]) == (10.0, 28)
    assert "stops: at most 5" in world.fails("get_quotes", pickup="home", destination="Fjord Hall", stops=["x"] * 6)
    same = world.fails("get_quotes", pickup="home", destination="Hillside Street 12")
    assert same == "destination: Hillside Street 12 is where the cab is already; name another place"


def test_nights_and_surges_cost_more(world: Any) -> None:
    with world.phone.step("world"):
        begins = world.phone.now + timedelta(hours=1)
        world.app.surges.add(Surge(starts_at=begins, ends_at=begins + timedelta(hours=2), percent=50, reason="rain"))

    def quote(when: str) -> tuple[str, str]:
        ask = {"pickup": "home", "destination": "Fjord Hall", "pickup_at": when}
        one = world.reads("get_quotes", **ask)["quotes"][0]
        return one["fare"]["amount"], one["surcharge"]

    assert quote("2027-03-12T10:30") == ("12.90", "")
    assert quote("2027-03-12T11:00") == ("19.30", "rain +50%")
    assert quote("2027-03-12T13:00") == ("12.90", "")
    assert quote("2027-03-12T22:00") == quote("2027-03-13T05:59") == ("15.40", "night +20%")
    assert quote("2027-03-13T06:00") == ("12.90", "")


def test_the_terms_set_currency_level_and_the_early_rule(world: Any) -> None:
    with world.phone.step("world"):
        world.app.terms.add(Terms(currency="NOK", price_level=Decimal(10), early_before=8, early_order_by=20))
    quoted = world.reads("get_quotes", pickup="home", destination="Fjord Hall")
    assert quoted["quotes"][0]["fare"] == {"amount": "128.50", "currency": "NOK"}
    assert quoted["rules"] == "rides before 08:00 must be booked by 20:00 of the day before"
    early: dict[str, Any] = {"pickup": "home", "destination": "Fjord Hall", "pickup_at": "2027-03-13T07:40"}
    assert world.reads("get_quotes", **early)["quotes"]
    world.waits_until("2027-03-12 20:01")
    assert world.fails("get_quotes", **early).startswith("pickup_at: rides before 08:00")
    assert world.does("book_ride", **{**early, "pickup_at": "2027-03-13T08:00"})["late_fee"]["amount"] == "50.00"


@pytest.mark.parametrize("when", ["2027-03-12T09:59", "2028-03-20T10:00", "0002-01-01T00:00", "9998-12-31T23:59"])
def test_rides_begin_within_a_year(world: Any, when: str) -> None:
    told = world.fails("get_quotes", pickup="home", destination="Fjord Hall", pickup_at=when)
    assert told.startswith("pickup_at: must lie between now (Fri 12 Mar 2027 10:00)")


def test_places_are_listed_and_searched(world: Any) -> None:
    known = world.reads("list_places")
    assert [place["label"] for place in known["saved"]] == ["Home"]
    assert [one["name"] for one in known["locations"]][:2] == ["Airport, Terminal 1", "Airport, Terminal 2"]
    assert [one["name"] for one in world.reads("list_places", text="hall")["locations"]] == ["Fjord Hall", "Town Hall"]
    assert len(world.reads("list_places", limit=2, offset=6)["locations"]) == 1


def test_a_big_map_is_as_quick(world: Any) -> None:
    with world.phone.step("world"):
        for number in range(3_000):
            world.app.locations.add(Location(name=f"Long Street {number}", east_km=number / 100))
    assert world.app.location("2999 Long Street", "pickup").name == "Long Street 2999"
    with pytest.raises(BadInput, match="could be Long Street"):
        world.app.location("Long Street", "pickup")


def test_money_is_exact() -> None:
    assert Money.of("11.40") + Money.of("9.80") + Money.of("14.20") + Money.of("10.60") == Money.of("46.00")
