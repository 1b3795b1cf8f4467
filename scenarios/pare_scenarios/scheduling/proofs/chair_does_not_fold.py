"""The solution of `chair-does-not-fold`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.chair_does_not_fold import HALL, PADMA, UNCLE, UNCLES


def change(ride: str = "sunday", **fields: object) -> Do:
    """A booked ride is changed in place."""
    return do(Cab.update_ride, ride_id=the(ride), **fields)


SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="plaster"), do(Cab.list_rides),
            do(Cab.get_ride, ride_id=the("sunday")), do(Contacts.find_contacts, text="Mohan"),
            do(Calendar.list_events, day="2027-05-09"),
        ),
        says="Your uncle keeps the plaster until Monday, and his electric chair does not go into Sunday's ordinary "
        "cab. Shall I change that ride, half past eleven to Banyan Hall, to an accessible car?",
        calls=(change(service="accessible", wheelchair=True),),
        reports="Sunday's cab takes the chair now. I have said nothing to your uncle.",
    ),
)  # fmt: skip

_accessible = do(Cab.book_ride, pickup=UNCLES, destination=HALL, pickup_at="2027-05-09T11:20", seats=2,
                 service="accessible", wheelchair=True)  # fmt: skip
WRONG = {
    "a larger car": (change(service="van", note="There is a wheelchair to load"),),
    "an accessible car, but nobody says that there is a chair": (change(service="accessible"),),
    "the other ride": (change("monday", service="accessible", wheelchair=True),),
    "two cabs at his gate": (_accessible,),
    "he is asked after all": (
        change(service="accessible", wheelchair=True),
        w.tell(UNCLE, "Uncle, the plaster stays on until Monday? I have ordered a cab for your chair."),
    ),
    "the old one cancelled, and no other": (do(Cab.cancel_ride, ride_id=the("sunday")),),
}

WAYS = {
    "another one is ordered, then the old one cancelled": (
        _accessible,
        do(Cab.cancel_ride, ride_id=the("sunday")),
    ),
    "a little earlier, and Padma knows": (
        change(service="accessible", wheelchair=True, pickup_at="2027-05-09T11:15", note="Ramp needed, 110 kg"),
        w.tell(PADMA, "Sunday's cab has a ramp now. Not a word to him!"),
    ),
}
