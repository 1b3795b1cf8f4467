"""The solution of `the-lift-and-the-washing-machine`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.the_lift_and_the_washing_machine import JONAS, SABINE


def ask(text: str) -> Do:
    """A message to the agent, in the app."""
    return do(Apartments.send_message, listing_id=the("flat"), text=text)


def deliver(slot: str = "saturday") -> Do:
    """The washing machine comes at another time."""
    return do(Shopping.change_order, order_id=the("washer"), slot_id=the(slot))


_ask = ask("Dear Ms Falk, our movers can only come on Saturday 26 June. May we have the lift then from 10:00 to "
           "14:00, instead of Friday? Esther Brandt")  # fmt: skip
_movers = w.answer("saturday_mail", "Saturday 26 June from 10:00, please. Four hours are fine. Esther Brandt")
_event = w.move("move", "2027-06-26 10:00")
_jonas = w.tell(JONAS, "The movers come on Saturday at 10 instead of Friday. Done by two, I promise!")
SOLUTION = (
    Stage(
        reads=(
            do(Apartments.list_mine, of="messages", listing_id=the("flat")),
            do(Calendar.list_events, day="2027-06-25", days=4),
        ),
        says="The movers can only come on Saturday, and the lift must be reserved with Ms Falk three working days "
        "ahead; on Saturdays it runs from ten to two. Shall I ask her for the lift on Saturday 26 June from 10:00 "
        "to 14:00?",
        calls=(_ask,),
        reports="Ms Falk is asked.",
    ),
    Stage(
        reads=(
            do(Shopping.read_order, order_id=the("washer")), do(Calendar.list_events, day="2027-06-28"),
            do(Messaging.search_messages, sender=JONAS.number),
        ),
        says="The lift is yours. Shall I take the movers on Saturday at 10:00, have the washing machine come on "
        "Saturday from 12:00 to 16:00, move the event and tell Jonas?",
        calls=(_movers, deliver(), _event, _jonas),
        reports="Movers at ten on Saturday, the washing machine from noon; Jonas knows.",
    ),
)  # fmt: skip

WRONG = {
    "at eight, without a lift": ((_ask,), (
        w.answer("saturday_mail", "Saturday from 8:00, please."), deliver(), w.move("move", "2027-06-26 08:00"),
        w.tell(JONAS, "Saturday at 8!"),
    )),
    "the machine on Monday, when nobody is in": ((_ask,), (_movers, deliver("monday"), _event, _jonas)),
    "the machine stays on Friday": ((_ask,), (_movers, _event, _jonas)),
    "Jonas comes on Friday": ((_ask,), (_movers, deliver(), _event)),
    "the movers wait for their answer": ((_ask,), (deliver(), _event, _jonas)),
    "the lift is not asked for": ((), (_movers, deliver(), _event, _jonas)),
}  # fmt: skip

WAYS = {
    "Ms Falk by mail, Jonas by invitation": (
        (w.write_to(SABINE, "The lift", "Could we use the lift on Saturday 26 June, ten to two, to move in?"),),
        (deliver(), _movers, _event, do(Calendar.change_attendees, event_id=the("move"), add=[JONAS.email])),
    ),
    "the event anew, the machine at once": (
        (ask("Is the lift free on Saturday the 26th?"), deliver()),
        (
            do(Calendar.delete_event, event_id=the("move")), _jonas,
            w.enter("Moving day", "2027-06-26 10:00", ends="2027-06-26 14:00"),
            w.answer("four_hours", "We take 10 am on Saturday then."), ask("Thank you, that is great."),
        ),
    ),
}  # fmt: skip
