"""The solution of `christening-frame-comes-too-late`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.christening_frame_comes_too_late import DIMITRA


def cancel(order: str, **how: object) -> Do:
    """An order is cancelled."""
    return do(Shopping.cancel_order, order_id=the(order), **how)


def buy(variant: str, slot: str = "harbour") -> tuple[Do, Do]:
    """It is put into the cart and ordered alone, for a time."""
    placed = do(Shopping.place_order, variant_ids=[the(variant)], slot_id=the(slot))
    return do(Shopping.set_cart, variant_id=the(variant)), placed


_planned = w.enter("Collect the silver frame, Harbour branch", "2027-05-14 16:45")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("branch")), do(Shopping.read_cart),
            do(Shopping.read_order, order_id=the("frame_order")),
            do(Messaging.search_messages, text="frame"), do(Calendar.list_events, day="2027-05-12", days=6),
        ),
        says="The frame for Danae would come on Tuesday, after the christening. Shall I cancel order 881, order "
        "the same frame with the olive branch for collection in the Harbour branch, and enter that for Friday at "
        "16:45, after the site? The sandals can wait.",
        calls=(cancel("frame_order"), *buy("olive"), _planned),
        reports="881 is cancelled; the frame waits for you at the Harbour branch on Friday.",
    ),
)  # fmt: skip

_off, _frame = cancel("frame_order"), buy("olive")
WRONG = {
    "express on Saturday, when she has left": (_off, *buy("olive", "express"), _planned),
    "the sandals cancelled as well": (_off, *_frame, cancel("sandals_order"), _planned),
    "the plain frame": (_off, *buy("plain"), _planned),
    "two frames in the end": (*_frame, _planned),
    "the sun cream along with it": (
        _off, _frame[0], do(Shopping.place_order, slot_id=the("harbour")), _planned,
    ),
    "planned while she is on the site": (_off, *_frame, w.enter("Collect the frame", "2027-05-14 12:00")),
}  # fmt: skip

WAYS = {
    "ordered first, the one item cancelled then": (
        *_frame, cancel("frame_order", order_item_ids=[the("frame_item")]),
        w.enter("Frame!", "2027-05-14 17:30", location="Salt Quay 3", ends="2027-05-14 18:30"),
    ),
    "gift-wrapped, and a word to the mother": (
        _off, _frame[0], _planned, w.tell(DIMITRA, "I collect the frame on Friday. See you on Saturday!"),
        do(Shopping.place_order, variant_ids=[the("olive")], slot_id=the("harbour"), gift_wrap=True),
    ),
}  # fmt: skip
