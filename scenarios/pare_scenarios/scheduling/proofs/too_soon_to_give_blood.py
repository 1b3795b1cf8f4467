"""The solution of `too-soon-to-give-blood`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.too_soon_to_give_blood import SERVICE

_yes = w.answer("wanted", "Thursday 20 May at 17:00, gladly. Tomas Dvořák")
_event = w.enter("Give blood", "2027-05-20T17:00", location="Lime Street 8")
_done = do(Reminders.complete_reminder, reminder_id=the("next"))
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, sender=SERVICE.email), do(EmailApp.read_email, email_id=the("rule")),
            do(Calendar.search_events, query="blood"), do(Calendar.list_events, day="2027-05-03", days=18),
            do(Reminders.list_reminders, text="donation"),
        ),
        says="Your last donation was on 4 March, so 3 May would be ten days too soon, and from 12 to 14 May you "
        "are away with your class. Shall I answer the blood service that you take Thursday 20 May at 17:00, enter "
        "it in the calendar and tick off the reminder to book?",
        calls=(_yes, _event, _done),
        reports="You give blood on 20 May at five.",
    ),
)  # fmt: skip

WRONG = {
    "the suggested date": (
        w.answer("wanted", "Monday 3 May at 16:30 is fine."), w.enter("Give blood", "2027-05-03T16:30"), _done,
    ),
    "during the class trip": (
        w.answer("wanted", "Thursday 13 May at 16:30, please."), w.enter("Give blood", "2027-05-13T16:30"), _done,
    ),
    "the reminder still rings": (_yes, _event),
    "nothing in the calendar": (_yes, _done),
    "the service hears nothing": (_event, _done),
    "the trip goes": (_yes, _event, _done, do(Calendar.delete_event, event_id=the("trip"))),
}  # fmt: skip

WAYS = {
    "the reminder is deleted, the reason given": (
        w.answer("wanted", "On 3 May I would be too early, that is only 60 days. On 20 May I come with pleasure."),
        do(Reminders.delete_reminder, reminder_id=the("next")),
        w.enter("Blood donation", "2027-05-20T17:00", ends="2027-05-20T18:30"),
    ),
    "a fresh mail": (
        w.enter("Donate blood, Lime Street 8", "2027-05-20T17:00"), _done,
        w.write_to(SERVICE, "Tomas Dvořák", "Please put me down for 20/05 at 5 pm."),
    ),
}  # fmt: skip
