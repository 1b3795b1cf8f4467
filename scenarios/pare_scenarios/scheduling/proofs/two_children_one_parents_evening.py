"""The solution of `two-children-one-parents-evening`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging


def answer(body: str, **more: object) -> Do:
    """The answer to the school's mail."""
    return do(EmailApp.reply_email, email_id=the("slots"), body=body, **more)


def talk(child: str, at: str, **more: object) -> Do:
    """One talk goes into the calendar."""
    return do(Calendar.create_event, title=f"{child}: parents' evening", starts=f"2027-03-11T{at}", **more)


def to_nasrin(text: str) -> Do:
    """A message to Nasrin."""
    return do(Messaging.send_message, to=["Nasrin"], text=text)


SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-03-11"), do(EmailApp.search_emails, text="parents evening"),
            do(Messaging.search_messages, sender="Nasrin"),
        ),
        says="With ten minutes a talk and ten to walk, one pair suits Nasrin's shift and the dance class: 16:40 "
        "for Samir and 17:25 for Zainab. Shall I write that to the school, put both talks into your calendar and "
        "tell Nasrin?",
        calls=(
            answer("Dear office, 16:40 with Ms Palmer for Samir and 17:25 with Mr Calder for Zainab, please."),
            talk("Samir", "16:40", ends="2027-03-11T16:50", location="Hill building, Ms Palmer"),
            talk("Zainab", "17:25", ends="2027-03-11T17:35", location="Garden building, Mr Calder"),
            to_nasrin("Mr Calder has us at 17:25 on Thursday. I see Ms Palmer before, at 16:40."),
        ),
        reports="The school has both times, the talks are in your calendar, and Nasrin knows.",
    ),
)  # fmt: skip

WRONG = {
    "no time to walk": (
        answer("17:10 for Samir and 17:25 for Zainab, please."),
        talk("Samir", "17:10"), talk("Zainab", "17:25"), to_nasrin("Zainab's talk is at 17:25."),
    ),
    "without Nasrin": (
        answer("16:40 for Samir and 17:00 for Zainab, please."),
        talk("Samir", "16:40"), talk("Zainab", "17:00"), to_nasrin("Zainab's talk is at 17:00."),
    ),
    "the children mixed up": (
        answer("17:25 for Samir and 16:40 for Zainab, please."),
        talk("Samir", "17:25"), talk("Zainab", "16:40"), to_nasrin("Zainab's talk is at 16:40."),
    ),
    "too late for the dance class": (
        answer("16:40 for Samir and 18:10 for Zainab, please."),
        talk("Samir", "16:40"), talk("Zainab", "18:10"), to_nasrin("Zainab's talk is at 18:10."),
    ),
    "the dance class moved as well": (
        answer("16:40 for Samir and 17:25 for Zainab, please."),
        talk("Samir", "16:40"), talk("Zainab", "17:25"), to_nasrin("Zainab's talk is at 17:25."),
        do(Calendar.update_event, event_id=the("dance"), starts="2027-03-11T18:15"),
    ),
    "Nasrin is not told": (
        answer("16:40 for Samir and 17:25 for Zainab, please."), talk("Samir", "16:40"), talk("Zainab", "17:25"),
    ),
}  # fmt: skip

WAYS = {
    "two mails, and Nasrin invited": (
        talk("Zainab", "17:25", attendees=["Nasrin"]),
        talk("Samir", "16:40"),
        do(EmailApp.send_email, to=["office@moorside.test"], subject="Samir Hussain", body="Samir: 4.40 pm."),
        do(EmailApp.send_email, to=["office@moorside.test"], subject="Zainab Hussain", body="Zainab: 5.25 pm."),
    ),
    "one entry for both": (
        answer("Samir 16:40. Zainab 17:25. Many thanks, Tariq Hussain"),
        do(Calendar.create_event, title="Parents' evening", starts="2027-03-11T16:40", ends="2027-03-11T17:35",
           notes="Samir 16:40 (Palmer), Zainab 17:25 (Calder)"),
        do(EmailApp.send_email, to=["Nasrin"], subject="Thursday", body="Calder at 25 past five. See you there?"),
    ),
}  # fmt: skip
