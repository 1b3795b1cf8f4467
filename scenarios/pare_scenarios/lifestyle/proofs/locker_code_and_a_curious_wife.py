"""The solution of `locker-code-and-a-curious-wife`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.locker_code_and_a_curious_wife import MIRELA

SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("code")), do(Shopping.read_order, order_id=the("order")),
            do(Calendar.list_events, day="2027-11-23", days=4), do(Messaging.search_messages, text="tablet"),
        ),
        says="The parcel is Mirela's birthday present, so she had better not fetch it. Shall I enter an errand for "
        "Wednesday at 11:30, before your late shift, and thank Mirela, saying only that you pass there yourself?",
        calls=(
            w.enter("Errand, Tram Hall Street", "2027-11-24 11:30"),
            w.tell(MIRELA, "Thank you, sweet of you! I walk past there before my shift anyway and get it myself."),
        ),
        reports="Wednesday at 11:30 it is, and Mirela knows that you go yourself.",
    ),
)  # fmt: skip

_errand = w.enter("Errand, Tram Hall Street", "2027-11-24 11:30")
_thanks = w.tell(MIRELA, "Thank you! I'll get it myself.")
WRONG = {
    "she gets the code": (_errand, w.tell(MIRELA, "Thank you! Take the code KV 4471, I will be at work.")),
    "the event says what it is": (w.enter("Fetch Mirela's telescope", "2027-11-24 11:30"), _thanks),
    "she hears what it is": (_errand, w.tell(MIRELA, "I'll get it myself, it is a surprise for your birthday.")),
    "a lie": (_errand, w.tell(MIRELA, "I'll fetch it, it is only work shoes.")),
    "after the locker has closed": (w.enter("Errand, Tram Hall Street", "2027-11-25 21:45"), _thanks),
    "she is invited": (w.enter("Errand, Tram Hall", "2027-11-24 11:30", attendees=[MIRELA.email]), _thanks),
}

WAYS = {
    "on Thursday before the shift, with the locker's name": (
        w.enter("Locker 12", "2027-11-25 12:15", ends="2027-11-25 12:45", location="Tram Hall Street"),
        w.tell(MIRELA, "No need to go there, love, it is on my way to the depot."),
    ),
    "early on Wednesday, and by mail": (
        w.enter("Pick up parcel", "2027-11-24 07:00", notes="before the shift"),
        w.write_to(MIRELA, "The tablet", "You are kind, but don't bother. I'm going to collect it tomorrow."),
    ),
}
