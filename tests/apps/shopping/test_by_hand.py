"""Whatever the assistant can do, the user can do by hand with the same arguments."""

from __future__ import annotations

from typing import Any

import pytest

from pare.planner import plan
from pare_apps.shopping import Choice, ChoiceOption, Product, Return, Shopping, Variant

from .conftest import HOUR, NOW, euros

ORDER = {
    "variant_ids": ["ribbon-roll"], "address_id": "work", "slot_id": "fast", "payment_method_id": "bill",
    "code": "five", "gift_wrap": True, "gift_message": "For you", "note": "Second floor",
}  # fmt: skip
ADDRESS = {"label": "Gran", "text": "Elm 3", "recipient": "Siri Dal", "note": "Dog", "is_default": True}

BY_HAND: list[tuple[str, dict[str, Any], int]] = [
    ("set_cart", {"variant_id": "kettle-red", "quantity": 3}, 3),
    ("set_cart", {"variant_id": "kettle-red", "quantity": 0}, 3),
    ("set_cart", {"variant_id": "boots-42"}, 4),
    ("set_cart", {"variant_id": "deep-one", "quantity": 2}, 4),
    ("place_order", {}, 4),
    ("place_order", {"slot_id": "shop"}, 4),
    ("place_order", {key: value for key, value in ORDER.items() if key != "code"}, 4),
    ("place_order", {"code": "spark10", "address_id": "work"}, 4),
    ("change_order", {"order_id": "881", "address_id": "work", "slot_id": "wed", "note": "Second floor"}, 5),
    ("change_order", {"order_id": "881", "slot_id": "fast"}, 5),
    ("change_order", {"order_id": "881", "payment_method_id": "bill"}, 5),
    ("change_payment_method", {"payment_method_id": "bill", "action": "make_default"}, 3),
    ("change_payment_method", {"payment_method_id": "visa", "action": "remove"}, 3),
    ("cancel_order", {"order_id": "881"}, 4),
    ("cancel_order", {"order_id": "881", "order_item_ids": ["grinder"]}, 4),
    ("change_item", {"order_item_id": "red", "quantity": 1}, 5),
    ("change_item", {"order_item_id": "red", "variant_id": "boots-41", "quantity": 1}, 5),
    ("request_return", {"order_item_id": "pair", "reason": "too_small"}, 5),
    ("request_return", {"order_item_id": "pair", "reason": "other", "variant_id": "boots-41", "note": "Tight"}, 5),
    ("request_return", {"order_item_id": "jacket", "reason": "damaged", "quantity": 1}, 5),
    ("cancel_return", {"return_id": "back"}, 4),
    ("answer_choice", {"choice_id": "ask", "option": "yes"}, 3),
    ("set_wish", {"product_id": "boots"}, 4),
    ("set_wish", {"product_id": "tea", "wished": False}, 3),
    ("write_review", {"product_id": "boots", "stars": 2, "text": "They pinch."}, 5),
    ("save_address", ADDRESS, 3),
    ("save_address", {"address_id": "work", "text": "Mill Lane 4"}, 3),
    ("delete_address", {"address_id": "work"}, 3),
]  # fmt: skip


@pytest.fixture
def shop(world: Any) -> Any:
    world.adds(
        *(Product(id=f"deep-{n}", name=f"Deep thing {n}", category="toys", rating=4.9) for n in range(60)),
        Product(id="deep", name="Deepest thing", category="toys"),
        Variant(id="deep-one", product_id="deep", price=euros("1")),
        Return(id="back", order_id="770", order_item_id="jacket", requested_at=NOW),
        Choice(id="ask", order_id="881", question="Wait?", until=NOW + HOUR,
               options=(ChoiceOption(option="yes"), ChoiceOption(option="no"))),
    )  # fmt: skip
    return world


def test_every_writing_operation_is_here() -> None:
    writing = {tool.name for tool in Shopping.blueprint().tools.values() if tool.kind == "write"}
    assert {f"shopping__{operation}" for operation, *_ in BY_HAND} == writing


def test_the_app_keeps_to_its_share_of_operations() -> None:
    assert sum(tool.kind in ("read", "write") for tool in Shopping.blueprint().tools.values()) == 18


@pytest.mark.parametrize(("operation", "arguments", "taps"), BY_HAND)
def test_taps_lead_to_the_same_effect(shop: Any, operation: str, arguments: dict[str, Any], taps: int) -> None:
    assistants = type(shop)(shop.phone.fork())
    path = plan(shop.phone, f"shopping__{operation}", arguments)
    assert len(path) <= taps
    for action in path:
        shop.does(action.name, **action.arguments)
    assistants.makes(operation, **arguments)
    for mine, theirs in zip(shop.phone.tables(), assistants.phone.tables(), strict=True):
        if mine.name.startswith("shopping."):
            assert list(mine) == list(theirs)
