"""The cab app: booking, moving and cancelling rides, and what comes after them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated, Any

from pydantic import Field

from pare.app import write
from pare.entity import Entity
from pare.errors import BadInput, listed, shortened
from pare.phrases import plain
from pare.screen import Screen
from pare.times import Moment
from pare_apps import people
from pare_apps.cab.arrivals import Arrivals
from pare_apps.cab.geography import Place
from pare_apps.cab.model import BEFORE_PICKUP, Ride, RideReport, Topic
from pare_apps.cab.reading import ChildSeats, Seats
from pare_apps.cab.services import ServiceName
from pare_apps.fields import Bare, named_faults
from pare_apps.money import Money

GRACE = timedelta(minutes=3)
"""How long a new ride, or one with a new time, can be cancelled for nothing, but not beyond its pick-up."""


class Cab(Arrivals):
    """Cab rides: quotes, bookings, rides under way, receipts, lost things."""

    @write
    def book_ride(
        self, pickup: Bare[str], destination: Bare[str], pickup_at: Moment | None = None,
        service: Bare[ServiceName] = "economy", stops: Bare[tuple[str, ...]] = (), seats: Bare[Seats] = 1,
        child_seats: Bare[ChildSeats] = 0, wheelchair: bool = False, rider: str = "", note: str = "",
    ) -> Ride:  # fmt: skip
        """Book a cab, for now or for later; places as in get_quotes.

        Args:
            pickup: Where from.
            destination: Where to.
            pickup_at: Left out: now.
            service: What kind of car.
            stops: Places on the way.
            seats: How many people.
            child_seats: How many.
            wheelchair: Accessible cars only.
            rider: If not the owner.
            note: For the driver.
        """
        begins = self.begins(pickup_at)
        trip = self.trip(pickup, stops, destination)
        fare, _ = self.fare(service, trip.distance_km, trip.minutes, begins)
        rules = self.rules
        with named_faults():
            ride = Ride(
                pickup=trip.pickup, destination=trip.destination, stops=trip.stops, pickup_at=begins, service=service,
                seats=seats, child_seats=child_seats, wheelchair=wheelchair, rider=rider, note=note,
                distance_km=trip.distance_km, minutes=trip.minutes, fare=fare, booked_at=self.now,
                free_until=self._free_until(begins),
                late_fee=Money.of(rules.late_fee * rules.price_level, rules.currency),
            )  # fmt: skip
        return self.rides.add(ride)

    @write
    def update_ride(
        self, ride_id: Bare[str], pickup: Bare[str | None] = None, destination: Bare[str | None] = None,
        stops: tuple[str, ...] | None = None, pickup_at: Bare[Moment | None] = None,
        service: Bare[ServiceName | None] = None, seats: Bare[Seats | None] = None,
        child_seats: Bare[ChildSeats | None] = None, wheelchair: Bare[bool | None] = None, rider: str | None = None,
        note: Bare[str | None] = None,
    ) -> Ride:  # fmt: skip
        """Change what is given of a booked ride, with a new fare; during the ride destination, stops and note only.

        Another time, pick-up or service costs the late fee after the free limit (see get_ride).

        Args:
            ride_id: The ride.
            pickup: From where.
            destination: Where to.
            stops: All places on the way.
            pickup_at: When.
            service: What kind of car.
            seats: How many people.
            child_seats: How many.
            wheelchair: With one or not.
            rider: Empty: the owner.
            note: For the driver.
        """
        ride = self.rides[ride_id]
        given = {
            "pickup": pickup, "destination": destination, "stops": stops, "pickup_at": pickup_at, "service": service,
            "seats": seats, "child_seats": child_seats, "wheelchair": wheelchair, "rider": rider, "note": note,
        }  # fmt: skip
        wanted = {name: value for name, value in given.items() if value is not None}
        if not wanted:
            raise BadInput(f"destination: give at least one of {listed(given)}")
        self._check_open_to(ride, wanted)
        fields: dict[str, Any] = dict(wanted)
        if {"pickup", "stops", "destination"} & wanted.keys():
            trip = self.trip(
                ride.pickup if pickup is None else pickup, ride.stops if stops is None else stops,
                ride.destination if destination is None else destination,
            )  # fmt: skip
            fields |= {"pickup": trip.pickup, "stops": trip.stops, "destination": trip.destination}
            fields |= {"distance_km": trip.distance_km, "minutes": trip.minutes}
        with named_faults():
            return self.rides.update(self._repriced(ride, ride.changed(**fields)))

    @write
    def cancel_ride(self, ride_id: Bare[str]) -> Ride:
        """Cancel a ride that has not begun; get_ride tells until when that is free.

        Args:
            ride_id: The ride.
        """
        ride = self.rides[ride_id]
        if ride.status not in (*BEFORE_PICKUP, "waiting"):
            raise BadInput(f"ride_id: {ride.id} is {ride.status} and cannot be cancelled")
        return self.rides.update(ride.changed(status="cancelled", fee=ride.fee if self.is_free(ride) else _late(ride)))

    @write
    def rate_ride(self, ride_id: Bare[str], rating: Annotated[int, Field(ge=1, le=5)], comment: Bare[str] = "") -> Ride:
        """Rate the driver of a completed ride.

        Args:
            ride_id: The ride.
            rating: From 1, bad, to 5.
            comment: In a line.
        """
        ride = self.rides[ride_id]
        if ride.status != "completed":
            raise BadInput(f"ride_id: {ride.id} is {ride.status}; rate it once it is completed")
        with named_faults():
            return self.rides.update(ride.changed(rating=rating, comment=comment))

    @write
    def share_ride(self, ride_id: Bare[str], to: str, shared: Bare[bool] = True) -> Ride:
        """Let somebody follow a ride on the map, or (shared=false) end that; no message is sent.

        Args:
            ride_id: The ride.
            to: Name, contact id or number.
            shared: False ends it.
        """
        ride = self.rides[ride_id]
        number = people.number_of(self.phone, to, "to")
        if not ride.open:
            raise BadInput(f"ride_id: {ride.id} is {ride.status}; there is nothing to follow")
        if not shared and number not in ride.shared_with:
            raise BadInput(f"to: {ride.id} is not shared with {shortened(to)}")
        others = tuple(one for one in ride.shared_with if one != number)
        if shared and others != ride.shared_with:
            return ride
        return self.rides.update(ride.changed(shared_with=(*others, number) if shared else others))

    @write
    def report_problem(self, ride_id: Bare[str], topic: Bare[Topic], text: str) -> RideReport:
        """Report something lost, or complain about a ride; the firm answers.

        Args:
            ride_id: The ride.
            topic: What it is about.
            text: What was lost and what it looks like, or what went wrong.
        """
        ride = self.rides[ride_id]
        if ride.status in BEFORE_PICKUP:
            raise BadInput(f"ride_id: {ride.id} has not taken place yet; cancel or change it instead")
        if not text.strip():
            raise BadInput("text: must not be empty; say what happened")
        with named_faults():
            return self.reports.add(RideReport(ride_id=ride.id, topic=topic, text=text, made_at=self.now))

    @write
    def answer_found(
        self, ride_report_id: Bare[str], mine: bool = True, message: str = "", return_to: str = "",
        return_at: Moment | None = None,
    ) -> RideReport:  # fmt: skip
        """Answer the firm about a thing that it has found, and have it brought by cab.

        Args:
            ride_report_id: The firm's notice, or the owner's report.
            mine: The owner's, or of somebody who rode along.
            message: For the firm, such as to keep it.
            return_to: Where a cab brings it; left out: the firm keeps it.
            return_at: Left out: as soon as possible.
        """
        report = self.reports[ride_report_id]
        if report.status not in ("found", "claimed", "returning"):
            raise BadInput(f"ride_report_id: {report.id} is {report.status}; nothing found waits for an answer")
        if not return_to and return_at is not None:
            raise BadInput("return_to: say where it is brought at that time")
        if not mine and return_to:
            raise BadInput("return_to: leave it out for a thing that is not the owner's")
        rules = self.rules
        fields: dict[str, Any] = {"status": "claimed" if mine else "closed", "message": message or report.message}
        fields |= {"return_to": "", "return_at": None, "fee": None}
        if return_to:
            if return_at is not None and not self.now <= return_at <= self.now + timedelta(days=366):
                raise BadInput(f"return_at: must lie between now ({self.local(self.now)}) and a year from now")
            place = self.location(return_to, "return_to")
            fee = Money.of(rules.return_fee * rules.price_level, rules.currency)
            fields |= {"status": "returning", "return_to": place.name, "return_at": return_at, "fee": fee}
        with named_faults():
            return self.reports.update(report.changed(**fields))

    @write
    def save_place(self, label: str, address: str) -> Place | None:
        """Save an address under a label, in place of what is saved there.

        Args:
            label: Such as Home or Work.
            address: As in get_quotes; empty: the label is removed.
        """
        with named_faults():
            made = Place(label=label, address=self.location(address, "address").name if address.strip() else "-")
        known = self.places.where(called=plain(made.label), limit=1)
        if not address.strip():
            if not known:
                raise BadInput(
                    f"label: no place is saved as {shortened(label)}; saved are {listed(p.label for p in self.places)}"
                )
            self.places.remove(known[0].id)
            return None
        return self.places.update(known[0].changed(address=made.address)) if known else self.places.add(made)

    def screen_of(self, entity: Entity) -> Screen[Any] | None:
        """The ride or the report itself."""
        from pare_apps.cab import report_screens, ride_screens

        match entity:
            case Ride():
                return ride_screens.RideView(entity.id)
            case RideReport():
                return report_screens.ReportView(entity.id)
            case _:
                return None

    # -------------------------------------------------------------------------------------------

    def _check_open_to(self, ride: Ride, wanted: dict[str, Any]) -> None:
        """Refuse what cannot be changed at the ride's stage."""
        if not ride.open:
            raise BadInput(f"ride_id: {ride.id} is {ride.status} and cannot be changed; book a new one")
        if ride.status in BEFORE_PICKUP:
            if "pickup_at" in wanted:
                self.check_time(wanted["pickup_at"])
            return
        for name in wanted:
            if name not in ("destination", "stops", "note"):
                told = "under way" if ride.status == "on_trip" else "at the pick-up"
                raise BadInput(f"{name}: the cab is {told}; only destination, stops and note can be changed now")

    def _free_until(self, begins: datetime, at_least: timedelta = timedelta()) -> datetime:
        """Until when a ride that is booked or moved now can be moved or cancelled for nothing.

        Args:
            begins: when the ride begins.
            at_least: how long before that the limit lies, where it is longer than the firm's terms say.
        """
        ahead = max(timedelta(minutes=self.rules.free_minutes), at_least)
        return max(begins - ahead, min(begins, self.now + GRACE))

    def _repriced(self, before: Ride, after: Ride) -> Ride:
        """A changed ride with the fare, times and fees that follow, and without its driver where that cannot stay."""
        moved = any(getattr(before, name) != getattr(after, name) for name in ("pickup", "pickup_at", "service"))
        routed = (before.distance_km, before.minutes) != (after.distance_km, after.minutes)
        if not moved and not routed:
            return after
        fields: dict[str, Any] = {}
        if after.minutes:  # otherwise nobody knows how far it is
            fields["fare"], _ = self.fare(
                after.service, after.distance_km, after.minutes, after.pickup_at, before.fare.currency
            )
        longer = timedelta(minutes=after.minutes - before.minutes)
        fields["arrives_at"] = before.arrives_at + longer
        if moved:
            fields["arrives_at"] = after.pickup_at + timedelta(minutes=after.minutes)
            if after.pickup_at != before.pickup_at:
                fields["free_until"] = self._free_until(after.pickup_at, before.pickup_at - before.free_until)
            if not self.is_free(before):
                fields["fee"] = _late(before)
            if before.status != "requested":
                fields |= {"status": "requested", "driver": "", "car": "", "cab_number": ""}
            fields |= {"car_at": None, "told_for": None}
        return after.changed(**fields)


def _late(ride: Ride) -> Money:
    return ride.late_fee if ride.fee is None else ride.fee + ride.late_fee
