"""Rides, and what was reported about them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from pare.entity import Entity
from pare.times import Moment
from pare_apps.attachments import Attachment
from pare_apps.cab.services import SERVICES, ServiceName, misfit
from pare_apps.fields import Line, Prose, Title
from pare_apps.money import Money

Status = Literal["requested", "assigned", "arriving", "waiting", "on_trip", "completed", "cancelled"]
Topic = Literal["lost_item", "fare", "driver", "safety", "other"]
ReportStatus = Literal["open", "found", "claimed", "returning", "closed"]

LEADS_TO: dict[Status, tuple[Status, ...]] = {
    "requested": ("assigned", "cancelled"),
    "assigned": ("requested", "arriving", "waiting", "on_trip", "cancelled"),
    "arriving": ("requested", "waiting", "on_trip", "cancelled"),
    "waiting": ("on_trip", "cancelled"),
    "on_trip": ("completed",),
    "completed": (),
    "cancelled": (),
}
"""A ride's machine: from each status, what may come next."""

BEFORE_PICKUP: tuple[Status, ...] = ("requested", "assigned", "arriving")
RECEIPT = "receipt.pdf"


def _sensible(at: datetime) -> datetime:
    if not 1970 <= at.year <= 2199:
        raise ValueError("must lie between the years 1970 and 2199")
    return at


When = Annotated[Moment, AfterValidator(_sensible)]


def receipt(ride: Mapping[str, Any], when: str, firm: str = "City Cabs") -> Attachment:
    """The receipt for a ride.

    Args:
        ride: the ride's fields.
        when: its day and time, as people read it.
        firm: who drove.
    """
    fare, fee = ride["fare"], ride["fee"]
    lines = [
        f"{firm}: receipt",
        f"Date: {when}",
        f"From: {ride['pickup']}",
        *(f"Stop: {stop}" for stop in ride["stops"]),
        f"To: {ride['destination']}",
        f"Service: {SERVICES[ride['service']].name}, {ride['distance_km']:.1f} km, {ride['minutes']} min",
        *([f"Cab: {ride['cab_number']}"] if ride["cab_number"] else []),
        f"Fare: {fare}",
        *([f"Fee: {fee}"] if fee else []),
        f"Total: {fare + fee if fee else fare}",
    ]
    return Attachment(name=RECEIPT, size_kb=60, text="\n".join(lines))


def _receipt_of_the_past(ride: dict[str, Any]) -> tuple[Attachment, ...]:
    if ride.get("status") != "completed" or not {"pickup", "destination", "pickup_at", "fare", "fee"} <= ride.keys():
        return ()
    return (receipt(ride, f"{ride['pickup_at']:%a %d %b %Y %H:%M} UTC"),)


class Ride(
    Entity,
    index=("open", "armed", "driver"),
    order="pickup_at",
    search=("pickup", "stops", "destination", "rider", "note", "driver", "cab_number"),
    quiet=(
        "driver",
        "car",
        "cab_number",
        "distance_km",
        "minutes",
        "car_at",
        "arrives_at",
        "fare",
        "free_until",
        "late_fee",
        "told_for",
    ),
):
    """A ride: asked for, under way, or over.

    Places are names on the city's map. What follows from the rest (driver, fare, distance, arrival, the limit of free
    cancellation) is bookkeeping: a grader looks at what was chosen.

    Attributes:
        seats: how many people ride.
        rider: who rides, if not the owner.
        note: what the driver is told.
        car_at: when the car comes, if not at `pickup_at`.
        arrives_at: when it should reach the destination.
        fee: what was charged besides the fare.
        free_until: until when moving or cancelling costs nothing; from then on it costs `late_fee`.
        remark: what the firm has written down about the ride.
        shared_with: the numbers of those who can follow it.
        told_for: the pick-up time of which the owner has been reminded.
        attachments: the receipt of a completed ride.
    """

    pickup: Title
    destination: Title
    stops: tuple[Title, ...] = ()
    pickup_at: When
    service: ServiceName = "economy"
    seats: Annotated[int, Field(ge=1, le=14)] = 1
    child_seats: Annotated[int, Field(ge=0, le=4)] = 0
    wheelchair: bool = False
    rider: Line = ""
    note: Line = ""
    status: Status = "requested"
    driver: Line = ""
    car: Line = ""
    cab_number: Line = ""
    distance_km: Annotated[float, Field(ge=0)] = 0.0
    minutes: Annotated[int, Field(ge=0)] = 0
    car_at: Moment | None = None
    arrives_at: Moment = Field(
        default_factory=lambda ride: ride.get("pickup_at") and ride["pickup_at"] + timedelta(minutes=ride["minutes"])
    )
    fare: Money = Money(amount=Decimal(0))
    fee: Money | None = None
    free_until: Moment = Field(
        default_factory=lambda ride: ride.get("pickup_at") and ride["pickup_at"] - timedelta(hours=1)
    )
    late_fee: Money = Field(
        default_factory=lambda ride: Money.of(5, ride["fare"].currency if "fare" in ride else "EUR")
    )
    remark: Prose = ""
    shared_with: tuple[Line, ...] = ()
    rating: Annotated[int, Field(ge=1, le=5)] | None = None
    comment: Line = ""
    booked_at: Moment | None = None
    told_for: Moment | None = None
    attachments: tuple[Attachment, ...] = Field(default_factory=_receipt_of_the_past)

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if fault := misfit(self.service, self.seats, self.child_seats, self.wheelchair):
            raise ValueError(fault)
        if len({money.currency for money in (self.fare, self.late_fee, self.fee) if money is not None}) > 1:
            raise ValueError("fare: fare and fees must be in one currency")
        return self

    @property
    def open(self) -> bool:
        """Whether it is still to come, or under way."""
        return self.status not in ("completed", "cancelled")

    @property
    def armed(self) -> bool:
        """Whether something happens shortly before its pick-up time: a driver is found, or the owner is reminded."""
        return self.status in ("requested", "assigned") and self.told_for != self.pickup_at

    @property
    def total(self) -> Money:
        """What is to be paid: the fare, unless it was cancelled, and the fees."""
        fare = Money.of(0, self.fare.currency) if self.status == "cancelled" else self.fare
        return fare + self.fee if self.fee else fare


class RideReport(Entity, index=("ride_id", "topic", "settled"), order="made_at", search=("text", "answer")):
    """A lost thing, or a complaint about a ride; the firm's notice of something found is one too.

    Attributes:
        by_firm: the firm wrote first: something was found.
        answer: what the firm says.
        message: what the owner answered about a found thing.
        return_to: where a found thing is brought by cab, at `return_at` or as soon as possible.
        fee: what bringing it costs.
        refund: what the firm gives back.
    """

    ride_id: str
    topic: Topic
    text: Annotated[Prose, Field(min_length=1)]
    status: ReportStatus = "open"
    made_at: Moment
    by_firm: bool = False
    answer: Prose = ""
    message: Prose = ""
    return_to: Line = ""
    return_at: Moment | None = None
    fee: Money | None = None
    refund: Money | None = None

    @property
    def settled(self) -> bool:
        """Whether it is closed."""
        return self.status == "closed"
