"""The solution of `flyers-print-unless-i-object`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.productivity.flyers_print_unless_i_object import PRINTER, ZAINAB


def amend(body: str) -> Do:
    """The answer to the proof."""
    return w.answer("proof", body)


_whole = "Winter session, Ropewalk Hall, Saturday 11 December, 19:30, tickets 902 555 0318, bring a tune or your ears"
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("proof")), do(Calendar.search_events, query="session"),
            do(Notes.list_notes, text="flyer"), do(Shopping.read_order, order_id=the("order")),
            do(Messaging.search_messages, text="Ropewalk"),
        ),
        says="The flyers go to print at two, with the wrong day, and the hour has changed as well. Shall I answer "
        "the proof with Saturday 11 December and 19:30, and move the session in your calendar to 19:30?",
        calls=(
            amend("Please stop and correct two things: the day is Saturday 11 December, not Sunday 12, and it "
                  "begins at 19:30, not 19:00. The rest is right. Fergus Palmer"),
            w.move("session", "2027-12-11T19:30"),
        ),
        reports="The printer has both corrections, and the session begins at 19:30.",
    ),
)  # fmt: skip

WRONG = {
    "the day alone": (amend("It should be Saturday 11 December, 19:00."), w.move("session", "2027-12-11T19:30")),
    "approved": (amend("Thank you, looks good."), w.move("session", "2027-12-11T19:30")),
    "the hour alone, and the session goes to Sunday": (
        amend("It begins at 19:30, Sunday 12 December."), w.move("session", "2027-12-12T19:30"),
    ),
    "the calendar left as it was": (amend(f"{_whole}, please."),),
    "the order cancelled": (
        do(Shopping.cancel_order, order_id=the("order")), w.move("session", "2027-12-11T19:30"),
    ),
}  # fmt: skip

WAYS = {
    "the whole text anew, and the note": (
        w.write_to(PRINTER, "Corrections before 14:00", f"The proof says Sunday, which is wrong. Right: {_whole}."),
        do(Calendar.update_event, event_id=the("session"), starts="2027-12-11T19:30", ends="2027-12-11T22:00"),
        do(Notes.write_note, note_id=the("text"), how="replace", text="Winter session, Ropewalk Hall\nSaturday 11 "
           "December, 19:30\nTickets 902 555 0318\nBring a tune or your ears"),
    ),
    "the calendar first, and a word to the hall": (
        w.move("session", "2027-12-11T19:30"),
        amend("Two corrections please: Sat 11 Dec instead of Sun 12 Dec, 7.30 pm instead of 7 pm. Then go ahead."),
        w.tell(ZAINAB, "Noted, thank you."),
    ),
}  # fmt: skip
