"""The solution of `deposit-cut-for-cleaning-already-paid`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.deposit_cut_for_cleaning_already_paid import OTHER, RECEIPT, RECORD, TORSTEN

_REMINDED = w.set_reminder("Deposit Deichgasse: has Mr Brandt answered?", "2027-07-08T10:00")


def answer(body: str, *files: str) -> Do:
    """The answer to the agent's statement, with files of the mails in which they came."""
    found = {RECEIPT: "receipt", OTHER: "windows", RECORD: "record"}
    attached = [the(found[file], suffix=f"/{file}") for file in files]
    return w.answer("statement", body, attachments=attached)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="receipt"), do(Notes.read_note, note_id=the("agreed")),
            do(Apartments.list_mine, of="messages"),
        ),
        says="Mr Brandt keeps 180 euros for a cleaning that you had done on 30 May. Shall I object to that with "
        "your receipt, accept the 40 euros for the wall as agreed, and remind you of his answer on 8 July?",
        calls=(
            answer("Dear Mr Brandt, I object to the 180 euros for cleaning: the flat was cleaned at my cost on 30 "
                   "May, see the receipt, and you found it clean on the 31st. The 40 euros for the wall are fine. "
                   "Please transfer 1,200 euros. Soraya Hassani", RECEIPT),
            _REMINDED,
        ),
        reports="The objection is with Mr Brandt, and on 8 July you are reminded of it.",
    ),
)  # fmt: skip

WRONG = {
    "both refused": (answer("I object to both, 180 for cleaning and 40 for the wall.", RECEIPT), _REMINDED),
    "the receipt for the windows": (
        answer("I object to the 180 euros for cleaning, see the receipt. The 40 are fine.", OTHER), _REMINDED,
    ),
    "without the receipt": (answer("I object to the 180 euros, I had it cleaned. The 40 are fine."), _REMINDED),
    "all accepted": (answer("Thank you, I accept 1,020 euros, cleaning and wall.", RECEIPT), _REMINDED),
    "a threat": (answer("I object to 180 euros and accept 40, or we meet in court.", RECEIPT), _REMINDED),
    "nothing reminds her": (answer("I object to the 180 euros for cleaning. The 40 are fine.", RECEIPT),),
}  # fmt: skip

WAYS = {
    "a fresh mail, with the record too": (
        w.write_to(TORSTEN, "Deposit", "Dear Mr Brandt, as we agreed, 40 euros for the hole are correct. But I do "
                   "not accept the deduction of 180 euros: a firm was there on 30 May. I ask for 1,200 euros.",
                   attachments=[the("receipt", suffix=f"/{RECEIPT}"), the("record", suffix=f"/{RECORD}")]),
        w.set_reminder("Answer of Mr Brandt?", "2027-07-07T18:00"),
    ),
    "the bill answered, a line in the note": (
        w.set_reminder("Old flat: 1,200 euros there?", "2027-07-09T09:00"),
        w.answer("bill", "Dear Mr Brandt, I dispute this one, the flat was already professionally cleaned (receipt "
                 "attached). The 40 euros I accept.", attachments=[the("receipt", suffix=f"/{RECEIPT}")]),
        do(Notes.write_note, note_id=the("agreed"), text="1 July: objected to 180 euros, 1,200 expected"),
    ),
}  # fmt: skip
