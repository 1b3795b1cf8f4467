"""The solution of `car-policy-runs-on-unless-cancelled`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.productivity.car_policy_runs_on_unless_cancelled import IVANA, RILA, TARNAVO


def cancel(body: str) -> Do:
    """Notice, in answer to the mail about next year."""
    return w.answer("renewal", body)


def check(due: str = "2027-12-07 09:00") -> Do:
    """A reminder to look for the confirmation."""
    return w.set_reminder("Has Tarnavo confirmed the end of K-20931?", due)


_notice = cancel("Dear Sir or Madam, I hereby give notice for my car policy K-20931 at 31 December 2027. My home "
                 "policy K-20932 continues unchanged. Please confirm. Bojan Marinov")  # fmt: skip
_word = w.tell(IVANA, "Yes: notice for the car is with Tarnavo, it ends on 31 December. The home stays there.")
SOLUTION = (
    Stage(
        reads=(
            do(Notes.read_note, note_id=the("papers")), do(EmailApp.read_email, email_id=the("renewal")),
            do(EmailApp.search_emails, text="motor policy"), do(Messaging.search_messages, text="Tarnavo"),
            do(Reminders.list_reminders, text="car"),
        ),
        says="Today is the last day of notice for the car. Shall I cancel K-20931 at Tarnavo at 31 December, so "
        "that December is still insured, tell Ivana that it is done and the home stays, and set a reminder for 7 "
        "December to look for the confirmation?",
        calls=(_notice, _word, check()),
        reports="Tarnavo has notice for the car, Ivana knows, and the reminder is set.",
    ),
)  # fmt: skip

WRONG = {
    "both policies": (cancel("I cancel K-20931 and K-20932 at 31 December 2027."), _word, check()),
    "at once": (cancel("Please cancel K-20931 with immediate effect, not at 31 December."), _word, check()),
    "the home instead of the car": (
        cancel("I cancel my policy K-20932 at 31 December 2027. The car, K-20931, stays."), _word, check(),
    ),
    "to the new insurer": (w.write_to(RILA, "Notice", "I cancel K-20931 at 31 December 2027."), _word, check()),
    "nothing looks for the confirmation": (_notice, _word),
    "Ivana hears nothing": (_notice, check()),
}  # fmt: skip

WAYS = {
    "a fresh mail, the number named to her, a line in the note": (
        w.write_to(TARNAVO, "K-20931: notice", "Please do not renew policy K-20931 after 31/12/2027. Bojan "
                                               "Marinov"),
        w.write_to(IVANA, "Tarnavo", "K-20931 is cancelled at the end of December, the home goes on."),
        do(Notes.write_note, note_id=the("papers"), section="Insurance", text="30 Nov 2027: notice for K-20931 "
                                                                              "sent"),
        check("2027-12-07 18:00"),
    ),
    "Ivana first, the reminder in the list of the car": (
        w.tell(IVANA, "Right, the car leaves, I have just written to them."),
        w.set_reminder("Tarnavo: confirmation there?", "2027-12-07 08:00", notes="K-20931"),
        cancel("Herewith I terminate the car insurance K-20931 as of 31 December 2027 (the end of the term). "
               "K-20932 is not concerned."),
    ),
}  # fmt: skip
