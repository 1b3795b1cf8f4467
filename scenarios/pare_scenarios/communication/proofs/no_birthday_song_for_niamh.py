"""The solution of `no-birthday-song-for-niamh`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios.communication.no_birthday_song_for_niamh import GROUP


def write(to: str, text: str) -> Do:
    """A message to somebody, or to the group of that title."""
    return do(Messaging.send_message, to=[to], text=text)


def remind(due: str, title: str = "A quiet line to Niamh") -> Do:
    """A reminder."""
    return do(Reminders.create_reminder, title=title, due=due)


_stop = write(GROUP, "Lovely of you, Deirdre, but let's not. Niamh wants no song and no wishes. Please trust me.")
_evening = remind("2027-11-05T20:00")
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events), do(Messaging.search_messages, text="birthday"),
            do(Messaging.read_conversation, conversation_id=the("asked")),
        ),
        says="Niamh asked you last year for no birthday wishes any more. Shall I write to Deirdre's group, kindly "
        "and without saying why, not to sing at noon, and remind you to send Niamh a quiet line at eight tonight?",
        calls=(_stop, _evening),
        reports="Nobody sings at noon, and you are reminded at eight.",
    ),
)  # fmt: skip

WRONG = {
    "a cheerful wish at once": (write("Niamh", "Happy birthday, dear Niamh!"), _evening),
    "the whole story": (write("Deirdre", "Please don't sing. Her sister Orla died on this day."), _evening),
    "a song at eight": (write(GROUP, "Not at noon please. Let's sing at eight instead."), _evening),
    "eight in the morning": (_stop, remind("2027-11-06T08:00")),
    "the evening is forgotten": (_stop,),
    "they sing": (_evening,),
}  # fmt: skip

WAYS = {
    "Deirdre alone, and a little before eight": (
        remind("2027-11-05T19:50", "Niamh: candle at eight, write her a line"),
        write("Deirdre", "Could we leave Niamh in peace today? No ringing, please. She'd rather have no fuss."),
    ),
    "both friends, and the calendar": (
        write("Deirdre", "Please don't ring Niamh at noon, she asked me that nobody does."),
        write("Carys", "No song for Niamh today, please."),
        do(Calendar.create_event, title="Write to Niamh", starts="2027-11-05T20:00", alerts=[0]),
    ),
}
