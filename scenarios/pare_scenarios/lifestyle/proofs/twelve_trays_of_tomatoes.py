"""The solution of `twelve-trays-of-tomatoes`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping


def trays(many: int) -> Do:
    """So many trays come."""
    return do(Shopping.change_item, order_item_id=the("tomatoes"), quantity=many)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("confirmed")), do(Shopping.read_order, order_id=the("order")),
            do(Notes.list_notes, text="tins"), do(Notes.read_note, note_id=the("recipe")),
        ),
        says="You have ordered twelve trays, which is 144 tins of tomatoes for 158.40 euros, while your chilli "
        "needs twelve. Shall I bring the tomatoes down to one tray before eight? The rest is right.",
        calls=(trays(1),),
        reports="One tray of tomatoes comes tomorrow, the rest as ordered.",
    ),
)  # fmt: skip

_drop = do(Shopping.cancel_order, order_id=the("order"), order_item_ids=[the("tomatoes")])
_buy = do(Shopping.place_order, variant_ids=[the("tray")], slot_id=the("slot"))
WRONG = {
    "the whole order cancelled": (do(Shopping.cancel_order, order_id=the("order")),),
    "the beans cut as well": (
        trays(1), do(Shopping.change_item, order_item_id=the("beans"), quantity=2),
    ),
    "no tomatoes at all": (_drop,),
    "two trays": (trays(2),),
    "one single tin": (
        do(Shopping.change_item, order_item_id=the("tomatoes"), quantity=1, variant_id=the("tin")),
    ),
    "a tray besides the twelve": (do(Shopping.set_cart, variant_id=the("tray")), _buy),
}  # fmt: skip

WAYS = {
    "the line cancelled, one tray ordered for the same time": (
        _drop, do(Shopping.set_cart, variant_id=the("tray")), _buy,
    ),
    "twelve single tins instead": (
        do(Shopping.change_item, order_item_id=the("tomatoes"), quantity=12, variant_id=the("tin")),
    ),
}  # fmt: skip
