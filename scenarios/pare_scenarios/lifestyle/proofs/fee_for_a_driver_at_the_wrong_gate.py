"""The solution of `fee-for-a-driver-at-the-wrong-gate`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.email import EmailApp
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.fee_for_a_driver_at_the_wrong_gate import CABS, PAULO


def object_to(ride: str, text: str, **how: object) -> Do:
    """The ride's own problem report."""
    return do(Cab.report_problem, ride_id=the(ride), text=text, **({"topic": "fare"} | how))


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("charge")), do(EmailApp.search_emails, text="bus stop"),
            do(Cab.list_rides, which="past", since="2027-10-15 00:00"), do(Cab.get_ride, ride_id=the("morning")),
        ),
        says="Ride 7713 was booked for gate 5, and by its own record the driver waited at gate 2. Shall I object "
        "to the fee of 120 pesos with these two gates, and ask for the money back?",
        calls=(
            w.answer("charge", "Ride 7713: I object to the fee of 120 pesos. The ride was arranged for gate 5, "
                     "where I waited. By your record the driver stood at gate 2. Please refund it. Rosa Reyes"),
        ),
        reports="The firm has your objection.",
    ),
)  # fmt: skip

_why = "I waited at gate 5, as my booking says; your driver waited at gate 2. Please refund "
WRONG = {
    "the evening ride": (w.answer("receipt", f"Ride 7719: I object. {_why} the 45 pesos."),),
    "both rides": (w.answer("charge", f"Rides 7713 and 7719: {_why} 165 pesos."),),
    "without the reason": (w.answer("charge", "I object to the fee of ride 7713, please refund 120 pesos."),),
    "the gates the wrong way round": (object_to("morning", "A refund: I was at gate 2, the cab was at gate 5."),),
    "a bad mark as well": (object_to("morning", _why), do(Cab.rate_ride, ride_id=the("evening"), rating=1)),
}

WAYS = {
    "reported in the app": (object_to("morning", f"{_why} the 120 pesos."),),
    "a fresh mail, and a word to the brother": (
        w.write_to(CABS, "Objection, ride 7713", "It was not me who did not come: gate 5 was booked, but the car "
                   "stood at gate 2. I want my fee back, please. Ride 7719 is all right."),
        w.write_to(PAULO, "The cab", "It had waited at gate 2. I have objected."),
    ),
}  # fmt: skip
