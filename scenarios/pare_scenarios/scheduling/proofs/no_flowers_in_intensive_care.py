"""The solution of `no-flowers-in-intensive-care`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios.scheduling.no_flowers_in_intensive_care import BEATRIZ, INES, PHARMACY, RAFAEL


def tell(text: str, who: Person = BEATRIZ) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[who.number], text=text)


def visit(starts: str = "2027-01-21T14:00", **more: object) -> Do:
    """The visit moves."""
    return do(Calendar.update_event, event_id=the("visit"), starts=starts, **more)


_cancel = do(Shopping.cancel_order, order_id=the("flowers"))
_word = tell("Dear Beatriz, we can't go tomorrow: Leonor is in intensive care, and only one friend at a time may "
             "see her, from Thursday. I go on Thursday at two.")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, sender=RAFAEL.number), do(Shopping.list_orders, status="open"),
            do(Shopping.read_order, order_id=the("flowers")), do(Calendar.list_events, days=4),
            do(Contacts.find_contacts, text="Beatriz"),
        ),
        says="I am sorry about Leonor. Shall I cancel the bouquet, which can be done until eight, move your "
        "visit to Thursday at two, and tell Beatriz Pinho that only one friend may go in at a time?",
        calls=(_cancel, visit(title="Visit Leonor"), _word),
        reports="The flowers are off, you see Leonor on Thursday at two, and Beatriz knows.",
    ),
)  # fmt: skip

WRONG = {
    "Tuesday, as after the first message": (_cancel, visit("2027-01-19T14:00"), _word),
    "the dinosaurs are cancelled": (do(Shopping.cancel_order, order_id=the("dinosaurs")), visit(), _word),
    "the other Beatriz hears of it": (_cancel, visit(), tell("We can't visit Leonor together.", PHARMACY)),
    "the flowers still go": (visit(), _word),
    "five o'clock stays": (_cancel, visit("2027-01-21T17:00"), _word),
    "the cousin is told as well": (_cancel, visit(), _word, tell("Leonor is in intensive care.", INES)),
}  # fmt: skip

WAYS = {
    "made anew, in few words": (
        tell("Tomorrow is off, love. They let us in one at a time, not before Thursday."),
        do(Calendar.delete_event, event_id=the("visit")),
        do(Calendar.create_event, title="See Leonor, alone", starts="2027-01-21T14:00"),
        _cancel,
    ),
    "the son is answered, too": (
        _cancel, visit("2027-01-21T14:15", notes="One friend at a time, no flowers."), _word,
        tell("Thank you, Rafael. I'll be there on Thursday at two.", RAFAEL),
    ),
}  # fmt: skip
