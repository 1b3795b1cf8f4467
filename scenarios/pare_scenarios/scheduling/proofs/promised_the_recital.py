"""The solution of `promised-the-recital`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.scheduling.promised_the_recital import ESTHER


def respond(answer: str, comment: str = "") -> Do:
    """The answer to the invitation itself."""
    return do(Calendar.respond_to_invitation, event_id=the("invitation"), answer=answer, comment=comment)


def recital(starts: str = "2027-03-18T18:30") -> Do:
    """Kofi's recital goes into the calendar."""
    return do(Calendar.create_event, title="Kofi's recital", starts=starts, location="Ridge Music School")


SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-03-18"), do(Messaging.search_messages, text="18th"),
            do(Messaging.search_messages, text="promise"),
        ),
        says="You promised Kofi to be at his recital on Thursday the 18th at half past six, which is not in your "
        "calendar. Shall I decline Esther's quiz that evening and put the recital in?",
        calls=(respond("declined", "Sorry, I have promised my nephew that evening. Enjoy it!"), recital()),
        reports="The quiz is declined, and Kofi's recital is in your calendar.",
    ),
)  # fmt: skip

WRONG = {
    "accepted, since the evening looks free": (respond("accepted"), recital()),
    "left open": (respond("tentative", "I may be late"), recital()),
    "on the birthday": (respond("declined"), recital("2027-03-20T18:30")),
    "at the hour of the quiz": (respond("declined"), recital("2027-03-18T19:00")),
    "not in the calendar": (respond("declined"),),
    "doubt for Efua": (
        respond("declined"), recital(),
        do(Messaging.send_message, to=["Efua"], text="There is a quiz on Thursday, but I will try to come."),
    ),
}  # fmt: skip

WAYS = {
    "by mail": (
        do(Calendar.create_event, title="Violin, front row", starts="2027-03-18T18:30", ends="2027-03-18T20:00",
           notes="Recital, Ridge Music School"),
        do(EmailApp.send_email, to=["Esther Boateng"], subject="Quiz night",
           body="Dear Esther, I'm afraid I cannot come on Thursday: my nephew plays that evening."),
    ),
    "a no, and a word to her": (
        respond("declined"),
        do(Messaging.send_message, to=[ESTHER.number], text="I won't make it to the quiz, sorry. Family evening!"),
        recital(),
    ),
    "a message alone": (
        recital("2027-03-18T18:30:00+00:00"),
        do(Messaging.send_message, to=["Esther"], text="Sorry, you'll have to play without me on Thursday."),
    ),
}  # fmt: skip
