"""The solution of `class-after-the-fast-is-broken`, mistakes that must fail and other ways that must pass."""

from datetime import date

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios.scheduling.class_after_the_fast_is_broken import HASSAN, SASKIA, WILLEM
from pare_scenarios.scheduling.words.class_after_the_fast_is_broken import CLOSED, LATER


def later(on: date, at: str = "20:15") -> Do:
    """One class begins later."""
    return do(Calendar.update_event, event_id=the("class", suffix=f"@{on}"), starts=f"{on}T{at}")


def off(on: date) -> Do:
    """One class leaves the calendar."""
    return do(Calendar.delete_event, event_id=the("class", suffix=f"@{on}"))


def ask(text: str, who: Person = SASKIA) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[who.number], text=text)


_moves = (*map(later, LATER), off(CLOSED))
_question = ask("Hi Saskia, class is later in the fast. Could you mind the two on 9 and 16 February and 2 March "
                "from 19:45 to 22:15? And not at all on 23 February, there is no class.")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, sender=WILLEM.number), do(Calendar.search_events, query="Dutch"),
            do(Notes.list_notes, text="Saskia"), do(Notes.read_note, note_id=the("hours")),
        ),
        says="Shall I put the Dutch classes of 9 and 16 February and 2 March to 20:15 in your calendar, take out "
        "23 February, and ask Saskia whether she can stay from 19:45 to 22:15 on those three?",
        calls=(*_moves, _question),
        reports="Three classes are later, one is out, and Saskia is asked.",
    ),
)  # fmt: skip

WRONG = {
    "the whole series": (do(Calendar.update_event, event_id=the("class"), starts="2027-01-12T20:15"), _question),
    "tomorrow as well": (later(date(2027, 2, 2)), *_moves, _question),
    "23 February later, too": (*map(later, (*LATER, CLOSED)), _question),
    "Saskia at her usual hours": (
        *_moves, ask("Class is later on 9 and 16 February and 2 March, none on the 23rd. See you at 18:00!"),
    ),
    "the brother is asked": (*_moves, ask("On 9, 16 Feb and 2 March 19:45 to 22:15, not 23 Feb?", HASSAN)),
}  # fmt: skip

WAYS = {
    "the minder first, with other hours": (
        ask("Dear Saskia, from 9 February to 2 March class ends at 21:45. Can you come 20:00 to 22:30 then? "
            "On 23 February you are free, the school is closed."), *_moves,
    ),
    "out of the series and written anew": (
        *map(off, (*LATER, CLOSED)),
        *(do(Calendar.create_event, title="Dutch class (later)", starts=f"{on}T20:15", ends=f"{on}T21:45")
          for on in LATER),
        _question,
    ),
}  # fmt: skip
