"""The solution of `not-the-week-to-chase-tomasz`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.communication.not_the_week_to_chase_tomasz import IDA, NILS, PIOTR, TOMASZ, TOVA


def shift(starts: str = "2027-02-16T10:00", **how: object) -> Do:
    """The review is moved."""
    return w.move("review", starts, **how)


_word = w.tell(TOMASZ, "Dear Tomasz, Runa has told me. I am so very sorry. My thoughts are with you and your "
               "family. Take all the time you need. Astrid")  # fmt: skip
_later = w.put_off("chase", "2027-02-17T14:00")
SOLUTION = (
    Stage(
        reads=(do(EmailApp.read_email, email_id=the("sad_news")), do(Reminders.list_reminders, text="Tomasz"),
               do(Calendar.list_events, day="2027-02-11", days=7)),
        says="Shall I send Tomasz a private word of sympathy from you, put off today's reminder to chase him, and "
        "move Thursday's review to Tuesday 16 February at 10:00, without saying why?",
        calls=(_word, _later, shift()),
        reports="Tomasz has your words, the reminder waits, and the review is on Tuesday.",
    ),
)  # fmt: skip

WRONG = {
    "condolences before the whole team": (
        w.tell("hull", "Dear Tomasz, we are all so sorry about your father."), _later, shift(),
    ),
    "the reason in the invitation": (
        _word, _later, shift(notes="Moved because of the funeral of Tomasz's father on Thursday."),
    ),
    "sympathy and figures in one": (
        w.tell(TOMASZ, "I am so sorry about your father. Could you send me the figures before you fly?"), _later,
        shift(),
    ),
    "chased all the same": (_word, shift()),
    "the day on which Astrid is in Oslo": (_word, _later, shift("2027-02-15T10:00")),
    "after the board": (_word, _later, shift("2027-02-18T10:00")),
    "the review stays on the day of the funeral": (_word, _later),
}  # fmt: skip

WAYS = {
    "a mail, the reminder deleted": (
        w.write_to(TOMASZ, "Thinking of you", "Dear Tomasz, my heartfelt condolences. Don't worry about "
                   "anything here, the figures can wait. Astrid"),
        do(Reminders.delete_reminder, reminder_id=the("chase")), shift("2027-02-16T09:30"),
    ),
    "review made anew, the team told the date": (
        _word, do(Reminders.update_reminder, reminder_id=the("chase"), due="2027-02-16T09:00"),
        do(Calendar.delete_event, event_id=the("review")),
        w.enter("Quarterly review", "2027-02-16T10:00", ends="2027-02-16T11:30", location="Room Lyderhorn",
                attendees=[one.email for one in (TOMASZ, NILS, TOVA, IDA, PIOTR)]),
        w.tell("hull", "The quarterly review moves to Tuesday 16 February, 10:00."),
    ),
}  # fmt: skip
