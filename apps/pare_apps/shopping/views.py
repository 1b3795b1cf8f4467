"""What the reading operations of the shop give: entities with what belongs to them."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from pare.times import Moment
from pare_apps.money import Money
from pare_apps.shopping.model import Address, DiscountCode, PaymentMethod, Product, Review, Slot, Variant
from pare_apps.shopping.order_model import Choice, Order, OrderItem, Return, ShopMessage


class _View(BaseModel):
    model_config = ConfigDict(frozen=True)


class Listed(_View):
    """A product in a list, with the cheapest of its variants that fit the search."""

    product: Product
    price: Money
    regular_price: Money | None = None
    in_stock: bool
    variants: int
    wished: bool


class ProductPage(_View):
    """A product with all its variants, its latest reviews, and how much of it lies in the cart."""

    product: Product
    variants: tuple[Variant, ...]
    reviews: tuple[Review, ...]
    wished: bool
    in_cart: int


class CartLine(_View):
    """Some of one variant in the cart; `problem` says why it cannot be ordered so."""

    variant: Variant
    name: str
    quantity: int
    total: Money
    problem: str = ""


class CartPage(_View):
    """The cart with its sums, and what an order can be made with."""

    lines: tuple[CartLine, ...]
    subtotal: Money
    code: str
    discount: Money
    total: Money
    addresses: tuple[Address, ...]
    slots: tuple[Slot, ...]
    payment_methods: tuple[PaymentMethod, ...]
    codes: tuple[DiscountCode, ...]


class OrderSummary(_View):
    """An order in a list, with its items; `awaits_answer` if the shop asks something."""

    order: Order
    items: tuple[OrderItem, ...]
    total: Money
    awaits_answer: bool


class ItemPage(_View):
    """An item of an order with what can still be done about it: until when, None for not at all."""

    order_item: OrderItem
    can_be_cancelled: bool
    return_until: Moment | None
    exchange_until: Moment | None


class OrderPage(_View):
    """An order with everything that belongs to it; `slots` are those that it can be moved to.

    Attributes:
        total: what was paid, delivery included.
        refunded: what was given back of it.
        cannot_cancel: why it cannot be cancelled now; empty if it can.
        cannot_change: why its items and payment cannot be changed now; empty if they can.
        cannot_redirect: why its address and slot cannot be changed now; empty if they can.
    """

    order: Order
    items: tuple[ItemPage, ...]
    subtotal: Money
    discount: Money
    total: Money
    refunded: Money
    cannot_cancel: str
    cannot_change: str
    cannot_redirect: str
    slots: tuple[Slot, ...]
    choices: tuple[Choice, ...]
    returns: tuple[Return, ...]
    messages: tuple[ShopMessage, ...]
