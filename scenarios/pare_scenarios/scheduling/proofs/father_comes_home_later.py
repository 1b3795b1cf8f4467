"""The solution of `father-comes-home-later`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.father_comes_home_later import DENTIST, ESTHER, HOSPITAL, HOUSE, WARD


def later(at: str = "2027-01-21T15:30") -> Do:
    """The ride is moved."""
    return do(Cab.update_ride, ride_id=the("ride"), pickup_at=at)


_event = w.move("fetch", "2027-01-21T15:30")
_word = w.tell(ESTHER, "Dear Mrs Palmer, they keep him a little longer: we are at his door at about four, not at "
               "noon. Is that all right for stove and soup?")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Cab.list_rides), do(Cab.get_ride, ride_id=the("ride")), do(Messaging.search_messages, text="soup"),
            do(Contacts.find_contacts, text="Palmer"), do(Calendar.list_events, day="2027-01-21"),
        ),
        says="Your father is now ready at 15:30. The cab can be changed for nothing until eleven: shall I move it "
        "and the event in your calendar to half past three, and tell Mrs Palmer next door to him that you come at "
        "about four?",
        calls=(later(), _event, _word),
        reports="Cab and calendar say half past three, and Mrs Palmer knows.",
    ),
)  # fmt: skip

WRONG = {
    "the first hour": (
        later("2027-01-21T14:00"), w.move("fetch", "2027-01-21T14:00"), w.tell(ESTHER, "We come at half past two."),
    ),
    "the dentist is told": (later(), _event, w.tell(DENTIST, "Dear Mrs Palmer, we come at about four.")),
    "nobody tells the neighbour": (later(), _event),
    "a second cab, and the first one stays": (
        do(Cab.book_ride, pickup=HOSPITAL, destination=HOUSE, pickup_at="2027-01-21T15:30"), _event, _word,
    ),
    "the ride home moves": (
        do(Cab.update_ride, ride_id=the("back"), pickup_at="2027-01-21T15:30"), _event, _word,
    ),
    "the meeting gives way": (later(), _event, _word, do(Calendar.delete_event, event_id=the("meeting"))),
}  # fmt: skip

WAYS = {
    "cancelled and booked anew": (
        do(Cab.cancel_ride, ride_id=the("ride")), _event,
        do(Cab.book_ride, pickup=HOSPITAL, destination="Dad", pickup_at="2027-01-21T15:30", service="comfort"),
        w.tell(ESTHER, "Change of plan: he is let out at half past three."),
    ),
    "the ward is thanked, a few minutes to spare": (
        w.tell(WARD, "Thank you, I am there at half past three."), _word, later("2027-01-21T15:40"),
        w.move("fetch", "2027-01-21T15:15", notes="Ward 4B"),
    ),
}  # fmt: skip
