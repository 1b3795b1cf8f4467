"""Short ways to put goods, a cart and orders on a phone; amounts are in the phone's currency."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from itertools import product as combinations
from typing import Any

from pare.phone import Phone
from pare_apps.shopping import (
    Address,
    CartItem,
    Choice,
    ChoiceOption,
    DiscountCode,
    Event,
    Order,
    OrderItem,
    PaymentMethod,
    Product,
    Return,
    ShopMessage,
    Shopping,
    Slot,
    Variant,
    Wish,
)
from pare_apps.shopping.order_model import Reason
from pare_scenarios.worlds.basics import only, when
from pare_scenarios.worlds.places import Amount, money

Goods = Variant | tuple[Variant, int] | tuple[str, Amount]
"""One of a variant, so many of it, or something that the shop no longer has, with its price."""


def product(
    phone: Phone, name: str, price: Amount = "", *, sizes: Iterable[str] = (), colours: Iterable[str] = (),
    styles: Iterable[str] = (), stock: int = 20, regular: Amount = "", **fields: Any,
) -> Product:  # fmt: skip
    """A product with a variant for every size, colour and style (or a single one), all of one price.

    Without a price it has no variants; add them with `variant`, and get one by `pick`.

    Args:
        phone: where.
        name: what it is called.
        price: what each variant costs.
        sizes: of its variants.
        colours: of its variants.
        styles: of its variants.
        stock: how many there are of each variant.
        regular: what it costs otherwise, if it is on offer.
        **fields: other fields of a product: `category`, `brand`, `seller`, `description`, `return_days` ...
    """
    made = phone.app(Shopping).products.add(Product(name=name, **fields))
    for size, colour, style in combinations(*(tuple(kinds) or ("",) for kinds in (sizes, colours, styles))):
        if price != "":
            variant(phone, made, price, size=size, colour=colour, style=style, stock=stock, regular=regular)
    return made


def variant(phone: Phone, of: Product, price: Amount, *, regular: Amount = "", **fields: Any) -> Variant:
    """One more variant of a product: `size`, `colour` or `style`, and `stock`."""
    offer = {"regular_price": money(phone, regular)} if regular != "" else {}
    return phone.app(Shopping).variants.add(
        Variant(product_id=of.id, price=money(phone, price), **({"stock": 20} | offer | fields))
    )


def pick(phone: Phone, of: Product, **like: str) -> Variant:
    """The one variant of a product that has this `size`, `colour` or `style`."""
    known = phone.app(Shopping).variants.where(product_id=of.id)
    found = [one for one in known if all(getattr(one, name) == value for name, value in like.items())]
    return only(found, f"variant of {of.name}", (one.label or "only one" for one in known))


def in_cart(phone: Phone, what: Variant, quantity: int = 1) -> CartItem:
    """Some of a variant in the cart."""
    return phone.app(Shopping).cart.add(CartItem(variant_id=what.id, quantity=quantity))


def wish(phone: Phone, what: Product, at: str = "") -> Wish:
    """A product on the wish list."""
    added = when(phone, at) if at else phone.now - timedelta(days=9)
    return phone.app(Shopping).wishes.add(Wish(product_id=what.id, added_at=added))


def code(
    phone: Phone, text: str, percent: int | None = None, amount: Amount = "", minimum: Amount = "", until: str = "",
    **fields: Any,
) -> DiscountCode:  # fmt: skip
    """A discount code, in the wallet unless `in_wallet=False`; a percentage or an amount."""
    known: dict[str, Any] = {"expires_at": when(phone, until)} if until else {}
    known |= {"amount": money(phone, amount)} if amount != "" else {"percent": percent}
    known |= {"minimum": money(phone, minimum)} if minimum != "" else {}
    return phone.app(Shopping).codes.add(DiscountCode(code=text, **(known | fields)))


def delivery(phone: Phone, text: str, label: str = "Home", *, pays: str = "Visa ending 42", **fields: Any) -> Address:
    """An address that orders go to; the first one is the default, and so is the payment method that comes with it."""
    app = phone.app(Shopping)
    if pays and not len(app.payment_methods):
        app.payment_methods.add(PaymentMethod(label=pays, is_default=True))
    return app.addresses.add(Address(label=label, text=text, is_default=not len(app.addresses), **fields))


def slot(phone: Phone, at: str, until: str, fee: Amount = "", order_by: str = "", **fields: Any) -> Slot:
    """A time at which the shop delivers, or (`place=..., method="collection"`) at which orders can be collected."""
    known: dict[str, Any] = {"fee": money(phone, fee)} if fee != "" else {}
    known |= {"order_by": when(phone, order_by)} if order_by else {}
    known |= {"method": "collection"} if fields.get("place") else {}
    ends = when(phone, until if len(until) > 5 else f"{at[:10]} {until}")
    return phone.app(Shopping).slots.add(Slot(starts=when(phone, at), ends=ends, **(known | fields)))


_MOMENTS = ("due_from", "due_until", "cancel_until", "change_until", "return_until", "delivered_at")


def order(
    phone: Phone, at: str, *goods: Goods, status: str = "placed", to: Address | None = None, **fields: Any
) -> Order:
    """An order, paid and addressed by the defaults of the phone.

    Args:
        phone: where.
        at: when it was placed, locally.
        *goods: variants, `(variant, quantity)`, or `("Hob, induction", 1299)` for what the shop no longer has.
        status: its state; a delivered one came two days later, unless `delivered_at` says when.
        to: where it goes, if not to the default address.
        **fields: other fields of an order; times (`due_from`, `due_until`, `cancel_until`, `change_until`,
            `return_until`, `delivered_at`) are written locally.
    """
    app, placed = phone.app(Shopping), when(phone, at)
    known: dict[str, Any] = {name: when(phone, value) if name in _MOMENTS else value for name, value in fields.items()}
    address, payment = to or next(iter(app.addresses), None), next(iter(app.payment_methods), None)
    usual: dict[str, Any] = {"delivered_at": placed + timedelta(days=2)} if status == "delivered" else {}
    if address and not known.get("collection"):
        usual |= {"address": address.text, "address_id": address.id, "recipient": address.recipient}
    if payment:
        usual |= {"payment": payment.label, "payment_method_id": payment.id}
    made = app.orders.add(
        Order(status=status, placed_at=placed, history=(Event(at=placed, text="placed"),), **(usual | known))
    )
    for one in goods:
        app.order_items.add(_ordered(phone, made, one))
    return made


def _ordered(phone: Phone, made: Order, goods: Goods) -> OrderItem:
    what, more = (goods, 1) if isinstance(goods, Variant) else goods
    if isinstance(what, str):
        return OrderItem(order_id=made.id, name=what, unit_price=money(phone, more))
    assert isinstance(more, int)
    of = phone.app(Shopping).products[what.product_id]
    return OrderItem(
        order_id=made.id, product_id=of.id, variant_id=what.id, name=of.name, label=what.label, seller=of.seller,
        quantity=more, unit_price=what.price, return_days=of.return_days, exchange_days=of.exchange_days,
        warranty_months=of.warranty_months,
    )  # fmt: skip


def item(phone: Phone, of: Order, words: str = "", **fields: Any) -> OrderItem:
    """The one item of an order whose name contains these words; `lot="K4-118"` and the like change it first."""
    app = phone.app(Shopping)
    known = app.order_items.where(order_id=of.id)
    meant = [one for one in known if words.casefold() in one.name.casefold()]
    found = only(meant, f"item {words!r}", (one.name for one in known))
    return app.order_items.update(found.changed(**fields)) if fields else found


def question(
    phone: Phone, of: Order, text: str, until: str, *options: str | ChoiceOption, about: OrderItem | None = None,
    default: str = "",
) -> Choice:  # fmt: skip
    """A question of the shop about an order, or about an item of it; a word alone is an option without effect."""
    offered = tuple(ChoiceOption(option=one) if isinstance(one, str) else one for one in options)
    return phone.app(Shopping).choices.add(
        Choice(order_id=of.id, order_item_id=about.id if about else "", question=text, options=offered,
               until=when(phone, until), default=default)
    )  # fmt: skip


def sent_back(phone: Phone, what: OrderItem, at: str, reason: Reason = "changed_mind", **fields: Any) -> Return:
    """A return of an item, or an exchange (`variant_id=...`), requested unless `status` says otherwise."""
    return phone.app(Shopping).returns.add(
        Return(order_id=what.order_id, order_item_id=what.id, reason=reason, requested_at=when(phone, at), **fields)
    )


def shop_says(phone: Phone, of: Order, at: str, text: str, sender: str = "Shop") -> ShopMessage:
    """What the shop or a courier has written about an order."""
    return phone.app(Shopping).messages.add(
        ShopMessage(order_id=of.id, sender=sender, text=text, sent_at=when(phone, at))
    )
