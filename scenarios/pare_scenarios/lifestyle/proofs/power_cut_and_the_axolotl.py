"""The solution of `power-cut-and-the-axolotl`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.power_cut_and_the_axolotl import JORGE, LIDIA


def order(*goods: str, slot: str = "wednesday", **more: object) -> tuple[Do, ...]:
    """Each of these goes into the cart, and all is ordered for a slot."""
    return (
        *(do(Shopping.set_cart, variant_id=the(one)) for one in goods),
        do(Shopping.place_order, slot_id=the(slot), **more),
    )


_ask = w.tell(JORGE, "Don Jorge, on Thursday the power is off from nine, and I am away. Could you switch on the "
              "battery pump of Tinta's tank by ten? You have the key. Alma")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Notes.list_notes, text="air"), do(Calendar.list_events, day="2027-06-17"),
            do(Shopping.search_products, text="D cells"), do(Shopping.read_cart),
            do(Messaging.search_messages, text="key"),
        ),
        says="On Thursday your house has no power for six hours while you are in Tlaxcala, and Tinta bears two "
        "without air. Shall I order the battery pump and its D cells for tomorrow, and ask Don Jorge to switch it "
        "on on Thursday by ten?",
        calls=(*order("pump", "cells"), _ask),
        reports="Pump and cells come tomorrow, and Don Jorge is asked.",
    ),
)  # fmt: skip

WRONG = {
    "a pump that needs a socket": (*order("plugged", "cells"), _ask),
    "without the cells": (*order("pump"), _ask),
    "cells of the wrong size": (*order("pump", "small"), _ask),
    "on Friday, for nothing": (*order("pump", "cells", slot="friday"), _ask),
    "nobody switches it on": order("pump", "cells"),
    "asked of a friend who comes along": (
        *order("pump", "cells"), w.tell(LIDIA, "Could you switch on the pump on Thursday at ten?"),
    ),
}  # fmt: skip

WAYS = {
    "he is asked first": (
        w.tell(JORGE, "Power cut in our house on Thursday, nine to three! Would you start Tinta's pump at nine?"),
        *order("cells", "pump"),
    ),
    "with a word to the courier": (
        *order("pump", "cells", note="Please ring twice."),
        w.tell(JORGE, "On 17 June there is a power cut. Please go in with the key and turn the bubbler on when "
               "the power goes, a battery one will stand by the tank."),
    ),
}  # fmt: skip
