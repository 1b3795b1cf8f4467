"""The solution of `a-bride-and-a-regular-at-the-same-hour`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios.communication.a_bride_and_a_regular_at_the_same_hour import VOGEL


def to(who: str, text: str) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[who], text=text)


def move(starts: str) -> Do:
    """Frau Vogel's appointment is moved."""
    return do(Calendar.update_event, event_id=the("vogel"), starts=starts)


_ask = to("Frau Vogel", "I am so sorry, I gave Friday at two away twice. Would Thursday 24 June at 18:00 or Friday "
          "at 9:30 suit you? You get 15 percent off, of course.")  # fmt: skip
_bride = do(Calendar.create_event, title="Zeynep, bride, and two bridesmaids", starts="2027-06-25T13:30",
            ends="2027-06-25T16:00")  # fmt: skip
_then = (move("2027-06-24T18:00"), to("Frau Vogel", "Thank you! So see you on Thursday at 18:00."))
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.read_conversation, conversation_id=the("promise")),
            do(Messaging.read_conversation, conversation_id=the("flight")),
            do(Calendar.list_events, day="2027-06-24", days=3), do(Notes.list_notes, text="rules"),
        ),
        says="You promised Zeynep Friday 13:30 on 8 June. Shall I enter her until four, and offer Frau Vogel, with "
        "an apology and 15 percent off, Thursday at 18:00 or Friday at 9:30?",
        calls=(_ask, _bride),
        reports="Frau Vogel has been asked, and Zeynep is in the calendar.",
    ),
    Stage(
        says="Frau Vogel takes Thursday. Shall I move her appointment to Thursday at 18:00 and confirm it to her?",
        calls=_then,
        reports="Frau Vogel comes on Thursday at six, and knows it.",
    ),
)  # fmt: skip

WRONG = {
    "moved before she chose": ((_ask, _bride, _then[0]), _then[1:]),
    "only one time, and no discount": ((to("Vogel", "Could you come on Thursday at 18:00?"), _bride), _then),
    "when she flies": ((to("Vogel", "Saturday at 10:00, or Thursday at 18:00? 15 percent off."), _bride), _then),
    "for whom": ((to("Vogel", "Zeynep marries. Thursday 18:00 or Friday 9:30? 15 percent off."), _bride), _then),
    "the wrong one of the two": ((_ask, _bride), (move("2027-06-25T09:30"), _then[1])),
    "the bride is again not written down": ((_ask,), _then),
}  # fmt: skip

WAYS = {
    "the bride last, and a word to her": (
        (to(VOGEL.number, "My mistake with Friday! Tomorrow at 6 pm, or Friday at half past nine? 15% off."),),
        (*_then, _bride, to("Zeynep", "Friday 13:30. Bring the veil!")),
    ),
    "taken out and entered anew": (
        (_bride, _ask),
        (do(Calendar.delete_event, event_id=the("vogel")), to("Birgit", "Wonderful, tomorrow at six it is."),
         do(Calendar.create_event, title="Frau Vogel", starts="2027-06-24T18:00", ends="2027-06-24T20:00")),
    ),
}  # fmt: skip
