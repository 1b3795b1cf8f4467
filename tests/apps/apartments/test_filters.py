"""What a flat must have: features, energy class, upper bounds, deposit, how long one can stay."""

from __future__ import annotations

from datetime import date
from typing import Any, get_args

import pytest

from pare_apps.apartments import Criteria, Listing
from pare_apps.apartments.model import Feature
from pare_apps.money import Money

from .conftest import DAY, START

FIELDS: dict[str, dict[str, Any]] = {
    "koivu": {"parking": "Garage, 60 a month", "energy_class": "B", "heating": "district heating"},
    "maki": {"accessible": True, "energy_class": "A+", "available_until": date(2028, 2, 29), "deposit": Money.of(900)},
    "canal": {"accessible": True, "balcony": True, "parking": "street", "energy_class": "G", "minimum_months": 12},
    "brunn": {"smoking": True, "minimum_months": 6, "property_type": "room"},
}


@pytest.fixture
def flats(world: Any) -> Any:
    with world.phone.step("world"):
        for id, fields in FIELDS.items():
            world.app.listings.update(world.app.listings[id].changed(**fields))
    return world


def found(world: Any, **asked: Any) -> list[str]:
    return [one["listing"]["id"] for one in world.read("search_listings", **asked)]


ALL = ["lipa", "erlen", "brunn", "canal", "maki", "koivu"]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"features": []}, ALL),
        ({"features": ["balcony"]}, ["canal", "koivu"]),
        ({"features": ["accessible"]}, ["canal", "maki"]),
        ({"features": ["parking"]}, ["canal", "koivu"]),
        ({"features": ["smoking"]}, ["brunn"]),
        ({"features": ["accessible", "parking", "balcony"]}, ["canal"]),
        ({"features": ["smoking", "balcony"]}, []),
        ({"energy_class": "A+"}, ["maki"]),
        ({"energy_class": "B"}, ["maki", "koivu"]),
        ({"energy_class": "H"}, ["canal", "maki", "koivu"]),
        ({"max_rooms": 1}, ["canal"]),
        ({"min_rooms": 2, "max_rooms": 2.5}, ["maki", "koivu"]),
        ({"max_size_m2": 48}, ["canal", "koivu"]),
        ({"min_size_m2": 49, "max_size_m2": 74}, ["maki"]),
        ({"max_floor": 0, "districts": ["Harbour"]}, ["canal"]),
        ({"min_floor": 2, "max_floor": 2}, ["koivu"]),
        ({"max_deposit": 899, "districts": ["Kallio", "Harbour"]}, ["canal"]),
        ({"max_deposit": 900, "districts": ["Kallio", "Harbour"]}, ["canal", "maki"]),
        ({"available_until": "2028-02-29", "districts": ["Kallio"]}, ["maki", "koivu"]),
        ({"available_until": "2028-03-01", "districts": ["Kallio"]}, ["koivu"]),
        ({"lease_months": 5}, ["lipa", "erlen", "maki", "koivu"]),
        ({"lease_months": 11}, ["lipa", "erlen", "brunn", "maki", "koivu"]),
        ({"lease_months": 12}, ALL),
        ({"text": "garage"}, ["koivu"]),
        ({"text": "district heat"}, ["koivu"]),
        ({"property_type": "room"}, ["brunn"]),
        ({"property_type": "flat"}, ["lipa", "erlen", "canal", "maki", "koivu"]),
        ({"property_type": "house"}, []),
        ({"min_total": 815, "districts": ["Kallio"]}, ["maki", "koivu"]),
        ({"min_total": 816, "districts": ["Kallio"]}, ["maki"]),
        ({"min_total": 815, "max_total": 815, "districts": ["Kallio"]}, ["koivu"]),
    ],
)
def test_whatever_is_asked_for_must_fit(flats: Any, asked: dict[str, Any], expected: list[str]) -> None:
    assert found(flats, **asked) == expected


@pytest.mark.parametrize(("asked", "error"), [
    ({"min_rooms": 3, "max_rooms": 2}, "min_rooms: must not be more than max_rooms, 2"),
    ({"min_size_m2": 50, "max_size_m2": 40}, "min_size_m2: must not be more than max_size_m2, 40"),
    ({"min_floor": 1, "max_floor": 0}, "min_floor: must not be more than max_floor, 0"),
    ({"available_by": "2027-10-01", "available_until": "2027-09-01"}, "available_until: must not be earlier"),
    ({"features": ["pool"]}, "features.0: input should be 'accessible', 'balcony', 'parking' or 'smoking'"),
    ({"energy_class": "Z"}, "energy_class: input should be"),
    ({"min_total": 900, "max_total": 800}, "min_total: must not be more than max_total, 800"),
    ({"property_type": "castle"}, "property_type: input should be 'flat', 'house', 'room' or 'studio'"),
    ({"max_deposit": -1}, "max_deposit: input should be greater than or equal to 0"),
])  # fmt: skip
def test_what_cannot_be_met_is_a_clear_error(flats: Any, asked: dict[str, Any], error: str) -> None:
    assert error in flats.write("search_listings", **asked).error
    assert error in flats.fails("save_search", **asked)


def test_a_deposit_is_in_the_currency_of_the_place(flats: Any) -> None:
    with flats.phone.step("world"):
        rent, deposit = Money.of(9_000, "SEK"), Money.of(100, "SEK")
        flats.app.listings.add(Listing(id="goth", address="Quay 1", rent=rent, deposit=deposit, listed_at=START))
    assert "goth" not in found(flats, max_deposit=900)
    assert found(flats, max_deposit=100, text="quay") == ["goth"]


def test_a_search_is_saved_with_them_and_each_can_be_taken_away(flats: Any) -> None:
    given = {"features": ["parking", "balcony", "parking"], "energy_class": "C", "max_rooms": 3, "max_deposit": 2000}
    id = flats.does("save_search", **given)["id"]
    wanted = Criteria(features=("balcony", "parking"), energy_class="C", max_rooms=3, max_deposit=2000)
    assert flats.app.saved_searches[id].criteria == wanted
    assert "looks for the same" in flats.fails("save_search", **given)
    flats.does("save_search", saved_search_id=id, drop=["features", "max_rooms"], lease_months=6)
    assert flats.app.saved_searches[id].criteria == Criteria(energy_class="C", max_deposit=2000, lease_months=6)
    assert "drop: features is given as well" in flats.fails(
        "save_search", saved_search_id=id, drop=["features"], features=["smoking"]
    )


def test_a_new_listing_is_announced_only_if_it_has_what_a_search_asks_for(flats: Any) -> None:
    flats.does("save_search", name="Wheels", features=["accessible"], energy_class="B", max_size_m2=80)
    fits = {"accessible": True, "energy_class": "A", "size_m2": 70, "rent": {"amount": "700"}}
    for number, other in enumerate(({"accessible": False}, {"energy_class": "C"}, {"size_m2": 81})):
        flats.arrives("publish_listing", listing={**fits, "address": f"Elm Row {number}", **other})
    assert len(flats.phone.notifications) == 0
    flats.arrives("publish_listing", listing={**fits, "address": "Elm Row 9"})
    assert flats.headline().startswith("New for your search “Wheels”: Elm Row 9")


def test_the_forms_have_the_same_filters(flats: Any) -> None:
    filters = {"features": ["balcony"], "max_floor": 2, "lease_months": 12, "energy_class": "G"}
    shown = flats.taps(("open_app", {"app": "apartments"}), ("search_listings", filters))
    assert shown.splitlines()[0] == (
        "Search: up to floor 2, with balcony, energy class G or better, lease of 12 months possible"
    )
    assert "[canal]" in shown
    assert "[maki]" not in shown
    flats.taps(("save_this_search", {"name": "Green"}))
    (saved,) = (row for row in flats.app.saved_searches if row.name == "Green")
    assert saved.criteria == Criteria.model_validate(filters)
    form = {"drop": ["energy_class"], "max_deposit": 500, "available_until": "2028-01-31"}
    shown = flats.taps(
        ("back", {}), ("open_saved_searches", {}), ("open_search", {"saved_search_id": saved.id}),
        ("save_search", form),
    )  # fmt: skip
    assert "deposit up to 500, up to floor 2, with balcony, free until 31 Jan 2028, lease of 12" in shown


def test_every_feature_is_a_field_of_a_listing() -> None:
    assert set(get_args(Feature)) <= set(Listing.model_fields)


def test_searches_of_before_find_what_they_found(world: Any) -> None:
    assert Criteria(max_total=850, pets=True).admits(world.app.listings["koivu"])
    world.wait(days=DAY.days)
    assert found(world) == ALL
