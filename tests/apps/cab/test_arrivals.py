"""What drivers and the firm do, as the owner's notification and the assistant's log tell it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pare.errors import BadInput
from pare_apps.cab import Driver, Ride
from pare_apps.cab.model import LEADS_TO
from pare_apps.money import Money


def headline(world: Any) -> str:
    return str(world.phone.notifications.where(newest=True, limit=1)[0].headline)


def test_a_ride_goes_through_all_its_states(world: Any, local: Any) -> None:
    ride = {"ride_id": "concert"}
    world.arrives("driver_assigned", **ride, driver="Ms Lowe", car="grey estate", cab_number="2093")
    assert headline(world) == "Driver Ms Lowe takes your ride at 18:40"
    assert "Cab number: 2093" in world.last_entry()
    world.arrives("driver_arriving", **ride, car_at="2027-03-12T18:45")
    assert headline(world) == "Your cab is coming: 18:45"
    world.arrives("driver_waiting", **ride, remark="Waits at gate 2")
    assert headline(world) == "Your cab is waiting at Hillside Street 12"
    assert "costs 9.00 EUR" in world.reads("get_ride", **ride)["cancellation"]
    world.waits_until("2027-03-12 18:50")
    world.arrives("ride_starts", **ride)
    assert world.app.rides["concert"].arrives_at == local("2027-03-12 19:05")
    assert "ride_id: concert is on_trip and cannot be cancelled" in world.fails("cancel_ride", **ride)
    world.arrives("ride_completed", **ride)
    assert headline(world) == "You have arrived: Fjord Hall, 14.40 EUR"
    done = world.app.rides["concert"]
    assert (done.status, done.remark, done.open) == ("completed", "Waits at gate 2", False)
    assert "Fri 12 Mar 2027 18:40" in done.attachments[0].text


NEXT = {"assigned": "driver_assigned", "arriving": "driver_arriving", "waiting": "driver_waiting",
        "on_trip": "ride_starts", "completed": "ride_completed", "cancelled": "driver_cancels"}  # fmt: skip


@pytest.mark.parametrize("status", list(LEADS_TO))
@pytest.mark.parametrize(("to", "incoming"), NEXT.items())
def test_a_ride_moves_only_along_its_machine(world: Any, status: Any, to: Any, incoming: str) -> None:
    with world.phone.step("world"):
        world.app.rides.add(Ride(id="x", pickup="A", destination="B", pickup_at=world.phone.now, status=status))
    more = {"driver": "Lowe"} if to == "assigned" else {}
    if to in LEADS_TO[status]:
        world.arrives(incoming, ride_id="x", **more)
        assert world.app.rides["x"].status == to
    else:
        with pytest.raises(BadInput, match=f"ride_id: x is {status} and cannot become {to}"):
            world.arrives(incoming, ride_id="x", **more)


def test_a_delay_before_and_during_the_ride(world: Any, local: Any) -> None:
    world.arrives("ride_delayed", ride_id="concert", car_at="2027-03-12T18:55", reason="snow")
    assert headline(world) == "Cab delayed: pick-up 18:55, arrival 19:10"
    assert "Reason: snow" in world.last_entry()
    assert world.app.rides["concert"].pickup_at == local("2027-03-12 18:40")
    world.arrives("driver_assigned", ride_id="concert", driver="Lowe")
    world.arrives("ride_starts", ride_id="concert")
    world.arrives("ride_delayed", ride_id="concert", arrives_at="2027-03-12T20:05", reason="closed bridge")
    assert headline(world) == "Cab delayed: arrival 20:05"
    assert world.app.rides["concert"].arrives_at == local("2027-03-12 20:05")
    with pytest.raises(BadInput, match="car_at: the car of concert is there already"):
        world.arrives("ride_delayed", ride_id="concert", car_at="2027-03-12T18:55")
    with pytest.raises(BadInput, match="car_at: give car_at, arrives_at or both"):
        world.arrives("ride_delayed", ride_id="concert")
    with pytest.raises(BadInput, match="car_at: must not be earlier than now"):
        world.arrives("ride_delayed", ride_id="flight", car_at="2020-01-01T00:00")
    with pytest.raises(BadInput, match="ride_id: work is completed"):
        world.arrives("ride_delayed", ride_id="work", arrives_at="2027-03-12T20:05")


def test_a_driver_gives_up(world: Any) -> None:
    world.arrives("driver_assigned", ride_id="concert", driver="Lowe")
    world.arrives("driver_cancels", ride_id="concert", reason="flat tyre", search=True)
    assert headline(world) == "Driver gave up your ride at 18:40: looking for another"
    assert (world.app.rides["concert"].status, world.app.rides["concert"].driver) == ("requested", "")
    world.arrives("driver_cancels", ride_id="concert", reason="no car left")
    assert headline(world) == "Driver gave up your ride at 18:40: cancelled"
    assert world.app.rides["concert"].remark == "Cancelled by the driver: no car left"
    assert world.app.rides["concert"].total == Money.of(0)


def test_a_passenger_who_did_not_come_is_charged(world: Any) -> None:
    world.arrives("driver_cancels", ride_id="concert", reason="nobody came", fee=Money.of(12).model_dump())
    assert world.app.rides["concert"].total == Money.of(12)
    with pytest.raises(BadInput, match="fee: must be an amount in EUR"):
        world.arrives("driver_cancels", ride_id="flight", fee=Money.of(12, "NOK").model_dump())


def test_a_corrected_fare_makes_a_new_receipt(world: Any) -> None:
    before = len(world.phone.notifications)
    world.arrives("fare_changed", ride_id="work", fare=Money.of("10.60").model_dump(), reason="waiting time removed")
    assert headline(world) == "Fare corrected: 10.60 EUR"
    assert "now 10.60 EUR, before 12.60 EUR. Reason: waiting time removed" in world.last_entry()
    (receipt,) = world.app.rides["work"].attachments
    assert "Total: 10.60 EUR" in receipt.text
    assert "Thu 11 Mar 2027 17:15" in receipt.text
    for wrong in (Money.of(-1), Money.of(1, "NOK")):
        with pytest.raises(BadInput, match="fare: must be an amount in EUR"):
            world.arrives("fare_changed", ride_id="work", fare=wrong.model_dump())
    assert len(world.phone.notifications) == before + 1


def test_a_receipt_is_told(world: Any) -> None:
    world.arrives("receipt_ready", ride_id="work")
    assert headline(world) == "Receipt: 12.60 EUR, Hillside Street 12"
    assert "work/receipt.pdf" in world.last_entry()
    with pytest.raises(BadInput, match="only a completed ride has a receipt"):
        world.arrives("receipt_ready", ride_id="concert")


def test_something_is_found(world: Any) -> None:
    lost = world.does("report_problem", ride_id="work", topic="lost_item", text="Clarinet")
    found = world.arrives("item_found", ride_id="work", item="Black case", note="Goes to the depot on Wednesday")
    assert (found.id, found.status) == (lost["id"], "found")
    assert headline(world) == "Found in your cab: Black case"
    assert "Goes to the depot on Wednesday" in world.last_entry()
    assert "Town Hall to Hillside Street 12" in world.last_entry()
    other = world.arrives("item_found", ride_id="work", item="Umbrella")
    assert (other.by_firm, other.text) == (True, "Umbrella")
    with pytest.raises(BadInput, match="item: must not be empty"):
        world.arrives("item_found", ride_id="work", item=" ")


def test_the_firm_answers_a_report(world: Any) -> None:
    fare = world.does("report_problem", ride_id="work", topic="fare", text="Wrong gate")
    world.arrives("report_answered", ride_report_id=fare["id"], answer="Sorry, refunded", refund={"amount": "12.00"})
    assert headline(world) == "City Cabs answers: Sorry, refunded"
    assert "Refund: 12.00 EUR" in world.last_entry()
    assert world.app.reports[fare["id"]].settled
    with pytest.raises(BadInput, match="answer: must not be empty"):
        world.arrives("report_answered", ride_report_id="tin", answer="")


@pytest.mark.parametrize("refund", [{"amount": "12.00", "currency": "NOK"}, {"amount": "-1.00"}])
def test_a_refund_is_in_the_currency_of_the_fare(world: Any, refund: dict[str, str]) -> None:
    fare = world.does("report_problem", ride_id="work", topic="fare", text="Wrong gate")
    with pytest.raises(BadInput, match="refund: must be an amount in EUR that is not negative"):
        world.arrives("report_answered", ride_report_id=fare["id"], answer="Sorry", refund=refund)


def test_no_more_is_given_back_than_was_paid(world: Any) -> None:
    fare = world.does("report_problem", ride_id="work", topic="fare", text="Wrong gate")
    with pytest.raises(BadInput, match=r"refund: work cost 12\.60 EUR; no more can be given back"):
        world.arrives("report_answered", ride_report_id=fare["id"], answer="Sorry", refund={"amount": "12.61"})
    assert world.app.reports[fare["id"]].refund is None


def test_a_cancelled_ride_has_no_fare_to_correct(world: Any) -> None:
    world.does("cancel_ride", ride_id="concert")
    with pytest.raises(BadInput, match="ride_id: concert is cancelled and has no fare"):
        world.arrives("fare_changed", ride_id="concert", fare=Money.of(50).model_dump())


def test_an_offer_leads_home(world: Any) -> None:
    world.arrives("offer_arrives", title="Ride green", text="Ten percent off in May.")
    note = world.phone.notifications.where(newest=True, limit=1)[0]
    assert "Offer: Ride green" in world.taps(("open_notification", {"notification_id": note.id}))


def test_the_owner_is_reminded_once_ten_minutes_before(world: Any) -> None:
    world.waits_until("2027-03-12 18:29")
    assert len(world.phone.notifications) == 0
    world.waits_until("2027-03-12 18:40")
    assert [note.headline for note in world.phone.notifications] == ["Your cab is due at 18:40: Hillside Street 12"]
    with pytest.raises(BadInput, match="was reminded of it already"):
        world.arrives("ride_due", ride_id="concert")
    world.does("update_ride", ride_id="concert", pickup_at="2027-03-12T20:00")
    world.waits_until("2027-03-12 20:00")
    assert len(world.phone.notifications) == 2


def test_a_driver_of_the_fleet_takes_a_ride(world: Any) -> None:
    with world.phone.step("world"):
        world.app.drivers.add(Driver(name="Bo", car="van", services=("van",)))
        world.app.drivers.add(Driver(name="Lowe", car="grey estate", cab_number="2093"))
        twin = world.app.rides["concert"].changed(id="")
        world.app.rides.add(twin)
    world.waits_until("2027-03-12 18:35")
    assert [world.app.rides[id].driver for id in ("concert", "ride_4")] == ["Lowe", ""]
    assert [world.app.rides[id].status for id in ("concert", "ride_4")] == ["assigned", "requested"]
    ride = world.does("book_ride", pickup="home", destination="Fjord Hall", service="van")
    world.phone.advance(world.phone.now + timedelta(minutes=2))
    assert world.app.rides[ride["id"]].driver == "Bo"


def test_a_ride_that_begins_at_once_gets_its_driver_at_once(world: Any) -> None:
    with world.phone.step("world"):
        world.app.drivers.add(Driver(name="Lowe", car="grey estate"))
    trip = {"pickup": "home", "destination": "Fjord Hall"}
    first = world.does("book_ride", **trip, pickup_at=world.phone.now + timedelta(minutes=5))
    second = world.does("book_ride", **trip, pickup_at=world.phone.now + timedelta(minutes=6))
    world.phone.advance(world.phone.now + timedelta(seconds=30))
    rides = world.app.rides
    assert [(rides[one["id"]].status, rides[one["id"]].driver) for one in (first, second)] == [
        ("assigned", "Lowe"), ("requested", ""),
    ]  # fmt: skip
    world.does("cancel_ride", ride_id=first["id"])
    world.phone.advance(world.phone.now + timedelta(seconds=30))
    assert rides[second["id"]].driver == "Lowe"


def test_a_ride_moved_to_begin_at_once_gets_its_driver_at_once(world: Any) -> None:
    with world.phone.step("world"):
        world.app.drivers.add(Driver(name="Lowe"))
    world.does("update_ride", ride_id="concert", pickup_at=world.phone.now + timedelta(minutes=5))
    world.phone.advance(world.phone.now + timedelta(seconds=30))
    assert world.app.rides["concert"].driver == "Lowe"
    assert [note.headline for note in world.phone.notifications] == ["Driver Lowe takes your ride at 10:05"]
