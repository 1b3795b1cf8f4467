"""The solution of `madame-sow-needs-the-same-cab`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.madame_sow_needs_the_same_cab import AIRPORT, HOME, MARIAM, NINE, OTHER, SEKOU


def change(at: str = "03:35", service: str = "van", **more: object) -> Do:
    """The ride is changed in place."""
    known: dict[str, object] = {"stops": [NINE], "seats": 3}
    return do(Cab.update_ride, ride_id=the("mine"), pickup_at=f"2027-05-25T{at}", service=service, **(known | more))


_offer = w.tell(MARIAM, "I have a cab to the airport tomorrow morning: there is a seat for you! Fatou")
_tell = w.tell(MARIAM, "All is arranged: a van with room for the suitcases is at your door at about 3:40, for you "
               "and Ibrahim.")  # fmt: skip
_move = w.move("leave", "2027-05-25 03:35")
SOLUTION = (
    Stage(
        reads=(do(Cab.list_rides), do(Calendar.list_events, day="2027-05-25"), do(Messaging.list_conversations)),
        says="Madame Sow finds no cab for tomorrow's flight, and you ride to the airport at about that time. "
        "Shall I offer her a seat in your cab?",
        calls=(_offer,),
        reports="Madame Sow has your offer.",
    ),
    Stage(
        reads=(
            do(Contacts.find_contacts, text="Sow"), do(Cab.get_ride, ride_id=the("mine")),
            do(Cab.get_quotes, pickup=HOME, destination=AIRPORT, stops=[NINE], pickup_at="2027-05-25T03:35",
               seats=3),
        ),
        says="She comes gladly, with her grandson and three suitcases, and her flight leaves at 6:20. Until 22:00 "
        "the change is free: shall I make your cab a van at 3:35 with a stop at number 9, move the calendar "
        "entry, and tell Madame Sow?",
        calls=(change(), _tell, _move),
        reports="The van comes at 3:35, Madame Sow knows, and so does your calendar.",
    ),
)  # fmt: skip

WRONG = {
    "the small car": ((_offer,), (change(service="economy"), _tell, _move)),
    "early enough for the wrong flight": ((_offer,), (
        change("04:05"), w.tell(MARIAM, "The van is at your door at 4:08."), w.move("leave", "2027-05-25 04:05"))),
    "at the son's door": ((_offer,), (change(stops=[OTHER]), _tell, _move)),
    "the son is told": ((_offer,), (change(), w.tell(SEKOU, "At 3:35, please tell your mother."), _move)),
    "for money": ((_offer,), (change(), w.tell(MARIAM, "The van comes at 3:37. We split the fare, yes?"), _move)),
    "two cars": ((_offer,), (
        do(Cab.book_ride, pickup=NINE, destination=AIRPORT, pickup_at="2027-05-25T03:35", service="van", seats=2),
        _tell)),
}  # fmt: skip

WAYS = {
    "cancelled, and a van booked": (
        (w.tell(MARIAM, "Madame Sow, share my ride tomorrow, it costs you nothing."),),
        (do(Cab.cancel_ride, ride_id=the("mine")),
         do(Cab.book_ride, pickup="home", destination=AIRPORT, stops=[NINE], service="van", seats=3,
            pickup_at="2027-05-25T03:30", note="Four cases"),
         w.tell(MARIAM, "Please be ready at half past three, we come by with a big car."),
         w.move("leave", "2027-05-25 03:30")),
    ),
    "with a word to the driver, the entry made anew": (
        (_offer,),
        (w.tell(MARIAM, "We fetch you both at 3:40 tomorrow, at your door."), change(note="Four cases"),
         do(Calendar.delete_event, event_id=the("leave")), w.enter("Van to the airport", "2027-05-25 03:35")),
    ),
}  # fmt: skip
