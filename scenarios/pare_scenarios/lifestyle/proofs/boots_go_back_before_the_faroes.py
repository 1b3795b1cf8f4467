"""The solution of `boots-go-back-before-the-faroes`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.boots_go_back_before_the_faroes import RUNA


def back(item: str, **how: object) -> Do:
    """An item of the order goes back."""
    return do(Shopping.request_return, order_item_id=the(item), **({"reason": "too_small"} | how))


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("closing")), do(Shopping.list_orders, text="boots"),
            do(Messaging.search_messages, text="boots"), do(Calendar.list_events, day="2027-06-08", days=9),
            do(Reminders.list_reminders, text="parcel"),
        ),
        says="On Monday, when the returns close, you are on the Faroes. Shall I ask for the return of the boots, "
        "which pinch, and remind you on Thursday at four to take the parcel to the kiosk? The jacket stays.",
        calls=(back("boots"), w.set_reminder("Boots: parcel to the kiosk, open until 18:00", "2027-06-10 16:00")),
        reports="The return is on its way; on Thursday at four I remind you of the parcel.",
    ),
)  # fmt: skip

_planned = w.set_reminder("Parcel with the boots to the kiosk", "2027-06-10 16:00")
WRONG = {
    "a reminder on the last day": (back("boots"), w.set_reminder("Boots to the kiosk", "2027-06-14 16:00")),
    "the jacket as well": (back("boots"), back("jacket"), _planned),
    "the jacket instead": (back("jacket"), _planned),
    "nothing is asked for": (_planned,),
    "during school": (back("boots"), w.enter("Boots to the kiosk", "2027-06-10 10:00")),
    "another size instead": (back("boots", variant_id="variant_2"), _planned),
}

WAYS = {
    "an entry on Wednesday after school, the sister answered": (
        back("boots", note="They pinch at the toes."),
        w.enter("Take the boots to the kiosk", "2027-06-09 15:00", location="Bus station"),
        w.tell(RUNA, "No, they are going back this week."),
    ),
    "a reminder in the morning": (
        back("boots", reason="other", note="Too narrow", quantity=1),
        w.set_reminder("Parcel for Fjall: take it along, kiosk after school", "2027-06-10 07:15", priority="high"),
    ),
}
