"""The cab firm: its terms, when rides cost more, its drivers, and what it advertises."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated

from pydantic import Field

from pare.entity import Entity
from pare.times import Moment
from pare_apps.cab.services import ServiceName
from pare_apps.fields import Line, Prose, Title


class Terms(Entity):
    """The firm's terms; a phone has at most one row of them, and these defaults without one.

    Attributes:
        price_level: what all prices are multiplied by.
        minutes_per_km: how fast the city moves.
        free_minutes: until how long before pick-up cancelling is free.
        late_fee: what it costs later, before `price_level`; likewise `return_fee`, for bringing a found thing.
        night_from: the hour at which the night begins; it ends at `night_until`.
        early_before: rides before this hour must be ordered by the hour `early_order_by` of the day before.
    """

    firm: Title = "City Cabs"
    currency: Annotated[str, Field(pattern=r"^[A-Z]{3}$")] = "EUR"
    price_level: Annotated[Decimal, Field(gt=0, le=100_000)] = Decimal(1)
    minutes_per_km: Annotated[Decimal, Field(gt=0, le=60)] = Decimal("2.5")
    free_minutes: Annotated[int, Field(ge=0, le=10_000)] = 60
    late_fee: Annotated[Decimal, Field(ge=0, le=1_000)] = Decimal(5)
    return_fee: Annotated[Decimal, Field(ge=0, le=1_000)] = Decimal(8)
    night_from: Annotated[int, Field(ge=0, le=23)] = 22
    night_until: Annotated[int, Field(ge=0, le=23)] = 6
    night_percent: Annotated[int, Field(ge=0, le=500)] = 20
    early_before: Annotated[int, Field(ge=1, le=23)] | None = None
    early_order_by: Annotated[int, Field(ge=0, le=23)] = 20


class Surge(Entity, order="starts_at"):
    """A time in which rides cost more."""

    starts_at: Moment
    ends_at: Moment
    percent: Annotated[int, Field(ge=1, le=500)] = 30
    reason: Line = "high demand"


class Driver(Entity, index=("services",)):
    """A driver of the firm; where a phone has drivers, one is found for each ride shortly before its pick-up."""

    name: Title
    car: Line = ""
    cab_number: Line = ""
    services: tuple[ServiceName, ...] = ("economy", "comfort")


class CabOffer(Entity, order="sent_at"):
    """An advertisement of the firm."""

    title: Title
    text: Prose = ""
    sent_at: Moment
