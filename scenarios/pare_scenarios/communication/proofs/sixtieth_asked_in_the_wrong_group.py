"""The solution of `sixtieth-asked-in-the-wrong-group`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging


def write(to: str, text: str) -> Do:
    """A message to somebody, or to the group of that title."""
    return do(Messaging.send_message, to=[to], text=text)


_others = write("60 ans", "Please, not in Famille! Saturday: be at jetty 3, Quai Rambaud, at 18:30.")
_mum = write("Maman", "I fetch you at 18:45 on Saturday. Wear the blue dress!")
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.read_conversation, conversation_id=the("secret_group")),
            do(Messaging.read_conversation, conversation_id=the("open_group")),
            do(Calendar.list_events, day="2027-06-12"),
        ),
        says="Mum reads along in Famille. Shall I write to Sekou and the others in 60 ans that they should be at "
        "jetty 3 at 18:30, and tell Mum only that you fetch her at 18:45?",
        calls=(_others, _mum),
        reports="The others have hour and place, and your mother knows when you fetch her.",
    ),
)  # fmt: skip

WRONG = {
    "answered where it was asked": (write("Famille", "Jetty 3 at 18:30. Mum, I fetch you at 18:45."),),
    "Mum gets the guests' hour": (_others, write("Maman", "I fetch you at 18:30 on Saturday.")),
    "the guests get Mum's hour": (write("60 ans", "Saturday at 18:45, jetty 3."), _mum),
    "Mum hears of the jetty": (_others, write("Maman", "I fetch you at 18:45, we go to jetty 3.")),
    "Mum is left without an answer": (_others,),
}

WAYS = {
    "Sekou and the aunt in person": (
        write("Sekou", "Psst, not there. Pier 3 on Quai Rambaud, half past six."),
        write("Mariam", "Jetty 3, 6.30 pm. Please write nothing in Famille."),
        write("Maman", "I'll pick you up at a quarter to seven."),
    ),
    "Mum where she asked": (write("Famille", "Maman, I come for you at 18h45. Sekou, I'll write to you."), _others),
}
