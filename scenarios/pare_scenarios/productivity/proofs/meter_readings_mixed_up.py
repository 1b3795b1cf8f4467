"""The solution of `meter-readings-mixed-up`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.productivity.meter_readings_mixed_up import FERGUS, SUPPLIER

READINGS = "Account 55-2038: gas 4,471, electricity 28,655. Freya Whitcombe"
TICKED = do(Reminders.complete_reminder, reminder_id=the("due"))


def log(line: str = "End of January: gas 4,471, electricity 28,655") -> Do:
    """A line below the others."""
    return do(Notes.write_note, note_id=the("meters"), text=line)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="readings"), do(EmailApp.read_email, email_id=the("asked")),
            do(Messaging.search_messages, sender=FERGUS.number),
            do(Notes.read_note, note_id=the("meters")), do(Reminders.list_reminders, text="meter"),
        ),
        says="Your father has both meters now, the other way about, which fits December. Shall I answer Lee Valley "
        "with gas 4,471 and electricity 28,655 for account 55-2038, add the line to your log and tick it off?",
        calls=(w.answer("asked", READINGS), log(), TICKED),
        reports="Lee Valley has the readings, they are in your log, and the reminder is done.",
    ),
)  # fmt: skip

WRONG = {
    "as he wrote first": (
        w.answer("asked", "Account 55-2038: gas 28,655, electricity 4,471."),
        log("End of January: gas 28,655, electricity 4,471"), TICKED,
    ),
    "no account": (w.answer("asked", "Gas 4,471, electricity 28,655."), log(), TICKED),
    "the log is forgotten": (w.answer("asked", READINGS), TICKED),
    "December's line is overwritten": (
        w.answer("asked", READINGS),
        do(Notes.write_note, note_id=the("meters"), text="January: gas 4,471, electricity 28,655", how="replace"),
        TICKED,
    ),
    "the reminder rings at eight": (w.answer("asked", READINGS), log()),
    "sent to her father": (w.tell(FERGUS, READINGS), log(), TICKED),
}  # fmt: skip

WAYS = {
    "a fresh mail, and the reminder deleted": (
        log("31 January: electricity 28655, gas 4471"),
        w.write_to(SUPPLIER, "Our readings", "Account no. 552038\nElectricity: 28655 kWh\nGas: 4471 m3"),
        do(Reminders.delete_reminder, reminder_id=the("due")),
    ),
    "with thanks to Dad": (
        TICKED,
        w.answer("asked", "55-2038: 4471 (gas) and 28655 (electricity). Regards, F. Whitcombe"),
        log("Jan: 4,471 for gas and 28,655 for electricity"),
        w.tell(FERGUS, "They're sent. Keep some stew for me!"),
    ),
}  # fmt: skip
