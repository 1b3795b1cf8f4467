"""The cart, and ordering what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, time, timedelta
from typing import TypeVar

from pare.app import read, write
from pare.errors import BadInput, listed, shortened
from pare_apps.fields import Bare, named_faults
from pare_apps.money import Money
from pare_apps.shopping.model import (
    Address,
    CartItem,
    Count,
    DiscountCode,
    PaymentMethod,
    Slot,
    normal_code,
)
from pare_apps.shopping.order_model import Event, Order, OrderItem
from pare_apps.shopping.ordering import Ordering
from pare_apps.shopping.pricing import Line, discounts
from pare_apps.shopping.views import CartLine, CartPage, OrderPage

S = TypeVar("S", Address, PaymentMethod)

_STANDARD_DAYS = 3
_SAVED = 20  # addresses, payment methods and codes that are shown at once


class Basket(Ordering):
    """The cart and the checkout."""

    @read
    def read_cart(self, code: str = "", variant_ids: tuple[str, ...] = ()) -> CartPage:
        """Read the cart with its sums, and what to order with: addresses, slots, payment methods, discount codes.

        Args:
            code: Try this discount code.
            variant_ids: Only these of the cart.
        """
        rows = self._chosen(variant_ids)
        lines = [line for row in rows if (line := self._line(row)) is not None]
        currency = lines[0].variant.price.currency if lines else "EUR"
        summed = [line for line in lines if line.variant.price.currency == currency]
        subtotal = Money.total((line.total for line in summed), currency)
        off = Money.total(self._discounts(code, summed), currency) if code.strip() else Money.of(0, currency)
        found = self.codes.where(in_wallet=True, newest=True)
        usable = [one for one in found if one.expires_at is None or one.expires_at > self.now]
        return CartPage(
            lines=tuple(self._shown(line, currency) for line in lines), subtotal=subtotal, code=normal_code(code),
            discount=off, total=subtotal - off, addresses=tuple(self.addresses.where(limit=_SAVED)),
            slots=tuple(self.bookable(None)), payment_methods=tuple(self.payment_methods.where(limit=_SAVED)),
            codes=tuple(usable[:_SAVED]),
        )  # fmt: skip

    @write
    def set_cart(self, variant_id: Bare[str], quantity: Bare[Count] = 1) -> CartItem | None:
        """Have the cart hold so many of a variant, whatever it held before; 0 takes it out.

        Args:
            variant_id: The variant of a product.
            quantity: How many in all.
        """
        held = self.cart.where(variant_id=variant_id)
        if quantity == 0:
            if not held:
                raise BadInput(f"variant_id: {shortened(variant_id)} is not in the cart; in it are {self._contents()}")
            self.cart.remove(held[0].id)
            return None
        variant = self.variants[variant_id]
        if problem := self.shortage(variant, quantity):
            raise BadInput(f"quantity: {problem}")
        with named_faults():
            if held:
                return self.cart.update(held[0].changed(quantity=quantity))
            return self.cart.add(CartItem(variant_id=variant_id, quantity=quantity))

    @write
    def place_order(
        self,
        variant_ids: tuple[str, ...] = (),
        address_id: str | None = None,
        slot_id: str | None = None,
        payment_method_id: str | None = None,
        code: Bare[str] = "",
        gift_wrap: Bare[bool] = False,
        gift_message: Bare[str] = "",
        note: str = "",
    ) -> OrderPage:
        """Order and pay what is in the cart; it leaves the cart. Ids as in read_cart.

        Args:
            variant_ids: Only these; left out: all.
            address_id: Left out: the default; none for a collection.
            slot_id: When to deliver or where to collect; left out: delivery in 3 days.
            payment_method_id: Left out: the default.
            code: A discount code.
            gift_wrap: Wrap it.
            gift_message: For the card.
            note: For the courier; left out: the address's own.
        """
        rows = self._chosen(variant_ids)
        lines = [line for row in rows if (line := self._line(row)) is not None]
        if not rows:
            raise BadInput("variant_ids: the cart is empty")
        if len(lines) < len(rows):
            gone = listed(row.variant_id for row in rows if self._line(row) is None)
            raise BadInput(f"variant_ids: {gone} is no longer sold; take it out of the cart")
        slot = None if slot_id is None else self.slot(slot_id, None)
        collection = slot is not None and slot.method == "collection"
        if collection and address_id is not None:
            raise BadInput("address_id: leave it out; this slot is for a collection")
        address = None if collection else self._saved(self.addresses.where(), address_id, "address_id")
        payment = self.valid(self._saved(self.payment_methods.where(), payment_method_id, "payment_method_id"))
        currency = self._currency(lines)
        if slot is not None and slot.fee is not None and slot.fee.currency != currency:
            raise BadInput(f"slot_id: its fee is in {slot.fee.currency}, and the goods are in {currency}")
        off = self._discounts(code, lines) if code.strip() else None
        due_from, due_until = self._due(slot)
        with named_faults():
            order = Order(
                placed_at=self.now, address=slot.place if slot and collection else address.text if address else "",
                address_id=address.id if address else "", recipient=address.recipient if address else "",
                note=note or (address.note if address else ""), collection=collection, slot_id=slot.id if slot else "",
                due_from=due_from, due_until=due_until, payment=payment.title, payment_method_id=payment.id,
                code=normal_code(code), delivery_fee=slot.fee if slot else None, gift_wrap=gift_wrap,
                gift_message=gift_message, history=(Event(at=self.now, text="placed"),),
            )  # fmt: skip
        order = self.orders.add(order)
        for at, (row, line) in enumerate(zip(rows, lines, strict=True)):
            self.take(line.variant.id, line.quantity, "variant_ids")
            self.order_items.add(_ordered(order, line, off[at] if off else None))
            self.cart.remove(row.id)
        return self.page(order)

    # What is in it -----------------------------------------------------------------------------

    def _chosen(self, variant_ids: tuple[str, ...]) -> list[CartItem]:
        if len(set(variant_ids)) < len(variant_ids):
            raise BadInput("variant_ids: each variant once")
        if not variant_ids:
            return list(self.cart)
        found = []
        for variant_id in variant_ids:
            held = self.cart.where(variant_id=variant_id)
            if not held:
                raise BadInput(f"variant_ids: {shortened(variant_id)} is not in the cart; in it are {self._contents()}")
            found += held
        return found

    def _contents(self) -> str:
        return listed(row.variant_id for row in self.cart)

    def _line(self, row: CartItem) -> Line | None:
        variant = self.variants.get(row.variant_id)
        product = None if variant is None else self.products.get(variant.product_id)
        return None if variant is None or product is None else Line(product, variant, row.quantity)

    def _shown(self, line: Line, currency: str) -> CartLine:
        problem = self.shortage(line.variant, line.quantity)
        if line.variant.price.currency != currency:
            problem = f"not in the sum, which is in {currency}; order it apart"
        return CartLine(
            variant=line.variant, name=self.name_of(line.variant), quantity=line.quantity, total=line.total,
            problem=problem,
        )  # fmt: skip

    # What it costs -----------------------------------------------------------------------------

    def _currency(self, lines: Sequence[Line]) -> str:
        found = dict.fromkeys(line.variant.price.currency for line in lines)
        if len(found) > 1:
            raise BadInput(f"variant_ids: order what costs {listed(found)} apart; one order has one currency")
        return next(iter(found))

    def _discounts(self, text: str, lines: Sequence[Line]) -> list[Money]:
        """What a code takes off each line.

        Raises:
            BadInput: the shop has no such code, or it cannot be used now, or not for these goods.
        """
        code = next(iter(self.codes.where(code=normal_code(text))), None)
        if code is None:
            raise BadInput(f"code: the shop has no discount code {shortened(text)}")
        if reason := self.unusable(code):
            raise BadInput(f"code: {code.code} {reason}")
        if not lines:
            raise BadInput("code: the cart is empty")
        return discounts(code, lines)

    def unusable(self, code: DiscountCode) -> str:
        """Why the owner cannot use a code now; empty if it depends on the goods alone."""
        if code.expires_at is not None and code.expires_at <= self.now:
            return f"expired on {self.local(code.expires_at)}"
        if code.first_order and any(order.status != "cancelled" for order in self.orders):
            return "is for a first order only"
        if code.once and any(order.status != "cancelled" for order in self.orders.where(code=code.code)):
            return "was used already; each customer can use it once"
        return ""

    # How it comes ------------------------------------------------------------------------------

    def _due(self, slot: Slot | None) -> tuple[datetime, datetime]:
        if slot is not None:
            return slot.starts, slot.ends
        zone = self.phone.zone
        day = self.now.astimezone(zone).date() + timedelta(days=_STANDARD_DAYS)
        return datetime.combine(day, time(8), zone), datetime.combine(day, time(20), zone)

    def _saved(self, rows: list[S], chosen: str | None, argument: str) -> S:
        """The saved row that is chosen, or the default one, or the only one.

        Raises:
            BadInput: it is none of them, or nothing is chosen where that is needed.
        """
        known = listed([f"{row.id} ({row.label})" for row in rows])
        if chosen is not None:
            found = [row for row in rows if row.id == chosen]
            if not found:
                raise BadInput(f"{argument}: there is no {shortened(chosen)}; there are {known}")
            return found[0]
        defaults = [row for row in rows if row.is_default] or rows
        if len(defaults) != 1:
            raise BadInput(f"{argument}: is needed, since none is the default; there are {known}")
        return defaults[0]


def _ordered(order: Order, line: Line, discount: Money | None) -> OrderItem:
    product, variant = line.product, line.variant
    return OrderItem(
        order_id=order.id, product_id=product.id, variant_id=variant.id, name=product.name, label=variant.label,
        seller=product.seller, quantity=line.quantity, unit_price=variant.price,
        discount=discount if discount is not None and discount.amount else None, return_days=product.return_days,
        exchange_days=product.exchange_days, warranty_months=product.warranty_months,
    )  # fmt: skip
