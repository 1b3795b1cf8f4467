"""The solution of `three-viewings-and-the-train`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.words.three_viewings_and_the_train import GANZENPAD, HAVENKADE, LINDENHOF, STATION


def see(viewing: str, at: str) -> Do:
    """A viewing moves."""
    return do(Apartments.move_viewing, viewing_id=the(viewing), starts=f"2027-05-08T{at}")


def book(pickup: str, destination: str, at: str) -> Do:
    """A new ride on Saturday."""
    return do(Cab.book_ride, pickup=pickup, destination=destination, pickup_at=f"2027-05-08T{at}")


def change(ride: str, **fields: object) -> Do:
    """A booked ride changes."""
    return do(Cab.update_ride, ride_id=the(ride), **fields)


def put(event: str, at: str) -> Do:
    """An event moves within Saturday."""
    return w.move(event, f"2027-05-08T{at}")


_viewings = (see("lindenhof_viewing", "12:30"), see("havenkade_viewing", "11:15"))
_first = change("first", destination=HAVENKADE)
_second = change("second", pickup=HAVENKADE, destination=LINDENHOF, pickup_at="2027-05-08T11:50", note="")
_events = (put("lindenhof", "12:30"), put("havenkade", "11:15"))
SOLUTION = (
    Stage(
        reads=(
            do(Apartments.list_mine, of="viewings"), do(Apartments.get_listing, listing_id=the("havenkade_flat")),
            do(Cab.list_rides), do(Calendar.list_events, day="2027-05-08"),
            do(Cab.get_quotes, pickup=HAVENKADE, destination=LINDENHOF, pickup_at="2027-05-08T11:50"),
        ),
        says="Lindenhof can only be seen at 12:30 tomorrow, too late for Havenkade at 13:00. Havenkade is also "
        "free at 11:15. Shall I move Lindenhof to 12:30 and Havenkade to 11:15, send the cab at 10:30 to "
        "Havenkade, have the second one go from there to Lindenhof at 11:50, and put the calendar right?",
        calls=(*_viewings, _first, _second, *_events),
        reports="You see Ganzenpad, Havenkade and Lindenhof, in this order, and the train is safe.",
    ),
)  # fmt: skip

WRONG = {
    "only what the agent asks for": (see("lindenhof_viewing", "12:30"), put("lindenhof", "12:30")),
    "the later hour": (
        w.answer("moved", "15:00 suits me."), put("lindenhof", "15:00"),
        do(Cab.cancel_ride, ride_id=the("first")),
    ),
    "the rides in the old order": (*_viewings, *_events),
    "a ride that nobody takes": (*_viewings, *_events, _first, book(HAVENKADE, LINDENHOF, "11:50")),
    "Havenkade is given up": (
        see("lindenhof_viewing", "12:30"), do(Apartments.cancel_viewing, viewing_id=the("havenkade_viewing")),
        put("lindenhof", "12:30"), do(Calendar.delete_event, event_id=the("havenkade")),
    ),
    "too late for half past twelve": (
        *_viewings, *_events, _first,
        change("second", pickup=HAVENKADE, destination=LINDENHOF, pickup_at="2027-05-08T12:15"),
    ),
    "the calendar stays": (*_viewings, _first, _second),
}  # fmt: skip

WAYS = {
    "the agent is answered, the second ride kept for the station": (
        w.answer("only", "12:30 it is, thank you! Mei Achterberg"), see("havenkade_viewing", "11:15"), _first,
        book(HAVENKADE, LINDENHOF, "11:55"), change("second", pickup_at="2027-05-08T13:00"), *_events,
    ),
    "made anew, and a third cab to the train": (
        do(Cab.cancel_ride, ride_id=the("first")), do(Cab.cancel_ride, ride_id=the("second")),
        book(GANZENPAD, HAVENKADE, "10:25"), book(HAVENKADE, LINDENHOF, "11:40"), book(LINDENHOF, STATION, "14:00"),
        do(Apartments.cancel_viewing, viewing_id=the("havenkade_viewing")),
        do(Apartments.request_viewing, listing_id=the("havenkade_flat"), starts="2027-05-08T11:15"),
        see("lindenhof_viewing", "12:30"), *_events,
    ),
}  # fmt: skip
