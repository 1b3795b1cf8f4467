"""The solution of `committee-minutes-put-right`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.productivity.committee_minutes_put_right import CARYS, HALL, HOTEL, HUDAS, STATION, WHEN


def cab(pickup: str = HOTEL, at: str = WHEN, **how: object) -> Do:
    """A cab to the hall, for the speaker."""
    told = {"service": "economy", "rider": "Dr Nadia Haddad"} | how
    return do(Cab.book_ride, pickup=pickup, destination=HALL, pickup_at=at, **told)


_set = w.set_reminder("Plot rents list to Goran", "2027-09-14 09:00")
_told = w.answer("erratum", "Dear Carys, a cab is at the hotel at 13:15, and the list follows by the 14th.")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("minutes")), do(EmailApp.read_email, email_id=the("erratum")),
            do(Contacts.find_contacts, text="Haddad"), do(Reminders.list_reminders, text="rent"),
            do(Cab.get_quotes, pickup=HOTEL, destination=HALL, pickup_at=WHEN),
        ),
        says="Carys has corrected both of your jobs. Shall I book a cab for Dr Haddad from the Three Larches to "
        "Brindle Hall on Saturday 25 September at 13:15, set a reminder for the rents list on Tuesday 14 "
        "September, and tell Carys that both are in hand?",
        calls=(cab(), _set, _told),
        reports="The cab is booked, the reminder is set, and Carys knows.",
    ),
)  # fmt: skip

WRONG = {
    "as in the minutes": (
        cab(STATION, "2027-09-25 12:30"), w.set_reminder("Rents list", "2027-09-17 09:00"),
        w.answer("erratum", "Both in hand: the station at 12:30, the list by the 17th."),
    ),
    "the other Haddad's house": (cab(HUDAS), _set, _told),
    "the hour of the minutes at the hotel": (cab(at="2027-09-25 12:30"), _set, _told),
    "the list on the old date": (cab(), w.set_reminder("Rents list to Goran", "2027-09-17 09:00"), _told),
    "the day before": (cab(at="2027-09-24 13:15"), _set, _told),
    "Carys waits": (cab(), _set),
}  # fmt: skip

WAYS = {
    "reminded the day before, Carys by a fresh mail": (
        w.set_reminder("Rents list (for the 14th)", "2027-09-13 18:00", notes="To Goran"),
        cab("Three Larches", "2027-09-25T13:15", rider="Nadia Haddad", service="comfort"),
        w.write_to(CARYS, "Erratum", "All set, Carys. A taxi fetches her at her hotel."),
    ),
    "the driver is told whom to look for": (
        cab("Hotel Three Larches", rider="", note="For Dr Haddad, with two buckets of soil"),
        w.set_reminder("Plot rents to the treasurer", "2027-09-14 18:00"),
        w.answer("minutes", "Cab and reminder are both in hand."),
    ),
}  # fmt: skip
