"""Lists that are kept are those that would be found anew, whatever is written in between."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pare.phone import Phone
from pare_apps.money import Money
from pare_apps.pages import Pages
from pare_apps.shopping import Product, Shopping, Variant
from pare_apps.shopping.listing import Wanted, listing

START = datetime(2027, 3, 1, 9, tzinfo=UTC)
SORTS = ("relevance", "price", "price_down", "rating", "newest")


def shop(size: int) -> tuple[Phone, Shopping]:
    phone = Phone([Shopping], START)
    app = phone.app(Shopping)
    with phone.step("world"):
        for n in range(size):
            product = app.products.add(Product(name=f"Lamp {n}", category="household", rating=n % 6 * 0.9))
            app.variants.add(Variant(product_id=product.id, price=Money.of(5 + n * 7 % 40), stock=n % 3))
    return phone, app


def told(found: list[tuple[Product, Variant]]) -> list[tuple[str, str]]:
    return [(product.id, variant.id) for product, variant in found]


def looked_and_undone(phone: Phone, app: Shopping, variant: str) -> None:
    with phone.step("world"):
        app.variants.update(app.variants[variant].changed(stock=99))
        app.matches(Wanted(in_stock=True), 5, 0)
        raise KeyError("it is undone")


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("look"), st.sampled_from(SORTS), st.booleans(), st.integers(0, 30), st.integers(1, 12)),
        st.tuples(st.just("sell"), st.integers(1, 40), st.integers(0, 2)),
        st.tuples(st.just("add"), st.integers(5, 50)),
        st.tuples(st.just("fork")),
        st.tuples(st.just("undo"), st.integers(1, 40)),
    ),
    max_size=25,
)


@settings(deadline=None)
@given(STEPS)
def test_a_page_is_what_a_fresh_look_gives(steps: list[tuple[Any, ...]]) -> None:
    phone, app = shop(40)
    for kind, *given_ in steps:
        if kind == "look":
            sort, in_stock, offset, limit = given_
            wanted = Wanted(in_stock=bool(in_stock), sort=sort)
            page = app.matches(wanted, limit, offset)
            fresh = list(listing(app, wanted, 1_000))[offset : offset + limit]
            assert told(page) == told(fresh)
        elif kind == "sell":
            number, stock = given_
            with phone.step("world"):
                app.variants.update(app.variants[f"variant_{number}"].changed(stock=stock))
        elif kind == "add":
            with phone.step("world"):
                product = app.products.add(Product(name="Lamp", category="household"))
                app.variants.add(Variant(product_id=product.id, price=Money.of(given_[0])))
        elif kind == "fork":
            phone = phone.fork()
            app = phone.app(Shopping)
        else:
            with pytest.raises(KeyError, match="undone"):
                looked_and_undone(phone, app, f"variant_{given_[0]}")


def test_a_list_is_looked_through_once_and_only_as_far_as_its_pages_go() -> None:
    phone, app = shop(3)
    pages, seen = Pages[int](app.products), list[int]()

    def look() -> object:
        for n in range(100):
            seen.append(n)
            yield n

    assert pages.page("all", look, 0, 3) == [0, 1, 2]
    assert pages.page("all", look, 2, 3) == [2, 3, 4]
    assert seen == [0, 1, 2, 3, 4]
    with phone.step("world"):
        app.products.add(Product(name="One more", category="household"))
    assert pages.page("all", look, 0, 2) == [0, 1]
    assert seen == [0, 1, 2, 3, 4, 0, 1]


def test_of_many_lists_the_latest_are_kept() -> None:
    _, app = shop(1)
    pages, made = Pages[int](app.products), list[int]()

    def page(number: int) -> None:
        pages.page(number, lambda: made.append(number) or [number], 0, 1)

    for number in (*range(8), 0, 8, 0, 1):
        page(number)
    assert made == [*range(9), 1]  # 0 was looked at again, so 1 was the oldest when 8 came
