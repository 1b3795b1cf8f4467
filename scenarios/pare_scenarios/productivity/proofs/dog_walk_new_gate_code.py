"""The solution of `dog-walk-new-gate-code`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.dog_walk_new_gate_code import INES, KWAME, PILAR

_TRUFA = "Gate 7310 (from 19 October, noon)\nThe flat key is on the green ring\nShe pulls at pigeons"


def entry(section: str, lines: str) -> Do:
    """What the note says of one dog."""
    return do(Notes.write_note, note_id=the("codes"), section=section, text=lines, how="replace")


_told = w.tell(KWAME, "From noon today the gate at Trufa's, Calle del Nogal 18, opens with 7310 only.")
_noted = entry("Trufa", _TRUFA)
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="Arroyo"), do(Calendar.list_events, day="2027-10-19"),
            do(Notes.read_note, note_id=the("codes")),
        ),
        says="The gate at Trufa's has a new code from noon, and Kwame walks her at half past twelve. Shall I send "
        "the code to Kwame now and correct Trufa's entry in your note?",
        calls=(_told, _noted),
        reports="Kwame has the new code, and the note is right again.",
    ),
)  # fmt: skip

WRONG = {
    "the walker of the other days": (w.tell(INES, "Trufa's gate: 7310 from noon today."), _noted),
    "into the walkers' group": (w.tell("walkers", "Trufa's gate has a new code from noon: 7310."), _noted),
    "the son's gate": (
        _told, entry("Bruno", "Santiago Arroyo, Calle del Nogal 3. Gate 7310\nNo key, he opens himself"),
    ),
    "Kwame alone": (_told,),
    "both codes stand there": (_told, entry("Trufa", f"{_TRUFA}\nGate 4417")),
}  # fmt: skip

WAYS = {
    "the note first, and a word to Señora Arroyo": (
        entry("Trufa", _TRUFA.replace("(from 19 October, noon)", "(old code 4417, until 19 October)")),
        w.tell(KWAME, "Before your 12:30 walk: the code is 7310 now, 4417 won't work any more."),
        w.tell(PILAR, "Thank you, your walker knows."),
    ),
    "in the event, too": (
        do(Calendar.update_event, event_id=the("walk", suffix="@2027-10-19"), notes="Gate: 7310"), _told, _noted,
    ),
}  # fmt: skip
