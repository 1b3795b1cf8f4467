from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from pare.phone import Phone
from pare_apps.apartments import Apartments, Criteria, Listing
from pare_apps.money import Money


def ids(found: list[dict[str, Any]]) -> list[str]:
    return [one["listing"]["id"] for one in found]


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({}, ["lipa", "erlen", "brunn", "canal", "maki", "koivu"]),
        ({"districts": ["KALLIO"]}, ["maki", "koivu"]),
        ({"districts": ["tampere", "harbour"]}, ["canal", "koivu"]),
        ({"max_total": 815}, ["canal", "koivu"]),
        ({"max_total": 814}, ["canal"]),
        ({"min_rooms": 2.5, "sort": "total"}, ["maki", "lipa", "brunn", "erlen"]),
        ({"min_size_m2": 60, "sort": "size"}, ["lipa", "erlen", "brunn", "maki"]),
        ({"min_floor": 1, "pets": True}, ["maki", "koivu"]),
        ({"lift": True}, ["koivu"]),
        ({"furnished": True}, ["maki"]),
        ({"furnished": False, "districts": ["kallio"]}, ["koivu"]),
        ({"available_by": "2027-08-31", "districts": ["kallio"]}, ["maki"]),
        ({"available_by": "2027-09-01", "districts": ["kallio"]}, ["maki", "koivu"]),
        ({"text": "bell dahl"}, ["koivu"]),
        ({"text": "makitie"}, ["maki"]),
        ({"text": "ferry"}, []),
        ({"text": "ferry", "include_gone": True}, ["ferry"]),
        ({"sort": "rent", "include_gone": True, "limit": 2}, ["ferry", "canal"]),
        ({"sort": "rent", "include_gone": True, "limit": 2, "offset": 2}, ["koivu", "maki"]),
        ({"text": "!!"}, []),
    ],
)
def test_whatever_is_asked_for_must_fit(world: Any, asked: dict[str, Any], expected: list[str]) -> None:
    assert ids(world.read("search_listings", **asked)) == expected


def test_results_tell_what_is_paid_in_all_and_what_is_saved(world: Any) -> None:
    (koivu,) = world.read("search_listings", text="koivukatu")
    assert koivu["total"] == {"amount": "815.00", "currency": "EUR"}
    assert not koivu["saved"]
    assert koivu["listing"]["attachments"] == []
    world.does("save_listing", listing_id="koivu")
    assert world.read("search_listings", text="koivukatu")[0]["saved"]


def test_long_descriptions_are_cut_in_lists_only(world: Any) -> None:
    world.arrives("change_listing", listing_id="maki", description="Quiet. " * 100)
    assert len(world.read("search_listings", text="quiet")[0]["listing"]["description"]) == 301
    assert len(world.read("get_listing", listing_id="maki")["listing"]["description"]) == 699


def test_a_district_that_nobody_knows_is_an_error_with_those_known(world: Any) -> None:
    error = world.write("search_listings", districts=["Kalio"]).error
    assert "districts: no listing is in 'Kalio'" in error
    assert "kallio" in error
    assert world.read("search_listings", districts=["kallio"], max_total=1) == []


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"max_total": -1}, "max_total"),
        ({"max_total": 10**12}, "max_total"),
        ({"min_rooms": 0}, "min_rooms"),
        ({"min_size_m2": 0}, "min_size_m2"),
        ({"min_floor": 999}, "min_floor"),
        ({"text": "a\x00"}, "text"),
        ({"districts": [""]}, "districts"),
        ({"districts": ["x"] * 51}, "districts"),
        ({"sort": "best"}, "sort"),
        ({"limit": 0}, "limit"),
    ],
)
def test_bad_criteria_are_named(world: Any, asked: dict[str, Any], named: str) -> None:
    assert f"{named}: " in world.write("search_listings", **asked).error


def test_a_listing_is_read_with_all_that_is_going_on(world: Any) -> None:
    details = world.read("get_listing", listing_id="canal")
    assert [one["id"] for one in details["viewings"]] == ["look"]
    assert [one["text"] for one in details["messages"]] == ["Bring a pen"]
    assert world.read("get_listing", listing_id="ferry")["saved"]["note"] == "near the sauna"
    lipa = world.read("get_listing", listing_id="lipa")
    assert [one["id"] for one in (*lipa["offers"], *lipa["applications"])] == ["yes", "sketch"]
    assert world.read("get_listing", listing_id="koivu")["listing"]["attachments"][0]["text"] == "2R"
    assert "listing_id: no listing has the id 'zz'" in world.write("get_listing", listing_id="zz").error


def large(rows: int) -> Apartments:
    phone = Phone([Apartments], datetime(2027, 1, 1, tzinfo=UTC))
    with phone.step("world"):
        app = phone.app(Apartments)
        for n in range(rows):
            app.listings.add(
                Listing(
                    address=f"Street {n}", district=f"District {n % 40}", rent=Money.of(400 + n * 7 % 1900),
                    size_m2=20 + n * 13 % 180, lift=n % 3 == 0, state="let" if n % 5 == 0 else "available",
                    floor=n % 9, listed_at=phone.now - timedelta(minutes=n * 37 % 10_000),
                )
            )  # fmt: skip
    return app


@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.parametrize("sort", ["newest", "rent", "total", "size"])
@pytest.mark.parametrize(
    "wanted",
    [
        Criteria(),
        Criteria(lift=True, min_floor=4),
        Criteria(max_total=900),
        Criteria(max_total=420),
        Criteria(districts=("district 7", "District 8"), max_total=1200),
        Criteria(districts=tuple(f"District {n}" for n in range(30)), available_by=date(2027, 1, 1)),
        Criteria(text="street 1", min_size_m2=100),
    ],
)
def test_many_listings_are_found_in_order_as_if_all_were_looked_at(
    many: Apartments, wanted: Criteria, sort: Any, gone: bool
) -> None:
    key = {
        "newest": lambda row: 0, "rent": lambda row: row.rent.amount, "total": lambda row: row.total.amount,
        "size": lambda row: -row.size_m2,
    }[sort]  # fmt: skip
    rows = [row for row in list(many.listings)[::-1] if wanted.admits(row) and (gone or row.on_market)]
    rows.sort(key=key)
    assert many.find(wanted, sort, gone, 7, 0) == rows[:7]
    assert many.find(wanted, sort, gone, 50, 33) == rows[33:83]


@pytest.fixture(scope="module")
def many() -> Apartments:
    return large(1500)


def test_a_search_among_many_costs_what_it_finds(many: Apartments) -> None:
    looked: list[Listing] = []
    table = many.listings
    real = type(table).where

    def counted(*args: Any, **kwargs: Any) -> Any:
        rows = real(*args, **kwargs)
        looked.extend(rows)
        return rows

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(table), "where", counted)
        for sort in ("newest", "rent", "total", "size"):
            looked.clear()
            many.find(Criteria(), sort, limit=10)  # type: ignore[arg-type]
            assert len(looked) <= 150, sort
        looked.clear()
        many.find(Criteria(max_total=405))
        assert len(looked) <= 150
