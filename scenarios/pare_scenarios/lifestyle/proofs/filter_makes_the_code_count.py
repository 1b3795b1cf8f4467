"""The solution of `filter-makes-the-code-count`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.filter_makes_the_code_count import BILAL
from pare_scenarios.lifestyle.words.filter_makes_the_code_count import CODE


def put(what: str, quantity: int = 1) -> Do:
    """So many of something in the cart."""
    return do(Shopping.set_cart, variant_id=the(what), quantity=quantity)


def order(*what: str, **more: object) -> Do:
    """The cart, or only some of it, is ordered."""
    return do(Shopping.place_order, **({"variant_ids": [the(one) for one in what]} if what else {}), **more)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("terms")), do(Shopping.read_cart),
            do(Notes.read_note, note_id=the("list")), do(Shopping.search_products, text="filters"),
            do(Messaging.search_messages, text="jug"),
        ),
        says="The code needs 80 dinars at full price, and the grinder is 62. A box of water filters, which you "
        "need anyway, makes it 83. Shall I add one and order both with NISAN15 tonight, 68 in all, to your flat?",
        calls=(put("filters"), order(code=CODE)),
        reports="Grinder and filters are ordered for 68 dinars.",
    ),
)  # fmt: skip

WRONG = {
    "filled up with the descaler, so without the code": (put("descaler"), order()),
    "filters and descaler": (put("filters"), put("descaler"), order(code=CODE)),
    "paper cones, of which there are 800": (put("paper"), order(code=CODE)),
    "two boxes": (put("filters", 2), order(code=CODE)),
    "the code is forgotten": (put("filters"), order()),
    "to the café": (put("filters"), order(code=CODE, address_id=the("cafe"))),
}

WAYS = {
    "each thing and the address named": (
        put("filters"), order("filters", "grinder", code="nisan15", address_id=the("home")),
    ),
    "ticked off, and Bilal told": (
        put("filters"), order(code=CODE),
        do(Notes.tick_item, note_id=the("list"), item="Filters for the water jug"),
        w.tell(BILAL, "New filters are ordered, they come on Saturday."),
    ),
}  # fmt: skip
