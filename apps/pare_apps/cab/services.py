"""The firm's kinds of cars, what fits into them and what they cost."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import Literal

from pare_apps.money import Money

ServiceName = Literal["economy", "comfort", "van", "minibus", "accessible"]
_TENTH = Decimal("0.1")


@dataclass(frozen=True, slots=True)
class Service:
    """A kind of car; prices are in the firm's currency, at price level 1."""

    name: str
    seats: int
    bags: int
    child_seats: int
    base: Decimal
    per_km: Decimal
    per_minute: Decimal
    minimum: Decimal
    wheelchair: bool = False


def _service(name: str, seats: int, bags: int, child_seats: int, prices: str, wheelchair: bool = False) -> Service:
    base, per_km, per_minute, minimum = map(Decimal, prices.split())
    return Service(name, seats, bags, child_seats, base, per_km, per_minute, minimum, wheelchair)


SERVICES: dict[ServiceName, Service] = {
    "economy": _service("Economy", 4, 2, 2, "2.50 1.10 0.25 6"),
    "comfort": _service("Comfort", 4, 3, 2, "4.00 1.45 0.35 9"),
    "van": _service("Van", 6, 8, 3, "5.00 1.70 0.40 12"),
    "minibus": _service("Minibus", 14, 14, 4, "12.00 2.60 0.60 30"),
    "accessible": _service("Accessible car", 3, 3, 1, "2.50 1.10 0.25 6", wheelchair=True),
}


def misfit(service: ServiceName, seats: int, child_seats: int, wheelchair: bool) -> str:
    """Why people do not fit into a kind of car, naming the field at fault; empty if they do."""
    car = SERVICES[service]
    if wheelchair and not car.wheelchair:
        return "wheelchair: only the accessible service takes a wheelchair"
    if seats > car.seats:
        return f"seats: {service} has {car.seats} seats; the larger ones are van (6) and minibus (14)"
    if child_seats > min(car.child_seats, seats):
        return f"child_seats: {service} has {car.child_seats} at most, and no more than there are people"
    return ""


def price(service: ServiceName, distance_km: float, minutes: int, percent: int, level: Decimal, currency: str) -> Money:
    """What a ride costs, rounded to a tenth.

    Args:
        service: the kind of car.
        distance_km: how far.
        minutes: how long.
        percent: all surcharges together.
        level: what the prices are multiplied by.
        currency: in which they are.
    """
    car = SERVICES[service]
    meter = car.base + car.per_km * Decimal(str(distance_km)) + car.per_minute * minutes
    full = max(meter, car.minimum) * (100 + percent) / 100 * level
    return Money.of(full.quantize(_TENTH, ROUND_HALF_UP), currency)
