"""The solution of `notice-by-the-third-working-day`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.notice_by_the_third_working_day import GORAN, LEASE, MANAGEMENT


def notice(*to: Person, until: str = "31 July 2027") -> Do:
    """The notice goes out by mail."""
    return do(EmailApp.send_email, to=[one.email for one in to], subject="Notice, Vine Street 9, flat 6",
              body=f"I hereby give notice for my flat, Vine Street 9, flat 6, to {until}. Please confirm. Luka Novak",
              )  # fmt: skip


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_attachment, email_id=the("signed"), name=LEASE.name),
            do(Apartments.get_listing, listing_id=the("flat")), do(Notes.list_notes, text="notice"),
            do(Calendar.list_events, day="2027-05-04", days=5), do(Reminders.list_reminders, text="notice"),
        ),
        says="The lease of Lipa Court is signed by both, and tomorrow is the third working day; on Friday it would "
        "cost you a month more. Shall I mail the management your notice for Vine Street to 31 July, and tick "
        "off the reminder?",
        calls=(notice(MANAGEMENT), do(Reminders.complete_reminder, reminder_id=the("late"))),
        reports="The notice to 31 July is with the management, and the reminder is done.",
    ),
)  # fmt: skip

_done = do(Reminders.complete_reminder, reminder_id=the("late"))
WRONG = {
    "to the caretaker": (notice(GORAN), _done),
    "to the end of August": (notice(MANAGEMENT, until="31 August 2027"), _done),
    "left to Friday's reminder": (w.put_off("late", "2027-05-06 18:00"),),
    "a reminder for tomorrow instead of the notice": (
        do(Reminders.update_reminder, reminder_id=the("late"), due="2027-05-05 12:00"),
    ),
    "Friday's reminder stays": (notice(MANAGEMENT),),
    "the caretaker gets it as well": (notice(MANAGEMENT, GORAN), _done),
}  # fmt: skip

WAYS = {
    "the reminder becomes one about the confirmation": (
        notice(MANAGEMENT, until="the end of July"),
        do(Reminders.update_reminder, reminder_id=the("late"), due="2027-05-11 09:00",
           title="Has the management confirmed my notice?"),
    ),
    "an answer to an old mail of theirs, and thanks to the landlady": (
        do(Reminders.delete_reminder, reminder_id=the("late")),
        w.write_to(MANAGEMENT, "Termination", "I terminate the lease of Vine Street 9, flat 6, as of 31.7.2027."),
        w.answer("signed", "Thank you, I look forward to it! Luka Novak"),
    ),
}  # fmt: skip
