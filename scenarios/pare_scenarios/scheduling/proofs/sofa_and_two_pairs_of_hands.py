"""The solution of `sofa-and-two-pairs-of-hands`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.sofa_and_two_pairs_of_hands import BRUNO, DELPHINE, HOME, SEKOU, SHOP, YANNIS

_CARRY = "Something heavy! Could you carry a sofa down with me tomorrow, Saturday, between ten and eleven?"


def van(at: str = "2027-04-03T10:40", **more: object) -> Do:
    """A ride for two people and a sofa."""
    usual: dict[str, object] = {"pickup": SHOP, "destination": HOME, "pickup_at": at, "service": "van", "seats": 2}
    return do(Cab.book_ride, **(usual | more))


_ask = w.tell(YANNIS, _CARRY)
_tell = w.tell(DELPHINE, "Dear Madame, thank you! There will be two of us tomorrow at 10:20. Malik Traoré")
_enter = w.enter("Fetch the sofa with Yannis", "2027-04-03T10:20", location=SHOP)
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="Saturday"), do(Contacts.find_contacts, text="Bruno"),
            do(Contacts.find_contacts, text="Yannis"), do(Calendar.list_events, day="2027-04-03"),
            do(Messaging.search_messages, sender=DELPHINE.number),
        ),
        says="The sofa is yours if two of you fetch it on Saturday between ten and eleven. Bruno must not lift and "
        "Sekou plays, but Yannis has nothing on till noon: shall I ask Yannis to carry it with you?",
        calls=(_ask,),
        reports="Yannis is asked.",
    ),
    Stage(
        reads=(do(Cab.get_quotes, pickup=SHOP, destination=HOME, pickup_at="2027-04-03T10:40", seats=2),),
        says="Yannis comes along, from twenty past ten. Shall I tell Madame Lefèvre that you are there at 10:20 "
        "tomorrow, order a van from her door for 10:40, and enter it in the calendar?",
        calls=(_tell, van(), _enter),
        reports="Madame Lefèvre expects you at 10:20, and the van comes at 10:40.",
    ),
)  # fmt: skip

WRONG = {
    "ten o'clock, before Yannis has answered": ((_ask, w.tell(DELPHINE, "We come at 10:00.")), (van(), _enter)),
    "the flatmate with the bad back": ((w.tell(BRUNO, _CARRY),), (_tell, van(), _enter)),
    "the friend who plays": ((w.tell(SEKOU, _CARRY),), (_tell, van(), _enter)),
    "a car that is too small": ((_ask,), (_tell, van(service="comfort"), _enter)),
    "the van is there before them": ((_ask,), (_tell, van("2027-04-03T10:00"), _enter)),
    "the seller hears nothing": ((_ask,), (van(), _enter)),
    "the wrong way round": ((_ask,), (_tell, _enter, van(pickup=HOME, destination=SHOP))),
}  # fmt: skip

WAYS = {
    "half past ten, and Yannis gets the address": (
        (w.tell(YANNIS, "Are you up for a sofa tomorrow morning? Third floor, narrow stair."),),
        (
            w.tell(YANNIS, "Half past ten then, Rue du Figuier 30. I owe you lunch."), van("2027-04-03T10:50"),
            w.tell(DELPHINE, "Good morning Madame, we are two and ring at half past ten on Saturday."),
            w.enter("Sofa, Rue du Figuier 30", "2027-04-03T10:30", ends="2027-04-03T11:30"),
        ),
    ),
    "Yannis is invited, a note for the driver": (
        (_ask,),
        (w.enter("Sofa", "2027-04-03T10:20", attendees=[YANNIS.number]),
         van("2027-04-03T10:45", note="Sofa of 2.10 m", destination="Home"), _tell),
    ),
}  # fmt: skip
