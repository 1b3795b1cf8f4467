"""Product lists at any size: filters and orders, through indexed look-ups and only as far as a page needs.

There are two ways to a page: gather the products that one filter leaves, then check and sort these; or walk through all
products in the wanted order, by bands of price or tenths of a star, and take the first that fit. `listing` estimates
what each way costs, from how many rows each filter leaves, and takes the cheapest.

All ways give one order, so that pages fit together whichever way each is found. Among equals the newest product comes
first; where prices are equal, the newest variant, and what has a lasting price before an offer that ends. Wishes that
nothing else sorts stay in their own order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import dataclass
from decimal import Decimal
from functools import partial
from math import inf, prod
from typing import Any, Literal

from pare.phrases import plain
from pare.table_state import Key
from pare_apps.shopping.model import Category, Product, Variant, band
from pare_apps.shopping.store import Store

Sort = Literal["relevance", "price", "price_down", "rating", "newest"]
Match = tuple[Product, Variant]
"""A product, and the cheapest of its variants that fit."""

_STEP = 200  # rows of one step of a walk
_TOP_BAND = band(Decimal(10) ** 9)
_TOP_STARS = 50
_CLOSER = 5  # how much more it costs to look at a product's variants and name than at a row
_OF_VARIANTS = 2  # how much more a variant costs to come from than a product
_SORTED = 3  # how much more a row of a walk by price costs
_RANKED = 1_000  # so many products with a text are ranked by how well it fits; among more, the best rated come first


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

    @property
    def by_price(self) -> bool:
        """Whether it is sorted by price."""
        return self.sort in ("price", "price_down")

    def takes(self, product: Product) -> bool:
        """Whether the product itself fits."""
        return (self.category is None or product.category == self.category) and (
            self.min_rating is None or product.rating >= self.min_rating
        )

    def takes_variant(self, variant: Variant) -> bool:
        """Whether a variant fits."""
        amount = variant.price.amount
        return (
            (variant.stock > 0 or not self.in_stock)
            and (variant.regular_price is not None or not self.on_offer)
            and (self.min_price is None or amount >= self.min_price)
            and (self.max_price is None or amount <= self.max_price)
        )


def listing(store: Store, wanted: Wanted, ends: int) -> Iterator[Match]:
    """Products that fit, in the wanted order, found as they are asked for.

    Args:
        store: where the products are.
        wanted: what is asked for.
        ends: how many are going to be asked for.
    """
    hits = store.products.matching(wanted.text) if wanted.text else None
    search = _Search(store, wanted, hits)
    if wanted.wished:
        wished = dict.fromkeys(wish.product_id for wish in store.wishes.where(newest=True))
        return search.gathered(product for id in wished if (product := store.products.get(id)) is not None)
    found = search.narrowest(ends)
    return search.walked() if found is None else search.gathered(found.products())


@dataclass(frozen=True, slots=True)
class _Filter:
    """One filter: what it looks at, how many rows it leaves, what share of all that is, and these products."""

    on: Literal["text", "category", "stars", "price", "offer"]
    rows: int
    share: float
    products: Callable[[], Iterable[Product]]

    @property
    def of_products(self) -> bool:
        """Whether it needs no look at variants."""
        return self.on not in ("price", "offer")


@dataclass(frozen=True, slots=True)
class _Search:
    """One look through the store.

    Attributes:
        hits: the ids of the products with the wanted text; None if any will do.
    """

    store: Store
    wanted: Wanted
    hits: Set[str] | None

    @property
    def ranked(self) -> bool:
        """Whether how well its name fits the text decides where a product stands."""
        return self.wanted.sort == "relevance" and self.hits is not None and len(self.hits) <= _RANKED

    def narrowest(self, ends: int) -> _Filter | None:
        """The filter from which a page comes cheapest; None if walking is cheaper."""
        store, wanted, filters = self.store, self.wanted, list(self.filters())
        fitting = prod(f.share for f in filters if f.of_products)
        walked = "price" if wanted.by_price else "category" if wanted.sort == "newest" else "stars"
        everything = len(store.variants) if wanted.by_price else len(store.products)
        length = next((f.rows for f in filters if f.on == walked), everything)
        share = prod(f.share for f in filters if f.on != walked)
        steps = min(length, ends / share if share else length) * (_SORTED if wanted.by_price else 1)
        best, found = inf if self.ranked else steps * (1 + fitting * _CLOSER), None
        for each in filters:
            rest = fitting / each.share if each.of_products and each.share else fitting
            cost = each.rows * (1 + rest * _CLOSER) * (1 if each.of_products else _OF_VARIANTS)
            if cost <= best:
                best, found = cost, each
        return found

    def filters(self) -> Iterator[_Filter]:
        """Every filter that is set."""
        products, variants, wanted, hits = self.store.products, self.store.variants, self.wanted, self.hits
        of_all, of_variants = max(len(products), 1), max(len(variants), 1)
        if hits is not None:
            found = partial(products.search, wanted.text, newest=True)
            yield _Filter("text", len(hits), len(hits) / of_all, found)
        if wanted.category is not None:
            rows = products.count(category=wanted.category)
            yield _Filter("category", rows, rows / of_all, lambda: self.newest(category=wanted.category))
        if wanted.min_rating is not None:
            rows = sum(products.count(stars=stars) for stars in wanted.stars)
            yield _Filter("stars", rows, rows / of_all, self.rated)
        if wanted.min_price is not None or wanted.max_price is not None:
            rows = sum(variants.count(price_band=step) for step in wanted.bands)
            priced = (variant for step in wanted.bands for variant in variants.where(price_band=step))
            yield _Filter("price", rows, rows / of_variants, lambda: self.owners(priced))
        if wanted.on_offer:
            rows = variants.count(on_offer=True)
            yield _Filter("offer", rows, rows / of_variants, lambda: self.owners(variants.where(on_offer=True)))

    def takes(self, product: Product) -> bool:
        """Whether the product itself fits."""
        return (self.hits is None or product.id in self.hits) and self.wanted.takes(product)

    def match(self, product: Product) -> Match | None:
        """The product with the cheapest of its variants that fit, if there is one."""
        wanted = self.wanted
        fitting = [v for v in self.store.variants.where(product_id=product.id) if wanted.takes_variant(v)]
        return (product, min(fitting, key=_amount)) if fitting else None

    def matches(self, products: Iterable[Product]) -> Iterator[Match]:
        """Those products that have a variant that fits."""
        return (found for product in products if (found := self.match(product)) is not None)

    def newest(self, **equal: Any) -> Iterator[Product]:
        """Products with these values of indexed fields, newest first."""
        for offset in range(0, self.store.products.count(**equal), _STEP):
            yield from self.store.products.where(newest=True, limit=_STEP, offset=offset, **equal)

    def rated(self) -> Iterator[Product]:
        """Products with enough stars, the best rated first, and of these the newest."""
        return (product for stars in self.wanted.stars for product in self.newest(stars=stars))

    def owners(self, variants: Iterable[Variant]) -> Iterator[Product]:
        """The products of those of the variants that fit."""
        ids = dict.fromkeys(variant.product_id for variant in variants if self.wanted.takes_variant(variant))
        return (product for id in ids if (product := self.store.products.get(id)) is not None)

    def gathered(self, products: Iterable[Product]) -> Iterator[Match]:
        """The products that fit among some, sorted."""
        wanted = self.wanted
        found = [product for product in products if self.takes(product)]
        if wanted.by_price:
            return iter(self.priced(list(self.matches(found))))
        if wanted.wished and wanted.sort == "relevance":
            return self.matches(found)
        found.sort(key=self.age, reverse=True)
        if self.ranked:
            words = plain(wanted.text).split()
            found.sort(key=lambda product: (_named(product, words), product.stars), reverse=True)
        elif wanted.sort != "newest":
            found.sort(key=lambda product: product.stars, reverse=True)
        return self.matches(found)

    def age(self, product: Product) -> Key:
        """Where it stands among all products; the newest last."""
        return self.store.products.key(product.id)

    def priced(self, found: list[Match]) -> list[Match]:
        """Sorted by price, and what costs the same as the variants stand, the last first."""
        found.sort(key=lambda match: self.store.variants.key(match[1].id), reverse=True)
        found.sort(key=lambda match: _amount(match[1]), reverse=self.wanted.sort == "price_down")
        return found

    def walked(self) -> Iterator[Match]:
        """All products in the wanted order, by relevance the best rated first, without those that do not fit."""
        if self.wanted.by_price:
            return self.walked_by_price()
        category = self.wanted.category
        if self.wanted.sort == "newest":
            rows = self.newest() if category is None else self.newest(category=category)
        else:
            rows = self.rated()
        return self.matches(product for product in rows if self.takes(product))

    def walked_by_price(self) -> Iterator[Match]:
        """By the bands of prices: each product where the cheapest of its variants that fit stands."""
        store, wanted, down = self.store, self.wanted, self.wanted.sort == "price_down"
        for step in reversed(wanted.bands) if down else wanted.bands:
            for variant in sorted(store.variants.where(price_band=step, newest=True), key=_amount, reverse=down):
                product = store.products.get(variant.product_id) if wanted.takes_variant(variant) else None
                if product is not None and self.takes(product):
                    found = self.match(product)
                    if found is not None and found[1].id == variant.id:
                        yield found


def _named(product: Product, words: list[str]) -> int:
    """How well the words of a search stand in a product's name: whole words count twice."""
    name = plain(product.name).split() if words else []
    return sum(2 * (word in name) + any(part.startswith(word) for part in name) for word in words)


def _amount(variant: Variant) -> Decimal:
    return variant.price.amount
