"""What a cart costs: lines, and what a discount code takes off each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pare.errors import BadInput
from pare_apps.money import Money
from pare_apps.shopping.model import DiscountCode, Product, Variant


@dataclass(frozen=True, slots=True)
class Line:
    """Some of one variant, about to be ordered."""

    product: Product
    variant: Variant
    quantity: int

    @property
    def total(self) -> Money:
        """What it costs without a discount."""
        return self.variant.price * self.quantity


def discounts(code: DiscountCode, lines: Sequence[Line]) -> list[Money]:
    """What a code takes off each line; together it never takes off more than the lines that count cost.

    Raises:
        BadInput: the lines do not meet the code's conditions.
    """
    counting = [line for line in lines if counts(code, line)]
    currency = lines[0].variant.price.currency
    worth = Money.total((line.total for line in counting), currency)
    if not counting:
        raise BadInput(f"code: {code.code} is for {_what(code)}; there is nothing such among what is ordered")
    for money in (code.minimum, code.amount):
        if money is not None and money.currency != currency:
            raise BadInput(f"code: {code.code} is in {money.currency}, and the goods are in {currency}")
    if code.minimum is not None and worth < code.minimum:
        raise BadInput(f"code: {code.code} needs {code.minimum} of {_what(code)}; there are {worth}")
    whole = worth.percent(code.percent) if code.percent is not None else min(worth, code.amount or worth)
    taken = [whole.share(line.total, worth) if counts(code, line) else Money.of(0, currency) for line in lines]
    return _without_remainder(taken, whole, lines, code)


def _without_remainder(taken: list[Money], whole: Money, lines: Sequence[Line], code: DiscountCode) -> list[Money]:
    """The cents that rounding left over, on the first lines that can bear them; last on those that bear nothing yet."""
    left = whole - Money.total(taken, whole.currency)
    bearing = [at for at, line in enumerate(lines) if counts(code, line)]
    for at in sorted(bearing, key=lambda at: not taken[at].amount):
        more = min(left, lines[at].total - taken[at])
        taken[at], left = taken[at] + more, left - more
    return taken


def counts(code: DiscountCode, line: Line) -> bool:
    """Whether a code is for such goods."""
    return (
        (code.category is None or line.product.category == code.category)
        and (not code.seller or line.product.seller.casefold() == code.seller.casefold())
        and not (code.full_price_only and line.variant.on_offer)
    )


def _what(code: DiscountCode) -> str:
    told = f"{code.category} goods" if code.category else "goods"
    told += f" of {code.seller}" if code.seller else ""
    return told + (" at full price" if code.full_price_only else "")


def conditions(code: DiscountCode) -> str:
    """What a code gives and asks for, in words."""
    told = f"{code.percent} % off" if code.percent is not None else f"{code.amount} off"
    told += f" {_what(code)}"
    told += f" from {code.minimum}" if code.minimum else ""
    told += ", first order only" if code.first_order else ""
    return told + (", once per customer" if code.once else "")
