"""The solution of `cake-follows-the-party`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.cake_follows_the_party import BRUNO


def cake_at(slot: str) -> Do:
    """The ordered cake comes at another time."""
    return do(Shopping.change_order, order_id=the("order"), slot_id=the(slot))


_party, _balloons = w.move("party", "2027-06-06T12:00"), w.put_off("balloons", "2027-06-06 09:00")
_word = w.tell("group", "Mateo's party moves with the magician: Sunday 6 June at 12, not Saturday!")
SOLUTION = (
    Stage(
        reads=(
            do(Shopping.read_order, order_id=the("order")),
            do(Notes.list_notes, text="cake"), do(Messaging.search_messages, text="both"),
            do(Calendar.list_events, day="2027-06-05", days=2), do(Reminders.list_reminders, text="balloons"),
        ),
        says="Bruno comes on Sunday at 12:00, and the parents can all do Sunday. Shall I move Mateo's party and "
        "the balloons there, have the cake come on Sunday between 10:00 and 11:30, which is possible until six, "
        "and tell the parents' group?",
        calls=(cake_at("right"), _party, _word, _balloons),
        reports="Party, cake and balloons are on Sunday, and the parents know.",
    ),
)  # fmt: skip

WRONG = {
    "the first hour": (
        cake_at("right"), w.move("party", "2027-06-06T11:30"), _balloons,
        w.tell("group", "The party is on Sunday at 11:30!"),
    ),
    "the cake stands for three hours": (cake_at("early"), _party, _word, _balloons),
    "the cake comes when they have eaten": (cake_at("late"), _party, _word, _balloons),
    "a second cake": (
        do(Shopping.set_cart, variant_id=the("cake")),
        do(Shopping.place_order, slot_id=the("right")), _party, _word, _balloons,
    ),
    "the parents come on Saturday": (cake_at("right"), _party, _balloons),
    "the balloons sag": (cake_at("right"), _party, _word),
}  # fmt: skip

WAYS = {
    "cancelled and ordered anew": (
        do(Shopping.cancel_order, order_id=the("order")), do(Shopping.set_cart, variant_id=the("cake")),
        do(Shopping.place_order, slot_id=the("right")), _word, _party, _balloons,
    ),
    "all made anew, and Bruno is answered": (
        w.tell(BRUNO, "We agree, see you on Sunday at twelve. Good luck with the van!"),
        do(Calendar.delete_event, event_id=the("party")),
        w.enter("Party for Mateo", "2027-06-06T12:00", ends="2027-06-06T15:00"),
        w.tell("group", "New day for Mateo: this Sunday, from noon. Can you all still make it?"),
        do(Reminders.complete_reminder, reminder_id=the("balloons")),
        w.set_reminder("Balloons!", "2027-06-06 08:30"), cake_at("right"),
    ),
}  # fmt: skip
