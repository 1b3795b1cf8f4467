"""What the shop offers, and what the owner keeps there: cart, wishes, addresses, payment methods, codes."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from pare.entity import Entity
from pare.times import Moment
from pare_apps.fields import Line, Prose, Title
from pare_apps.money import Money

Category = Literal[
    "baby", "beauty", "books", "clothing", "electronics", "flowers", "food", "furniture", "garden", "gifts", "health",
    "hire", "hobby", "household", "kitchen", "music", "office", "pets", "print", "shoes", "sports", "tools", "toys",
    "vouchers", "other",
]  # fmt: skip
SlotKind = Literal["standard", "express", "collection"]
PaymentKind = Literal["card", "account", "wallet", "invoice", "gift_card"]

MOST = 999
"""So many of one variant at most, in a cart or an order."""

ME = "me"
"""The author of the owner's own reviews."""

_LONG_AGO = datetime.min.replace(tzinfo=UTC)
_NEVER = datetime.max.replace(tzinfo=UTC)
_DEAREST = Decimal(10) ** 9
_NUMBER = re.compile(r"(?:\d[ -]?){7,}|(?:\d[\W_]*){12,}")  # a long one however it is parted, but by letters


def _price(money: Money) -> Money:
    if not 0 <= money.amount < _DEAREST:
        raise ValueError(f"a price lies between 0 and {_DEAREST:,}")
    return money


def _not_negative(money: Money) -> Money:
    if money.amount < 0:
        raise ValueError("must not be negative")
    return money


def _label(line: str) -> str:
    if _NUMBER.search(line):
        raise ValueError("holds a long number; write a label such as 'Visa ending 42'")
    return line


Price = Annotated[Money, AfterValidator(_price)]
Amount = Annotated[Money, AfterValidator(_not_negative)]
Quantity = Annotated[int, Field(ge=1, le=MOST)]
Count = Annotated[int, Field(ge=0, le=MOST)]
LastDigits = Annotated[str, Field(pattern=r"^([0-9]{4})?$")]
Stars = Annotated[int, Field(ge=1, le=5)]
Days = Annotated[int, Field(ge=0, le=3650)]


class Product(
    Entity, index=("category", "stars"), order="listed", search=("name", "brand", "seller", "category", "description")
):
    """Something on sale; what one orders is one of its variants.

    Attributes:
        rating: stars on average, 0 where nobody has rated.
        return_days: how long after delivery it can be given back; 0 for never.
        exchange_days: how long after delivery it can be exchanged for another variant.
        warranty_months: how long after delivery a faulty one is taken back.
        recall: the notice, once it is recalled.
    """

    name: Title
    category: Category = "other"
    brand: Line = ""
    seller: Line = ""
    description: Prose = ""
    rating: Annotated[float, Field(ge=0, le=5)] = 0.0
    rating_count: Annotated[int, Field(ge=0)] = 0
    listed_at: Moment | None = None
    return_days: Days = 30
    exchange_days: Days = 30
    warranty_months: Annotated[int, Field(ge=0, le=120)] = 24
    recall: Prose = ""

    @property
    def stars(self) -> int:
        """The rating in tenths of a star."""
        return round(self.rating * 10)

    @property
    def listed(self) -> datetime:
        """Since when it is on sale; long ago where nobody knows."""
        return self.listed_at or _LONG_AGO


class Variant(Entity, index=("product_id", "price_band", "on_offer", "timed"), order="offer_ends", quiet=("stock",)):
    """One size, colour or style of a product, with its own price and stock; all prices of a shop are in one currency.

    Attributes:
        regular_price: the crossed-out price of a variant on offer.
        offer_until: when the regular price comes back by itself.
        stock: how many can be ordered; the phone's orders are taken off.
    """

    product_id: str
    sku: Line = ""
    size: Line = ""
    colour: Line = ""
    style: Line = ""
    price: Price
    regular_price: Price | None = None
    offer_until: Moment | None = None
    stock: Annotated[int, Field(ge=0)] = 20

    @model_validator(mode="after")
    def _offers_something(self) -> Variant:
        regular = self.regular_price
        if regular is not None and (regular.currency != self.price.currency or regular <= self.price):
            raise ValueError("regular_price: is in the price's currency and higher")
        if self.offer_until is not None and regular is None:
            raise ValueError("offer_until: needs the regular_price that comes back then")
        return self

    @property
    def label(self) -> str:
        """What sets it apart from the product's other variants; empty for the only one."""
        size = f"size {self.size}" if self.size else ""
        return ", ".join(part for part in (size, self.colour, self.style) if part)[:300]

    @property
    def price_band(self) -> int:
        """Its place among 32 steps to each doubling of the price."""
        return band(self.price.amount)

    @property
    def on_offer(self) -> bool:
        """Whether it costs less than usual."""
        return self.regular_price is not None

    @property
    def timed(self) -> bool:
        """Whether its price changes by itself."""
        return self.offer_until is not None

    @property
    def offer_ends(self) -> datetime:
        """When it does; never for a lasting price."""
        return self.offer_until or _NEVER


class Review(Entity, index=("product_id", "author"), order="written_at"):
    """What somebody thinks of a product; `me` is the owner."""

    product_id: str
    author: Title
    stars: Stars
    text: Prose = ""
    written_at: Moment


class Wish(Entity, index=("product_id",), order="added_at"):
    """A product on the owner's wish list: of these alone, and of what is in the cart, price and stock are told."""

    product_id: str
    added_at: Moment


class CartItem(Entity, index=("variant_id",)):
    """Some of one variant in the cart."""

    variant_id: str
    quantity: Quantity = 1


class Address(Entity, index=("is_default",)):
    """Where orders can go.

    Attributes:
        text: street, number and place.
        recipient: whose name is on the parcel; the owner's where empty.
        note: what the courier should know.
    """

    label: Title
    text: Title
    recipient: Line = ""
    note: Prose = ""
    is_default: bool = False


class PaymentMethod(Entity, index=("is_default",)):
    """How orders can be paid; of a number, the shop shows four digits and tells nobody the others.

    Attributes:
        last_digits: the last four digits of a card or an account.
        valid_until: the last day on which it pays.
    """

    label: Annotated[Title, AfterValidator(_label)]
    method: PaymentKind = "card"
    last_digits: LastDigits = ""
    valid_until: date | None = None
    is_default: bool = False

    @property
    def title(self) -> str:
        """Its label, with the last digits where the label is without."""
        told = not self.last_digits or self.last_digits in self.label
        return self.label if told else f"{self.label} ending {self.last_digits}"[:300]


class DiscountCode(Entity, index=("code", "in_wallet")):
    """A code that makes an order cheaper, by a percentage or by an amount.

    Attributes:
        minimum: what the goods that count must cost together.
        category: only goods of this category count.
        seller: only goods of this seller count.
        full_price_only: goods on offer do not count.
        first_order: only for whoever has not ordered yet.
        once: each customer can use it once.
        in_wallet: the app shows it; False for one that is known from elsewhere.
    """

    code: Annotated[Title, AfterValidator(lambda text: normal_code(text))]
    percent: Annotated[int, Field(ge=1, le=100)] | None = None
    amount: Price | None = None
    minimum: Price | None = None
    category: Category | None = None
    seller: Line = ""
    full_price_only: bool = False
    first_order: bool = False
    once: bool = True
    expires_at: Moment | None = None
    note: Line = ""
    in_wallet: bool = True

    @model_validator(mode="after")
    def _takes_something_off(self) -> DiscountCode:
        if (self.percent is None) == (self.amount is None):
            raise ValueError("percent: give either percent or amount, one of the two")
        return self


class Slot(Entity, index=("order_id",), order="starts"):
    """A time at which the shop delivers, or an order can be collected.

    Attributes:
        place: where to collect, for a collection.
        fee: what it costs; free where empty.
        order_by: until when it can be chosen.
        order_id: the one order it is offered for; any where empty.
    """

    starts: Moment
    ends: Moment
    method: SlotKind = "standard"
    place: Line = ""
    fee: Price | None = None
    order_by: Moment | None = None
    full: bool = False
    order_id: str = ""

    @model_validator(mode="after")
    def _fits_together(self) -> Slot:
        if self.ends < self.starts:
            raise ValueError("ends: must not lie before starts")
        if (self.method == "collection") != bool(self.place):
            raise ValueError("place: a collection has one, a delivery has none")
        return self


def band(amount: Decimal) -> int:
    """The band of a price: 32 to each doubling, in rising order."""
    cents = int(amount * 100)
    shift = max(cents.bit_length() - 6, 0)
    return 32 * shift + (cents >> shift)


def normal_code(text: str) -> str:
    """A discount code as it is compared: capitals without blanks."""
    return "".join(text.split()).upper()
