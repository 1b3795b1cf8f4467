"""The solution of `reference-letter-due-at-midnight`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.communication.reference_letter_due_at_midnight import ADMISSIONS, HUW, OFFICE, TEXT
from pare_scenarios.communication.words.reference_letter_due_at_midnight import NUMBER, OTHER

DONE = do(Reminders.complete_reminder, reminder_id=the("task"))
SEND = do(EmailApp.send_draft, email_id=the("draft"))


def edit(to: Person = ADMISSIONS, subject: str = f"Reference for Huw Forde, {NUMBER}", **more: object) -> Do:
    """The draft gets another recipient and subject."""
    return do(EmailApp.edit_draft, email_id=the("draft"), to=[to.email], subject=subject, **more)


def calm(text: str = "Your letter has gone to the college, with your number. Good luck, and go to bed!") -> Do:
    """A message for Huw."""
    return w.tell(HUW, text)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.list_emails, folder="drafts"), do(EmailApp.read_email, email_id=the("draft")),
            do(EmailApp.search_emails, text="referee"), do(Notes.read_note, note_id=the("numbers")),
            do(Reminders.list_reminders, text="Huw"),
        ),
        says="Huw's letter lies among your drafts, addressed to him, and the college closes at 23:59. Shall I send "
        f"it to admissions with his number {NUMBER} instead, tell Huw that it is in, and tick off the reminder?",
        calls=(edit(), SEND, calm(), DONE),
        reports="The letter is with admissions, and Huw knows.",
    ),
)  # fmt: skip

WRONG = {
    "sent as it is addressed": (SEND, calm(), DONE),
    "to the general office": (edit(OFFICE), SEND, calm(), DONE),
    "without a number": (edit(subject="Reference for Huw Forde"), SEND, calm(), DONE),
    "with the other applicant's number": (edit(subject=f"Reference, {OTHER}"), SEND, calm(), DONE),
    "with a copy to Huw": (edit(cc=[HUW.email]), SEND, calm(), DONE),
    "corrected and left among the drafts": (edit(), calm(), DONE),
    "Huw hears nothing": (edit(), SEND, DONE),
    "Huw may read the best of it": (
        edit(), SEND, calm("It is sent. I call you the most careful young engineer in ten years."), DONE,
    ),
}  # fmt: skip

WAYS = {
    "a fresh mail with the letter as its text, the draft deleted": (
        w.write_to(ADMISSIONS, "Letter of reference", f"Applicant {NUMBER}, Huw Forde.\n\n{TEXT}\n\nDr F. Adeyemi"),
        do(EmailApp.delete_emails, email_ids=[the("draft")]),
        w.write_to(HUW, "Your letter", "Dear Huw, I have just submitted it. Nothing is left for you to do."),
        DONE,
    ),
    "the number in the text, and noted": (
        DONE,
        edit(subject="Letter", body=f"Attached is my letter on Huw Forde, applicant {NUMBER}. F. Adeyemi"),
        SEND,
        calm("Don't worry, Huw, the college has got your letter."),
        do(Notes.write_note, note_id=the("numbers"), section="Huw Forde", text="sent on 15 January"),
    ),
}  # fmt: skip
