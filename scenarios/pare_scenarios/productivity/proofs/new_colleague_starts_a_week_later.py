"""The solution of `new-colleague-starts-a-week-later`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.productivity.new_colleague_starts_a_week_later import (
    AIRPORT,
    ANJALI,
    ANTONIO,
    DELPHINE,
    GUEST_FLAT,
    LUCA,
)


def hosts(**who: list[str]) -> Do:
    """Who is invited to the first day."""
    return do(Calendar.change_attendees, event_id=the("first"), **who)


def ride(at: str = "2027-06-12T19:45") -> Do:
    """The booked cab comes at another time."""
    return do(Cab.update_ride, ride_id=the("cab"), pickup_at=at)


def new_ride(at: str) -> Do:
    """Another cab is booked."""
    return do(Cab.book_ride, pickup=AIRPORT, destination=GUEST_FLAT, pickup_at=at, rider=ANJALI.name)


def laptop(due: str = "2027-06-11T15:00") -> Do:
    """The laptop is for another day."""
    return do(Reminders.update_reminder, reminder_id=the("laptop"), due=due)


_moved = w.move("first", "2027-06-14T09:30")
_hosts = hosts(add=[DELPHINE.email], remove=[LUCA.email])
_reply = w.answer("landing", "Dear Anjali, a cab fetches you on Saturday 12 June at 19:45 and takes "
                  "you to the guest flat. See you on Monday the 14th at 9:30, Delphine shows you round. "
                  "Sabine")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="start"), do(EmailApp.search_emails, sender=ANJALI.email),
            do(Calendar.list_events, day="2027-06-07", days=12), do(Reminders.list_reminders, text="Anjali"),
            do(Cab.list_rides),
        ),
        says="Anjali starts on 14 June. Shall I move her first day to Monday the 14th with Delphine instead of "
        "Luca, the cab from the airport to Saturday 12 June at 19:45, the reminder for her laptop to Friday the "
        "11th, and answer Anjali?",
        calls=(_moved, _hosts, ride(), laptop(), _reply),
        reports="Her first day, the cab and the laptop are moved, and Anjali knows.",
    ),
)  # fmt: skip

WRONG = {
    "the cab on Sunday": (
        _moved, _hosts, ride("2027-06-13T17:40"), laptop(),
        w.answer("landing", "The cab comes on Sunday 13 June at 17:40. Sabine"),
    ),
    "Luca, on holiday": (_moved, ride(), laptop(), _reply),
    "the laptop gathers dust": (_moved, _hosts, ride(), _reply),
    "the laptop a week before": (_moved, _hosts, ride(), laptop("2027-06-07T15:00"), _reply),
    "the old cab comes as well": (_moved, _hosts, laptop(), _reply, new_ride("2027-06-12T19:45")),
    "Anjali hears nothing": (_moved, _hosts, ride(), laptop()),
}  # fmt: skip

WAYS = {
    "a new event and a new cab, the old ones off": (
        do(Calendar.delete_event, event_id=the("first")),
        w.enter("Anjali's first day", "2027-06-14T09:30", ends="2027-06-14T12:30", location="Studio, ground floor",
                attendees=[ANJALI.email, DELPHINE.email], notes="Keys, tour, lunch"),
        do(Cab.cancel_ride, ride_id=the("cab")), new_ride("2027-06-12T20:00"),
        w.put_off("laptop", "2027-06-11T09:00"),
        w.write_to(ANJALI, "Your arrival", "Dear Anjali, your taxi is there on Saturday at 20:00. Till the 14th!"),
    ),
    "Delphine and Antonio hear of it, the reminder is made anew": (
        do(Reminders.delete_reminder, reminder_id=the("laptop")),
        w.set_reminder("Laptop for Anjali, depot", "2027-06-11T14:00"),
        do(Cab.update_ride, ride_id=the("cab"), pickup_at="2027-06-12T19:50", note="Flight lands 19:15"),
        _hosts, _moved,
        w.answer("landing", "The cab is there at 19:50, safe flight! Sabine", cc=[ANTONIO.email]),
        w.write_to(DELPHINE, "Anjali", "Would you show Anjali round on the 14th at 9:30? Luca is away."),
    ),
}  # fmt: skip
