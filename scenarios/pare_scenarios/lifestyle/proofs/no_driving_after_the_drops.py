"""The solution of `no-driving-after-the-drops`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.no_driving_after_the_drops import CLINIC, HELENA, HOME, SCHOOL


def book(pickup: str, destination: str, at: str, **more: object) -> Do:
    """A cab on Tuesday."""
    return do(Cab.book_ride, pickup=pickup, destination=destination, pickup_at=f"2027-02-09T{at}", **more)


_there, _on = book(HOME, CLINIC, "08:50"), book(CLINIC, HOME, "11:20", stops=[SCHOOL], seats=2)
_tell = w.tell(HELENA, "I must not drive after my eye drops, so Freya and I come home by cab. All is booked!")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("drops")), do(Calendar.list_events, day="2027-02-09"),
            do(Messaging.search_messages, text="ward"), do(Cab.list_places),
            do(Cab.get_quotes, pickup=CLINIC, destination=HOME, stops=[SCHOOL], pickup_at="2027-02-09T11:20"),
        ),
        says="You must not drive for five hours after tomorrow's drops, but Freya is out at noon. Shall I book a "
        "cab to the clinic at 08:50, another at 11:20 that takes you by way of her school home, and tell Helena?",
        calls=(_there, _on, _tell),
        reports="Both cabs are booked, and Helena knows.",
    ),
)  # fmt: skip

WRONG = {
    "straight home, and Freya waits": (_there, book(CLINIC, HOME, "11:20"), _tell),
    "Helena is to fetch her": (
        _there, book(CLINIC, HOME, "11:20"), w.tell(HELENA, "I must not drive. Could you fetch Freya at noon?"),
    ),
    "he drives there, and the car is towed": (_on, _tell),
    "at the school too late": (_there, book(CLINIC, HOME, "12:20", stops=[SCHOOL], seats=2), _tell),
    "a second cab home": (_there, _on, book(SCHOOL, HOME, "12:10", seats=2), _tell),
    "Helena hears nothing": (_there, _on),
}  # fmt: skip

WAYS = {
    "three short rides": (
        book("home", CLINIC, "08:45", service="comfort"), book(CLINIC, SCHOOL, "11:30"),
        book(SCHOOL, "home", "12:10", seats=2), w.tell(HELENA, "No driving for me tomorrow, we take taxis."),
    ),
    "with a child's seat, and the calendar right": (
        w.write_to(HELENA, "Tomorrow", "The clinic forbids me the car, but a cab brings me to Freya and us home."),
        book(HOME, CLINIC, "09:00"), book(CLINIC, HOME, "11:15", stops=[SCHOOL], seats=2, child_seats=1),
        do(Calendar.update_event, event_id=the("fetch"), notes="By cab from the clinic, then pancakes."),
    ),
}  # fmt: skip
