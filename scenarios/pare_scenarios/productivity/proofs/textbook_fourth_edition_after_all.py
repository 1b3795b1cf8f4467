"""The solution of `textbook-fourth-edition-after-all`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.shopping import Shopping
from pare_scenarios.productivity.textbook_fourth_edition_after_all import PROFESSOR


def cart(variant: str, quantity: int = 1) -> Do:
    """So many of it in the cart."""
    return do(Shopping.set_cart, variant_id=the(variant), quantity=quantity)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, sender=PROFESSOR.email), do(EmailApp.search_emails, text="books"),
            do(Shopping.read_cart), do(Shopping.search_products, text="contracts"),
            do(Shopping.read_product, product_id=the("fourth edition")),
        ),
        says="From week three on the course uses the 4th edition, and a second-hand copy will do. Shall I swap "
        "the 3rd edition in your cart for the used 4th at R$ 110? With the index cards that stays within the R$ "
        "150.",
        calls=(cart("third used", 0), cart("fourth used")),
        reports="The used 4th edition is in the cart instead of the 3rd, beside the index cards.",
    ),
)  # fmt: skip

WRONG = {
    "a new copy": (cart("third used", 0), cart("fourth new")),
    "both editions": (cart("fourth used"),),
    "the workbook as well": (cart("third used", 0), cart("fourth used"), cart("workbook used")),
    "a new copy of the old edition": (cart("third used", 0), cart("third new")),
    "bought at once": (cart("third used", 0), cart("fourth used"), do(Shopping.place_order)),
    "the cards gone as well": (cart("third used", 0), cart("fourth used"), cart("cards", 0)),
}

WAYS = {
    "two at first, put right": (cart("fourth used", 2), cart("third used", 0), cart("fourth used")),
    "wished for a moment": (
        cart("fourth used"), do(Shopping.set_wish, product_id=the("fourth edition")), cart("third used", 0),
        do(Shopping.set_wish, product_id=the("fourth edition"), wished=False),
    ),
}  # fmt: skip
