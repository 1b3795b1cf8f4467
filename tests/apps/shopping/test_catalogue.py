"""Finding products: every filter, every order, at the front page and deep inside."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pare.phone import Phone
from pare_apps.money import Money
from pare_apps.shopping import Product, Shopping, Variant
from pare_apps.shopping.listing import Wanted, _Search, listing
from pare_apps.shopping.model import band

from .conftest import NOW


def ids(found: Any) -> list[str]:
    return [each["product"]["id"] for each in found]


@pytest.mark.parametrize(("filters", "expected"), [
    ({}, ["kettle", "boots", "tea", "ribbon"]),
    ({"text": "red"}, ["ribbon"]),
    ({"text": "kitchen corner"}, ["kettle"]),
    ({"category": "shoes"}, ["boots"]),
    ({"sort": "price"}, ["ribbon", "tea", "kettle", "boots"]),
    ({"sort": "price_down"}, ["boots", "kettle", "tea", "ribbon"]),
    ({"sort": "newest"}, ["tea", "boots", "kettle", "ribbon"]),
    ({"sort": "rating", "min_rating": 3.5}, ["kettle", "boots"]),
    ({"in_stock": True, "sort": "price"}, ["ribbon", "kettle", "boots"]),
    ({"on_offer": True}, ["kettle"]),
    ({"wished": True}, ["tea"]),
    ({"wished": True, "text": "kettle"}, []),
    ({"min_price": 36, "max_price": 91, "sort": "price"}, ["kettle", "boots"]),
    ({"min_price": 1e30}, []),
    ({"limit": 2, "offset": 1, "sort": "price"}, ["tea", "kettle"]),
    ({"offset": 10**9}, []),
])  # fmt: skip
def test_lists(world: Any, filters: dict[str, Any], expected: list[str]) -> None:
    assert ids(world.read("search_products", **filters)) == expected


def test_a_row_tells_the_cheapest_variant_that_fits(world: Any) -> None:
    row = world.read("search_products", text="kettle")[0]
    assert (row["price"]["amount"], row["regular_price"]["amount"]) == ("35.00", "45.00")
    assert (row["in_stock"], row["variants"], row["wished"]) == (True, 2, False)
    assert world.read("search_products", text="kettle", min_price=36)[0]["price"]["amount"] == "40.00"


def test_a_product_page(world: Any) -> None:
    page = world.read("read_product", product_id="kettle")
    assert [variant["id"] for variant in page["variants"]] == ["kettle-red", "kettle-blue"]
    assert page["reviews"][0]["author"] == "Tove"
    assert page["in_cart"] == 2


def test_prices_the_wrong_way_round_are_told(world: Any) -> None:
    outcome = world.write("search_products", min_price=9, max_price=3)
    assert "min_price: must not be more than max_price, 3.00" in outcome.error


def test_bands_rise_with_the_price() -> None:
    cents = [*range(3_000), *(10**n + d for n in range(4, 12) for d in (-1, 0, 1))]
    bands = [band(Decimal(each) / 100) for each in cents]
    assert bands == sorted(bands)


@pytest.mark.parametrize("sort", ["relevance", "price", "price_down", "rating", "newest"])
@pytest.mark.parametrize("filters", [
    {}, {"in_stock": True}, {"min_rating": 2.0}, {"category": "toys"}, {"text": "thing"}, {"text": "th"},
])  # fmt: skip
def test_a_page_looks_at_few_of_many_products(
    world: Any, monkeypatch: pytest.MonkeyPatch, sort: str, filters: dict[str, Any]
) -> None:
    many = range(2_000)
    world.adds(
        *(Product(id=f"p{n}", name=f"Thing {n}", category=("toys", "books")[n % 2], rating=n % 51 / 10) for n in many),
        *(Variant(product_id=f"p{n}", price=Money.of(n % 400 + 1)) for n in many),
    )
    looked = 0

    def counted(search: _Search, product: Product) -> Any:
        nonlocal looked
        looked += 1
        return match(search, product)

    match = _Search.match
    monkeypatch.setattr(_Search, "match", counted)
    assert len(world.read("search_products", sort=sort, **filters)) == 20
    assert looked <= 40


def test_what_is_called_so_comes_before_what_only_speaks_of_it(world: Any) -> None:
    many = range(100)
    world.adds(
        *(Product(id=f"p{n}", name=f"Pan {n}", rating=4.0, description="Fits a wok." if n % 2 else "") for n in many),
        Product(id="wok", name="Steel wok", rating=1.0),
        *(Variant(product_id=id, price=Money.of(9)) for id in ("wok", *(f"p{n}" for n in many))),
    )
    assert ids(world.read("search_products", text="wok"))[:2] == ["wok", "p99"]


PRICES = st.sampled_from(["0", "0.99", "1", "9.99", "10", "10.01", "64", "999", "123456"])
GOODS = st.lists(
    st.tuples(
        st.sampled_from(["red kettle", "blue kettle", "red lamp", "lamp"]),
        st.sampled_from(["kitchen", "home", "other"]).map(lambda c: "household" if c == "home" else c),
        st.sampled_from([0.0, 3.0, 4.5, 5.0]),
        st.lists(st.tuples(PRICES, st.booleans(), st.integers(0, 1)), min_size=1, max_size=3),
    ),
    max_size=12,
)
WANTED = st.builds(
    Wanted,
    text=st.sampled_from(["", "", "kettle", "red", "lamp red", "zzz"]),
    category=st.sampled_from([None, None, "kitchen", "household"]),
    min_price=st.none() | PRICES.map(Decimal),
    max_price=st.none() | PRICES.map(Decimal),
    min_rating=st.sampled_from([None, None, 0, 3.0, 4.4, 5.0]),
    in_stock=st.booleans(),
    on_offer=st.booleans(),
    sort=st.sampled_from(["relevance", "price", "price_down", "rating", "newest"]),
)


@settings(max_examples=200, deadline=None)
@given(GOODS, WANTED, st.sampled_from([1, 20, 10**6]))
def test_every_way_to_a_list_finds_the_same(goods: Any, wanted: Wanted, ends: int) -> None:
    phone = Phone([Shopping], NOW)
    app = phone.app(Shopping)
    with phone.step("world"):
        for name, category, rating, variants in goods:
            product = app.products.add(Product(name=name, category=category, rating=rating))
            for price, offered, stock in variants:
                money = Money.of(price)
                app.variants.add(
                    Variant(
                        product_id=product.id, price=money, stock=stock,
                        regular_price=money + Money.of(1) if offered else None,
                    )
                )  # fmt: skip
    found = list(listing(app, wanted, ends))
    fitting = {
        product.id: min(prices)
        for product in app.products
        if all(any(word.startswith(w) for word in product.name.split()) for w in wanted.text.split())
        and wanted.takes(product)
        and (prices := [v.price.amount for v in app.variants.where(product_id=product.id) if wanted.takes_variant(v)])
    }
    assert {product.id: variant.price.amount for product, variant in found} == fitting
    assert len(found) == len(fitting)
    keys = {
        "price": [variant.price.amount for _, variant in found],
        "price_down": [-variant.price.amount for _, variant in found],
        "rating": [-product.rating for product, _ in found],
    }.get(wanted.sort, [])
    assert keys == sorted(keys)
