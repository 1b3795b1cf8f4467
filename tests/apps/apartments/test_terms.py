"""Weekly and monthly rents, in several currencies: a limit and an order by price compare like with like."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pare.phone import Phone
from pare_apps.apartments import Apartments, Criteria, Listing, SavedSearch
from pare_apps.apartments.model import Sort
from pare_apps.money import Money


def flats(*rows: tuple[str, int, str, str], city: str = "") -> Apartments:
    """Flats with an id, a rent, a currency and a period, the latest first."""
    app = Phone([Apartments], datetime(2027, 1, 1, tzinfo=UTC)).app(Apartments)
    with app.phone.step("world"):
        for id, rent, currency, period in rows[::-1]:
            there = city or id.rstrip("0123456789")
            app.listings.add(Listing.model_validate({
                "id": id, "address": f"{there} street {id}", "city": there, "rent": Money.of(rent, currency),
                "rent_period": period,
            }))  # fmt: skip
    return app


def ids(app: Apartments, sort: Any = "newest", **wanted: Any) -> list[str]:
    return [row.id for row in app.find(Criteria(**wanted), sort)]


def test_a_weekly_rent_counts_as_what_it_comes_to_a_month() -> None:
    app = flats(("w", 400, "EUR", "week"), ("m", 900, "EUR", "month"), ("n", 1800, "EUR", "month"))
    assert ids(app, max_total=950) == ["m"]
    assert ids(app, max_total=1734) == ["w", "m"]
    assert ids(app, max_total=1733) == ["m"], "400 a week are 1733.33 a month"
    assert ids(app, "total") == ids(app, "rent") == ["m", "w", "n"]


def test_where_rents_are_weekly_a_limit_is_for_a_week() -> None:
    app = flats(("akl1", 670, "NZD", "week"), ("akl2", 671, "NZD", "week"), ("akl3", 2903, "NZD", "month"),
                ("akl4", 2904, "NZD", "month"), ("akl5", 700, "NZD", "week"),
                *((f"dud{n}", 500 + n, "NZD", "month") for n in range(9)))  # fmt: skip
    assert ids(app, districts=("akl",), max_total=670) == ["akl1", "akl3"]
    assert ids(app, text="akl", max_total=670) == ["akl1", "akl3"]
    assert ids(app, max_total=670) == [f"dud{n}" for n in range(9)]


def test_a_limit_is_in_the_currency_of_the_place() -> None:
    app = flats(("goth1", 11_800, "SEK", "month"), ("goth2", 950, "EUR", "month"), ("goth3", 9_000, "SEK", "month"),
                *((f"lyon{n}", 900, "EUR", "month") for n in range(5)))  # fmt: skip
    assert ids(app, districts=("Goth",), max_total=10_000) == ["goth3"]
    assert ids(app, text="goth", max_total=10_000) == ["goth3"]
    assert "goth3" not in ids(app, max_total=10_000)


@pytest.mark.parametrize("sort", ["rent", "total"])
@pytest.mark.parametrize("rows", [8, 800])
def test_the_usual_currency_comes_before_others_in_an_order_by_price(sort: Any, rows: int) -> None:
    few = [("x1", 1, "AUD", "month"), ("x2", 2, "USD", "week"), ("x3", 3, "USD", "month")]
    app = flats(*few, *((f"e{n}", 1000 + n, "EUR", "month") for n in range(rows)))
    found = [row.id for row in app.find(Criteria(), sort, limit=rows + 3)]
    assert found == [*(f"e{n}" for n in range(rows)), "x1", "x3", "x2"]


def test_a_new_listing_is_announced_by_a_search_whose_limit_it_keeps() -> None:
    app = flats(*((f"e{n}", 800, "EUR", "month") for n in range(3)))
    with app.phone.step("world"):
        search = app.saved_searches.add(SavedSearch(max_total=950))
        for rent, currency, period, found in (
            (400, "EUR", "week", None), (200, "EUR", "week", search), (900, "USD", "month", None),
        ):  # fmt: skip
            new = app.listings.add(Listing.model_validate(
                {"address": "New lane 1", "rent": Money.of(rent, currency), "rent_period": period}
            ))  # fmt: skip
            assert app.announced_by(new) == found


@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(st.lists(st.tuples(st.integers(1, 3000), st.sampled_from(["EUR", "USD"]), st.sampled_from(["month", "week"])),
                min_size=1, max_size=30), st.integers(0, 9000))  # fmt: skip
def test_many_are_found_as_few_are(rows: list[tuple[int, str, str]], limit: int) -> None:
    app = flats(*((f"a{n}", *row) for n, row in enumerate(rows)), city="a")
    sorts: tuple[Sort, ...] = ("newest", "rent", "total", "size")
    for wanted in (Criteria(), Criteria(max_total=limit), Criteria(districts=("a",), max_total=limit)):
        few = {sort: app.find(wanted, sort, limit=50) for sort in sorts}
        terms = app.usual_terms(wanted)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("pare_apps.apartments.store.FEW", 0)
            patch.setattr(app, "usual_terms", lambda _: terms)  # noqa: B023
            assert {sort: app.find(wanted, sort, limit=50) for sort in sorts} == few
