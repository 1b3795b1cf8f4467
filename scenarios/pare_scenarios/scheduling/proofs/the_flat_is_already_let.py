"""The solution of `the-flat-is-already-let`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios.scheduling.the_flat_is_already_let import GONE, HOME, OTHER, PRIYA


def ride(at: str = "11:05", to: str = OTHER) -> Do:
    """The ride is changed in place."""
    return do(Cab.update_ride, ride_id=the("ride"), pickup_at=f"2027-11-13T{at}", destination=to)


def event(starts: str = "2027-11-13T11:30", **more: object) -> Do:
    """The event moves."""
    return do(Calendar.update_event, event_id=the("event"), starts=starts, title=f"Viewing {OTHER}", **more)


def tell(text: str = "Number 14 is let. We see number 22 instead, Saturday 11:30, the cab comes at 11:05.") -> Do:
    """A message for Priya."""
    return do(Messaging.send_message, to=[PRIYA.number], text=text)


_book = do(Apartments.request_viewing, listing_id=the("flat"), starts="2027-11-13T11:30")
SOLUTION = (
    Stage(
        reads=(
            do(Notes.list_notes, text="760"),
            do(Apartments.get_listing, listing_id=the("flat")), do(Cab.list_rides),
            do(Messaging.search_messages, text="Sunday"), do(Calendar.list_events, day="2027-11-13"),
        ),
        says="Number 14 is let, but number 22 costs 745, which is within your limit, and Priya is free on Saturday "
        "morning. Shall I book the viewing of Heron Wynd 22 for Saturday at 11:30, have cab and calendar follow, "
        "and tell Priya?",
        calls=(_book, ride(), event(), tell()),
        reports="You see number 22 on Saturday at 11:30, the cab comes at 11:05, and Priya knows.",
    ),
)  # fmt: skip

_sunday = do(Apartments.request_viewing, listing_id=the("flat"), starts="2027-11-14T10:00")
WRONG = {
    "Sunday, when Priya works": (
        _sunday, do(Cab.update_ride, ride_id=the("ride"), pickup_at="2027-11-14T09:35", destination=OTHER),
        event("2027-11-14T10:00"), tell("We see number 22 on Sunday at ten."),
    ),
    "the cab at the new hour to the old door": (_book, ride(to=GONE), event(), tell()),
    "two cabs": (
        _book, event(), tell(),
        do(Cab.book_ride, pickup="home", destination=OTHER, pickup_at="2027-11-13T11:05", seats=2),
    ),
    "Priya is not told": (_book, ride(), event()),
    "refused for 785": (
        do(EmailApp.reply_email, email_id=the("offer"), body="785 is too much for us, sorry."), tell(),
    ),
}  # fmt: skip

WAYS = {
    "by mail, with another cab": (
        do(EmailApp.reply_email, email_id=the("correction"), body="Saturday at 11:30, gladly. We are two."),
        do(Cab.cancel_ride, ride_id=the("ride")),
        do(Cab.book_ride, pickup=HOME, destination=OTHER, pickup_at="2027-11-13T11:00", seats=2),
        event(location=OTHER), tell("14 is gone, but we see number 22 at half past eleven."),
    ),
    "the old viewing struck, the event made anew": (
        do(Apartments.cancel_viewing, viewing_id=the("old")), _book, ride("10:55"),
        do(Calendar.delete_event, event_id=the("event")),
        do(Calendar.create_event, title="Look at Heron Wynd 22 with Priya", starts="2027-11-13T11:30"),
        tell(),
    ),
}  # fmt: skip
