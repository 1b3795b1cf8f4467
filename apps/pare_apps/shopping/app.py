"""The shopping app: wishes, addresses, and what the shop makes known about its goods."""

from __future__ import annotations

from datetime import datetime, timedelta
from decimal import Decimal
from typing import Annotated

from pydantic import Field

from pare.app import Arrived, incoming, write
from pare.entity import Entity
from pare.errors import BadInput, shortened
from pare.screen import Screen
from pare.times import Moment
from pare_apps.fields import Bare, named_faults
from pare_apps.money import Money
from pare_apps.shopping.arrivals import Told
from pare_apps.shopping.basket import Basket
from pare_apps.shopping.care_arrivals import CareArrivals, Sum
from pare_apps.shopping.model import (
    Address,
    Category,
    DiscountCode,
    PaymentMethod,
    Product,
    Variant,
    Wish,
    normal_code,
)
from pare_apps.shopping.order_model import Choice, Order, OrderItem, Return, ShopMessage
from pare_apps.shopping.paying import Paying

_MOMENT = timedelta(microseconds=1)
_Price = Annotated[Decimal, Field(ge=0, lt=10**9, decimal_places=2)]


class Shopping(Basket, CareArrivals, Paying):
    """A shop: products, cart, orders, returns."""

    @write
    def set_wish(self, product_id: Bare[str], wished: Bare[bool] = True) -> Wish | None:
        """Put a product on the wish list (the shop tells of price drops and restocks), or (wished=false) take it off.

        Args:
            product_id: The product.
            wished: False takes it off.
        """
        held = self.wishes.where(product_id=product_id)
        if wished:
            product = self.products[product_id]
            return held[0] if held else self.wishes.add(Wish(product_id=product.id, added_at=self.now))
        if not held:
            raise BadInput(f"product_id: {shortened(product_id)} is not on the wish list")
        self.wishes.remove(held[0].id)
        return None

    @write
    def save_address(
        self,
        address_id: Bare[str | None] = None,
        label: Bare[str | None] = None,
        text: str | None = None,
        recipient: str | None = None,
        note: str | None = None,
        is_default: Bare[bool | None] = None,
    ) -> Address:
        """Save a new address (label and text needed), or change a saved one; earlier orders keep theirs.

        Args:
            address_id: The one to change; left out: a new one.
            label: Its name.
            text: Street, number and place.
            recipient: The name on the parcel, if not the owner's.
            note: For the courier.
            is_default: Orders go there unless told otherwise.
        """
        given = {"label": label, "text": text, "recipient": recipient, "note": note, "is_default": is_default}
        fields = {name: value for name, value in given.items() if value is not None}
        if not fields or (address_id is None and (label is None or text is None)):
            raise BadInput("label: a new address needs label and text; a change needs something to change")
        with named_faults():
            if address_id is None:
                saved = self.addresses.add(Address.model_validate(fields))
            else:
                saved = self.addresses.update(self.addresses[address_id].changed(**fields))
        for other in self.addresses.where(is_default=True) if saved.is_default else ():
            if other.id != saved.id:
                self.addresses.update(other.changed(is_default=False))
        return saved

    @write
    def delete_address(self, address_id: Bare[str]) -> None:
        """Delete a saved address; orders keep theirs.

        Args:
            address_id: The address.
        """
        self.addresses.remove(address_id)
        for order in self.orders.where(address_id=address_id):
            self.orders.update(order.changed(address_id=""))

    # What the shop makes known -----------------------------------------------------------------

    @incoming(
        headline="Price drop: {words.goods:.40} now {price}",
        full="{words.items} ({id} of {product_id}) now costs {price} instead of {words.state}.{words.more}",
    )
    def price_drops(self, variant_id: str, new_price: _Price, until: Moment | None = None) -> Arrived[Variant]:
        """A variant gets cheaper.

        Args:
            variant_id: The variant.
            new_price: What it costs now, in its currency.
            until: When the old price comes back by itself.
        """
        variant = self.variants[variant_id]
        price = Money.of(new_price, variant.price.currency)
        if not price < variant.price:
            raise BadInput(f"new_price: must be less than {variant.price}")
        if until is not None and until <= self.now:
            raise BadInput("until: must lie in the future")
        regular = variant.regular_price or variant.price
        cheaper = self.variants.update(variant.changed(price=price, regular_price=regular, offer_until=until))
        more = f" Until {self.local(until)}." if until else ""
        return Arrived(cheaper, self._named(cheaper, state=str(variant.price), more=more))

    @incoming(
        headline="Offer over: {words.goods:.40} costs {price}",
        full="The offer of {words.items} ({id} of {product_id}) is over; it costs {price} again.",
    )
    def offer_ends(self, variant_id: str) -> Arrived[Variant]:
        """The regular price comes back.

        Args:
            variant_id: A variant on offer.
        """
        variant = self.variants[variant_id]
        if variant.regular_price is None:
            raise BadInput(f"variant_id: {variant.id} is not on offer")
        regular = variant.changed(price=variant.regular_price, regular_price=None, offer_until=None)
        return Arrived(self.variants.update(regular), self._named(regular))

    @incoming(
        headline="Back in stock: {words.goods:.50}",
        full="{words.items} ({id} of {product_id}) is in stock again: {stock} for {price} each.",
    )
    def restocked(self, variant_id: str, pieces: Annotated[int, Field(ge=1, le=10**6)] = 20) -> Arrived[Variant]:
        """A variant can be ordered again.

        Args:
            variant_id: The variant.
            pieces: How many there are now.
        """
        variant = self.variants[variant_id]
        return Arrived(self.variants.update(variant.changed(stock=pieces)), self._named(variant))

    @incoming(
        headline="Code {code:.20}: {note:.50}",
        full="The shop gives the discount code {code} ({id}): {note} Per cent: {percent}, amount: {amount}, minimum: "
        "{minimum}, category: {category}, full price only: {full_price_only}, once: {once}, until: {expires_at}.",
    )
    def code_received(
        self,
        code: str,
        note: str = "",
        percent: int | None = None,
        amount: Sum | None = None,
        minimum: Sum | None = None,
        currency: str = "EUR",
        category: Category | None = None,
        seller: str = "",
        full_price_only: bool = False,
        first_order: bool = False,
        once: bool = True,
        expires_at: Moment | None = None,
    ) -> DiscountCode:
        """The owner gets a discount code; one that the shop has already goes into the wallet as it is.

        Args:
            code: The code.
            note: What it is for.
            percent: How many per cent it takes off.
            amount: Or how much.
            minimum: What the goods that count must cost.
            currency: Of amount and minimum.
            category: Only goods of this category count.
            seller: Only goods of this seller count.
            full_price_only: Goods on offer do not count.
            first_order: For a first order only.
            once: Each customer can use it once.
            expires_at: Until when it can be used.
        """
        known = self.codes.where(code=normal_code(code))
        with named_faults():
            if known:
                return self.codes.update(known[0].changed(in_wallet=True, note=note or known[0].note))
            row = DiscountCode(
                code=code, note=note, percent=percent, amount=Money.of(amount, currency) if amount else None,
                minimum=Money.of(minimum, currency) if minimum else None, category=category, seller=seller,
                full_price_only=full_price_only, first_order=first_order, once=once, expires_at=expires_at,
            )  # fmt: skip
        return self.codes.add(row)

    @incoming(
        headline="Recall: {name:.50}",
        full="Recall of {name} (item {id} of order {order_id}, product {product_id}, lot {lot}):\n{notice}",
    )
    def item_recalled(self, order_item_id: str, notice: str) -> OrderItem:
        """Something that was bought is recalled; it can be given back whenever.

        Args:
            order_item_id: The item.
            notice: What is wrong and what to do.
        """
        item = self.order_items[order_item_id]
        if not notice.strip():
            raise BadInput("notice: must not be empty")
        product = self.products.get(item.product_id)
        with named_faults("notice"):
            if product is not None:
                self.products.update(product.changed(recall=notice))
            return self.order_items.update(item.changed(recall=notice))

    @incoming(
        headline="How do you like {name:.40}?",
        full="The shop asks for a review of {name} (item {id} of order {order_id}, product {product_id}).",
    )
    def review_requested(self, order_item_id: str) -> OrderItem:
        """The shop asks for a review.

        Args:
            order_item_id: The item that was delivered.
        """
        return self.order_items[order_item_id]

    # What the phone asks -----------------------------------------------------------------------

    def next_alarm(self) -> datetime | None:
        """When the next question's time is over, or the next offer."""
        due = [choice.until for choice in self.choices.where(is_open=True, limit=1)]
        due += [variant.offer_ends for variant in self.variants.where(timed=True, limit=1)]
        return min(due, default=None)

    def ring(self) -> None:
        """Let questions lapse and offers end; a question about an order that has ended is closed without a word."""
        for choice in self.choices.where(is_open=True, before=self.now + _MOMENT):
            order = self.orders.get(choice.order_id)
            if order is not None and order.is_open:
                self.phone.deliver(f"{self.name}__choice_lapses", {"choice_id": choice.id})
            else:
                self.choices.update(choice.changed(status="lapsed"))
        for variant in self.variants.where(timed=True, before=self.now + _MOMENT):
            self.phone.deliver(f"{self.name}__offer_ends", {"variant_id": variant.id})

    def screen_of(self, entity: Entity) -> Screen[Shopping] | None:
        """The order, item, product or list that something is about."""
        from pare_apps.shopping import cart_screens, item_screens, order_screens, product_screens

        match entity:
            case Order():
                return order_screens.OrderView(entity.id)
            case Choice() | Return() | ShopMessage():
                return order_screens.OrderView(entity.order_id)
            case OrderItem():
                return item_screens.OrderItemView(entity.id)
            case Variant():
                return product_screens.ProductView(entity.product_id)
            case Product():
                return product_screens.ProductView(entity.id)
            case DiscountCode():
                return cart_screens.Codes()
            case PaymentMethod():
                return cart_screens.PaymentMethods()
            case _:
                return None

    def mutes(self, entity: Entity) -> bool:
        """Prices and stock are told of what the owner wishes for or has in the cart."""
        if not isinstance(entity, Variant):
            return False
        return not self.is_wished(entity.product_id) and not self.in_cart(entity.id)

    def _named(self, variant: Variant, *, state: str = "", more: str = "") -> Told:
        product = self.products.get(variant.product_id)
        goods = variant.product_id if product is None else product.name
        return Told(goods=goods, items=self.name_of(variant), state=state, more=more)
