"""All installed apps: building a phone, large listings, action spaces, memory, and what models pay for their tools."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from functools import partial
from random import Random
from time import perf_counter

from benchmarks.speed.measure import Figure, best, peak_memory
from pare import registry
from pare.handles import User, observer
from pare.phone import Phone
from pare_apps.money import Money
from pare_apps.shopping import Product, Shopping, Variant

START = datetime(2027, 3, 1, 9, tzinfo=UTC)


def measure_nine_apps() -> list[Figure]:
    kinds = tuple(registry.apps().values())
    bare = best(lambda: Phone(kinds, START), number=200)

    def whole() -> None:
        phone = Phone(kinds, START)
        for kind in kinds:
            phone.app(kind)

    told = [
        {
            "type": "function",
            "function": {"name": tool.name, "description": tool.description, "parameters": tool.schema},
        }
        for kind in kinds
        for tool in kind.blueprint().tools.values()
        if tool.kind in ("read", "write")
    ]
    size = len(json.dumps(told, separators=(",", ":")))
    return [
        Figure(f"a phone with {len(kinds)} empty apps", bare, 100e-6),
        Figure("the same, every app opened once", best(whole, number=200), 100e-6),
        Figure(f"tool schemas of all {len(told)} operations, as chat tools", size, 60_000, "bytes"),
    ]


def measure_action_spaces() -> list[Figure]:
    """Every screen of every app, whatever it shows."""
    kinds = tuple(registry.apps().values())
    slowest = 0.0
    for kind in kinds:
        phone = Phone(kinds, START)
        for screen in kind.screens.values():
            placed = object.__new__(screen)
            phone.tasks, phone.foreground = {kind.name: (placed,)}, kind.name
            slowest = max(slowest, best(User(phone).actions, number=50, repeat=3))
    return [Figure("the action space of the slowest screen", slowest, 50e-6)]


def measure_catalogue() -> list[Figure]:
    phone, random = Phone([Shopping], START), Random(1)
    shop = phone.app(Shopping)
    with phone.step("world"):
        for n in range(100_000):
            product = shop.products.add(
                Product(
                    name=f"Lamp {n}",
                    category="household",
                    seller="Lumen",
                    rating=random.randint(0, 50) / 10,
                    rating_count=n % 90,
                )
            )
            shop.variants.add(
                Variant(
                    product_id=product.id,
                    sku=f"L{n}",
                    price=Money.of(random.randint(5, 400)),
                    stock=random.randint(0, 6),
                )
            )
    phone.journal.changes.clear()
    read, _ = observer(phone, 10**9)
    wanted = {"category": "household", "max_price": 120, "min_rating": 3.5, "in_stock": True, "sort": "price"}
    rare = {"category": "household", "min_rating": 5, "min_price": 399, "in_stock": True, "sort": "newest"}
    asked_for = {
        "filtered and sorted": wanted, "with a word that all of them have": {"text": "lamp"},
        "by filters that few of them pass": rare,
    }  # fmt: skip
    figures = []
    for what, asked in asked_for.items():
        began = perf_counter()
        outcome = read("shopping__search_products", asked)
        first = perf_counter() - began
        assert outcome.error is None, outcome.error
        listed = best(partial(read, "shopping__search_products", asked), number=3)
        figures.append(Figure(f"first page of 100,000 products, {what}, warm", listed, 10e-3))
        figures.append(Figure("the same, when it is first asked for", first))
    return figures


def measure_memory() -> list[Figure]:
    code = "from benchmarks.speed.apps import peak; print(peak({}))"
    bare, full = (int(subprocess.check_output([sys.executable, "-c", code.format(n)], text=True)) for n in (0, 10_000))
    return [Figure("memory of a phone with 10,000 entities per app", full - bare, 220e6, "bytes")]


def peak(size: int) -> int:
    """Peak memory of this process, in bytes, once it holds a phone with so many rows in a table of each app."""
    if size:
        from benchmarks.speed.rows import filled

        filled(size)
    return peak_memory()
