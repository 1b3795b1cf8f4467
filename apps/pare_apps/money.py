"""Money: an exact amount in a currency."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field

CENT = Decimal("0.01")


class Money(BaseModel):
    """An amount with two decimals in a currency (ISO 4217); amounts of one currency add, subtract and compare."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    amount: Annotated[Decimal, Field(max_digits=12, decimal_places=2)]
    currency: Annotated[str, Field(pattern=r"^[A-Z]{3}$")] = "EUR"

    @classmethod
    def of(cls, amount: Decimal | int | str, currency: str = "EUR") -> Self:
        """An amount, rounded half up to two decimals."""
        return cls(amount=Decimal(amount).quantize(CENT, ROUND_HALF_UP), currency=currency)

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
