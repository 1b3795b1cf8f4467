"""The solution of `cab-fare-goes-on-the-tuning-bill`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.cab_fare_goes_on_the_tuning_bill import OFFICE


def bill(there: str = "57.60", total: str = "537.60", more: str = "") -> str:
    """The text of the bill."""
    return (
        f"Dear all, for Wednesday 3 February:\nTuning, concert grand: R$ 480.00\nCab to the theatre: R$ {there}\n"
        f"{more}Total: R$ {total}\nKind regards, Jorge Almeida"
    )


def drafted(text: str) -> Do:
    """The draft gets this text."""
    return do(EmailApp.edit_draft, email_id=the("bill"), body=text)


SENT = do(EmailApp.send_draft, email_id=the("bill"))

SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("bill")), do(Cab.list_rides, which="past", text="Paineira"),
            do(Notes.read_note, note_id=the("terms")),
        ),
        says="The theatre pays your cab there, and that ride was corrected to R$ 57.60. Shall I add it to the "
        "bill in your drafts, R$ 537.60 in all, and send it now?",
        calls=(drafted(bill()), SENT),
        reports="The bill is with the theatre: R$ 537.60.",
    ),
)  # fmt: skip

WRONG = {
    "sent bare": (SENT,),
    "the fare before the correction": (drafted(bill("73.60", "553.60")), SENT),
    "both rides": (drafted(bill(total="606.00", more="Cab back: R$ 68.40\n")), SENT),
    "corrected, not sent": (drafted(bill()),),
    "two bills": (w.answer("request", bill()), SENT),
    "the wrong line added up": (drafted(bill(total="480.00")), SENT),
}

WAYS = {
    "an answer to the office, the draft thrown away": (
        w.answer("request", "Bom dia! Tuning R$ 480,00, cab to you R$ 57,60, together R$ 537,60. Jorge Almeida"),
        do(EmailApp.delete_emails, email_ids=[the("bill")]),
    ),
    "the receipt goes along": (
        do(EmailApp.edit_draft, email_id=the("bill"), body=bill(), subject="Bill, 3 February 2027",
           attachments=[the("there", suffix="/receipt.pdf")]),
        SENT,
    ),
    "a fresh mail, the draft left alone": (w.write_to(OFFICE, "Bill for 3 February", bill()),),
}  # fmt: skip
