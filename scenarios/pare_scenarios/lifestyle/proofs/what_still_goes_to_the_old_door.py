"""The solution of `what-still-goes-to-the-old-door`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.what_still_goes_to_the_old_door import NEW, PARRY, WORK


def to_new(order: str) -> Do:
    """An order goes to the new flat."""
    return do(Shopping.change_order, order_id=the(order), address_id=the("new"))


def order(goods: str) -> tuple[Do, Do]:
    """Something is ordered to the new flat."""
    return (do(Shopping.set_cart, variant_id=the(goods)),
            do(Shopping.place_order, variant_ids=[the(goods)], address_id=the("new")))  # fmt: skip


def new_door(**more: object) -> Do:
    """The cab waits at the new door."""
    return do(Cab.update_ride, ride_id=the("cab"), pickup=NEW, **more)


def plan(starts: str = "2027-09-01 16:30", **more: object) -> Do:
    """The collection is in the calendar."""
    return w.enter("Collect the lamp from Mr Parry", starts, **more)


_curtains = to_new("curtains")
_cab = new_door()
_ask = w.tell(PARRY, "Dear Mr Parry, a parcel with a lamp comes to Tannery Lane on Tuesday, when I have moved out "
              "already. Could you take it in for me once more?")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.search_events, query="move"), do(Shopping.list_orders, status="open"),
            do(Shopping.read_order, order_id=the("curtains")), do(Cab.list_rides, which="upcoming"),
            do(Messaging.search_messages, text="parcel"),
        ),
        says="On Tuesday you live in Quince Row already. Shall I send the curtains there, let Wednesday's cab "
        "start there too, and ask Mr Parry to take in the lamp, which can no longer be redirected?",
        calls=(_curtains, _cab, _ask),
        reports="Curtains and cab know the new door, and Mr Parry is asked.",
    ),
    Stage(
        reads=(do(Calendar.list_events, day="2027-08-31", days=3),),
        says="Mr Parry keeps the lamp until Thursday at six. Shall I put its collection into your calendar, on "
        "Wednesday at half past four, after your early duty?",
        calls=(plan(),),
        reports="The lamp is in your calendar for Wednesday.",
    ),
)  # fmt: skip

WRONG = {
    "the aunt's present redirected": ((_curtains, to_new("shawl"), _cab, _ask), (plan(),)),
    "the cab still at the old door": ((_curtains, _ask), (plan(),)),
    "the cab an hour later": ((_curtains, _ask, new_door(pickup_at="2027-09-01T07:15")), (plan(),)),
    "the curtains to the old door": ((_cab, _ask), (plan(),)),
    "collected on Friday, before a shut lodge": ((_curtains, _cab, _ask), (plan("2027-09-03 16:00"),)),
    "collected during her duty": ((_curtains, _cab, _ask), (plan("2027-09-01 10:00"),)),
    "another lamp is ordered": ((_curtains, _cab, _ask, *order("lamp_goods")), (plan(),)),
}  # fmt: skip

WAYS = {
    "curtains and cab anew, on Thursday before her duty": (
        (
            do(Shopping.cancel_order, order_id=the("curtains")), *order("curtains_goods"),
            do(Cab.cancel_ride, ride_id=the("cab")),
            do(Cab.book_ride, pickup=NEW, destination=WORK, pickup_at="2027-09-01T06:15"),
            w.tell(PARRY, "Dear Mr Parry, would you accept my lamp on Tuesday?"),
        ),
        (plan("2027-09-02 09:30"),),
    ),
    "without an hour, and thanks": (
        (_ask, _cab, _curtains),
        (
            w.enter("Lamp at Mr Parry's lodge", "2027-09-01", all_day=True),
            w.tell(PARRY, "Thank you! I come by on Wednesday after work."),
        ),
    ),
}  # fmt: skip
