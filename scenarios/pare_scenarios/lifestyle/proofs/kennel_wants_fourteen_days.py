"""The solution of `kennel-wants-fourteen-days`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios.lifestyle.kennel_wants_fourteen_days import KENNEL, MOHAN, RECORD, VET


def vet(text: str) -> Do:
    """A message to the vet."""
    return do(Messaging.send_message, conversation_id=the("vet_chat"), text=text)


def text(person: Person, words: str) -> Do:
    """A message to somebody."""
    return do(Messaging.send_message, to=[person.number], text=words)


def answer(body: str, **more: object) -> Do:
    """The answer to the kennel's mail."""
    return do(EmailApp.reply_email, email_id=the("rule"), body=body, **more)


def entry(starts: str) -> Do:
    """An entry in the calendar."""
    return do(Calendar.create_event, title="Bruno: vaccination, Neem Tree", starts=starts)


_OLD = [the("record", suffix=f"/{RECORD.name}")]
_ask = vet("Too late, Bruno must have his kennel cough vaccination by Saturday 10 July. Is anything free?")
_take = vet("Saturday 10 July at 9:40, please!")
_note = entry("2027-07-10 09:40")
_tell = answer("Bruno is vaccinated on Saturday 10 July, 14 days before he comes. I send the proof that day.")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="record"),
            do(EmailApp.read_attachment, email_id=the("record"), name=RECORD.name),
            do(Calendar.list_events, day="2027-07-06", days=31), do(Reminders.list_reminders, text="Bruno"),
        ),
        says="Bruno's kennel cough vaccination has run out, and the kennel wants a new one 14 days before 24 July. "
        "Both days that the vet offers are too late. Shall I ask the vet for one by Saturday 10 July?",
        calls=(_ask,),
        reports="I have asked the vet.",
    ),
    Stage(
        reads=(do(Calendar.check_availability, day="2027-07-09", days=2),),
        says="On Friday at 17:30 you are in the audit wrap-up. Shall I take Saturday 10 July at 9:40, put it into "
        "your calendar and tell the kennel that the proof comes that day?",
        calls=(_take, _note, _tell),
        reports="Saturday 9:40 it is, and the kennel knows.",
    ),
)  # fmt: skip

WRONG = {
    "Monday 12 July, the first that was offered": ((vet("Monday 12 July at 15:00, please."),), (_note, _tell)),
    "Friday, in the audit": (
        (_ask,),
        (vet("Friday at 17:30."), entry("2027-07-09 17:30"), answer("Bruno is vaccinated on Friday 9 July.")),
    ),
    "the old proof": ((_ask,), (_take, _note, answer("The new one comes on 10 July.", attachments=_OLD))),
    "the kennel hears nothing": ((_ask,), (_take, _note)),
    "the vet's answer is left": ((_ask,), (_note, _tell)),
    "an hour off in the calendar": ((_ask,), (_take, entry("2027-07-10 10:40"), _tell)),
}  # fmt: skip

WAYS = {
    "the September reminder brought forward, the kennel by message": (
        (text(VET, "Is there anything earlier, this week?"),),
        (
            do(Reminders.update_reminder, reminder_id=the("september"), due="2027-07-10 08:30"),
            text(VET, "The 10th at 9.40, thank you."),
            text(KENNEL, "Bruno gets it on 10 July, proof follows then."),
        ),
    ),
    "by mail, calendar and reminder, the husband told": (
        (
            do(EmailApp.send_email, to=[VET.email], subject="Bruno", body="We need it by 10 July. What is free?"),
            text(KENNEL, "We are asking the vet for a day up to 10 July."),
        ),
        (
            _tell, _note, do(Reminders.complete_reminder, reminder_id=the("september")),
            do(EmailApp.send_email, to=[VET.email], subject="Bruno", body="Saturday, 9:40 it is."),
            text(MOHAN, "Vet on Saturday, 9:40. You drive?"),
        ),
    ),
}  # fmt: skip
