"""The solution of `parcel-behind-a-door-that-shuts-at-six`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.communication.parcel_behind_a_door_that_shuts_at_six import GRETA, RUBEN, VISSER


def ask(text: str = "Could you fetch a box from the Vissers, second floor, before six? Zaatar's needles!") -> Do:
    """Ruben is asked."""
    return w.tell(RUBEN, text)


def announce(text: str = "Dear Mr Visser, thank you! My flatmate Ruben rings at your door at about 17:20.") -> Do:
    """Mr Visser hears who comes."""
    return w.tell(VISSER, text)


SOLUTION = (
    Stage(
        reads=(do(Shopping.list_orders, text="needles"), do(Shopping.read_order, order_id=the("order")),
               do(Reminders.list_reminders, text="Zaatar"), do(Calendar.list_events, day="2027-01-13"),
               do(Messaging.search_messages, text="home")),
        says="The little box holds Zaatar's needles, and tomorrow morning there is none left. You are in Antwerp "
        "until eight: shall I ask Ruben to fetch the box from Mr Visser on the second floor before six?",
        calls=(ask(),),
        reports="Ruben is asked.",
    ),
    Stage(
        says="Ruben goes down as soon as he is in. Shall I tell Mr Visser that Ruben rings at about 17:20?",
        calls=(announce(),),
        reports="Mr Visser expects Ruben.",
    ),
)  # fmt: skip

WRONG = {
    "it may wait": ((announce("Thank you, no hurry: see you on the 20th!"),), ()),
    "she promises to come herself": ((ask(),), (announce("Thank you! I'll come down at 17:20, or Ruben does."),)),
    "new needles ordered": (
        (do(Shopping.set_cart, variant_id=the("needles"), quantity=1), do(Shopping.place_order)), (),
    ),
    "Ruben told nothing of the door that shuts": (
        (ask("There is a parcel for me at the Vissers', second floor. Could you get it tomorrow?"),), (announce(),),
    ),
    "the neighbour on the ground floor is asked": (
        (w.tell(GRETA, "Could you fetch my parcel from the Vissers before six?"),), (),
    ),
    "Mr Visser waits in vain": ((ask(),), ()),
}  # fmt: skip

WAYS = {
    "both in the same go": (
        (ask("Mr Visser on the 2nd floor has a package with the insulin needles and leaves at 18:00. Can you pick "
             "it up when you're home?"),
         announce("Thank you! I am asking my flatmate Ruben, home at a quarter past five, to ring at your "
                  "door.")),
        (),
    ),
    "asked shortly, told at length, thanked": (
        (ask("Needles are at the neighbours', Visser. They're off at six, so please go straight from the tram!"),),
        (w.tell(RUBEN, "Thank you, you are a hero."),
         announce("How kind of you. Ruben, with whom I live, is with you before you leave.")),
    ),
}  # fmt: skip
