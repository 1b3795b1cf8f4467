"""The solution of `one-tablet-instead-of-two`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.one_tablet_instead_of_two import PETRA


def ends(on: str = "2027-09-07") -> Do:
    """The old series has its last day."""
    return do(Reminders.update_reminder, reminder_id=the("two"), repeat_until=on)


def begins(at: str, title: str = "One Cardivel 10 mg") -> Do:
    """A new daily reminder."""
    return w.set_reminder(title, at, repeat="daily")


_tell = w.tell(PETRA, "The new Cardivel is 10 mg, so please only one into each morning of the box from Wednesday. "
               "The pack comes tomorrow afternoon.")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="Cardivel"), do(Reminders.list_reminders, text="Cardivel"),
            do(Notes.list_notes, text="Cardivel"), do(Messaging.search_messages, text="box"),
            do(Shopping.read_order, order_id=the("parcel")),
        ),
        says="The new Cardivel has 10 mg, twice as much as the old. Shall I end the reminder for two after "
        "Tuesday, set one for a single tablet daily from Wednesday, and tell Petra to put one a day into the box?",
        calls=(ends(), begins("2027-09-08 08:00"), _tell),
        reports="Tomorrow still two of the old, from Wednesday one of the new, and Petra knows.",
    ),
)  # fmt: skip

WRONG = {
    "one already on Tuesday": (
        do(Reminders.update_reminder, reminder_id=the("two"), title="One Cardivel 10 mg"), _tell,
    ),
    "both reminders ring from Wednesday": (begins("2027-09-08 08:00"), _tell),
    "nothing on Tuesday": (
        do(Reminders.delete_reminder, reminder_id=the("two")), begins("2027-09-08 08:00"), _tell,
    ),
    "Petra fills in two as ever": (
        ends(), begins("2027-09-08 08:00"), w.tell(PETRA, "Yes, the pack comes tomorrow. Two a day, as always."),
    ),
    "only from Thursday": (ends("2027-09-08"), begins("2027-09-09 08:00"), _tell),
    "the eye drops changed along": (
        ends(), begins("2027-09-08 08:00"), _tell,
        do(Reminders.update_reminder, reminder_id=the("drops"), title="Eye drops, one each side"),
    ),
}  # fmt: skip

WAYS = {
    "one reminder that says both": (
        do(Reminders.update_reminder, reminder_id=the("two"), title="One Cardivel 10 mg from Wednesday 8 September",
           notes="On Tuesday 7 September still two of the old 5 mg."), _tell,
    ),
    "a last one for Tuesday, the series moved on, the note kept up": (
        w.set_reminder("Two Cardivel, the last of the old", "2027-09-07 08:00"),
        do(Reminders.update_reminder, reminder_id=the("two"), title="1 Cardivel (10 mg)", due="2027-09-08 08:00"),
        do(Notes.write_note, note_id=the("pack"), text="Cardivel 10 mg: one a day from Wednesday."),
        w.tell(PETRA, "From Wednesday it is just 1 Cardivel each day, not two: the new ones are 10 mg."),
    ),
}  # fmt: skip
