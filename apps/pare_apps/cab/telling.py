"""How rides, quotes and reports read on the screens."""

from __future__ import annotations

from pare.screen import Item
from pare_apps import people
from pare_apps.cab.app import Cab
from pare_apps.cab.model import Ride, RideReport, Status
from pare_apps.cab.reading import Quote
from pare_apps.cab.services import SERVICES

IN_WORDS: dict[Status, str] = {
    "requested": "booked, no driver yet",
    "assigned": "booked, driver found",
    "arriving": "the cab is on its way",
    "waiting": "the cab is waiting",
    "on_trip": "under way",
    "completed": "completed",
    "cancelled": "cancelled",
}


def trip(ride: Ride) -> str:
    """From where to where."""
    stops = f" via {', '.join(ride.stops)}" if ride.stops else ""
    return f"{ride.pickup} to {ride.destination}{stops}"


def row(app: Cab, ride: Ride) -> Item:
    """A ride in a list."""
    rider = f", for {ride.rider}" if ride.rider else ""
    about = f"{SERVICES[ride.service].name}, {ride.total}, {IN_WORDS[ride.status]}"
    return Item.of(ride, f"{app.local(ride.pickup_at)}: {trip(ride)} ({about}{rider})")


def details(app: Cab, ride: Ride) -> list[str]:
    """Everything about a ride, a line each."""
    extras = [f"{ride.child_seats} child seats"] if ride.child_seats else []
    extras += ["wheelchair"] if ride.wheelchair else []
    driver = ", ".join(filter(None, (ride.driver, ride.car, ride.cab_number and f"cab {ride.cab_number}")))
    facts = {
        "Status": IN_WORDS[ride.status],
        "From": app.label_of(ride.pickup),
        "Stops": ", ".join(map(app.label_of, ride.stops)),
        "To": app.label_of(ride.destination),
        "Pick-up": app.local(ride.pickup_at),
        "Car expected": app.local(ride.car_at) if ride.car_at else "",
        "Arrival": app.local(ride.arrives_at) if ride.open or ride.status == "completed" else "",
        "Service": ", ".join([SERVICES[ride.service].name, f"for {ride.seats}", *extras]),
        "Rider": ride.rider,
        "Note to the driver": ride.note,
        "Driver": driver,
        "Distance": f"{ride.distance_km:.1f} km, {ride.minutes} min" if ride.minutes else "",
        "Fare": str(ride.fare) if ride.status != "cancelled" else "",
        "Fee": str(ride.fee) if ride.fee else "",
        "Cancelling or moving": app.cancellation(ride) if ride.open else "",
        "Remark": ride.remark,
        "Shared with": ", ".join(people.label(app.phone, number) for number in ride.shared_with),
        "Rated": f"{ride.rating} of 5 {ride.comment}".strip() if ride.rating else "",
        "Receipt": ", ".join(f"{ride.id}/{file.name}" for file in ride.attachments),
    }
    return [f"{name}: {fact}" for name, fact in facts.items() if fact]


def quote(app: Cab, one: Quote) -> str:
    """A quote in a line."""
    surcharge = f" ({one.surcharge})" if one.surcharge else ""
    return (
        f"{one.name}: {one.fare}{surcharge}, {one.seats} seats, {one.bags} bags; "
        f"{app.local(one.pickup_at)}, arrives {app.local(one.arrives_at, '%H:%M')}"
    )


def reported(app: Cab, report: RideReport) -> Item:
    """A report in a list."""
    what = "found" if report.by_firm else report.topic.replace("_", " ")
    text = " ".join(report.text.split())
    return Item.of(report, f"{app.local(report.made_at)} {what}: {text[:80]} ({report.status}, {report.ride_id})")


def reports(app: Cab, ride: Ride) -> list[Item]:
    """What was reported about a ride."""
    return [reported(app, report) for report in app.reports.where(ride_id=ride.id, newest=True, limit=10)]
