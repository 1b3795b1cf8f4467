"""The screens of one ride: its details, with all that can be done about it, and its receipt."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from pare.errors import BadInput
from pare.screen import Screen, View, tap
from pare.times import Moment
from pare_apps.cab import report_screens, screens
from pare_apps.cab.app import Cab
from pare_apps.cab.model import RECEIPT, Topic
from pare_apps.cab.reading import ChildSeats, Seats
from pare_apps.cab.services import ServiceName
from pare_apps.cab.telling import details, reports, trip
from pare_apps.email.app import EmailApp


class RideView(Screen[Cab]):
    """One ride in full, with until when cancelling is free."""

    ride_id: str

    def show(self, app: Cab) -> View:
        """Everything about it, and what was reported."""
        ride = app.rides[self.ride_id]
        return View(f"Ride {ride.id}: {trip(ride)}", details(app, ride), reports(app, ride))

    def alive(self, app: Cab) -> bool:
        """False once the ride is gone."""
        return self.ride_id in app.rides

    @tap
    def update_ride(
        self, app: Cab, pickup: str | None = None, destination: str | None = None,
        stops: tuple[str, ...] | None = None, pickup_at: Moment | None = None, service: ServiceName | None = None,
        seats: Seats | None = None, child_seats: ChildSeats | None = None, wheelchair: bool | None = None,
        rider: str | None = None, note: str | None = None,
    ) -> None:  # fmt: skip
        """Change what is given, with a new fare; during the ride destination, stops and note only.

        Args:
            pickup: From where.
            destination: Where to.
            stops: All places on the way.
            pickup_at: When.
            service: The kind of car.
            seats: How many people.
            child_seats: How many child seats.
            wheelchair: With a wheelchair or not.
            rider: Who rides; empty: the owner.
            note: For the driver; empty: none.
        """
        app.update_ride(
            self.ride_id, pickup, destination, stops, pickup_at, service, seats, child_seats, wheelchair, rider, note
        )

    @tap
    def cancel_ride(self, app: Cab) -> None:
        """Cancel it; the details say what that costs."""
        app.cancel_ride(self.ride_id)

    @tap
    def rate_ride(self, app: Cab, rating: Annotated[int, Field(ge=1, le=5)], comment: str = "") -> None:
        """Rate the driver once the ride is completed.

        Args:
            rating: From 1, bad, to 5.
            comment: In a line.
        """
        app.rate_ride(self.ride_id, rating, comment)

    @tap
    def share_ride(self, app: Cab, to: str, shared: bool = True) -> None:
        """Let somebody follow the ride on the map, or end that.

        Args:
            to: Name or number.
            shared: False ends it.
        """
        app.share_ride(self.ride_id, to, shared)

    @tap
    def report_problem(self, app: Cab, topic: Topic, text: str) -> report_screens.ReportView:
        """Report something lost, or complain; the report opens.

        Args:
            topic: What it is about.
            text: What was lost and what it looks like, or what went wrong.
        """
        return report_screens.ReportView(app.report_problem(self.ride_id, topic, text).id)

    @tap
    def open_report(self, app: Cab, ride_report_id: str) -> report_screens.ReportView:
        """Open a report about this ride.

        Args:
            ride_report_id: The report.
        """
        report = app.reports[ride_report_id]
        if report.ride_id != self.ride_id:
            raise BadInput(f"ride_report_id: {report.id} is about {report.ride_id}, not about this ride")
        return report_screens.ReportView(report.id)

    @tap
    def open_receipt(self, app: Cab) -> ReceiptView:
        """Read the receipt."""
        if not app.rides[self.ride_id].attachments:
            raise BadInput("receipt: there is none yet")
        return ReceiptView(self.ride_id)

    @tap
    def book_again(self, app: Cab, pickup_at: Moment | None = None, back: bool = False) -> screens.Quotes:
        """See what the same trip costs another time, or the way back.

        Args:
            pickup_at: When; left out: now.
            back: From the destination to the pick-up.
        """
        ride = app.rides[self.ride_id]
        places = (ride.pickup, *ride.stops, ride.destination)
        start, *stops, end = reversed(places) if back else places
        app.get_quotes(start, end, pickup_at, tuple(stops), ride.seats, ride.child_seats, ride.wheelchair)
        return screens.Quotes(start, end, pickup_at, tuple(stops), ride.seats, ride.child_seats, ride.wheelchair)


class ReceiptView(Screen[Cab]):
    """The receipt of a ride, which can be mailed."""

    ride_id: str

    def show(self, app: Cab) -> View:
        """The receipt's text."""
        files = app.rides[self.ride_id].attachments
        return View(f"{self.ride_id}/{RECEIPT}", (line for file in files for line in file.text.splitlines()))

    def alive(self, app: Cab) -> bool:
        """False once there is no receipt."""
        return self.ride_id in app.rides and bool(app.rides[self.ride_id].attachments)

    @tap
    def mail_receipt(self, app: Cab, to: tuple[str, ...], subject: str = "Cab receipt", body: str = "") -> None:
        """Send the receipt by mail.

        Args:
            to: Addresses or names; "me" for oneself.
            subject: One line.
            body: The text.
        """
        if EmailApp.name not in app.phone.kinds:
            raise BadInput("to: there is no email app on this phone")
        app.phone.app(EmailApp).send_email(to, subject, body, attachments=(f"{self.ride_id}/{RECEIPT}",))
