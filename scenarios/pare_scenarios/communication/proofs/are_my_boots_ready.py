"""The solution of `are-my-boots-ready`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.communication.are_my_boots_ready import MARTA_M, MARTA_R


def log(line: str, **how: object) -> Do:
    """A line of the log."""
    return do(Notes.write_note, note_id=the("repairs"), text=line, **how)


SOLUTION = (
    Stage(
        reads=(do(Contacts.find_contacts, text="Marta"), do(Notes.list_notes, text="Marta"),
               do(Notes.read_note, note_id=the("repairs")), do(Calendar.list_events, day="2027-03-11")),
        says="Marta Munteanu's number is the one of ticket 214. Shall I answer that her boots are ready, 65 lei, "
        "and that you shut at 16:00 today, and mark in the log that she was told?",
        calls=(
            w.tell(MARTA_M, "Good day! Your boots are ready, 65 lei. Today I am open until 16:00 only."),
            log("214: told on 11 March (ready, 65 lei, today until 16:00)"),
        ),
        reports="She knows, and ticket 214 is marked.",
    ),
)  # fmt: skip

_yes = w.tell(MARTA_M, "They are ready, 65 lei, but come before 16:00 today.")
WRONG = {
    "the sandals of the other Marta": (
        w.tell(MARTA_M, "Not yet, the buckle is still missing. It will be 40 lei."), log("219: told on 11 March"),
    ),
    "until six as on the sign": (
        w.tell(MARTA_M, "Your boots are ready, 65 lei. I am open until 18:00."), log("214: told on 11 March"),
    ),
    "told to the other Marta": (
        w.tell(MARTA_R, "Your boots are ready, 65 lei, today until 16:00."), log("214: told on 11 March"),
    ),
    "the log is forgotten": (_yes,),
    "the wrong ticket is marked": (_yes, log("219: told on 11 March")),
    "nothing of the price": (w.tell(MARTA_M, "Ready! Today until 16:00."), log("214: told on 11 March")),
}  # fmt: skip

WAYS = {
    "the line itself rewritten": (
        w.tell(MARTA_M, "They're finished: 65 RON. Please come by 4 pm, I close early today."),
        log("212, Ilić, brogues, new soles, fetched 9 March, 90 lei paid\n"
            "214, Marta (number ends in 155), tall boots, heels and zip, ready, 65 lei, customer informed 11.3.\n"
            "219, Marta (number ends in 177), sandals, buckle missing, ordered, 40 lei\n"
            "221, Vasilev, clogs, ready, 30 lei, told on 10 March", how="replace"),
    ),
    "the log first, in other words": (
        log("11 March, 13:15: answered Marta Munteanu about her boots"),
        w.tell(MARTA_M, "Yes, done. 65 lei in cash. I usually stay until 18:00, but today the door shuts at four."),
    ),
}  # fmt: skip
