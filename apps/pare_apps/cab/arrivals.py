"""What drivers and the firm do to a ride: it goes on, is late or falls through, and its fare changes."""

from __future__ import annotations

from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

from pare.app import Arrived, incoming
from pare.errors import BadInput, listed
from pare.times import Moment
from pare_apps.cab.desk import Desk, check_amount
from pare_apps.cab.model import LEADS_TO, Ride, Status, receipt
from pare_apps.fields import named_faults
from pare_apps.money import Money

TOLD_BEFORE = timedelta(minutes=10)
"""How long before its pick-up time a ride gets a driver, or the owner is reminded."""

_RIDE = "{id}, {pickup} to {destination}, pick-up {pickup_at:%a %d %b %Y %H:%M}"


class Arrivals(Desk):
    """Rides, as the outside world moves them along."""

    @incoming(
        headline="Driver {driver:.30} takes your ride at {pickup_at:%H:%M}",
        full=f"Driver {{driver}} takes the ride {_RIDE}. Car: {{car}}. Cab number: {{cab_number}}",
    )
    def driver_assigned(self, ride_id: str, driver: str, car: str = "", cab_number: str = "") -> Ride:
        """A driver takes a ride.

        Args:
            ride_id: The ride.
            driver: The driver's name.
            car: What the car looks like.
            cab_number: Its number.
        """
        ride = self.rides[ride_id]
        if not driver.strip():
            raise BadInput("driver: must not be empty")
        told_for = ride.pickup_at if ride.pickup_at - self.now <= TOLD_BEFORE else ride.told_for
        return self._goes_on(ride_id, "assigned", driver=driver, car=car, cab_number=cab_number, told_for=told_for)

    @incoming(headline="Your cab is coming: {words.when}", full=f"The cab of {_RIDE} is on its way: {{words.when}}")
    def driver_arriving(self, ride_id: str, car_at: Moment | None = None) -> Arrived[Ride]:
        """The driver is on the way to the pick-up.

        Args:
            ride_id: The ride.
            car_at: When the car will be there, if not at the time booked.
        """
        ride = self._goes_on(ride_id, "arriving", **({} if car_at is None else {"car_at": car_at}))
        return Arrived(ride, SimpleNamespace(when=self.local(ride.car_at or ride.pickup_at, "%H:%M")))

    @incoming(headline="Your cab is waiting at {pickup:.40}", full=f"The cab of {_RIDE}, is waiting. {{remark}}")
    def driver_waiting(self, ride_id: str, remark: str = "") -> Ride:
        """The car is there and waits.

        Args:
            ride_id: The ride.
            remark: What the firm writes down, such as where the driver waits.
        """
        return self._goes_on(ride_id, "waiting", **({"remark": remark} if remark else {}))

    @incoming(
        headline="Cab delayed: {words.when}",
        full=f"The ride {_RIDE}, is delayed: {{words.when}}. Reason: {{reason}}",
    )
    def ride_delayed(
        self, ride_id: str, car_at: Moment | None = None, arrives_at: Moment | None = None, reason: str = ""
    ) -> Arrived[Ride]:
        """The firm expects the car, or the arrival, at another time.

        Args:
            ride_id: The ride.
            car_at: When the car comes; the arrival moves along.
            arrives_at: When it reaches the destination.
            reason: Why.
        """
        ride = self.rides[ride_id]
        if not ride.open:
            raise BadInput(f"ride_id: {ride.id} is {ride.status} and cannot be delayed")
        if car_at is None and arrives_at is None:
            raise BadInput("car_at: give car_at, arrives_at or both")
        if car_at is not None and ride.status in ("waiting", "on_trip"):
            raise BadInput(f"car_at: the car of {ride.id} is there already; give arrives_at")
        if car_at is not None and car_at < self.now:
            raise BadInput("car_at: must not be earlier than now")
        told = [] if car_at is None else [f"pick-up {self.local(car_at, '%H:%M')}"]
        if car_at is not None and arrives_at is None:
            arrives_at = car_at + timedelta(minutes=ride.minutes)
        with named_faults():
            later = ride.changed(car_at=car_at or ride.car_at, arrives_at=arrives_at)
        told.append(f"arrival {self.local(later.arrives_at, '%H:%M')}")
        return Arrived(self.rides.update(later), SimpleNamespace(when=", ".join(told)))

    @incoming(
        headline="Driver gave up your ride at {pickup_at:%H:%M}: {words.outcome}",
        full=f"The driver gave up the ride {_RIDE}: {{words.outcome}}. Reason: {{reason}}. Fee: {{fee}}",
    )
    def driver_cancels(
        self, ride_id: str, reason: str = "", fee: Money | None = None, search: bool = False
    ) -> Arrived[Ride]:
        """The driver gives a ride up.

        Args:
            ride_id: The ride.
            reason: Why.
            fee: What the owner is charged, where the passenger did not come.
            search: Another driver is looked for; otherwise the ride is cancelled.
        """
        ride = self.rides[ride_id]
        if search:
            alone = self._goes_on(ride_id, "requested", driver="", car="", cab_number="", car_at=None)
            return Arrived(alone, SimpleNamespace(outcome="looking for another"))
        remark = f"Cancelled by the driver{f': {reason}' if reason else ''}"
        lines = [ride.remark, remark] if ride.remark else [remark]
        charged = ride.fee
        if fee is not None:
            check_amount(ride, fee, "fee")
            charged = fee if ride.fee is None else ride.fee + fee
        gone = self._goes_on(ride_id, "cancelled", remark="\n".join(lines), fee=charged)
        return Arrived(gone, SimpleNamespace(outcome="cancelled"))

    @incoming(headline="Your ride to {destination:.40} has begun", full=f"The ride {_RIDE}, has begun")
    def ride_starts(self, ride_id: str) -> Ride:
        """The passengers are in the car.

        Args:
            ride_id: The ride.
        """
        arrives = self.now + timedelta(minutes=self.rides[ride_id].minutes)
        return self._goes_on(ride_id, "on_trip", arrives_at=arrives)

    @incoming(
        headline="You have arrived: {destination:.40}, {fare}",
        full=f"The ride {_RIDE}, is completed. Fare: {{fare}}. Receipt: {{id}}/receipt.pdf",
    )
    def ride_completed(self, ride_id: str) -> Ride:
        """The ride is over, and its receipt is there.

        Args:
            ride_id: The ride.
        """
        return self._with_receipt(self._goes_on(ride_id, "completed", arrives_at=self.now))

    @incoming(
        headline="Fare corrected: {fare}",
        full=f"The fare of the ride {_RIDE}, is now {{fare}}, before {{words.before}}. Reason: {{reason}}",
    )
    def fare_changed(self, ride_id: str, fare: Money, reason: str = "") -> Arrived[Ride]:
        """The firm corrects a fare; a receipt is made out anew.

        Args:
            ride_id: The ride.
            fare: What it costs now.
            reason: Why.
        """
        ride = self.rides[ride_id]
        if ride.status == "cancelled":
            raise BadInput(f"ride_id: {ride.id} is cancelled and has no fare")
        check_amount(ride, fare, "fare")
        changed = self.rides.update(ride.changed(fare=fare))
        if changed.attachments:
            changed = self._with_receipt(changed)
        return Arrived(changed, SimpleNamespace(before=ride.fare))

    @incoming(
        headline="Receipt: {fare}, {destination:.40}",
        full=f"The receipt of the ride {_RIDE}, is ready: {{id}}/receipt.pdf. Fare: {{fare}}",
    )
    def receipt_ready(self, ride_id: str) -> Ride:
        """The receipt of a completed ride is made out.

        Args:
            ride_id: The ride.
        """
        ride = self.rides[ride_id]
        if ride.status != "completed":
            raise BadInput(f"ride_id: {ride.id} is {ride.status}; only a completed ride has a receipt")
        return self._with_receipt(ride)

    @incoming(
        headline="Your cab is due at {pickup_at:%H:%M}: {pickup:.40}",
        full=f"Soon due: the ride {_RIDE}. Status: {{status}}. Driver: {{driver}}",
    )
    def ride_due(self, ride_id: str) -> Ride:
        """The owner is reminded of a ride that begins soon.

        Args:
            ride_id: The ride.
        """
        ride = self.rides[ride_id]
        if not ride.armed:
            raise BadInput(f"ride_id: {ride.id} is {ride.status}, or the owner was reminded of it already")
        return self.rides.update(ride.changed(told_for=ride.pickup_at))

    def next_alarm(self) -> datetime | None:
        """When the next ride gets a driver, or its owner is reminded; at once where it begins sooner than that."""
        if any(self.free_driver(ride) for ride in self._hurried()):
            return self.now
        due = self.rides.where(armed=True, since=self.now + TOLD_BEFORE, limit=1)
        return due[0].pickup_at - TOLD_BEFORE if due else None

    def ring(self) -> None:
        """A driver is found for each ride that begins soon; where there is none, the owner is reminded."""
        begins = self.now + TOLD_BEFORE
        due = self.rides.where(armed=True, since=begins, before=begins + timedelta(microseconds=1))
        for ride in (*self._hurried(), *due):
            driver = self.free_driver(ride) if ride.status == "requested" else None
            if driver is not None:
                taken = {"driver": driver.name, "car": driver.car, "cab_number": driver.cab_number}
                self.phone.deliver(f"{self.name}__driver_assigned", {"ride_id": ride.id, **taken})
            elif ride.pickup_at == begins:
                self.phone.deliver(f"{self.name}__ride_due", {"ride_id": ride.id})

    def _hurried(self) -> list[Ride]:
        """Rides without a driver that were booked, or moved, to begin so soon that the usual time for one is past."""
        if not len(self.drivers):
            return []
        rides = self.rides.where(armed=True, since=self.now, before=self.now + TOLD_BEFORE)
        return [ride for ride in rides if ride.status == "requested"]

    # -------------------------------------------------------------------------------------------

    def _goes_on(self, ride_id: str, status: Status, **fields: Any) -> Ride:
        """A ride moves along its machine.

        Raises:
            BadInput: it cannot come to that status.
        """
        ride = self.rides[ride_id]
        if status not in LEADS_TO[ride.status]:
            raise BadInput(
                f"ride_id: {ride.id} is {ride.status} and cannot become {status}, only {listed(LEADS_TO[ride.status])}"
            )
        with named_faults():
            return self.rides.update(ride.changed(status=status, **fields))

    def _with_receipt(self, ride: Ride) -> Ride:
        made = receipt(ride.__dict__, self.local(ride.pickup_at), self.rules.firm)
        return self.rides.update(ride.changed(attachments=(made,)))
