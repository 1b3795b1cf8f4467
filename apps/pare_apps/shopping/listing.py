"""Product lists at any size: filters and orders, walked through in indexed steps until a page is full.

The filter that leaves the fewest products is looked at first. If it leaves few, these are gathered and sorted; otherwise
all products are walked through in the wanted order, by bands of price or tenths of a star, and the first that fit are
taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from pare.phrases import plain
from pare_apps.money import Money
from pare_apps.shopping.model import Category, Product, Variant, band
from pare_apps.shopping.store import Store

Sort = Literal["relevance", "price", "price_down", "rating", "newest"]

_FEW = 1_000  # products that are gathered and sorted
_STEP = 200  # rows of one step of a walk
_TOP_BAND = band(Decimal(10) ** 9)
_TOP_STARS = 50


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a list of products is asked for."""

    text: str = ""
    category: Category | None = None
    min_price: Decimal | None = None
    max_price: Decimal | None = None
    min_rating: float | None = None
    in_stock: bool = False
    on_offer: bool = False
    wished: bool = False
    sort: Sort = "relevance"

    @property
    def bands(self) -> range:
        """The price bands that it lies in."""
        low = 0 if self.min_price is None else min(band(self.min_price), _TOP_BAND + 1)
        high = _TOP_BAND if self.max_price is None else min(band(self.max_price), _TOP_BAND)
        return range(low, high + 1)

    @property
    def stars(self) -> range:
        """The ratings that it takes, best first."""
        least = 0 if self.min_rating is None else round(self.min_rating * 10)
        return range(_TOP_STARS, least - 1, -1)

    def takes(self, product: Product) -> bool:
        """Whether the product itself fits."""
        return (self.category is None or product.category == self.category) and (
            self.min_rating is None or product.rating >= self.min_rating
        )

    def takes_variant(self, variant: Variant) -> bool:
        """Whether a variant fits."""
        amount = variant.price.amount
        return (
            (self.min_price is None or amount >= self.min_price)
            and (self.max_price is None or amount <= self.max_price)
            and (variant.stock > 0 or not self.in_stock)
            and (variant.on_offer or not self.on_offer)
        )


Match = tuple[Product, Variant]
"""A product, and the cheapest of its variants that fit."""


def listing(store: Store, wanted: Wanted) -> Iterator[Match]:
    """Products that fit, in the wanted order, found as they are asked for."""
    few = _few(store, wanted)
    if few is None:
        return _walk(store, wanted)
    found = [match for product in few if (match := _match(store, wanted, product)) is not None]
    return iter(_sorted(found, wanted))


def _match(store: Store, wanted: Wanted, product: Product) -> Match | None:
    if not wanted.takes(product):
        return None
    fitting = [v for v in store.variants.where(product_id=product.id) if wanted.takes_variant(v)]
    return (product, min(fitting, key=_amount)) if fitting else None


def _few(store: Store, wanted: Wanted) -> Iterable[Product] | None:
    """The products that the narrowest filter leaves, newest first; None if those are many."""
    if wanted.wished:
        wishes = store.wishes.where(newest=True)
        found = [p for p in (store.products.get(wish.product_id) for wish in wishes) if p is not None]
        ids = {p.id for p in store.products.search(wanted.text)} if wanted.text else None
        return [product for product in found if ids is None or product.id in ids]
    if wanted.text:
        return store.products.search(wanted.text)[::-1]
    by_category = len(store.products) if wanted.category is None else store.products.count(category=wanted.category)
    by_stars = sum(store.products.count(stars=stars) for stars in wanted.stars) if wanted.min_rating else _FEW + 1
    if min(by_category, by_stars) <= _FEW:
        if by_category <= by_stars:
            equal = {} if wanted.category is None else {"category": wanted.category}
            return store.products.where(newest=True, **equal)
        return [product for stars in wanted.stars for product in store.products.where(newest=True, stars=stars)]
    return _few_by_variant(store, wanted)


def _few_by_variant(store: Store, wanted: Wanted) -> Iterable[Product] | None:
    variants = store.variants
    priced = wanted.min_price is not None or wanted.max_price is not None
    by_price = sum(variants.count(price_band=b) for b in wanted.bands) if priced else _FEW + 1
    by_offer = variants.count(on_offer=True) if wanted.on_offer else _FEW + 1
    if min(by_price, by_offer) > _FEW:
        return None
    if by_offer <= by_price:
        rows = variants.where(on_offer=True)
    else:
        rows = [variant for b in wanted.bands for variant in variants.where(price_band=b)]
    ids = dict.fromkeys(variant.product_id for variant in rows)
    return [product for id in ids if (product := store.products.get(id)) is not None]


def _sorted(found: list[Match], wanted: Wanted) -> list[Match]:
    match wanted.sort:
        case "price":
            return sorted(found, key=lambda match: _amount(match[1]))
        case "price_down":
            return sorted(found, key=lambda match: _amount(match[1]), reverse=True)
        case "newest":
            return sorted(found, key=lambda match: match[0].listed, reverse=True)
        case "rating":
            return sorted(found, key=lambda match: match[0].stars, reverse=True)
        case "relevance" if wanted.wished:
            return found
        case "relevance":
            words = plain(wanted.text).split()
            return sorted(found, key=lambda match: (_named(match[0], words), match[0].stars), reverse=True)


def _named(product: Product, words: list[str]) -> int:
    """How well the words of a search stand in a product's name: whole words count twice."""
    name = plain(product.name).split()
    return sum(2 * (word in name) + any(part.startswith(word) for part in name) for word in words)


def _walk(store: Store, wanted: Wanted) -> Iterator[Match]:
    match wanted.sort:
        case "price" | "price_down":
            yield from _by_price(store, wanted, down=wanted.sort == "price_down")
        case "newest":
            rows = _newest(store, {} if wanted.category is None else {"category": wanted.category})
            yield from _matches(store, wanted, rows)
        case "rating" | "relevance":
            for stars in wanted.stars:
                yield from _matches(store, wanted, _newest(store, {"stars": stars}))


def _newest(store: Store, equal: dict[str, object]) -> Iterator[Product]:
    for offset in range(0, store.products.count(**equal), _STEP):
        yield from store.products.where(newest=True, limit=_STEP, offset=offset, **equal)


def _matches(store: Store, wanted: Wanted, products: Iterable[Product]) -> Iterator[Match]:
    return (match for product in products if (match := _match(store, wanted, product)) is not None)


def _by_price(store: Store, wanted: Wanted, *, down: bool) -> Iterator[Match]:
    """By the bands of prices: each product where the cheapest of its fitting variants stands."""
    for step in reversed(wanted.bands) if down else wanted.bands:
        for variant in sorted(store.variants.where(price_band=step), key=_amount, reverse=down):
            product = store.products.get(variant.product_id)
            if product is None or not wanted.takes(product) or not wanted.takes_variant(variant):
                continue
            match = _match(store, wanted, product)
            if match is not None and match[1].id == variant.id:
                yield match


def _amount(variant: Variant) -> Decimal:
    money: Money = variant.price
    return money.amount
