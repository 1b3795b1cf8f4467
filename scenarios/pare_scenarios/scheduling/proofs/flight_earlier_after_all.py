"""The solution of `flight-earlier-after-all`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.flight_earlier_after_all import AIRLINE, AIRPORT, MARIAM, MORI, VIENNA


def leave(at: str = "14:20") -> Do:
    """The cab comes at another time."""
    return do(Cab.update_ride, ride_id=the("ride"), pickup_at=f"2027-10-07 {at}")


def pack(at: str = "13:30") -> Do:
    """The suitcase is closed at another time."""
    return do(Reminders.update_reminder, reminder_id=the("suitcase"), due=f"2027-10-07 {at}")


_ask = w.write_to(MORI, "Our tasting", "Dear Mr Mori, my flight leaves much earlier today, so I must be gone by "
                  "half past two. Could we taste at my stand in Vienna on Friday 8 October at 10:00 instead? "
                  "Please forgive me. Tamar Novak")  # fmt: skip
_flight = w.move("flight", "2027-10-07 16:55", notes="Arrives 18:40, Vienna time")
_sister = w.tell(MARIAM, "No, much earlier: I land at 18:40 your time!")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, sender=AIRLINE.email), do(Calendar.list_events, days=2),
            do(Cab.get_ride, ride_id=the("ride")), do(Contacts.find_contacts, text="Mori"),
            do(Reminders.list_reminders, text="suitcase"),
        ),
        says="Your flight now leaves at 16:55, so you must be at the desk by 14:55, in the middle of the tasting. "
        "Shall I move the cab to 14:20, ask Mr Mori by mail to taste in Vienna on Friday at 10:00 instead, tell "
        "Mariam that you land at 18:40, and put the flight and the suitcase (13:30) right?",
        calls=(leave(), _ask, _flight, _sister, pack()),
        reports="The cab comes at 14:20; Mr Mori is asked, and Mariam knows.",
    ),
)  # fmt: skip

WRONG = {
    "by yesterday's mail": (w.tell(MARIAM, "Yes, 21:25!"),),
    "Mr Mori gets a text message": (leave(), w.tell(MORI, "Vienna on Friday at 10?"), _flight, _sister, pack()),
    "Mariam gets the hour of Batumi": (leave(), _ask, _flight, w.tell(MARIAM, "No, 20:40!"), pack()),
    "the suitcase rings when she flies": (leave(), _ask, _flight, _sister),
    "Mr Mori has agreed, it seems": (leave(), _flight, _sister, pack(), w.write_to(
        MORI, "Friday", "See you in Vienna on Friday at 10:00, as agreed.")),
    "in time for the departure, not for the desk": (leave("16:00"), _ask, _flight, _sister, pack()),
}  # fmt: skip

WAYS = {
    "cab and flight anew, the tasting off": (
        do(Cab.cancel_ride, ride_id=the("ride")),
        do(Cab.book_ride, pickup="Cellar", destination=AIRPORT, pickup_at="2027-10-07 14:15"),
        do(Calendar.delete_event, event_id=the("flight")), do(Calendar.delete_event, event_id=the("tasting")),
        w.enter("Flight to Vienna", "2027-10-07 16:55", ends="2027-10-07 20:40"),
        w.write_to(MORI, "Today", "I have to leave at two. May I pour for you at the fair tomorrow at 10:30?"),
        _sister, do(Reminders.snooze_reminder, reminder_id=the("suitcase"), until="2027-10-07 13:45"),
    ),
    "the tasting moved as not certain": (
        pack("14:00"), w.move("tasting", "2027-10-08T10:00", zone=VIENNA, status="tentative", location="Stand 61"),
        _ask, leave("14:10"), _flight, w.tell(MARIAM, "Earlier: I arrive at 6.40 pm in Vienna."),
    ),
}  # fmt: skip
