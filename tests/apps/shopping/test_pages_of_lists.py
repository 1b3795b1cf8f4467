"""Pages of a list of products fit together: whatever way each is found, they have one order."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pare.phone import Phone
from pare.phrases import plain
from pare_apps.money import Money
from pare_apps.shopping import Product, Shopping, Variant, Wish, listing as lists
from pare_apps.shopping.listing import Match, Wanted, listing

from .conftest import DAY, NOW
from .test_catalogue import WANTED

PRICES = st.sampled_from(["1", "9.99", "10", "10.01", "10.02", "64"])
VARIANTS = st.tuples(PRICES, st.sampled_from([None, None, None, timedelta(), DAY, 2 * DAY]), st.integers(0, 1))
GOODS = st.lists(
    st.tuples(
        st.sampled_from(["red kettle", "kettle", "red lamp", "lamp"]),
        st.sampled_from(["kitchen", "household"]),
        st.sampled_from([3.0, 4.5, 4.54]),
        st.sampled_from([None, NOW - DAY, NOW - 2 * DAY]),
        st.lists(VARIANTS, min_size=1, max_size=3),
    ),
    min_size=6,
    max_size=40,
)
ASKED = st.builds(replace, WANTED, wished=st.sampled_from([False, False, False, True])).filter(
    lambda wanted: wanted.min_price is None or wanted.max_price is None or wanted.min_price <= wanted.max_price
)


def shop(goods: Any, wishes: list[int]) -> Shopping:
    """A shop with these goods; an offer without an end lasts."""
    phone = Phone([Shopping], NOW)
    app = phone.app(Shopping)
    with phone.step("world"):
        for name, category, rating, listed_at, variants in goods:
            product = app.products.add(Product(name=name, category=category, rating=rating, listed_at=listed_at))
            for price, offer, stock in variants:
                regular = None if offer is None else Money.of(100)
                until = NOW + offer if offer else None
                app.variants.add(
                    Variant(
                        product_id=product.id,
                        price=Money.of(price),
                        regular_price=regular,
                        offer_until=until,
                        stock=stock,
                    )
                )
        for at in wishes:
            if at < len(goods):
                app.wishes.add(Wish(product_id=f"product_{at + 1}", added_at=NOW))
    return app


def by_hand(app: Shopping, wanted: Wanted, ranked: bool) -> list[Match]:
    """The list as its module describes it, by looking at everything."""
    rows = list(app.products)
    if wanted.wished:
        wishes = [wish.product_id for wish in app.wishes.where(newest=True)]
        rows = [app.products[id] for id in dict.fromkeys(wishes)]
    if wanted.sort != "relevance" or not wanted.wished:
        rows.sort(key=lambda product: (product.listed, int(product.id.removeprefix("product_"))), reverse=True)
    words, found = wanted.text.split(), []
    for product in rows:
        told = plain(f"{product.name} {product.category}").split()
        fitting = [v for v in app.variants.where(product_id=product.id) if wanted.takes_variant(v)]
        if fitting and wanted.takes(product) and all(any(each.startswith(w) for each in told) for w in words):
            found.append((product, min(fitting, key=lambda v: v.price.amount)))

    def named(match: Match) -> int:
        name = match[0].name.split()
        return sum(2 * (word in name) + any(each.startswith(word) for each in name) for word in words)

    if wanted.by_price:
        found.sort(key=lambda m: (m[1].offer_ends, int(m[1].id.removeprefix("variant_"))), reverse=True)
        found.sort(key=lambda m: m[1].price.amount, reverse=wanted.sort == "price_down")
    elif wanted.sort == "rating" or (wanted.sort == "relevance" and not wanted.wished):
        found.sort(key=lambda m: m[0].stars, reverse=True)
        if ranked:
            found.sort(key=named, reverse=True)
    return found


def names(found: list[Match]) -> list[tuple[str, str]]:
    return [(product.id, variant.id) for product, variant in found]


@pytest.mark.parametrize("ranked", [2, 1_000])
def test_every_way_and_every_page_has_the_order_that_is_promised(monkeypatch: pytest.MonkeyPatch, ranked: int) -> None:
    monkeypatch.setattr(lists, "_RANKED", ranked)
    monkeypatch.setattr(lists, "_STEP", 3)

    @settings(max_examples=150, deadline=None, derandomize=True, database=None)
    @given(GOODS, ASKED, st.lists(st.integers(0, 39), max_size=8), st.integers(1, 12))
    def run(goods: Any, wanted: Wanted, wishes: list[int], size: int) -> None:
        app = shop(goods, wishes)
        hits = app.products.matching(wanted.text) if wanted.text else None
        search = lists._Search(app, wanted, hits)
        promised = names(by_hand(app, wanted, search.ranked))
        pages = [app.matches(wanted, size, offset) for offset in range(0, len(promised) + size, size)]
        assert names([match for page in pages for match in page]) == promised
        assert names(list(listing(app, wanted, 10**6))) == promised
        if not wanted.wished:
            ways = [search.gathered(each.products()) for each in search.filters()]
            ways += [] if search.ranked else [search.walked()]
            for way in (search.gathered(app.products), *ways):
                assert names(list(way)) == promised

    run()


def test_scrolling_through_a_list_shows_everything_once(world: Any) -> None:
    many = range(300)
    world.adds(
        *(
            Product(id=f"p{n}", name=f"Thing {n}", category=("toys", "books")[n % 2], rating=(3, 4)[n % 3 > 0])
            for n in many
        ),
        *(Variant(product_id=f"p{n}", price=Money.of((5, 10, 10, 20)[n % 7 % 4])) for n in many),
    )
    for sort in ("relevance", "price", "price_down", "rating", "newest"):
        asked = {"category": "toys", "max_price": 12, "sort": sort}
        seen = []
        for offset in range(0, 200, 5):
            found = world.read("search_products", limit=5, offset=offset, **asked)
            seen += [each["product"]["id"] for each in found]
        whole = world.read("search_products", limit=100, **asked) + world.read(
            "search_products", limit=100, offset=100, **asked
        )
        assert seen == [each["product"]["id"] for each in whole]
        assert len(seen) == len(set(seen)) > 100
