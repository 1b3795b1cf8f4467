"""The solution of `same-dye-lot-or-stripes`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.same_dye_lot_or_stripes import MARISOL, PALOMA, PILAR


def order(variant: str, quantity: int, **more: object) -> tuple[Do, ...]:
    """So many skeins of a lot are put into the cart and ordered."""
    return (
        do(Shopping.set_cart, variant_id=the(variant), quantity=quantity), do(Shopping.place_order, **more),
    )  # fmt: skip


_ask = w.tell(MARISOL, "Dear Marisol, is your skein of Kantuta 7731 still without a plan? I am just one short for "
              "Paloma's shawl. Could you let me have it?")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("alert")), do(Notes.list_notes, text="Kantuta"),
            do(Shopping.read_product, product_id=the("yarn")), do(Messaging.search_messages, text="7731"),
        ),
        says="Two skeins of lot 7731, the one of Paloma's shawl, are kept until eleven; the fourteen others are of "
        "another lot. Shall I order these two and ask Marisol for the spare one that she has of it?",
        calls=(*order("old_lot", 2), _ask),
        reports="The two skeins are ordered, and Marisol is asked for the third.",
    ),
)  # fmt: skip

WRONG = {
    "three of the other lot": order("new_lot", 3),
    "the third of the other lot": (
        do(Shopping.set_cart, variant_id=the("new_lot")), *order("old_lot", 2),
    ),
    "only one": (*order("old_lot", 1), _ask),
    "Pilar's, of the other lot": (
        *order("old_lot", 2), w.tell(PILAR, "Is your spare Kantuta still free? Could I have it?"),
    ),
    "Marisol is not asked": order("old_lot", 2),
    "promised to Paloma": (*order("old_lot", 2), _ask, w.tell(PALOMA, "Yes, it will be ready, I promise!")),
}  # fmt: skip

WAYS = {
    "Marisol first": (
        w.tell(MARISOL, "May I take the leftover red ball off your hands? I would gladly buy it."),
        *order("old_lot", 2),
    ),
    "by mail, and written down": (
        *order("old_lot", 2, address_id=the("home")),
        w.write_to(MARISOL, "Your 7731", "Would you sell me your skein? It is for my niece's feast."),
        do(Notes.write_note, note_id=the("shawl"), text="24 July: two more ordered, Marisol asked for her one."),
    ),
}  # fmt: skip
