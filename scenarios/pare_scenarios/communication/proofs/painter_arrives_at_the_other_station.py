"""The solution of `painter-arrives-at-the-other-station`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.communication.painter_arrives_at_the_other_station import EMEKA, FLAT, SOUTH


def text(what: str, to: str = "Emeka") -> Do:
    """A text message."""
    return do(Messaging.send_message, to=[to], text=what)


def move_cab(at: str, name: str = "cab", **how: object) -> Do:
    """The booked ride is changed in place."""
    return do(Cab.update_ride, ride_id=the(name), pickup_at=f"2027-03-05T{at}", **how)


_cab = move_cab("14:00", pickup=SOUTH)
_text = text("Emeka, your cab waits at South Station, at the main entrance, from 14:00. Look for your name!")
_event = do(Calendar.update_event, event_id=the("arrival"), starts="2027-03-05T13:50", location=SOUTH)
_anew = do(Cab.book_ride, pickup=SOUTH, destination=FLAT, pickup_at="2027-03-05T13:55", rider="Emeka Nwosu")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("works")), do(EmailApp.read_email, email_id=the("earlier")),
            do(Cab.list_rides), do(Calendar.list_events), do(Contacts.find_contacts, text="Emeka"),
        ),
        says="Emeka comes to South Station at 13:50 now and sees no mail on the way. Shall I move his cab to South "
        "Station at 14:00, text him where it waits, and put place and hour right in the calendar?",
        calls=(_cab, _text, _event),
        reports="The cab waits at South Station at 14:00, Emeka has a text, and the calendar is right.",
    ),
)  # fmt: skip

WRONG = {
    "everything as in the first mail": (
        move_cab("14:35", pickup=SOUTH), text("Your cab waits at South Station at 14:35."),
        do(Calendar.update_event, event_id=the("arrival"), starts="2027-03-05T14:35", location=SOUTH),
    ),
    "by mail, which he will not see": (
        _cab, do(EmailApp.reply_email, email_id=the("earlier"), body="Your cab waits at South Station."), _event,
    ),
    "the new hour at the old place": (move_cab("14:00"), text("Your cab is there at 14:00."), _event),
    "a second cab": (_anew, _text, _event),
    "the cab of the night": (move_cab("14:00", "night", pickup=SOUTH), _text, _event),
    "the calendar is forgotten": (_cab, _text),
}  # fmt: skip

WAYS = {
    "cancelled and booked anew": (
        do(Cab.cancel_ride, ride_id=the("cab")), _anew,
        text("Taxi to Kadehof at South, five to two. See you there!", EMEKA.number), _event,
    ),
    "with a word to the driver, and a new entry": (
        _text, move_cab("14:05", pickup=SOUTH, note="Mr Nwosu, two tubes, bad knee"),
        do(Calendar.delete_event, event_id=the("arrival")),
        do(Calendar.create_event, title="Emeka arrives at South Station", starts="2027-03-05T13:50"),
    ),
}  # fmt: skip
