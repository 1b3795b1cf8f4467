"""The solution of `three-pay-slips-before-noon`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.three_pay_slips_before_noon import FALK, FEB, JAN, MAR, OLD_FEB, SENT_AS, SLIPS


def files(*slips: str) -> list[object]:
    """Slips, each from the mail that it came with."""
    return [the(SENT_AS[one], suffix=f"/{one}") for one in slips]


def hand_in(*slips: str, to: str = "erlenhof") -> Do:
    """Slips are added to an application."""
    return do(Apartments.update_application, application_id=the(to), attachments=files(*slips))


LINE = w.answer("noon", "Dear Mr Falk, the three slips are in the app now. Kind regards, Selma Ilić")

SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="slip"), do(EmailApp.read_email, email_id=the("bonus")),
            do(Apartments.list_mine, of="applications"), do(Reminders.list_reminders, text="Erlenhof"),
        ),
        says="Mr Falk lacks three pay slips and the owner decides at noon. Shall I add January, March and the "
        "corrected February slip to your application for Erlenhof, and tell him that they are there?",
        calls=(hand_in(*SLIPS), LINE),
        reports="All three slips are with Erlenhof.",
    ),
)  # fmt: skip

WRONG = {
    "the first February slip": (hand_in(JAN, OLD_FEB, MAR), LINE),
    "both February slips": (hand_in(*SLIPS, OLD_FEB), LINE),
    "to Brunnweg": (hand_in(*SLIPS, to="brunnweg"), LINE),
    "March is left out": (hand_in(JAN, FEB), LINE),
    "he does not look before noon": (hand_in(*SLIPS),),
}

WAYS = {
    "as an answer to the mail": (
        w.answer("noon", "Dear Mr Falk, here are my slips for January to March.", attachments=files(*SLIPS)),
        do(Reminders.complete_reminder, reminder_id=the("papers")),
    ),
    "one by one, and a message in the app": (
        hand_in(MAR), hand_in(JAN, FEB),
        do(Apartments.send_message, listing_id=the("flat"), text="Everything that was missing is uploaded."),
    ),
    "forwarded in three mails": tuple(
        do(EmailApp.forward_email, email_id=the(SENT_AS[one]), to=[FALK.email], body="For Erlenhof 4/12")
        for one in SLIPS
    ),
}  # fmt: skip
