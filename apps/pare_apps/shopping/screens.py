"""The screens about goods: the shop's front page, lists of products, the wish list."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import get_args

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.shopping import cart_screens, order_screens, product_screens
from pare_apps.shopping.app import Shopping
from pare_apps.shopping.catalogue import Price, Rating
from pare_apps.shopping.listing import Sort, Wanted
from pare_apps.shopping.model import Category
from pare_apps.shopping.telling import filters, in_list

PAGE = 20
_OFFERS = 5


class ShopHome(Screen[Shopping], root=True):
    """The front page: what waits for the owner, the categories, and some offers."""

    def show(self, app: Shopping) -> View:
        """Cart, open orders and questions in numbers; categories and offers to tap."""
        asked = len(app.list_orders(awaits_answer=True, limit=100))
        lines = [
            f"Cart: {len(app.cart)} kinds of goods. Open orders: {app.orders.count(is_open=True)}. "
            f"Questions to answer: {asked}. Wish list: {len(app.wishes)}.",
        ]
        counts = [(name, app.products.count(category=name)) for name in get_args(Category)]
        items = [Item("category", name, f"{name} ({count})") for name, count in counts if count]
        offers = app.matches(Wanted(on_offer=True, in_stock=True), _OFFERS, 0)
        return View("Shop", lines, [*items, *(Item.of(match[0], f"Offer: {in_list(app, match)}") for match in offers)])

    @tap
    def search(
        self, app: Shopping, text: str = "", category: Category | None = None, min_price: Price | None = None,
        max_price: Price | None = None, min_rating: Rating | None = None, in_stock: bool = False,
        on_offer: bool = False, sort: Sort = "relevance",
    ) -> ProductList:  # fmt: skip
        """Search the whole shop.

        Args:
            text: Beginnings of words in name, brand, seller, category or description.
            category: Only of this category.
            min_price: At least this.
            max_price: At most this.
            min_rating: At least so many stars.
            in_stock: Only what can be ordered now.
            on_offer: Only what costs less than usual.
            sort: The order; price is cheapest first.
        """
        wanted = _wanted(text, category, min_price, max_price, min_rating, in_stock, on_offer, sort)
        app.matches(wanted, 1, 0)
        return ProductList(wanted)

    @tap
    def open_category(self, app: Shopping, category: Category) -> ProductList:
        """Open a category.

        Args:
            category: The category's name.
        """
        return ProductList(Wanted(category=category))

    @tap
    def open_offers(self, app: Shopping) -> ProductList:
        """See everything that costs less than usual."""
        return ProductList(Wanted(on_offer=True))

    @tap
    def open_product(self, app: Shopping, product_id: str) -> product_screens.ProductView:
        """Open a product of the offers.

        Args:
            product_id: The product's id.
        """
        return _product(app, product_id)

    @tap
    def open_cart(self, app: Shopping) -> cart_screens.CartView:
        """Open the cart."""
        return cart_screens.CartView()

    @tap
    def open_orders(self, app: Shopping) -> order_screens.OrderList:
        """See one's orders."""
        return order_screens.OrderList()

    @tap
    def open_choices(self, app: Shopping) -> order_screens.Choices:
        """See what the shop asks and waits for an answer to."""
        return order_screens.Choices()

    @tap
    def open_wish_list(self, app: Shopping) -> WishList:
        """Open the wish list."""
        return WishList()

    @tap
    def open_addresses(self, app: Shopping) -> cart_screens.AddressBook:
        """See saved addresses."""
        return cart_screens.AddressBook()

    @tap
    def open_payment_methods(self, app: Shopping) -> cart_screens.PaymentMethods:
        """See what orders can be paid with."""
        return cart_screens.PaymentMethods()

    @tap
    def open_codes(self, app: Shopping) -> cart_screens.Codes:
        """See one's discount codes."""
        return cart_screens.Codes()


class ProductList(Screen[Shopping]):
    """Products that fit some filters, in some order."""

    wanted: Wanted = Wanted()
    offset: int = 0

    def show(self, app: Shopping) -> View:
        """Twenty products with price, stars and what is special."""
        found = app.matches(self.wanted, PAGE + 1, self.offset)
        lines = [filters(self.wanted)]
        lines += [f"from number {self.offset + 1} on"] if self.offset else []
        lines += ["there are more"] if len(found) > PAGE else [] if found else ["none"]
        return View("Products", lines, (Item.of(match[0], in_list(app, match)) for match in found[:PAGE]))

    @tap
    def open_product(self, app: Shopping, product_id: str) -> product_screens.ProductView:
        """Open a product.

        Args:
            product_id: The product's id.
        """
        return _product(app, product_id)

    @tap
    def refine(
        self, app: Shopping, text: str | None = None, category: Category | None = None, min_price: Price | None = None,
        max_price: Price | None = None, min_rating: Rating | None = None, in_stock: bool | None = None,
        on_offer: bool | None = None, sort: Sort | None = None,
    ) -> ProductList:  # fmt: skip
        """Change filters and order of this list; what is left out stays.

        Args:
            text: Beginnings of words in name, brand, seller, category or description.
            category: Only of this category.
            min_price: At least this.
            max_price: At most this.
            min_rating: At least so many stars.
            in_stock: Only what can be ordered now.
            on_offer: Only what costs less than usual.
            sort: The order; price is cheapest first.
        """
        old = self.wanted
        asked = _wanted(
            old.text if text is None else text, category or old.category, min_price, max_price,
            old.min_rating if min_rating is None else min_rating, old.in_stock if in_stock is None else in_stock,
            old.on_offer if on_offer is None else on_offer, sort or old.sort,
        )  # fmt: skip
        low = old.min_price if min_price is None else asked.min_price
        high = old.max_price if max_price is None else asked.max_price
        wanted = replace(asked, min_price=low, max_price=high)
        app.matches(wanted, 1, 0)
        return ProductList(wanted)

    @tap
    def show_more(self, app: Shopping) -> ProductList:
        """Scroll on to the products further down."""
        if len(app.matches(self.wanted, 1, self.offset + PAGE)) == 0:
            raise BadInput("there are no more products")
        return ProductList(self.wanted, self.offset + PAGE)


class WishList(Screen[Shopping]):
    """What the owner wishes for, the latest first."""

    offset: int = 0

    def show(self, app: Shopping) -> View:
        """Twenty products with price and stock."""
        found = app.matches(Wanted(wished=True), PAGE, self.offset)
        return View("Wish list", [] if found else ["none"], (Item.of(m[0], in_list(app, m)) for m in found))

    @tap
    def open_product(self, app: Shopping, product_id: str) -> product_screens.ProductView:
        """Open a product.

        Args:
            product_id: The product's id.
        """
        return _product(app, product_id)

    @tap
    def remove(self, app: Shopping, product_id: str) -> None:
        """Take a product off the wish list.

        Args:
            product_id: The product's id.
        """
        app.set_wish(product_id=product_id, wished=False)

    @tap
    def show_more(self, app: Shopping) -> WishList:
        """Scroll on to older wishes."""
        if not app.matches(Wanted(wished=True), 1, self.offset + PAGE):
            raise BadInput("there are no more wishes")
        return WishList(self.offset + PAGE)


def _product(app: Shopping, product_id: str) -> product_screens.ProductView:
    return product_screens.ProductView(app.products[product_id].id)


def _wanted(
    text: str, category: Category | None, min_price: float | None, max_price: float | None, min_rating: float | None,
    in_stock: bool, on_offer: bool, sort: Sort,
) -> Wanted:  # fmt: skip
    low, high = (None if price is None else Decimal(str(price)) for price in (min_price, max_price))
    return Wanted(text.strip(), category, low, high, min_rating, in_stock, on_offer, False, sort)
