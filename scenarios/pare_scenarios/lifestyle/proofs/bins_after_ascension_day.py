"""The solution of `bins-after-ascension-day`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.bins_after_ascension_day import MEHMET

DONE = do(Reminders.complete_reminder, reminder_id=the("brown"))

SOLUTION = (
    Stage(
        reads=(
            do(Reminders.list_reminders, text="bin"), do(Messaging.search_messages, text="brown bin"),
            do(EmailApp.search_emails, text="rounds"),
        ),
        says="The brown bins are not emptied before Saturday. Shall I put off Wednesday's reminder for the brown "
        "bins to Friday evening at seven, just this once?",
        calls=(w.put_off("brown", "2027-05-07 19:00"),),
        reports="The brown bins ring on Friday at seven.",
    ),
)  # fmt: skip

WRONG = {
    "Thursday evening, as in the first mail": (w.put_off("brown", "2027-05-06 19:00"),),
    "the whole series moves": (do(Reminders.update_reminder, reminder_id=the("brown"), due="2027-05-07 19:00"),),
    "the paper bin moves along": (w.put_off("brown", "2027-05-07 19:00"), w.put_off("paper", "2027-05-14 19:00")),
    "Friday besides Wednesday": (w.set_reminder("Brown bins down", "2027-05-07 19:00"),),
    "skipped altogether": (DONE,),
}

WAYS = {
    "this Wednesday skipped, a single reminder instead": (
        DONE,
        w.set_reminder("Both brown bins", "2027-05-07 18:00"),
    ),
    "put off, and the neighbour told": (
        w.put_off("brown", "2027-05-07 20:00"),
        w.tell(MEHMET, "Our brown bins go down on Friday evening this time."),
    ),
}
