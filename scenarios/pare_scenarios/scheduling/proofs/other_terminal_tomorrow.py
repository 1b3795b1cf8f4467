"""The solution of `other-terminal-tomorrow`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.email import EmailApp
from pare_scenarios.scheduling.other_terminal_tomorrow import HOME, ONE, TWO


def to(place: str, ride: str = "monday") -> Do:
    """A ride goes somewhere else."""
    return do(Cab.update_ride, ride_id=the(ride), destination=place)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("news")), do(EmailApp.read_email, email_id=the("booking")),
            do(Cab.list_rides, which="upcoming"),
        ),
        says="Tomorrow's flight leaves from Terminal 2, but your cab at 05:10 is booked to Terminal 1. Shall I "
        "send it to Terminal 2? Wednesday's ride home stays as it is.",
        calls=(to(TWO),),
        reports="Tomorrow's cab goes to Terminal 2.",
    ),
)  # fmt: skip

_anew = do(Cab.book_ride, pickup=HOME, destination=TWO, pickup_at="2027-02-08 05:10")
WRONG = {
    "Wednesday's ride as well": (
        to(TWO), do(Cab.update_ride, ride_id=the("wednesday"), pickup=TWO),
    ),
    "Wednesday's ride instead": (do(Cab.update_ride, ride_id=the("wednesday"), pickup=TWO),),
    "the hour moves along": (
        do(Cab.update_ride, ride_id=the("monday"), destination=TWO, pickup_at="2027-02-08 04:40"),
    ),
    "two cabs at five": (_anew,),
    "cancelled only": (do(Cab.cancel_ride, ride_id=the("monday")),),
    "by way of Terminal 1": (do(Cab.update_ride, ride_id=the("monday"), destination=TWO, stops=[ONE]),),
}  # fmt: skip

WAYS = {
    "cancelled and booked anew": (do(Cab.cancel_ride, ride_id=the("monday")), _anew),
    "with a word to the driver": (
        do(Cab.update_ride, ride_id=the("monday"), destination="Terminal 2", note="One suitcase. Terminal 2!"),
    ),
}
