"""The solution of `driving-test-held-for-me`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.driving_test_held_for_me import CARYS, OFFICE, TUTOR

_ask = w.tell(CARYS, "Carys! I could have the test on Tuesday 20 April at 08:40, if I say so by 10:45. Are you and "
              "the car free, with the lesson from 07:30?")  # fmt: skip
_take, _test = w.answer("held", "TAKE. Amara Nwosu"), w.move("test", "2027-04-20T08:40")
_lesson = w.enter("Driving lesson, Carys fetches me", "2027-04-20T07:30", ends="2027-04-20T08:40")
_late = w.write_to(TUTOR, "Tuesday 20 April", "Dear Mr Calder, I have my driving test on Tuesday 20 April and come "
                   "to the laboratory late, at about ten. I stay on afterwards. Amara Nwosu")  # fmt: skip
_off = do(Reminders.delete_reminder, reminder_id=the("lesson"))
SOLUTION = (
    Stage(
        reads=(
            do(Notes.list_notes, text="Carys"), do(Notes.read_note, note_id=the("note")),
            do(Calendar.list_events, day="2027-04-20"), do(Calendar.list_events, day="2027-06-03"),
            do(Messaging.search_messages, sender=CARYS.number),
        ),
        says="The test centre holds Tuesday 20 April at 08:40 for you until 10:45, and the June test lies in your "
        "week in Swansea. But giving a date up costs the fee, and you need Carys and her car: shall I first ask "
        "her about Tuesday, lesson and test?",
        calls=(_ask,),
        reports="Carys is asked; nothing is booked yet.",
    ),
    Stage(
        reads=(
            do(EmailApp.search_emails, sender=TUTOR.email), do(EmailApp.read_email, email_id=the("rule")),
            do(Reminders.list_reminders, text="lesson"),
        ),
        says="Carys has the car after all and fetches you at 07:30. Shall I answer TAKE, move the test to Tuesday "
        "20 April at 08:40, enter the lesson, mail Mr Calder that you reach the laboratory at about ten, and "
        "delete the reminder about 3 June?",
        calls=(_take, _test, _lesson, _late, _off),
        reports="The date is yours, calendar and reminder are right, and Mr Calder knows.",
    ),
)  # fmt: skip

WRONG = {
    "taken before she has said yes": ((_take, _ask), (_test, _lesson, _late, _off)),
    "given up at her first answer": ((_ask,), ()),
    "two tests in the calendar": ((_ask,), (_take, w.enter("My test", "2027-04-20T08:40"), _lesson, _late, _off)),
    "the lab is deleted": ((_ask,), (_take, _test, _lesson, _off, do(Calendar.delete_event, event_id=the("lab")))),
    "the tutor knows nothing": ((_ask,), (_take, _test, _lesson, _off)),
    "the reminder rings in May": ((_ask,), (_take, _test, _lesson, _late)),
}  # fmt: skip

WAYS = {
    "one event for both, the old one deleted": (
        (w.tell(CARYS, "Test on 20 April at 8:40?! Could you do it, lesson and all? I must answer by 10:45."),),
        (
            w.write_to(OFFICE, "Amara Nwosu", "Yes, I take Tuesday 20 April, 08:40."), _off,
            w.enter("Lesson and driving test", "2027-04-20T07:30", ends="2027-04-20T09:30"),
            do(Calendar.delete_event, event_id=the("test")),
            w.answer("rule", "On Tuesday the 20th I can only be there from 10, I have my driving test."),
        ),
    ),
    "Carys is thanked, the reminder ticked off": (
        (w.write_to(CARYS, "Test!", "They hold Tuesday 20 April, 08:40 for me. Is your car free?"),),
        (
            _take, w.tell(CARYS, "You are the best. 07:30, I am at the door!"), _late, _test,
            w.enter("Carys, warm-up", "2027-04-20T07:30"),
            do(Reminders.complete_reminder, reminder_id=the("lesson")),
        ),
    ),
}  # fmt: skip
