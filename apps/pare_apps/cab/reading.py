"""What can be looked up: places, quotes, rides and reports."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from functools import partial
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, SerializationInfo

from pare.app import read
from pare.errors import BadInput
from pare.table import Table
from pare.times import Moment
from pare_apps.cab.city import City
from pare_apps.cab.firm import Driver
from pare_apps.cab.geography import Location, Place
from pare_apps.cab.model import BEFORE_PICKUP, Ride, RideReport
from pare_apps.cab.services import SERVICES, ServiceName, misfit
from pare_apps.fields import Bare
from pare_apps.money import Money

Limit = Annotated[int, Field(ge=1, le=50)]
Offset = Annotated[int, Field(ge=0)]
Seats = Annotated[int, Field(ge=1, le=14)]
ChildSeats = Annotated[int, Field(ge=0, le=4)]
Which = Literal["upcoming", "past", "all"]

PICKED_UP_IN = timedelta(minutes=12)
"""How soon a cab comes that is booked for now."""

_DETAILS = {"free_until", "late_fee", "remark", "attachments", "told_for"}


def _brief(ride: Ride, info: SerializationInfo) -> dict[str, Any]:
    return ride.model_dump(mode="json", exclude=_DETAILS, context=info.context)


ListedRide = Annotated[Ride, PlainSerializer(_brief, return_type=dict[str, Any], when_used="json")]
"""A ride as lists show it, without what only its details tell."""


class Quote(BaseModel):
    """What one kind of car would cost, and what fits into it.

    Attributes:
        surcharge: why it costs more than usual; empty if it does not.
    """

    model_config = ConfigDict(frozen=True)

    service: ServiceName
    name: str
    seats: int
    bags: int
    fare: Money
    surcharge: str
    pickup_at: Moment
    arrives_at: Moment
    distance_km: float
    minutes: int


class Quoted(BaseModel):
    """Quotes for a trip, the cheapest first, and the rules of booking."""

    model_config = ConfigDict(frozen=True)

    pickup: str
    stops: tuple[str, ...]
    destination: str
    quotes: tuple[Quote, ...]
    rules: str


class RideDetails(BaseModel):
    """A ride with what moving or cancelling it costs, what is to be paid, and what was reported about it."""

    model_config = ConfigDict(frozen=True)

    ride: Ride
    cancellation: str
    total: Money
    reports: tuple[RideReport, ...]


class KnownPlaces(BaseModel):
    """The owner's saved places, and places on the city's map."""

    model_config = ConfigDict(frozen=True)

    saved: tuple[Place, ...]
    locations: tuple[Location, ...]


class Reading(City):
    """Rides and reports, to be read."""

    rides: Table[Ride]
    reports: Table[RideReport]
    drivers: Table[Driver]

    @read
    def list_places(self, text: str = "", limit: Limit = 10, offset: Offset = 0) -> KnownPlaces:
        """The owner's saved places, and the places on the city's map that rides go between.

        Args:
            text: Beginnings of words in names and addresses on the map.
            limit: At most so many of the map.
            offset: How many to skip.
        """
        if text.strip():
            found = self.locations.search(text, limit=limit, offset=offset)
        else:
            found = self.locations.where(limit=limit, offset=offset)
        return KnownPlaces(saved=tuple(self.places.where(limit=50)), locations=tuple(found))

    @read
    def get_quotes(
        self, pickup: str, destination: Bare[str], pickup_at: Moment | None = None, stops: Bare[tuple[str, ...]] = (),
        seats: Bare[Seats] = 1, child_seats: Bare[ChildSeats] = 0, wheelchair: bool = False,
    ) -> Quoted:  # fmt: skip
        """Fares, times and sizes of the cars that suit a trip, cheapest first.

        Args:
            pickup: Address or place on the map (see list_places), or saved place such as "home".
            destination: Where to, likewise.
            pickup_at: Left out: now.
            stops: Places on the way.
            seats: How many people.
            child_seats: How many.
            wheelchair: One that does not fold.
        """
        begins = self.begins(pickup_at)
        trip = self.trip(pickup, stops, destination)
        fitting = [name for name in SERVICES if not misfit(name, seats, child_seats, wheelchair)]
        if not fitting:
            raise BadInput("seats: no car takes so many people with these options; book two rides")
        quotes = []
        for name in fitting:
            car = SERVICES[name]
            fare, surcharge = self.fare(name, trip.distance_km, trip.minutes, begins)
            quotes.append(
                Quote(
                    service=name, name=car.name, seats=car.seats, bags=car.bags, fare=fare, surcharge=surcharge,
                    pickup_at=begins, arrives_at=begins + timedelta(minutes=trip.minutes),
                    distance_km=trip.distance_km, minutes=trip.minutes,
                )
            )  # fmt: skip
        quotes.sort(key=lambda quote: quote.fare.amount)
        return Quoted(
            pickup=trip.pickup, stops=trip.stops, destination=trip.destination, quotes=tuple(quotes),
            rules=self.early_rule(),
        )  # fmt: skip

    @read
    def list_rides(
        self, which: Which = "upcoming", text: str = "", since: Bare[Moment | None] = None,
        before: Bare[Moment | None] = None, limit: Limit = 20, offset: Offset = 0,
    ) -> tuple[ListedRide, ...]:  # fmt: skip
        """Rides by pick-up time: upcoming ones soonest first, past or all ones newest first; get_ride tells more.

        Args:
            which: Past: completed or cancelled.
            text: Words of places, rider, note, driver or cab number.
            since: Pick-up at or after this.
            before: Pick-up before this.
            limit: At most so many.
            offset: How many to skip.
        """
        newest = which != "upcoming"
        equal: dict[str, Any] = {} if which == "all" else {"open": which == "upcoming"}
        find = partial(self.rides.search, text) if text.strip() else self.rides.where
        return tuple(find(newest=newest, since=since, before=before, limit=limit, offset=offset, **equal))

    @read
    def get_ride(self, ride_id: Bare[str]) -> RideDetails:
        """A ride in full: until when cancelling is free, what is to be paid, the firm's remark, reports, the receipt.

        The receipt can be attached elsewhere as "<ride_id>/receipt.pdf".

        Args:
            ride_id: The ride. Its receipt can be attached elsewhere as "<ride_id>/receipt.pdf".
        """
        ride = self.rides[ride_id]
        return RideDetails(
            ride=ride,
            cancellation=self.cancellation(ride),
            total=ride.total,
            reports=tuple(self.reports.where(ride_id=ride.id, limit=50)),
        )

    @read
    def list_reports(
        self, ride_id: Bare[str | None] = None, settled: bool | None = None, limit: Limit = 20, offset: Offset = 0
    ) -> tuple[RideReport, ...]:
        """Lost and found things, and complaints about rides, newest first.

        Args:
            ride_id: Only of this ride.
            settled: Only closed ones, or only others.
            limit: At most so many.
            offset: How many to skip.
        """
        equal = {
            name: value
            for name, value in (("ride_id", None if ride_id is None else self.rides[ride_id].id), ("settled", settled))
            if value is not None
        }
        return tuple(self.reports.where(newest=True, limit=limit, offset=offset, **equal))

    def begins(self, pickup_at: datetime | None) -> datetime:
        """When a ride begins that is wanted at a time, or now.

        Raises:
            BadInput: no ride can begin then.
        """
        begins = self.now + PICKED_UP_IN if pickup_at is None else pickup_at
        self.check_time(begins)
        return begins

    def cancellation(self, ride: Ride) -> str:
        """What moving or cancelling a ride costs, and until when."""
        if ride.status == "waiting":
            return f"costs {ride.late_fee}: the cab is waiting; it cannot be moved any more"
        if ride.status not in BEFORE_PICKUP:
            return "not possible any more"
        limit = self.local(ride.free_until)
        return f"free until {limit}, then {ride.late_fee}" if self.is_free(ride) else f"{ride.late_fee} since {limit}"

    def is_free(self, ride: Ride) -> bool:
        """Whether moving or cancelling it costs nothing now."""
        return self.now <= ride.free_until and ride.status != "waiting"

    def label_of(self, address: str) -> str:
        """A place as the owner sees it: with the label under which it is saved."""
        labels = [place.label for place in self.places.where(limit=50) if place.address == address]
        return f"{labels[0]} ({address})" if labels else address

    def free_driver(self, ride: Ride) -> Driver | None:
        """The first driver with such a car who has no other ride under way."""
        return next((one for one in self.drivers.where(services=ride.service) if self._is_free(one.name, ride)), None)

    def _is_free(self, driver: str, ride: Ride) -> bool:
        return _only(self.rides.where(driver=driver, open=True), ride)


def _only(rides: Iterable[Ride], ride: Ride) -> bool:
    return all(one.id == ride.id for one in rides)
