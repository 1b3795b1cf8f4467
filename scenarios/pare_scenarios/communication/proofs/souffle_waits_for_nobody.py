"""The solution of `souffle-waits-for-nobody`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.communication.souffle_waits_for_nobody import BIRGIT, TORSTEN, VIKTOR

_told = w.tell(TORSTEN, "Dear Torsten, I am so sorry: the bridge is closed and my cab goes round. I arrive at "
               "20:05 only. Please let the soufflé wait, or eat without me.")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Cab.list_rides), do(Calendar.list_events), do(Messaging.search_messages, text="soufflé"),
            do(Contacts.find_contacts, text="Hartmann"),
        ),
        says="Your cab now arrives at 20:05, and Birgit's soufflé goes in at 19:30. Her phone is off in the "
        "evening. Shall I text Torsten that you come at 20:05, with an apology, so that they wait with the oven?",
        calls=(_told,),
        reports="Torsten knows that you arrive at 20:05.",
    ),
)  # fmt: skip

WRONG = {
    "the first delay": (w.tell(TORSTEN, "So sorry, the traffic: I will be with you at 19:42."),),
    "to the phone that is off": (w.tell(BIRGIT, "So sorry, the bridge is closed: I arrive at 20:05."),),
    "no time is named": (w.tell(TORSTEN, "I am running a bit late, I am so sorry!"),),
    "told to a colleague": (w.tell(VIKTOR, "I am stuck and arrive at 20:05."),),
    "and the dinner is moved": (_told, w.move("dinner", "2027-11-03 20:05")),
    "and the driver is told to hurry": (
        _told, do(Cab.update_ride, ride_id=the("ride"), note="Please drive faster!"),
    ),
}  # fmt: skip

WAYS = {
    "to both of them at once": (
        do(Messaging.send_message, to=["Birgit Hartmann", "Torsten Hartmann"],
           text="Forgive me, the bridge is shut. I shall be there just after eight, so keep the oven closed!"),
    ),
    "with the ride to follow": (
        w.tell(TORSTEN, "A closed bridge, Torsten: about 35 minutes late. The cab first said 19:42, now 8:05 pm."),
        do(Cab.share_ride, ride_id=the("ride"), to="Torsten Hartmann"),
    ),
    "and a line for Birgit, too": (
        w.tell(BIRGIT, "I am late and ashamed: five past eight. I write to Torsten as well."),
        w.tell(TORSTEN, "My cab needs until 20:05. Please wait with the soufflé, and forgive me."),
    ),
}  # fmt: skip
