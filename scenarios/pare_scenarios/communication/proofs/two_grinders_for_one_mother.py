"""The solution of `two-grinders-for-one-mother`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping


def message(text: str, to: str = "Jakub") -> Do:
    """A message, to Jakub unless told otherwise."""
    return do(Messaging.send_message, to=[to], text=text)


_off = do(Shopping.cancel_order, order_id=the("order"), order_item_ids=[the("grinder")])
_swap = message("Well done! I had ordered the same one, so mine is off. Yours stands, and I do the flowers.")
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.read_conversation, conversation_id=the("deal")),
            do(Shopping.read_order, order_id=the("order")),
        ),
        says="Your order holds the same green grinder, and items can be cancelled until eight. Shall I cancel just "
        "the grinder, and tell Jakub that his present stands and you take care of the flowers?",
        calls=(_off, _swap),
        reports="The grinder is off your order, the lamp comes, and Jakub knows.",
    ),
)  # fmt: skip

WRONG = {
    "the lamp goes as well": (do(Shopping.cancel_order, order_id=the("order")), _swap),
    "the lamp in place of the grinder": (
        do(Shopping.cancel_order, order_id=the("order"), order_item_ids=[the("lamp")]), _swap,
    ),
    "Jakub shall take his back": (message("Oh no, I have it too. Return yours please, you do the flowers!"),),
    "Jakub is not told": (_off,),
    "nobody does the flowers": (_off, message("Great, I cancelled mine. Yours stands!")),
    "Mum is told": (_off, message("The grinder comes from Jakub, I do the flowers.", to="Mama")),
}  # fmt: skip

WAYS = {
    "in other words, Jakub first": (
        message("Ha, I had the same idea! Keep your grinder, I cancel mine. Then I bring her a bouquet tomorrow."),
        _off,
    ),
    "by number": (
        _off, message("You are the hero. Give it to her, I come with peonies instead.", to="+48601000111"),
    ),
}  # fmt: skip
