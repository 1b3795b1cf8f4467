"""Money: an exact amount in a currency."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal
from typing import Annotated, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

CENT = Decimal("0.01")


def _two_decimals(amount: Decimal) -> Decimal:
    return amount.quantize(CENT)


class Money(BaseModel):
    """An amount with two decimals in a currency (ISO 4217); amounts of one currency add, subtract and compare."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    amount: Annotated[Decimal, Field(max_digits=18, decimal_places=2), AfterValidator(_two_decimals)]
    currency: Annotated[str, Field(pattern=r"^[A-Z]{3}$")] = "EUR"

    @classmethod
    def of(cls, amount: Decimal | int | str, currency: str = "EUR") -> Self:
        """An amount, rounded half up to two decimals."""
        return cls(amount=Decimal(amount).quantize(CENT, ROUND_HALF_UP), currency=currency)

    @classmethod
    def total(cls, amounts: Iterable[Money], currency: str = "EUR") -> Money:
        """The sum of amounts; nothing of `currency` where there are none."""
        found = list(amounts)
        return sum(found[1:], found[0]) if found else cls.of(0, currency)

    def percent(self, rate: int | Decimal) -> Money:
        """So many per cent of it, rounded half up."""
        return Money.of(self.amount * rate / 100, self.currency)

    def share(self, part: Money, whole: Money) -> Money:
        """What falls on a part of a whole, rounded towards nothing; all of it where the whole is nothing."""
        if not whole.amount:
            return self
        exact = self.amount * whole._same(part) / whole.amount
        return Money(amount=exact.quantize(CENT, ROUND_DOWN), currency=self.currency)

    def __add__(self, other: Money) -> Money:
        return Money.of(self.amount + self._same(other), self.currency)

    def __sub__(self, other: Money) -> Money:
        return Money.of(self.amount - self._same(other), self.currency)

    def __mul__(self, factor: int | Decimal) -> Money:
        return Money.of(self.amount * factor, self.currency)

    def __lt__(self, other: Money) -> bool:
        return self.amount < self._same(other)

    def __le__(self, other: Money) -> bool:
        return self.amount <= self._same(other)

    def __str__(self) -> str:
        return f"{self.amount:.2f} {self.currency}"

    def _same(self, other: Money) -> Decimal:
        if other.currency != self.currency:
            raise ValueError(f"{self.currency} and {other.currency} are different currencies")
        return other.amount
