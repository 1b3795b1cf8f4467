"""What the firm and its drivers do: a ride goes on, is late or falls through; things are found; bills change."""

from __future__ import annotations

from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

from pare.app import Arrived, incoming
from pare.errors import BadInput, listed
from pare.table import Table
from pare.times import Moment
from pare_apps.cab.model import LEADS_TO, CabOffer, Ride, RideReport, Status, receipt
from pare_apps.cab.reading import Reading
from pare_apps.fields import named_faults
from pare_apps.money import Money

TOLD_BEFORE = timedelta(minutes=10)
"""How long before its pick-up time a ride gets a driver, or the owner is reminded."""

_RIDE = "{id}, {pickup} to {destination}, pick-up {pickup_at:%a %d %b %Y %H:%M}"


class Arrivals(Reading):
    """The incoming side of the cab app."""

    offers: Table[CabOffer]

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
        told = [] if car_at is None else [f"pick-up {self.local(car_at, '%H:%M')}"]
        if car_at is not None and arrives_at is None:
            arrives_at = car_at + timedelta(minutes=ride.minutes)
        later = ride.changed(car_at=car_at or ride.car_at, arrives_at=arrives_at)
        told.append(f"arrival {self.local(later.arrives_at, '%H:%M')}")
        return Arrived(self.rides.update(later), SimpleNamespace(when=", ".join(told)))

    @incoming(
        headline="Your ride at {pickup_at:%H:%M} was cancelled by the driver",
        full=f"The driver has given up the ride {_RIDE}. Status now: {{status}}. Reason: {{reason}}. Fee: {{fee}}",
    )
    def driver_cancels(self, ride_id: str, reason: str = "", fee: Money | None = None, search: bool = False) -> Ride:
        """The driver gives a ride up.

        Args:
            ride_id: The ride.
            reason: Why.
            fee: What the owner is charged, where the passenger did not come.
            search: Another driver is looked for; otherwise the ride is cancelled.
        """
        ride = self.rides[ride_id]
        if search:
            return self._goes_on(ride_id, "requested", driver="", car="", cab_number="", car_at=None)
        remark = f"Cancelled by the driver{f': {reason}' if reason else ''}"
        lines = [ride.remark, remark] if ride.remark else [remark]
        charged = ride.fee if fee is None else fee if ride.fee is None else self._sum(ride.fee, fee)
        return self._goes_on(ride_id, "cancelled", remark="\n".join(lines), fee=charged)

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
        if fare.currency != ride.fare.currency or fare.amount < 0:
            raise BadInput(f"fare: must be an amount in {ride.fare.currency} that is not negative")
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
        headline="Found in your cab: {item:.40}",
        full=(
            "Found in the cab of {ride_id}, {words.ride}: {item}. {note}\n"
            "Is it yours? Report {id}, status {status}. It was reported as: {text}"
        ),
    )
    def item_found(self, ride_id: str, item: str, note: str = "") -> Arrived[RideReport]:
        """The firm has found something; it belongs to an open report of the ride, or makes a new one.

        Args:
            ride_id: The ride.
            item: What it is.
            note: What the firm adds, such as where and until when it is kept.
        """
        ride = self.rides[ride_id]
        told = f"Found: {item}" + (f". {note}" if note else "")
        lost = [one for one in self.reports.where(ride_id=ride.id, topic="lost_item") if one.status == "open"]
        with named_faults():
            if lost:
                report = self.reports.update(lost[0].changed(status="found", answer=told))
            else:
                fresh = RideReport(
                    ride_id=ride.id, topic="lost_item", text=item, status="found", made_at=self.now, by_firm=True,
                    answer=told,
                )  # fmt: skip
                report = self.reports.add(fresh)
        ride_told = f"{ride.pickup} to {ride.destination}, {self.local(ride.pickup_at)}"
        return Arrived(report, SimpleNamespace(ride=ride_told))

    @incoming(
        headline="{words.firm:.30} answers: {answer:.50}",
        full="Answer to the report {id} about {ride_id} ({topic}, now {status}): {answer}. Refund: {refund}",
    )
    def report_answered(
        self, ride_report_id: str, answer: str, closed: bool = True, refund: Money | None = None
    ) -> Arrived[RideReport]:
        """The firm answers a report.

        Args:
            ride_report_id: The report.
            answer: What it says.
            closed: Whether that settles it.
            refund: What it gives back.
        """
        report = self.reports[ride_report_id]
        if not answer.strip():
            raise BadInput("answer: must not be empty")
        with named_faults():
            after = report.changed(
                answer=answer, refund=refund or report.refund, status="closed" if closed else report.status
            )
        return Arrived(self.reports.update(after), SimpleNamespace(firm=self.rules.firm))

    @incoming(headline="{title:.60}", full="Advertisement of the cab firm: {title}\n{text}")
    def offer_arrives(self, title: str, text: str = "") -> CabOffer:
        """The firm advertises.

        Args:
            title: In a line.
            text: In full.
        """
        with named_faults():
            return self.offers.add(CabOffer(title=title, text=text, sent_at=self.now))

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
        """When the next ride gets a driver, or its owner is reminded."""
        due = self.rides.where(armed=True, since=self.now + TOLD_BEFORE, limit=1)
        return due[0].pickup_at - TOLD_BEFORE if due else None

    def ring(self) -> None:
        """A driver is found for each ride that begins soon; where there is none, the owner is reminded."""
        begins = self.now + TOLD_BEFORE
        for ride in self.rides.where(armed=True, since=begins, before=begins + timedelta(microseconds=1)):
            driver = self.free_driver(ride) if ride.status == "requested" else None
            if driver is None:
                self.phone.deliver(f"{self.name}__ride_due", {"ride_id": ride.id})
            else:
                taken = {"driver": driver.name, "car": driver.car, "cab_number": driver.cab_number}
                self.phone.deliver(f"{self.name}__driver_assigned", {"ride_id": ride.id, **taken})

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

    def _sum(self, one: Money, other: Money) -> Money:
        if one.currency != other.currency:
            raise BadInput(f"fee: must be in {one.currency}")
        return one + other
