"""Looking for products, and reading about one."""

from __future__ import annotations

from decimal import Decimal
from functools import cached_property
from typing import Annotated

from pydantic import Field

from pare.app import read
from pare.errors import BadInput
from pare_apps.fields import Bare
from pare_apps.pages import Pages
from pare_apps.shopping.listing import Match, Sort, Wanted, listing
from pare_apps.shopping.model import Category, Product
from pare_apps.shopping.store import Store
from pare_apps.shopping.views import Listed, ProductPage

Limit = Annotated[int, Field(ge=1, le=100)]
Offset = Annotated[int, Field(ge=0)]
Price = Annotated[float, Field(ge=0)]
Rating = Annotated[float, Field(ge=0, le=5)]


class Catalogue(Store):
    """What the shop offers, to be read."""

    @read
    def search_products(
        self,
        text: str = "",
        category: Bare[Category | None] = None,
        min_price: Bare[Price | None] = None,
        max_price: Bare[Price | None] = None,
        min_rating: Bare[Rating | None] = None,
        in_stock: Bare[bool] = False,
        on_offer: bool = False,
        wished: bool = False,
        sort: Sort = "relevance",
        limit: Limit = 20,
        offset: Offset = 0,
    ) -> tuple[Listed, ...]:
        """Products that fit all filters, each with the price of its cheapest fitting variant.

        Args:
            text: Beginnings of words in name, brand, seller or description.
            category: Only this one.
            min_price: At least this.
            max_price: At most this.
            min_rating: At least so many stars.
            in_stock: Only what can be ordered now.
            on_offer: Cheaper than usual.
            wished: On the owner's wish list.
            sort: price is cheapest first.
            limit: At most so many.
            offset: Skip so many.
        """
        wanted = Wanted(
            text=text.strip(), category=category, min_price=_exact(min_price), max_price=_exact(max_price),
            min_rating=min_rating, in_stock=in_stock, on_offer=on_offer, wished=wished, sort=sort,
        )  # fmt: skip
        return tuple(self.listed(match) for match in self.matches(wanted, limit, offset))

    @read
    def read_product(self, product_id: Bare[str], reviews: Limit = 5, reviews_offset: Bare[Offset] = 0) -> ProductPage:
        """Read a product: description, variants with price and stock, return terms, recall, reviews.

        Args:
            product_id: The product.
            reviews: So many, newest first.
            reviews_offset: Skip so many.
        """
        product = self.products[product_id]
        variants = self.variants.where(product_id=product.id)
        found = self.reviews.where(product_id=product.id, newest=True, limit=reviews, offset=reviews_offset)
        return ProductPage(
            product=product, variants=tuple(variants), reviews=tuple(found), wished=self.is_wished(product.id),
            in_cart=sum(self.in_cart(variant.id) for variant in variants),
        )  # fmt: skip

    def matches(self, wanted: Wanted, limit: int, offset: int) -> list[Match]:
        """A page of a list of products.

        Raises:
            BadInput: the prices are the wrong way round.
        """
        low, high = wanted.min_price, wanted.max_price
        if low is not None and high is not None and low > high:
            raise BadInput(f"min_price: must not be more than max_price, {high:.2f}")
        return self.pages.page(wanted, lambda: listing(self, wanted, offset + limit), offset, limit)

    @cached_property
    def pages(self) -> Pages[Match]:
        """The lists of products that were looked at."""
        return Pages(self.products, self.variants, self.wishes)

    def listed(self, match: Match) -> Listed:
        """A product as it stands in a list."""
        product, variant = match
        return Listed(
            product=product, price=variant.price, regular_price=variant.regular_price, in_stock=self.sells(product),
            variants=self.variants.count(product_id=product.id), wished=self.is_wished(product.id),
        )  # fmt: skip

    def sells(self, product: Product) -> bool:
        """Whether some variant of a product is in stock."""
        return any(variant.stock > 0 for variant in self.variants.where(product_id=product.id))


def _exact(number: float | None) -> Decimal | None:
    return None if number is None else Decimal(str(number))
