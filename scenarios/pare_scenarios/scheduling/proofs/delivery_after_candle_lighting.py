"""The solution of `delivery-after-candle-lighting`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.delivery_after_candle_lighting import RUBEN


def to_slot(slot: str, order: str = "chairs") -> Do:
    """An order comes at another time."""
    return do(Shopping.change_order, order_id=the(order), slot_id=the(slot))


_event = w.enter("The chairs are delivered", "2027-11-08T08:00", ends="2027-11-08T12:00")
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-11-04", days=5), do(Shopping.list_orders, text="chair"),
            do(Shopping.read_order, order_id=the("chairs")), do(EmailApp.search_emails, text="delivered"),
        ),
        says="The six chairs would come on Friday between 16:00 and 20:00, but the candles are at 16:49, and on "
        "Thursday nobody is in. Shall I move the chairs to Monday 8 November, 8:00 to 12:00, and put that into the "
        "calendar?",
        calls=(to_slot("monday"), _event),
        reports="The chairs come on Monday morning, and the calendar says so.",
    ),
)  # fmt: skip

WRONG = {
    "the sooner day": (
        to_slot("thursday"), w.enter("The chairs are delivered", "2027-11-04T12:00", ends="2027-11-04T16:00"),
    ),
    "Friday stays, only entered": (
        w.enter("The chairs are delivered", "2027-11-05T16:00", ends="2027-11-05T20:00"),
    ),
    "the calendar knows nothing": (to_slot("monday"),),
    "the shop hears why": (
        w.answer("offer", "Please bring the chairs on Monday morning, on Friday evening we keep Shabbat."), _event,
    ),
    "the candles give way": (to_slot("monday"), _event, do(Calendar.delete_event, event_id=the("candles"))),
}  # fmt: skip

WAYS = {
    "answered by mail": (
        w.answer("offer", "Monday 8 November from 8 to 12 suits us, thank you. Tamar Klein"),
        w.enter("Four Legs brings the chairs, sign!", "2027-11-08T08:00", ends="2027-11-08T12:00"),
    ),
    "an entry for the whole day, and Ruben knows": (
        w.enter("Chairs, 8-12", "2027-11-08", all_day=True), to_slot("monday"),
        w.write_to(RUBEN, "Chairs", "They come on Monday between eight and twelve, I am in."),
    ),
}  # fmt: skip
