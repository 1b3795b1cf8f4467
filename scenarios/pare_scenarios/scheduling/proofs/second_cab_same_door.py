"""The solution of `second-cab-same-door`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_scenarios.scheduling.second_cab_same_door import ANDERS


def say(text: str, to: str = ANDERS.number) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[to], text=text)


_cancel = do(Cab.cancel_ride, ride_id=the("mine"))
SOLUTION = (
    Stage(
        reads=(
            do(Cab.list_rides), do(Cab.get_ride, ride_id=the("mine")), do(Calendar.list_events),
            do(Messaging.search_messages, sender=ANDERS.number),
        ),
        says="Anders has a cab for both of you at 18:45. Your own one at 18:40 can be called off for nothing until "
        "six, later it costs 90 kr. Shall I cancel it and tell him that you ride with him?",
        calls=(_cancel, say("Lovely, thank you! I have cancelled mine and ride with you at 18:45.")),
        reports="Your cab is off for nothing, and Anders knows.",
    ),
)  # fmt: skip

WRONG = {
    "the ride to the airport goes": (do(Cab.cancel_ride, ride_id=the("dawn")), say("I ride with you at 18:45!")),
    "both rides go": (_cancel, do(Cab.cancel_ride, ride_id=the("dawn")), say("I ride with you at 18:45!")),
    "Anders hears nothing": (_cancel,),
    "Anders is to give his up": (_cancel, say("Please cancel yours, I have one at 18:40.")),
    "only put off to the time of his": (
        do(Cab.update_ride, ride_id=the("mine"), pickup_at="2027-03-12T18:45"), say("Thanks, with you at 18:45."),
    ),
    "told to the band": (_cancel, say("I ride with you at 18:45.", "Band")),
}  # fmt: skip

WAYS = {
    "he is thanked first": (say("You hero. 18:45 at my door it is!"), _cancel),
    "in few words": (_cancel, say("Then we take your cab, I dropped mine.")),
}
