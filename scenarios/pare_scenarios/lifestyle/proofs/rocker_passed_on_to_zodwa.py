"""The solution of `rocker-passed-on-to-zodwa`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.rocker_passed_on_to_zodwa import NKOSI, SIPHO, ZODWA


def back(item: str, reason: str = "recall") -> Do:
    """An item of an order goes back."""
    return do(Shopping.request_return, order_item_id=the(item), reason=reason)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("recall")), do(Shopping.list_orders, text="rocker"),
            do(Notes.list_notes, text="rocker"), do(Messaging.search_messages, text="swing"),
            do(Contacts.find_contacts, text="Zodwa"),
        ),
        says="The rocker that you passed on to Zodwa Mbele is of the recalled lot K4, and her baby sleeps in it. "
        "Shall I warn her now not to use it, and ask for the return of order 5512, so that you get the refund?",
        calls=(
            w.tell(ZODWA, "Zodwa, please take him out of the rocker at once: it is recalled (lot K4-118), its "
                   "frame can fold without warning. Do not use it any more!"),
            back("rocker"),
        ),
        reports="Zodwa is warned, and the return is asked for.",
    ),
)  # fmt: skip

_warn = w.tell(ZODWA, "Please do not use the rocker any more, it is recalled: the frame can fold.")
WRONG = {
    "the Zodwa of the clinic": (w.tell(NKOSI, "Do not use the rocker, it is recalled!"), back("rocker")),
    "the high chair goes back": (_warn, back("chair", "faulty")),
    "nobody is warned": (back("rocker"),),
    "a word without the danger": (w.tell(ZODWA, "How lovely that he sleeps in the swing!"), back("rocker")),
    "her husband alone is told": (w.tell(SIPHO, "The rocker is recalled, do not use it."), back("rocker")),
}

WAYS = {
    "in the family chat, the refund by mail": (
        w.tell("family", "Zodwa, the swing is recalled! The frame may collapse, please don't let him sleep in it."),
        w.answer("recall", "Order 5512, a rocker of lot K4-118: please refund the price. Thandi Abara"),
    ),
    "by mail, and the husband told": (
        back("rocker"), w.tell(SIPHO, "Ring your sister, the rocker is dangerous."),
        w.write_to(ZODWA, "Your rocker", "The rocker is recalled by Umbali, lot K4. Stop using it now."),
    ),
}  # fmt: skip
