"""The screens of one product: its variants, and what people think of it."""

from __future__ import annotations

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.shopping import cart_screens
from pare_apps.shopping.app import Shopping
from pare_apps.shopping.model import Count, Stars
from pare_apps.shopping.telling import product_lines, review_line, variant_line

PAGE = 20
_REVIEWS = 3


class ProductView(Screen[Shopping]):
    """A product: what it is, its variants with price and stock, the latest reviews."""

    product_id: str

    def show(self, app: Shopping) -> View:
        """Description, return terms and some reviews; the variants to tap."""
        page = app.read_product(self.product_id, reviews=_REVIEWS)
        lines = [*product_lines(page.product), *(["On the wish list"] if page.wished else [])]
        lines += [f"Review: {review_line(app, review)}" for review in page.reviews]
        return View(page.product.name, lines, (Item.of(v, variant_line(app, v)) for v in page.variants[:PAGE]))

    def alive(self, app: Shopping) -> bool:
        """False once the shop no longer has the product."""
        return self.product_id in app.products

    @tap
    def set_cart(self, app: Shopping, variant_id: str, quantity: Count = 1) -> None:
        """Put a variant into the cart in this quantity, whatever was there before; 0 takes it out.

        Args:
            variant_id: The variant's id.
            quantity: How many in all.
        """
        app.set_cart(variant_id=variant_id, quantity=quantity)

    @tap
    def set_wish(self, app: Shopping, wished: bool = True) -> None:
        """Put this product on the wish list, or take it off.

        Args:
            wished: False takes it off.
        """
        app.set_wish(product_id=self.product_id, wished=wished)

    @tap
    def open_reviews(self, app: Shopping) -> Reviews:
        """Read all reviews, or write one."""
        return Reviews(self.product_id)

    @tap
    def open_cart(self, app: Shopping) -> cart_screens.CartView:
        """Open the cart."""
        return cart_screens.CartView()


class Reviews(Screen[Shopping]):
    """What people think of a product, newest first."""

    product_id: str
    offset: int = 0

    def show(self, app: Shopping) -> View:
        """Twenty reviews."""
        page = app.read_product(self.product_id, reviews=PAGE, reviews_offset=self.offset)
        items = [Item.of(review, review_line(app, review)) for review in page.reviews]
        return View(f"Reviews of {page.product.name}", [] if items else ["none"], items)

    def alive(self, app: Shopping) -> bool:
        """False once the shop no longer has the product."""
        return self.product_id in app.products

    @tap
    def write_review(self, app: Shopping, stars: Stars, text: str = "") -> None:
        """Review this product, which was delivered; an earlier review of one's own is replaced.

        Args:
            stars: From 1 to 5.
            text: What there is to say.
        """
        app.write_review(product_id=self.product_id, stars=stars, text=text)

    @tap
    def show_more(self, app: Shopping) -> Reviews:
        """Scroll on to older reviews."""
        if app.reviews.count(product_id=self.product_id) <= self.offset + PAGE:
            raise BadInput("there are no more reviews")
        return Reviews(self.product_id, self.offset + PAGE)
