"""The solution of `physio-two-of-six`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_scenarios.scheduling.physio_two_of_six import ELENA, PHYSIO


def told(body: str) -> Do:
    """An answer to the practice's mail."""
    return do(EmailApp.reply_email, email_id=the("reminder"), body=body)


def off(day_of: str) -> Do:
    """One session leaves the calendar."""
    return do(Calendar.delete_event, event_id=the("physio", suffix=f"@{day_of}"))


_mail = told("Dear Bega team, I am away on 20 and 27 April and have to cancel these two sessions. Please add them "
             "at the end. Kind regards, Viktor Popescu")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, sender=PHYSIO.email), do(EmailApp.read_email, email_id=the("rule")),
            do(Calendar.list_events, day="2027-04-18", days=30),
        ),
        says="You are in Sibiu on both Tuesdays, and the practice charges what is not called off 48 hours ahead, "
        "that is by five today. Shall I cancel the physio sessions of 20 and 27 April by mail and take just these "
        "two out of the calendar?",
        calls=(_mail, off("2027-04-20"), off("2027-04-27")),
        reports="Both sessions are called off, and the other ones stay.",
    ),
)  # fmt: skip

WRONG = {
    "the whole series goes": (_mail, do(Calendar.delete_event, event_id=the("physio"))),
    "only the session of the reminder": (told("I cannot come on 20 April, please cancel it."), off("2027-04-20")),
    "the mail forgets the second one": (
        told("I cannot come on 20 April, please cancel it."), off("2027-04-20"), off("2027-04-27"),
    ),
    "the wrong second Tuesday": (_mail, off("2027-04-20"), off("2027-05-04")),
    "the sister is told instead": (
        do(EmailApp.send_email, to=[ELENA.email], subject="Physio", body="I have to cancel 20 and 27 April."),
        off("2027-04-20"), off("2027-04-27"),
    ),
}  # fmt: skip

WAYS = {
    "a mail for each": (
        told("Sorry, I can't come on Tuesday 20 April."),
        told("And on Tuesday 27 April I am still travelling, so please cancel that one too."),
        off("2027-04-27"), off("2027-04-20"),
    ),
    "a new mail": (
        off("2027-04-20"), off("2027-04-27"),
        do(EmailApp.send_email, to=[PHYSIO.email], subject="Viktor Popescu, two sessions",
           body="I will be out of town on 20/04 and 27/04. Please strike both; see you on 4 May!"),
    ),
}  # fmt: skip
