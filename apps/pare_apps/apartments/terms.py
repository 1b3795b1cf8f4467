"""On what terms rents compare: in one currency, and a month, however a flat is let."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from pare_apps.money import Money

Period = Literal["month", "week"]
_WEEKS, _MONTHS = 52, 12  # of a year


@dataclass(frozen=True, order=True, slots=True)
class Terms:
    """In which currency a rent is paid, and for how long."""

    currency: str
    period: Period


def monthly(amount: Decimal | int, period: Period) -> Decimal:
    """What so much for each period comes to a month, rounded to cents."""
    return Decimal(amount) if period == "month" else Money.of(Decimal(amount) * _WEEKS / _MONTHS).amount
