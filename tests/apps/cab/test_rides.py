"""Booking, moving and cancelling rides, and what comes after them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pare_apps.attachments import attachment
from pare_apps.cab import Ride
from pare_apps.money import Money


def test_a_ride_is_booked_for_later(world: Any, local: Any) -> None:
    wanted = {
        "pickup": "home", "destination": "concert quay", "pickup_at": "2027-03-13T12:00", "service": "accessible",
        "stops": ["lindenallee"], "seats": 2, "child_seats": 1, "wheelchair": True, "rider": "Murugan", "note": "Ring",
    }  # fmt: skip
    made = world.changed(lambda: world.does("book_ride", **wanted))
    assert made == [("cab.rides", "ride_4", ("created",))]
    ride = world.app.rides["ride_4"]
    assert (ride.pickup, ride.destination, ride.stops) == ("Hillside Street 12", "Fjord Hall", ("Lindenallee 14",))
    assert (ride.status, ride.rider, ride.note, ride.wheelchair, ride.seats) == (
        "requested",
        "Murugan",
        "Ring",
        True,
        2,
    )
    assert ride.pickup_at == local("2027-03-13 12:00")
    assert ride.free_until == local("2027-03-13 11:00")
    assert ride.arrives_at == local("2027-03-13 12:28")
    assert ride.fare == Money.of("20.50")


def test_a_ride_for_now_comes_in_twelve_minutes_and_has_a_moment_of_grace(world: Any) -> None:
    ride = world.app.rides[world.does("book_ride", pickup="home", destination="Fjord Hall")["id"]]
    assert ride.pickup_at - world.phone.now == timedelta(minutes=12)
    assert ride.free_until - world.phone.now == timedelta(minutes=3)
    world.does("cancel_ride", ride_id=ride.id)
    assert world.app.rides[ride.id].total == Money.of(0)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seats": 5}, "seats: economy has 4 seats"),
        ({"wheelchair": True}, "wheelchair: only the accessible service"),
        ({"child_seats": 2}, "child_seats: economy has 2 at most, and no more than there are people"),
        ({"note": "\x00"}, "note: holds control characters"),
        ({"rider": "x" * 301}, "rider: string should have at most 300"),
        ({"pickup": "Nowhere"}, "pickup: 'Nowhere' is not on the city's map"),
        ({"stops": ["Nowhere"]}, "stops: 'Nowhere' is not on the city's map"),
        ({"pickup_at": "2027-03-12T09:00"}, "pickup_at: must lie between now"),
        ({"service": "rocket"}, "service: input should be 'economy'"),
        ({"seats": 0}, "seats: input should be greater"),
    ],
)
def test_a_wrong_booking_names_what_is_wrong(world: Any, wrong: dict[str, Any], told: str) -> None:
    assert told in world.fails("book_ride", **{"pickup": "home", "destination": "Fjord Hall", **wrong})


def test_a_list_does_not_tell_the_limit_and_the_details_do(world: Any) -> None:
    rows = world.reads("list_rides")
    assert [row["id"] for row in rows] == ["concert", "flight"]
    assert not {"free_until", "late_fee", "remark", "attachments"} & rows[0].keys()
    details = world.reads("get_ride", ride_id="concert")
    assert details["cancellation"] == "free until Fri 12 Mar 2027 18:00, then 9.00 EUR"
    assert details["ride"]["free_until"] == "2027-03-12T18:00:00+01:00"
    assert world.reads("get_ride", ride_id="work")["cancellation"] == "not possible any more"
    world.waits_until("2027-03-12 18:01")
    assert world.reads("get_ride", ride_id="concert")["cancellation"] == "9.00 EUR since Fri 12 Mar 2027 18:00"


def test_rides_are_listed_by_time_place_and_page(world: Any) -> None:
    ids = lambda **asked: [row["id"] for row in world.reads("list_rides", **asked)]  # noqa: E731
    assert ids(which="past") == ["work"]
    assert ids(which="all") == ["flight", "concert", "work"]
    assert ids(which="all", text="fjord") == ["concert"]
    assert ids(which="all", text="lowe") == ids(which="all", text="2093") == ["work"]
    assert ids(which="all", text="hill", before="2027-03-13T00:00", since="2027-03-12T00:00") == ["concert"]
    assert ids(which="all", since="2027-03-12T00:00", limit=1, offset=1) == ["concert"]
    assert ids(text="lowe") == []


def test_a_ride_is_moved_in_place_with_a_new_fare(world: Any, local: Any) -> None:
    moved = world.changed(lambda: world.does("update_ride", ride_id="concert", pickup_at="2027-03-12T22:30"))
    assert moved == [("cab.rides", "concert", ("pickup_at",))]
    ride = world.app.rides["concert"]
    assert (ride.fare, ride.fee) == (Money.of("15.40"), None)
    assert (ride.free_until, ride.arrives_at) == (local("2027-03-12 21:30"), local("2027-03-12 22:45"))
    both = world.changed(lambda: world.does("update_ride", ride_id="concert", pickup="Town Hall", service="comfort"))
    assert both == [("cab.rides", "concert", ("pickup", "service"))]
    assert world.app.rides["concert"].fare > Money.of("15.40") or world.app.rides["concert"].distance_km < 6
    assert world.changed(lambda: world.does("update_ride", ride_id="concert", note="green door")) == [
        ("cab.rides", "concert", ("note",))
    ]


def test_moving_late_costs_the_late_fee_and_a_new_destination_does_not(world: Any) -> None:
    world.waits_until("2027-03-12 18:05")
    world.does("update_ride", ride_id="concert", destination="Town Hall")
    assert world.app.rides["concert"].fee is None
    assert world.app.rides["concert"].minutes == 22
    world.does("update_ride", ride_id="concert", pickup_at="2027-03-12T19:00")
    assert world.app.rides["concert"].fee == Money.of(9)


def test_moving_a_ride_lets_its_driver_go(world: Any) -> None:
    world.arrives("driver_assigned", ride_id="concert", driver="Lowe", cab_number="2093")
    world.does("update_ride", ride_id="concert", note="Ring twice")
    assert world.app.rides["concert"].driver == "Lowe"
    world.does("update_ride", ride_id="concert", pickup_at="2027-03-12T19:00")
    assert (world.app.rides["concert"].status, world.app.rides["concert"].driver) == ("requested", "")


def test_a_ride_of_unknown_length_keeps_its_fare_when_it_is_moved(world: Any) -> None:
    world.does("update_ride", ride_id="flight", pickup_at="2027-03-13T07:00")
    assert world.app.rides["flight"].fare == Money.of(60)
    world.does("update_ride", ride_id="flight", destination="Airport Terminal 2")
    assert world.app.rides["flight"].fare != Money.of(60)


def test_during_the_ride_only_the_way_and_the_note_change(world: Any) -> None:
    world.arrives("driver_assigned", ride_id="concert", driver="Lowe")
    world.arrives("driver_waiting", ride_id="concert")
    assert "pickup: the cab is at the pick-up" in world.fails("update_ride", ride_id="concert", pickup="Town Hall")
    world.arrives("ride_starts", ride_id="concert")
    for name, value in (("pickup_at", "2027-03-12T20:00"), ("service", "van"), ("rider", "Ana"), ("seats", 2)):
        assert world.fails("update_ride", ride_id="concert", **{name: value}).startswith(
            f"{name}: the cab is under way"
        )
    before = world.app.rides["concert"]
    world.does("update_ride", ride_id="concert", destination="Airport Terminal 1", stops=["Fjord Hall"])
    after = world.app.rides["concert"]
    assert (after.status, after.driver) == ("on_trip", "Lowe")
    assert after.fare > before.fare
    assert after.arrives_at - before.arrives_at == timedelta(minutes=after.minutes - before.minutes)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"ride_id": "concert"}, "destination: give at least one of pickup"),
        ({"ride_id": "work", "note": "x"}, "ride_id: work is completed and cannot be changed"),
        ({"ride_id": "gone", "note": "x"}, "ride_id: no ride has the id 'gone'"),
        ({"ride_id": "concert", "seats": 6}, "seats: economy has 4 seats"),
        ({"ride_id": "concert", "destination": "home"}, "destination: Hillside Street 12 is where"),
        ({"ride_id": "concert", "pickup": ""}, "pickup: must not be empty"),
        ({"ride_id": "concert", "pickup_at": "2027-03-12T08:00"}, "pickup_at: must lie between now"),
    ],
)
def test_a_wrong_change_names_what_is_wrong(world: Any, arguments: dict[str, Any], told: str) -> None:
    assert told in world.fails("update_ride", **arguments)


def test_cancelling_is_free_until_the_limit(world: Any) -> None:
    gone = world.changed(lambda: world.does("cancel_ride", ride_id="concert"))
    assert gone == [("cab.rides", "concert", ("status",))]
    assert world.app.rides["concert"].total == Money.of(0)
    assert "concert is cancelled and cannot be cancelled" in world.fails("cancel_ride", ride_id="concert")
    assert "ride_id: work is completed" in world.fails("cancel_ride", ride_id="work")


def test_cancelling_late_costs_the_late_fee(world: Any) -> None:
    world.waits_until("2027-03-12 18:00")
    fork = type(world)(world.phone.fork())
    fork.does("cancel_ride", ride_id="concert")
    assert fork.app.rides["concert"].fee is None
    world.waits_until("2027-03-12 18:01")
    world.does("cancel_ride", ride_id="concert")
    assert world.app.rides["concert"].total == Money.of(9)


def test_a_past_ride_has_a_receipt_that_other_apps_can_attach(world: Any) -> None:
    receipt = attachment(world.phone, "work/receipt.pdf")
    assert "Total: 12.60 EUR" in receipt.text
    assert "Cab: 2093" in receipt.text
    handle = world.assistant()
    mail = {"to": ["me"], "subject": "Fare", "body": "Attached", "attachments": ["work/receipt.pdf"]}
    assert handle("email__send_email", mail).error is None
    assert world.phone.app_named("email").emails.where(newest=True, limit=1)[0].attachments[0] == receipt


def test_a_driver_is_rated_once_the_ride_is_over(world: Any) -> None:
    world.does("rate_ride", ride_id="work", rating=4, comment="Kind")
    assert (world.app.rides["work"].rating, world.app.rides["work"].comment) == (4, "Kind")
    assert "rate it once it is completed" in world.fails("rate_ride", ride_id="concert", rating=4)
    assert "rating: input should be less" in world.fails("rate_ride", ride_id="work", rating=6)


def test_a_ride_is_shared_with_somebody(world: Any) -> None:
    assert world.changed(lambda: world.does("share_ride", ride_id="concert", to="Aksel")) == [
        ("cab.rides", "concert", ("shared_with",))
    ]
    assert world.changed(lambda: world.does("share_ride", ride_id="concert", to="+47 555 0101")) == []
    assert world.app.rides["concert"].shared_with == ("+475550101",)
    world.does("share_ride", ride_id="concert", to="aksel", shared=False)
    assert world.app.rides["concert"].shared_with == ()
    assert "to: concert is not shared" in world.fails("share_ride", ride_id="concert", to="Aksel", shared=False)
    assert "to: 'Nobody' is nobody" in world.fails("share_ride", ride_id="concert", to="Nobody")
    assert "ride_id: work is completed" in world.fails("share_ride", ride_id="work", to="Aksel")


def test_something_lost_is_reported(world: Any) -> None:
    made = world.does("report_problem", ride_id="work", topic="lost_item", text="Clarinet, black case")
    assert (made["status"], made["ride_id"], made["by_firm"]) == ("open", "work", False)
    assert [one["id"] for one in world.reads("list_reports")] == ["tin", made["id"]][::-1]
    assert len(world.reads("list_reports", ride_id="work", settled=False)) == 2
    assert world.reads("list_reports", settled=True) == []
    assert "has not taken place yet" in world.fails("report_problem", ride_id="concert", topic="other", text="x")
    assert world.fails("report_problem", ride_id="work", topic="fare", text=" ").startswith("text: must not be empty")


def test_a_found_thing_is_brought_by_cab(world: Any, local: Any) -> None:
    kept = world.changed(lambda: world.does("answer_found", ride_report_id="tin", message="Please keep it"))
    assert kept == [("cab.reports", "tin", ("status", "message"))]
    world.does("answer_found", ride_report_id="tin", return_to="lindenallee 14", return_at="2027-03-16T16:30")
    tin = world.app.reports["tin"]
    assert (tin.status, tin.return_to, tin.return_at) == ("returning", "Lindenallee 14", local("2027-03-16 16:30"))
    assert (tin.message, tin.fee) == ("Please keep it", Money.of(8))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"return_at": "2027-03-16T16:30"}, "return_to: say where"),
        ({"mine": False, "return_to": "home"}, "return_to: leave it out"),
        ({"return_to": "Nowhere"}, "return_to: 'Nowhere' is not on the city's map"),
        ({"return_to": "home", "return_at": "2027-03-01T10:00"}, "return_at: must lie between now"),
        ({"ride_report_id": "report_9"}, "ride_report_id: no ride report has the id"),
    ],
)
def test_a_wrong_answer_names_what_is_wrong(world: Any, arguments: dict[str, Any], told: str) -> None:
    assert told in world.fails("answer_found", **{"ride_report_id": "tin", **arguments})


def test_a_thing_that_is_not_the_owners_settles_the_report(world: Any) -> None:
    world.does("answer_found", ride_report_id="tin", mine=False)
    assert world.app.reports["tin"].settled
    assert "tin is closed" in world.fails("answer_found", ride_report_id="tin")


def test_places_are_saved_changed_and_removed(world: Any) -> None:
    assert world.does("save_place", label="Work", address="town hall")["address"] == "Town Hall"
    assert world.changed(lambda: world.does("save_place", label="home", address="Lindenweg 14")) == [
        ("cab.places", "place_1", ("address",))
    ]
    assert world.app.location("HOME", "pickup").name == "Lindenweg 14"
    world.does("save_place", label="Work", address="")
    assert "label: no place is saved as 'Work'; saved are Home" in world.fails("save_place", label="Work", address="")
    assert "label: must not be empty" in world.fails("save_place", label=" ", address="home")
    assert "address: 'x' is not on" in world.fails("save_place", label="Gym", address="x")


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": 5}, {"wheelchair": True}, {"fee": Money.of(1, "NOK")}, {"pickup": ""},
        {"pickup_at": "2300-01-01T00:00Z"}, {"rating": 6}, {"pickup_at": "yesterday"}, {"fare": "free"},
    ],
)  # fmt: skip
def test_a_ride_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        Ride.model_validate({"pickup": "A", "destination": "B", "pickup_at": "2027-03-12T10:00Z", **fields})
