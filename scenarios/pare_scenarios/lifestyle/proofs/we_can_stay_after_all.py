"""The solution of `we-can-stay-after-all`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.we_can_stay_after_all import AGENT, MARTA, PAPER


def news(text: str = "We stay! The buyer has signed: same rent, no end date.") -> Do:
    """A message to Marta."""
    return w.tell(MARTA, text)


_viewing = do(Apartments.cancel_viewing, viewing_id=the("viewing"))
_cab, _entry = do(Cab.cancel_ride, ride_id=the("cab")), do(Calendar.delete_event, event_id=the("entry"))
_quiet = do(Apartments.save_search, saved_search_id=the("search"), notify=False)
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_attachment, email_id=the("signed"), name=PAPER.name),
            do(Apartments.list_mine, of="saved_searches"), do(Cab.list_rides, which="upcoming"),
            do(Messaging.search_messages, text="stay"), do(Calendar.list_events, day="2027-11-10", days=4),
        ),
        says="It is signed by both sides: you stay, at the same rent and without an end date. Shall I cancel "
        "Friday's viewing in Calle Tacuara with its cab and its entry, switch off the alerts of your search, and "
        "tell Marta?",
        calls=(_viewing, _cab, _quiet, _entry, news()),
        reports="Viewing, cab and alerts are off, Friday is free, and Marta knows.",
    ),
)  # fmt: skip

WRONG = {
    "the cab to the theatre instead": (
        _viewing, do(Cab.cancel_ride, ride_id=the("concert")), _quiet, _entry, news(),
    ),
    "the alerts go on": (_viewing, _cab, _entry, news()),
    "Marta hears of a perhaps": (
        _viewing, _cab, _quiet, _entry, news("Perhaps we can stay after all, he said on the stairs."),
    ),
    "the cab still comes": (_viewing, _quiet, _entry, news()),
    "Marta hears nothing": (_viewing, _cab, _quiet, _entry),
}  # fmt: skip

WAYS = {
    "the search deleted, a kind word with the viewing": (
        do(Apartments.cancel_viewing, viewing_id=the("viewing"), message="Thank you, we can stay in our house."),
        do(Apartments.remove_saved, saved_search_id=the("search")), _cab, _entry,
        do(Apartments.remove_saved, listing_id=the("flat")),
        news("Sit down: Aguirre's signature is on the addendum. We do not have to move!"),
    ),
    "Marta first and by mail, the agent told as well": (
        w.write_to(MARTA, "Unpack!", "He signed. We are staying in Ombú, same rent, for as long as we like."),
        _entry, _quiet, _cab, _viewing,
        w.write_to(AGENT, "Friday", "Dear Ms Arroyo, we have cancelled, since we can stay. Thank you!"),
    ),
}  # fmt: skip
