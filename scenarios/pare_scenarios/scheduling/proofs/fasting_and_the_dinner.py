"""The solution of `fasting-and-the-dinner`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios.scheduling.fasting_and_the_dinner import LAB, MAGDA


def ask(text: str) -> Do:
    """A message to Magda."""
    return do(Messaging.send_message, to=[MAGDA.number], text=text)


def dinner(at: str = "18:15") -> Do:
    """The dinner moves."""
    return do(Calendar.update_event, event_id=the("dinner"), starts=f"2027-02-11T{at}")


def sample(at: str = "07:40") -> Do:
    """The laboratory moves."""
    return do(Calendar.update_event, event_id=the("test"), starts=f"2027-02-12T{at}")


def bite(at: str = "19:40") -> Do:
    """The reminder moves."""
    return do(Reminders.update_reminder, reminder_id=the("bite"), due=f"2027-02-11T{at}")


_question = ask("My blood test is now at dawn and I must not eat after 19:40. Could we have dinner at about six?")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, sender=LAB.email), do(EmailApp.read_email, email_id=the("rule")),
            do(Calendar.list_events, days=2), do(Reminders.list_reminders, due="today"),
        ),
        says="With the test at 07:40 and twelve hours of fasting you must not eat after 19:40, and dinner is at "
        "20:30. Shall I ask Magda whether you can eat earlier, at about six?",
        calls=(_question,),
        reports="Magda is asked.",
    ),
    Stage(
        reads=(do(Messaging.search_messages, sender=MAGDA.number, limit=3),),
        says="Magda can make it at a quarter past six. Shall I move the dinner to 18:15 tonight, the test to 07:40 "
        "tomorrow, and your last bite to 19:40?",
        calls=(dinner(), sample(), bite()),
        reports="Dinner at 18:15, last bite at 19:40, laboratory at 07:40.",
    ),
)  # fmt: skip

WRONG = {
    "twelve hours before eight": ((_question,), (dinner(), sample(), bite("20:00"))),
    "the time of the first mail": ((_question,), (dinner(), sample("08:00"), bite())),
    "the reminder stays": ((_question,), (dinner(), sample())),
    "six, as was asked": ((_question,), (dinner("18:00"), sample(), bite())),
    "the dinner falls through": (
        (ask("I must not eat tonight, let's cancel dinner and meet another day."),),
        (do(Calendar.delete_event, event_id=the("dinner")), sample(), bite()),
    ),
    "the dinner moves without a word": ((), (dinner(), sample(), bite())),
}  # fmt: skip

WAYS = {
    "no reason given, the rest at once": (
        (ask("Any chance of meeting earlier tonight?"), sample("07:30"), bite("19:30")), (dinner(),),
    ),
    "a new reminder, and thanks": (
        (ask("Could we eat at half past five or six instead of 20:30? Blood test tomorrow."),),
        (
            sample(), dinner(), do(Reminders.delete_reminder, reminder_id=the("bite")),
            do(Reminders.create_reminder, title="Nothing to eat from now on", due="2027-02-11T19:35"),
            ask("Perfect, see you at the Spoon!"),
        ),
    ),
}  # fmt: skip
