"""The solution of `quorum-for-the-board`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.quorum_for_the_board import BOARD, INES, OMAR, PABLO, TOMAS


def invite(*people: Person, when: str = "Tuesday 20 April at 19:30") -> Do:
    """The mail with the new date."""
    return do(EmailApp.send_email, to=[one.email for one in people], subject="The board: a new date",
              body=f"Dear all, our meeting is now on {when} in the common room, not on Thursday. Marta")  # fmt: skip


_ask = w.tell(OMAR, "Dear Omar, is the common room free on Tuesday 20 April, from 19:30 to 21:30?")
_move = w.move("board", "2027-04-20 19:30")
_print = do(Reminders.update_reminder, reminder_id=the("accounts"), due="2027-04-19 18:00")
SOLUTION = (
    Stage(
        reads=(
            do(Notes.read_note, note_id=the("statutes")), do(Calendar.list_events, days=14),
            do(EmailApp.search_emails, subject="Board"), do(Messaging.search_messages, sender=INES.number),
        ),
        says="On Thursday you are only four, and the board needs five. With seven days' notice Tuesday 20 April at "
        "19:30 is the first evening when all seven can. Shall I ask Omar whether the common room is free then?",
        calls=(_ask,),
        reports="Omar is asked about Tuesday the 20th.",
    ),
    Stage(
        reads=(do(Reminders.list_reminders, text="accounts"), do(Calendar.get_event, event_id=the("board"))),
        says="The room is free. Shall I move the board to Tuesday 20 April at 19:30, mail the new date to all six "
        "members, and put off printing the accounts to Monday evening?",
        calls=(_move, invite(*BOARD), _print),
        reports="The board meets on Tuesday 20 April at 19:30, and all six have it by mail.",
    ),
)  # fmt: skip

WRONG = {
    "a day with Yolanda's choir and her own shift": (
        (w.tell(OMAR, "Is the room free on Wednesday 21 April?"),),
        (w.move("board", "2027-04-21 19:30"), invite(*BOARD, when="Wednesday 21 April at 19:30"), _print),
    ),
    "at seven, when Rafael cannot": (
        (_ask,), (w.move("board", "2027-04-20 19:00"), invite(*BOARD, when="Tuesday 20 April at 19:00"), _print),
    ),
    "only those who cannot come hear of it": ((_ask,), (_move, invite(TOMAS, INES, PABLO), _print)),
    "Ines is told in the chat": (
        (_ask,),
        (_move, invite(*(one for one in BOARD if one != INES)), _print, w.tell(INES, "Tuesday 20 April, 19:30!")),
    ),
    "the accounts ring in vain": ((_ask,), (_move, invite(*BOARD))),
    "nobody asks for the room": ((), (_move, invite(*BOARD), _print)),
    "the reasons go round": (
        (_ask,), (_move, _print, invite(*BOARD, when="Tuesday 20 April at 19:30, as Pablo is abroad until then,")),
    ),
}  # fmt: skip

WAYS = {
    "a mail for each, the reminder at once": (
        (w.tell(OMAR, "Could we have the room next Tuesday, the 20th, in the evening?"), _print),
        (*(invite(one) for one in BOARD), _move),
    ),
    "the event anew, the last printing on the day": (
        (_ask,),
        (
            do(Calendar.delete_event, event_id=the("board")),
            w.enter("Board meeting", "2027-04-20 19:30", ends="2027-04-20 21:30",
                    attendees=[one.email for one in BOARD]),
            do(EmailApp.reply_email, email_id=the("pablo"), to=[one.email for one in BOARD],
               body="Dear all, we meet on 20 April, 7.30 pm, in the common room. Please note the new date."),
            w.put_off("accounts", "2027-04-20 10:00"), w.tell(OMAR, "Thank you, Omar!"),
        ),
    ),
}  # fmt: skip
