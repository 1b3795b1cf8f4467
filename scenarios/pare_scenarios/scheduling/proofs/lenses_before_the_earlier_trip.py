"""The solution of `lenses-before-the-earlier-trip`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w


def lenses(slot: str = "express") -> Do:
    """The ordered lenses come at another time."""
    return do(Shopping.change_order, order_id=the("order"), slot_id=the(slot))


def anew(variant: str = "mine", slot: str = "express") -> tuple[Do, ...]:
    """The order is cancelled, and lenses are ordered again."""
    return (
        do(Shopping.cancel_order, order_id=the("order")), do(Shopping.set_cart, variant_id=the(variant)),
        do(Shopping.place_order, slot_id=the(slot)),
    )  # fmt: skip


_trip = do(Calendar.update_event, event_id=the("trip"), starts="2027-11-04", ends="2027-11-16")
_pack = w.put_off("pack", "2027-11-03 19:00")
SOLUTION = (
    Stage(
        reads=(
            do(Notes.list_notes, text="lenses"), do(Shopping.list_orders, status="open"),
            do(Shopping.read_order, order_id=the("order")), do(Calendar.search_events, query="Baku"),
            do(Reminders.list_reminders, text="Baku"),
        ),
        says="You fly on Thursday for thirteen days with six pairs, and the 30 pairs come on Monday. Until 14:00 "
        "the shop offers express: shall I have the lenses come on Wednesday, move Baku in your calendar to 4 to 16 "
        "November, and packing to Wednesday evening?",
        calls=(lenses(), _trip, _pack),
        reports="The lenses come on Wednesday between 10 and 13, and Baku and packing are moved.",
    ),
)  # fmt: skip

WRONG = {
    "when he is in the air": (lenses("evening"), _trip, _pack),
    "the eyes exchanged": (*anew("turned"), _trip, _pack),
    "ordered twice": (*anew()[1:], _trip, _pack),
    "only calendar and packing": (_trip, _pack),
    "back on the nineteenth": (lenses(), do(Calendar.update_event, event_id=the("trip"), starts="2027-11-04"),
                               _pack),
    "packing when he is long there": (lenses(), _trip),
}  # fmt: skip

WAYS = {
    "cancelled and ordered anew, packing on Tuesday": (*anew(), w.put_off("pack", "2027-11-02 20:30"), _trip),
    "a new entry and reminder, and Rania has an answer": (
        lenses(), do(Calendar.delete_event, event_id=the("trip")),
        w.enter("Baku", "2027-11-04T08:05", ends="2027-11-16T12:00", location="Hotel Shirvan"),
        w.set_reminder("Pack the suitcase", "2027-11-03 17:00"),
        do(Reminders.complete_reminder, reminder_id=the("pack")),
        w.answer("back", "Dear Rania, Thursday it is, and back on the sixteenth. Omar"),
    ),
}  # fmt: skip
