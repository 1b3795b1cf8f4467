"""The shop's tables, and small questions about one row of them."""

from __future__ import annotations

from collections.abc import Iterable

from pare.app import App
from pare.errors import BadInput, listed, shortened
from pare.table import Table
from pare_apps.money import Money
from pare_apps.shopping.model import (
    Address,
    CartItem,
    DiscountCode,
    PaymentMethod,
    Product,
    Review,
    Slot,
    Variant,
    Wish,
)
from pare_apps.shopping.order_model import Choice, Event, Order, OrderItem, Return, ShopMessage


class Store(App):
    """Goods, cart and orders."""

    products: Table[Product]
    variants: Table[Variant]
    reviews: Table[Review]
    wishes: Table[Wish]
    cart: Table[CartItem]
    addresses: Table[Address]
    payment_methods: Table[PaymentMethod]
    codes: Table[DiscountCode]
    slots: Table[Slot]
    orders: Table[Order]
    order_items: Table[OrderItem]
    returns: Table[Return]
    choices: Table[Choice]
    messages: Table[ShopMessage]

    def is_wished(self, product_id: str) -> bool:
        """Whether a product is on the wish list."""
        return self.wishes.count(product_id=product_id) > 0

    def in_cart(self, variant_id: str) -> int:
        """How many of a variant are in the cart."""
        return sum(row.quantity for row in self.cart.where(variant_id=variant_id))

    def name_of(self, variant: Variant) -> str:
        """A variant's product and label in one line."""
        product = self.products.get(variant.product_id)
        name = "a product no longer sold" if product is None else product.name
        return f"{name} ({variant.label})" if variant.label else name

    def items_of(self, order: Order) -> list[OrderItem]:
        """The items of an order, as they were ordered."""
        return self.order_items.where(order_id=order.id)

    def active(self, order: Order) -> list[OrderItem]:
        """The items of an order that are neither cancelled nor unavailable."""
        return [item for item in self.items_of(order) if item.status == "ordered"]

    def take(self, variant_id: str, quantity: int, argument: str) -> Variant:
        """Take some of a variant out of stock.

        Raises:
            BadInput: there are not so many.
        """
        variant = self.variants[variant_id]
        if problem := self.shortage(variant, quantity):
            raise BadInput(f"{argument}: {problem}")
        return self.variants.update(variant.changed(stock=variant.stock - quantity))

    def put_back(self, variant_id: str, quantity: int) -> None:
        """Put some of a variant back into stock, if the shop still has it."""
        variant = self.variants.get(variant_id)
        if variant is not None:
            self.variants.update(variant.changed(stock=variant.stock + quantity))

    def shortage(self, variant: Variant, quantity: int) -> str:
        """Why so many of a variant cannot be ordered; empty if they can."""
        if variant.product_id not in self.products:
            return f"{variant.id} is no longer sold"
        if variant.stock < quantity:
            left = f"only {variant.stock} left" if variant.stock else "out of stock"
            return f"{shortened(self.name_of(variant))} ({variant.id}): {left}"
        return ""

    def valid(self, payment: PaymentMethod) -> PaymentMethod:
        """A payment method that still pays.

        Raises:
            BadInput: it has expired.
        """
        if self.expired(payment):
            others = listed(f"{row.id} ({row.title})" for row in self.payment_methods if not self.expired(row))
            raise BadInput(f"payment_method_id: {payment.id} ({payment.title}) has expired; there are {others}")
        return payment

    def expired(self, payment: PaymentMethod) -> bool:
        """Whether a payment method pays no more."""
        return payment.valid_until is not None and payment.valid_until < self.now.astimezone(self.phone.zone).date()

    def noted(self, order: Order, text: str, **fields: object) -> Order:
        """Change an order and write down what happened to it."""
        history = (*order.history, Event(at=self.now, text=text))
        return self.orders.update(order.changed(history=history, **fields))

    def paid(self, order: Order) -> Money:
        """What was paid for an order, delivery included."""
        return _sum((item.paid for item in self.items_of(order)), order.delivery_fee)

    def refunded(self, order: Order) -> Money:
        """What was given back of it: everything, once it is cancelled."""
        if order.status == "cancelled":
            return self.paid(order)
        return _sum((item.given_back for item in self.items_of(order)), order.refunded)

    def check_refunds(self, order: Order, argument: str) -> None:
        """Refuse what would leave an order with more given back than paid.

        Raises:
            BadInput: it would.
        """
        paid, refunded = self.paid(order), self.refunded(order)
        if paid < refunded:
            raise BadInput(f"{argument}: {refunded} of order {order.id} were given back already; so little is not left")


def _sum(amounts: Iterable[Money], more: Money | None) -> Money:
    return Money.total([*amounts, *([] if more is None else [more])])
