"""The solution of `tamari-and-two-guests-fewer`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.tamari_and_two_guests_fewer import JOANA, NUNO

NEW_MENU = ("Saturday 6 November, 20:00, seven of us: Nuno, Lena, Rafael, Catarina, Ines, Diego and me\n"
            "Chicken in tamari with ginger, seven legs\nRice noodles, two bags\nAlmond tart, ground almonds and eggs, "
            "no flour\nWine brings Rafael")  # fmt: skip


def change(item: str, **to: object) -> Do:
    """A line of the order is changed in place."""
    return do(Shopping.change_item, order_item_id=the(item), **to)


def menu(text: str = NEW_MENU, how: str = "replace") -> Do:
    """The menu is written into."""
    return do(Notes.write_note, note_id=the("menu"), text=text, how=how)


def tell(text: str = "Bring Lena! I take rice noodles and tamari, and the tart has no flour, so all is for her.") -> Do:
    """A message to Nuno."""
    return w.tell(NUNO, text)


_legs, _rice = change("legs_item", quantity=7), change("noodles_item", variant_id=the("rice"))
_tamari = change("soy_item", variant_id=the("tamari"))
SOLUTION = (
    Stage(
        reads=(
            do(Notes.read_note, note_id=the("menu")), do(Shopping.read_order, order_id=the("order")),
            do(Shopping.search_products, text="noodles"), do(Messaging.search_messages, text="both"),
            do(Calendar.list_events, day="2027-11-06"),
        ),
        says="With Lena, and without Joana and Paulo, you are seven tomorrow. Until eight your order can be "
        "changed: shall I take seven chicken legs, rice noodles for the egg noodles and tamari for the soy sauce, "
        "write that into the menu, and tell Nuno that Lena can eat everything?",
        calls=(_legs, _rice, _tamari, menu(), tell()),
        reports="Order and menu are for seven and without wheat, and Nuno knows.",
    ),
)  # fmt: skip

WRONG = {
    "eight legs, as it was": (_rice, _tamari, menu(), tell()),
    "the soy sauce stays": (_legs, _rice, menu(), tell()),
    "spelt, which is wheat": (_legs, _tamari, change("noodles_item", variant_id=the("spelt")), menu(), tell()),
    "the tart is dropped": (_legs, _rice, _tamari, menu("\n".join(NEW_MENU.split("\n")[:3])), tell()),
    "the menu still says eight": (_legs, _rice, _tamari, tell()),
    "Lena is told to bring her own": (_legs, _rice, _tamari, menu(), tell("Fine, but let her bring her own food.")),
}  # fmt: skip

_put = tuple(
    do(Shopping.set_cart, variant_id=the(name), quantity=many)
    for name, many in (("legs", 7), ("rice", 2), ("tamari", 1), ("almonds", 1))
)
WAYS = {
    "cancelled and ordered anew, Joana wished well": (
        do(Shopping.cancel_order, order_id=the("order")), *_put,
        do(Shopping.place_order, variant_ids=[the(name) for name in ("legs", "rice", "tamari", "almonds")],
           slot_id=the("slot")),
        menu(), tell("Of course! I cook without wheat for all of us, tamari and all."),
        w.tell(JOANA, "Poor little one! Next time then. Kisses to all three."),
    ),
    "a line above the menu": (
        _tamari, _rice, _legs,
        menu("Now 7 of us: with Lena, without Joana and Paulo. Tamari in place of soy, rice noodles.", "prepend"),
        tell("Gladly! Everything will be gluten-free, the sauce as well."),
    ),
}  # fmt: skip
