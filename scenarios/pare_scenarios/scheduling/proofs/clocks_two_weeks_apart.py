"""The solution of `clocks-two-weeks-apart`, mistakes that must fail and other ways that must pass."""

from datetime import date

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.scheduling.words.clocks_two_weeks_apart import FIRST, SECOND


def call(on: date = FIRST, **changes: object) -> Do:
    """One of the Boston calls is changed."""
    return do(Calendar.update_event, event_id=the("boston", suffix=f"@{on}"), **changes)


def drop(name: str, on: date) -> Do:
    """One occurrence is deleted."""
    return do(Calendar.delete_event, event_id=the(name, suffix=f"@{on}"))


def ask(text: str = "The Boston call is at three on Tuesday the 16th. Could you fetch Lena at 15:15?") -> Do:
    """A message to Magda."""
    return do(Messaging.send_message, to=["Magda"], text=text)


def mark(on: date = FIRST) -> Do:
    """Magda's name goes on the fetching of that day."""
    return do(Calendar.update_event, event_id=the("fetching", suffix=f"@{on}"), title="Magda fetches Lena")


SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-03-16"), do(Calendar.list_events, day="2027-03-23"),
            do(Messaging.search_messages, sender="Magda"),
        ),
        says="Ten in Boston is 15:00 here on Tuesday 16 March, when you fetch Lena. Shall I move only that Boston "
        "call to 15:00, drop the call of 23 March, and ask Magda, who is free from two, to fetch Lena on the 16th?",
        calls=(call(starts="2027-03-16T15:00"), drop("boston", SECOND), ask()),
        reports="The call is moved, the other one dropped, and Magda is asked.",
    ),
    Stage(
        says="Magda says yes. Shall I mark the fetching of Lena on Tuesday the 16th as hers?",
        calls=(mark(),),
        reports="It says now that Magda fetches her.",
    ),
)  # fmt: skip

_sound = (call(starts="2027-03-16T15:00"), drop("boston", SECOND), ask())
WRONG = {
    "an hour the wrong way": ((call(starts="2027-03-16T17:00"), *_sound[1:]), (mark(),)),
    "the whole series": (
        (do(Calendar.update_event, event_id=the("boston"), starts="2027-01-12T15:00"), *_sound[1:]), (mark(),),
    ),
    "the dropped call moved too": ((_sound[0], call(SECOND, starts="2027-03-23T15:00"), ask()), (mark(),)),
    "Magda asked for both Tuesdays": (
        (*_sound[:2], ask("Could you fetch Lena on Tuesday 16 and 23 March? Boston is an hour early.")), (mark(),),
    ),
    "marked before she has answered": ((*_sound, mark()), ()),
    "the wrong fetching marked": (_sound, (mark(SECOND),)),
    "left as his": (_sound, ()),
}  # fmt: skip

WAYS = {
    "made anew, and taken out of his day": (
        (
            ask("Boston wants me at 3 pm next Tuesday. Can you pick the little one up?"), drop("boston", FIRST),
            drop("boston", SECOND),
            do(Calendar.create_event, title="Boston call (budget)", starts="2027-03-16T15:00"),
        ),
        (drop("fetching", FIRST),),
    ),
    "in Boston's own time, and Magda invited": (
        (
            drop("boston", SECOND), call(starts="2027-03-16T10:00", zone="America/New_York"),
            do(EmailApp.send_email, to=["Magda"], subject="Lena", body="Are you free to collect Lena on 16 March?"),
        ),
        (do(Calendar.change_attendees, event_id=the("fetching", suffix="@2027-03-16"), add=["Magda"]),),
    ),
}  # fmt: skip
