"""The solution of `library-wants-back-what-joel-has`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.productivity.library_wants_back_what_joel_has import JOEL, LIBRARY, PRIYA


def joel(text: str) -> Do:
    """A message to Joel."""
    return w.tell(JOEL, text)


_renewed = w.answer("recall", "Please renew the other two, Maroon Footpaths and A Port Remembers. Imani Quist")
_asked = joel("Joel, the library wants Salt Ledger back by Monday 8 March. When can I have it?")
_reminder = w.set_reminder("Salt Ledger back to the library", "2027-03-06 11:00")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("recall")), do(EmailApp.read_email, email_id=the("rules")),
            do(Notes.list_notes, text="Salt Ledger"), do(Notes.read_note, note_id=the("lent")),
        ),
        says="The library recalls Salt Ledger for Monday, and by your note Joel has it. Shall I ask Joel for the "
        "book, and answer the library that it may renew your other two?",
        calls=(_asked, _renewed),
        reports="Joel is asked, and the library has your answer.",
    ),
    Stage(
        reads=(do(Messaging.search_messages, text="Negril"), do(Reminders.list_reminders, text="library")),
        says="Joel brings the book on Friday evening. Shall I set a reminder to take Salt Ledger back on Saturday "
        "6 March at eleven, and leave the one of the 15th as it is?",
        calls=(_reminder,),
        reports="You are reminded on Saturday.",
    ),
)  # fmt: skip

WRONG = {
    "Priya is asked": (
        (w.tell(PRIYA, "Could I have the library book back?"), _renewed), (_reminder,),
    ),
    "all three renewed": ((_asked, w.answer("recall", "Please renew all three.")), (_reminder,)),
    "nothing renewed": ((_asked,), (_reminder,)),
    "the reminder of all three moved": ((_asked, _renewed), (w.put_off("three", "2027-03-06 11:00"),)),
    "reminded before he is back": (
        (_asked, _renewed), (w.set_reminder("Salt Ledger back to the library", "2027-03-03 11:00"),),
    ),
    "the note says it is back": (
        (_asked, _renewed),
        (_reminder, do(Notes.write_note, note_id=the("lent"), text="To Priya: Harbour Lives", how="replace")),
    ),
}  # fmt: skip

WAYS = {
    "by mail, reminded on Monday": (
        (
            w.write_to(JOEL, "Salt Ledger", "Salt Ledger is recalled! Could you bring it this week?"),
            w.write_to(LIBRARY, "Renewal", "Maroon Footpaths and A Port Remembers, please extend both. I. Quist"),
        ),
        (w.set_reminder("Return the recalled book", "2027-03-08 10:00"),),
    ),
    "with thanks, the rest until the 29th": (
        (_renewed, joel("Do you still have my library book? They need it by the 8th.")),
        (
            w.set_reminder("Salt Ledger", "2027-03-07 18:00", notes="Due on Monday, or 200 dollars a day"),
            joel("Perfect, thank you."),
            do(Reminders.update_reminder, reminder_id=the("three"), due="2027-03-29 12:00",
               notes="Maroon Footpaths, A Port Remembers"),
        ),
    ),
}  # fmt: skip
