"""The solution of `registration-opens-in-the-air`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.registration_opens_in_the_air import SIPHO, THANDI

_ask = w.tell(SIPHO, "Could you register me for B2 tomorrow, Tuesday, at 9:00 sharp? I am in the air. Candidate "
              "number 58 214, session of Friday 12 March. Nothing to pay yet.")  # fmt: skip
_later = do(Reminders.update_reminder, reminder_id=the("register"), due="2027-02-02 10:30",
            title="B2: did Sipho get me in?", notes="")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-02-02"), do(Notes.list_notes, text="candidate"),
            do(Notes.read_note, note_id=the("note")), do(Messaging.search_messages, sender=SIPHO.number),
            do(Reminders.list_reminders, text="B2"),
        ),
        says="Registration for B2 now opens tomorrow, Tuesday, at nine, when you are in the air. Sipho is at home: "
        "shall I ask him to register you, with candidate number and session, and move Wednesday's reminder to "
        "Tuesday 10:30, when you have landed?",
        calls=(_ask, _later),
        reports="Sipho is asked, and you are reminded after landing.",
    ),
)  # fmt: skip

WRONG = {
    "only reminded, in the air": (w.put_off("register", "2027-02-02 09:00"),),
    "the friend on the same plane": (
        w.tell(THANDI, "Could you register me tomorrow at 9? Candidate number 58 214, session 12 March."), _later,
    ),
    "the whole note, PIN and all": (
        do(Notes.share_note, note_id=the("note"), to=[SIPHO.number], include_private=True,
           message="Please register me with this tomorrow at 9."), _later,
    ),
    "without the number": (w.tell(SIPHO, "Could you register me for B2 tomorrow at 9?"), _later),
    "on Wednesday, as planned": (
        w.tell(SIPHO, "Could you register me on Wednesday at 10? Number 58 214, session 12 March."), _later,
    ),
    "the reminder rings for nothing": (_ask,),
}  # fmt: skip

WAYS = {
    "the section is shared with a word, the reminder deleted": (
        do(Notes.share_note, note_id=the("note"), to=[SIPHO.number], section="Exam",
           message="Please register me with this tomorrow at 9:00 sharp!"),
        do(Reminders.delete_reminder, reminder_id=the("register")),
    ),
    "by mail, and a new reminder in the evening": (
        do(Reminders.complete_reminder, reminder_id=the("register")),
        w.set_reminder("Ask Sipho about the registration", "2027-02-02 18:00"),
        w.write_to(SIPHO, "A favour on Tuesday", "On Tue 2 Feb at 09:00 the B2 registration opens and I am flying. "
                   "Please fill it in: candidate 58214, session 12/03."),
    ),
}  # fmt: skip
