"""The solution of `tin-of-photographs`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.tin_of_photographs import HIS, RAFAEL


def found(message: str, **more: object) -> Do:
    """An answer to the firm's notice."""
    return do(Cab.answer_found, ride_report_id=the("found"), message=message, **more)


_keep = found("It belongs to Rafael Ibáñez, who got off at the market. Please keep it, we tell you where to.")
_news = w.tell(RAFAEL, "Josefa is found, Don Rafael! Your pictures lay in the cab, in a blue tin. Shall they bring "
               "it to you, and when are you at home?")  # fmt: skip
_bring = found("For Rafael Ibáñez, please ring twice.", return_to=HIS, return_at="2027-03-16 16:30")
_when = w.tell(RAFAEL, "A cab brings Josefa to your door tomorrow, Tuesday, at half past four.")
SOLUTION = (
    Stage(
        reads=(
            do(Cab.get_ride, ride_id=the("evening")), do(Messaging.search_messages, sender="Rafael"),
            do(Cab.list_rides, which="past"),
        ),
        says="The tin from last night's cab can only be the pictures that Don Rafael misses. Shall I ask the firm "
        "to keep it for him, before it goes elsewhere at noon, and tell him that it is safe?",
        calls=(_keep, _news),
        reports="The firm keeps the tin, and Don Rafael knows.",
    ),
    Stage(
        reads=(do(Contacts.find_contacts, text="Rafael"),),
        says="Shall I have the tin brought to Don Rafael's door tomorrow, Tuesday, at 16:30, and tell him so?",
        calls=(_bring, _when),
        reports="A cab brings it at half past four, and he knows.",
    ),
)  # fmt: skip

WRONG = {
    "it is not hers, so the case is closed": ((found("Not mine.", mine=False), _news), (_when,)),
    "the firm hears nothing before noon": ((_news,), (_when,)),
    "to her own home": ((_keep, _news), (found("", return_to="Home", return_at="2027-03-16 16:30"), _when)),
    "while he is at the eye doctor's": (
        (_keep, _news), (found("", return_to=HIS, return_at="2027-03-15 18:00"), _when),
    ),
    "he does not know that it comes": ((_keep, _news), (_bring,)),
}  # fmt: skip

WAYS = {
    "another hour, and the address as on the card": (
        (do(Cab.answer_found, ride_report_id=the("found")), w.tell(RAFAEL, "The cab people have your "
                                                                           "photographs!")),
        (
            w.tell(RAFAEL, "Your tin comes on Tuesday at five in the afternoon, to your door."),
            found("", return_to=f"{HIS}, La Floresta", return_at="2027-03-16 17:00"),
        ),
    ),
    "he is told first, and asked": (
        (
            w.tell(RAFAEL, "I think that your pictures are found, in a blue tin. When could a cab bring them?"),
            found("A passenger of mine misses it, please hold it for him."),
        ),
        (found("", return_to=HIS, return_at="2027-03-16 18:30"),
         do(Messaging.send_message, to=["Rafael Ibáñez"], text="They are with you tomorrow at 18:30.")),
    ),
}  # fmt: skip
