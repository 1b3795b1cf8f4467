"""The solution of `theatre-is-next-thursday`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.communication.theatre_is_next_thursday import NOOR
from pare_scenarios.communication.words.theatre_is_next_thursday import TICKETS


def message(text: str, **more: object) -> Do:
    """A message to Noor."""
    return do(Messaging.send_message, to=["Noor"], text=text, **more)


_not_tonight = message("Stop, don't go! It is next week: Thursday 22 April at eight. Your ticket is in your mail.")
_ticket = do(EmailApp.forward_email, email_id=the("tickets"), to=[NOOR.email])
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="ticket"), do(EmailApp.search_emails, text="Goldoni"),
            do(Calendar.search_events, query="Noor"),
        ),
        says="Noor is about to set out, but your tickets are for 22 April. Shall I message her right now that the "
        "play is next Thursday, and forward the ticket that she asked for?",
        calls=(_not_tonight, _ticket),
        reports="Noor knows, and the ticket is in her mail.",
    ),
)  # fmt: skip

WRONG = {
    "tonight is confirmed": (message("See you tonight at eight at the entrance!"), _ticket),
    "a week too late": (message("No, it is on Thursday 29 April!"), _ticket),
    "only the mail, which she reads at home": (_ticket,),
    "the ticket is forgotten again": (message("Not tonight, it is on 22 April!"),),
    "the ticket of the matinee": (
        _not_tonight, do(EmailApp.forward_email, email_id=the("film"), to=[NOOR.email]),
    ),
    "the event is moved to tonight": (
        _not_tonight, _ticket, do(Calendar.update_event, event_id=the("play"), starts="2027-04-15T20:00"),
    ),
}  # fmt: skip

WAYS = {
    "one message with the ticket": (
        message("Wait, next Thursday, the 22nd!", attachments=[the("tickets", suffix=f"/{TICKETS}")]),
    ),
    "a fresh mail, and the evening in her calendar": (
        do(EmailApp.send_email, to=[NOOR.email], subject="Goldoni", body="Here it is, at last.",
           attachments=[the("tickets", suffix=f"/{TICKETS}")]),
        message("Noor, don't leave! Not tonight, our play is in a week, on 22/4."),
        do(Calendar.change_attendees, event_id=the("play"), add=[NOOR.email]),
    ),
}  # fmt: skip
