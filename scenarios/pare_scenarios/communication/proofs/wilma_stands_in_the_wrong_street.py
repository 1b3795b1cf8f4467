"""The solution of `wilma-stands-in-the-wrong-street`, mistakes that must fail and other ways that must pass."""

from typing import Any

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab, Ride
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.communication.wilma_stands_in_the_wrong_street import WILMA
from pare_scenarios.communication.words.wilma_stands_in_the_wrong_street import BAKERY, HOME, KINDERGARTEN


def cab(pickup: str = BAKERY, destination: str = HOME, **more: Any) -> Do:
    """A cab for Wilma, at once."""
    return do(Cab.book_ride, pickup=pickup, destination=destination, **({"rider": WILMA.name} | more))


_sorry = w.tell(WILMA, "Dear Wilma, that is my mistake: I wrote Lindenweg and live at Lindenallee 14. Stay where "
                "you are and in the dry, where can one find you?")  # fmt: skip
_comes = w.tell(WILMA, "A cab comes to the bakery for you in a few minutes and brings you to my door. It is paid.")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="Lindenweg"), do(EmailApp.search_emails, sender=WILMA.email),
            do(Contacts.find_contacts, is_me=True), do(Messaging.search_messages, sender="Wilma"),
        ),
        says="Your invitation says Lindenweg 14, but you live at Lindenallee 14, four kilometres away, and Wilma "
        "cannot walk far. Shall I tell her that it was your slip, and ask her to stay in the dry?",
        calls=(_sorry,),
        reports="Wilma knows where you live.",
    ),
    Stage(
        reads=(do(Cab.get_quotes, pickup=BAKERY, destination=HOME),),
        says="Wilma sits in the bakery at Lindenweg 20. Shall I send a cab at once that brings her from there to "
        "Lindenallee 14, and tell her?",
        calls=(cab(), _comes),
        reports="The cab is booked, and Wilma knows.",
    ),
)  # fmt: skip

WRONG = {
    "she is to walk": ((w.tell(WILMA, "Sorry, my mistake, it is Lindenallee 14. It is not far to walk!"),), ()),
    "from the kindergarten": ((_sorry,), (cab(KINDERGARTEN), _comes)),
    "in the wrong direction": ((_sorry,), (cab(HOME, BAKERY), _comes)),
    "for Sabine herself": ((_sorry,), (cab(rider=""), _comes)),
    "in two hours": ((_sorry,), (cab(pickup_at="2027-10-17 17:00"), _comes)),
    "two cabs": ((_sorry,), (cab(), cab(KINDERGARTEN), _comes)),
    "as if she had read badly": (
        (w.tell(WILMA, "You are in the wrong street, I live at Lindenallee 14."),), (cab(), _comes),
    ),
    "her own card gets the wrong street": (
        (_sorry, do(Contacts.change_detail, contact_id=the("me"), kind="address", new=KINDERGARTEN)),
        (cab(), _comes),
    ),
}  # fmt: skip

WAYS = {
    "the cab announced at once": (
        (w.tell(WILMA, "Oh dear, a typo in my mail! It is Lindenallee 14. I send you a taxi, where are you?"),),
        (cab("Bakery Lindenweg", service="comfort", note="Lady with a stick, please help her in"),),
    ),
    "booked at once, and fetched elsewhere then": (
        (w.tell(WILMA, "I am so sorry! The house is in the Lindenallee, not the Lindenweg. Please wait there."),
         cab(KINDERGARTEN)),
        (w.to_newest(Ride, Cab.update_ride, pickup=BAKERY),
         w.tell(WILMA, "Your taxi is on its way to the bakery. Enjoy the coffee until then.")),
    ),
}  # fmt: skip
