"""The solution of `lilies-and-the-foster-cat`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.lilies_and_the_foster_cat import SHEET


def bunch(name: str) -> Do:
    """Another bunch comes in the place of the lilies."""
    return do(Shopping.change_item, order_item_id=the("item"), variant_id=the(name))


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("cat")),
            do(EmailApp.read_attachment, email_id=the("cat"), name=SHEET.name),
            do(Shopping.read_order, order_id=the("order")), do(Shopping.search_products, category="flowers"),
            do(Calendar.list_events, day="2027-02-19"),
        ),
        says="Lilies kill cats, and Pilpel comes on Friday. Shall I change your order to the cream roses for 95 "
        "shekels instead? They are harmless, and you have flowers for your mother.",
        calls=(bunch("roses"),),
        reports="Cream roses come on Friday morning, and no lilies.",
    ),
)  # fmt: skip

_off, _cart = do(Shopping.cancel_order, order_id=the("order")), do(Shopping.set_cart, variant_id=the("roses"))
WRONG = {
    "the mix, lilies in it": (bunch("mix"),),
    "tulips, which are on the sheet as well": (bunch("tulips"),),
    "no flowers for her mother": (_off,),
    "roses besides the lilies": (_cart, do(Shopping.place_order, variant_ids=[the("roses")], slot_id=the("slot"))),
    "the cat is put off": (bunch("roses"), w.answer("cat", "Could Pilpel come on Saturday instead?")),
}  # fmt: skip

WAYS = {
    "cancelled and ordered anew": (
        _off, _cart, do(Shopping.place_order, variant_ids=[the("roses")], slot_id=the("slot")),
    ),
    "changed, and Pilpel put into the calendar": (bunch("roses"), w.enter("Pilpel comes", "2027-02-19 11:00")),
}  # fmt: skip
