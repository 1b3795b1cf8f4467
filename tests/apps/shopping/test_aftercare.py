"""Returns, exchanges, questions and reviews."""

from __future__ import annotations

from typing import Any

import pytest

from pare_apps.shopping import Choice, ChoiceOption, OrderItem

from .conftest import DAY, HOUR, NOW, euros

SUBSTITUTE = {"option": "substitute", "text": "Blue one", "effect": "substitute", "variant_id": "kettle-blue"}
REFUND = {"option": "refund", "effect": "drop_item"}


def asked(world: Any, **more: Any) -> Choice:
    one = OrderItem(id="single", order_id="881", name="Kettle", variant_id="kettle-red", unit_price=euros("40.00"))
    if "single" not in world.app.order_items:
        world.adds(one)
    given = {"order_id": "881", "order_item_id": "single", "question": "Red is gone. Blue or your money?",
             "options": [SUBSTITUTE, REFUND], "until": NOW + HOUR, "default": "refund", **more}  # fmt: skip
    choice = world.comes("choice_asked", **given)
    assert isinstance(choice, Choice)
    return choice


def test_a_return_is_one_row_and_can_be_withdrawn(world: Any) -> None:
    assert world.effects(lambda: world.makes("request_return", order_item_id="pair", reason="too_small")) == [
        ("created", "return_1")
    ]
    row = world.app.returns["return_1"]
    assert (row.order_id, row.quantity, row.status, row.variant_id) == ("770", 1, "requested", "")
    assert "quantity: only 0 of this item" in world.fails("request_return", order_item_id="pair", reason="too_small")
    world.makes("cancel_return", return_id="return_1")
    assert "return_id: return_1 is withdrawn already" in world.fails("cancel_return", return_id="return_1")
    world.makes("request_return", order_item_id="pair", reason="too_small")


def test_some_of_an_item_go_back(world: Any) -> None:
    world.makes("request_return", order_item_id="jacket", reason="changed_mind", quantity=1, note="One is enough")
    assert "quantity: only 1 of this item" in world.fails(
        "request_return", order_item_id="jacket", reason="other", quantity=2
    )
    assert world.makes("request_return", order_item_id="jacket", reason="other")["quantity"] == 1


def test_an_exchange_reserves_the_other_variant(world: Any) -> None:
    world.makes("request_return", order_item_id="pair", reason="too_small", variant_id="boots-41")
    assert world.app.variants["boots-41"].stock == 1
    world.makes("cancel_return", return_id="return_1")
    assert world.app.variants["boots-41"].stock == 2
    world.makes("request_return", order_item_id="pair", reason="too_small", variant_id="boots-41")
    world.comes("return_moves", return_id="return_2", status="received")
    world.comes("return_moves", return_id="return_2", status="exchanged")
    assert world.app.order_items["pair"].label == "size 41"
    assert world.read("read_order", order_id="770")["items"][0]["return_until"] is not None


@pytest.mark.parametrize(("arguments", "error"), [
    ({"order_item_id": "pair", "reason": "ugly"}, "reason: input should be 'too_small'"),
    ({"order_item_id": "lamp", "reason": "other"}, "order_item_id: lamp is shipped; only what was delivered goes back"),
    ({"order_item_id": "rocker", "reason": "other"}, "order_item_id: 'Baby rocker' can no longer be given back"),
    ({"order_item_id": "rocker", "reason": "recall"}, "reason: 'Baby rocker' is not recalled"),
    ({"order_item_id": "pair", "reason": "other", "variant_id": "boots-40"}, "there are boots-41, boots-42"),
    ({"order_item_id": "pair", "reason": "other", "variant_id": "kettle-red"}, "variant_id: exchange for another"),
    ({"order_item_id": "pair", "reason": "other", "variant_id": "boots-42"}, "variant_id: costs more than the 90.00"),
    ({"order_item_id": "jacket", "reason": "other", "note": "\x00"}, "note: holds control characters"),
])  # fmt: skip
def test_what_cannot_go_back(world: Any, arguments: dict[str, Any], error: str) -> None:
    assert error in world.fails("request_return", **arguments)


def test_the_faulty_go_back_under_warranty_and_the_recalled_whenever(world: Any) -> None:
    world.makes("request_return", order_item_id="rocker", reason="faulty")
    world.makes("cancel_return", return_id="return_1")
    world.comes("item_recalled", order_item_id="rocker", notice="The brake fails. Stop using it.")
    world.makes("request_return", order_item_id="rocker", reason="recall")


def test_the_time_for_a_return_ends(world: Any) -> None:
    with world.phone.step("world"):
        world.app.orders.update(world.app.orders["770"].changed(return_until=NOW + HOUR))
    world.phone.advance(NOW + HOUR)
    assert "its time is over" in world.fails("request_return", order_item_id="pair", reason="other")


def test_a_refund_settles_a_return_and_ends_an_order(world: Any) -> None:
    for item in ("pair", "jacket"):
        world.makes("request_return", order_item_id=item, reason="other")
    for number, amount in ((1, "90.00"), (2, "239.50")):
        world.comes("return_moves", return_id=f"return_{number}", status="received", note="Checked")
        world.comes("refund_made", order_id="770", amount=amount, return_id=f"return_{number}")
    assert world.app.orders["770"].status == "returned"
    assert world.app.order_items["jacket"].refunded == euros("239.50")
    assert world.read("read_order", order_id="770")["refunded"]["amount"] == "329.50"


def test_an_answer_takes_effect(world: Any) -> None:
    choice = asked(world)
    assert world.read("list_orders", awaits_answer=True)[0]["order"]["id"] == "881"
    assert world.effects(lambda: world.makes("answer_choice", choice_id=choice.id, option="Substitute")) == [
        ("changed", "single"), ("changed", choice.id),
    ]  # fmt: skip
    item = world.app.order_items["single"]
    assert (item.variant_id, item.unit_price) == ("kettle-blue", euros("40.00"))
    assert world.app.variants["kettle-blue"].stock == 0
    assert f"choice_id: {choice.id} was answered" in world.fails("answer_choice", choice_id=choice.id, option="refund")
    assert world.read("list_orders", awaits_answer=True) == []


def test_the_money_instead(world: Any) -> None:
    choice = asked(world)
    world.makes("answer_choice", choice_id=choice.id, option="refund")
    item = world.app.order_items["single"]
    assert (item.status, item.refunded) == ("unavailable", euros("40.00"))
    assert world.app.orders["881"].status == "placed"


def test_wrong_answers_are_told(world: Any) -> None:
    choice = asked(world)
    assert "option: 'x' is none of the options, which are substitute, refund" in world.fails(
        "answer_choice", choice_id=choice.id, option="x"
    )
    world.makes("set_cart", variant_id="kettle-blue")
    world.makes("place_order", variant_ids=["kettle-blue"])
    assert "variant_id: 'Steel kettle (blue)' (kettle-blue): out of stock" in world.fails(
        "answer_choice", choice_id=choice.id, option="substitute"
    )


def test_without_an_answer_the_default_holds_at_the_deadline(world: Any) -> None:
    choice = asked(world)
    assert world.app.next_alarm() == NOW + HOUR
    world.phone.advance(NOW + 2 * HOUR)
    row = world.app.choices[choice.id]
    assert (row.status, row.answer) == ("lapsed", "refund")
    assert world.app.order_items["single"].status == "unavailable"
    assert world.headline() == "Time is up for Coffee grinder and 1 more: refund"
    assert world.app.next_alarm() is None
    assert "was lapsed" in world.fails("answer_choice", choice_id=choice.id, option="refund")


def test_a_default_that_cannot_hold_any_more_does_not(world: Any) -> None:
    asked(world, default="substitute")
    with world.phone.step("world"):
        world.app.variants.remove("kettle-blue")
    world.phone.advance(NOW + 2 * HOUR)
    assert world.app.choices["choice_1"].answer == ""
    assert world.app.order_items["single"].status == "ordered"
    assert "no variant has the id 'kettle-blue'" in world.phone.log[-1].text


def test_a_question_about_a_cancelled_order_is_closed_in_silence(world: Any) -> None:
    choice = asked(world)
    world.makes("cancel_order", order_id="881")
    assert "choice_id: order 881 is cancelled" in world.fails("answer_choice", choice_id=choice.id, option="refund")
    notes = len(world.phone.notifications)
    world.phone.advance(NOW + 2 * HOUR)
    assert world.app.choices[choice.id].status == "lapsed"
    assert len(world.phone.notifications) == notes


def test_an_order_can_be_cancelled_by_an_answer_unless_it_is_on_its_way(world: Any) -> None:
    options = [{"option": "wait"}, {"option": "cancel", "effect": "cancel_order"}]
    for order_id in ("900", "881"):
        world.comes("choice_asked", order_id=order_id, question="Wait?", options=options, until=NOW + HOUR)
    assert "order 900 is shipped; it cannot be cancelled" in world.fails(
        "answer_choice", choice_id="choice_1", option="cancel"
    )
    world.makes("answer_choice", choice_id="choice_1", option="wait")
    world.makes("answer_choice", choice_id="choice_2", option="cancel")
    assert world.app.orders["881"].status == "cancelled"


@pytest.mark.parametrize("fields", [
    {"options": ()},
    {"options": (ChoiceOption(option="a"), ChoiceOption(option="a"))},
    {"default": "b"},
    {"options": (ChoiceOption(option="a", effect="drop_item"),)},
])  # fmt: skip
def test_questions_that_make_no_sense(fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"options|default|order_item_id"):
        Choice(order_id="x", question="?", until=NOW, **{"options": (ChoiceOption(option="a"),), **fields})
    with pytest.raises(ValueError, match="a substitute has one"):
        ChoiceOption(option="a", effect="substitute")


def test_reviews(world: Any) -> None:
    assert world.effects(lambda: world.makes("write_review", product_id="boots", stars=4, text="They pinch.")) == [
        ("created", "review_2")
    ]
    world.phone.advance(NOW + DAY)
    world.makes("write_review", product_id="boots", stars=2)
    reviews = world.read("read_product", product_id="boots")["reviews"]
    assert [(review["author"], review["stars"], review["text"]) for review in reviews] == [("me", 2, "")]
    assert "product_id: tea was never delivered" in world.fails("write_review", product_id="tea", stars=1)
    assert "product_id: kettle was never delivered" in world.fails("write_review", product_id="kettle", stars=1)
    assert "stars: input should be" in world.fails("write_review", product_id="boots", stars=6)


def test_wishes(world: Any) -> None:
    assert world.effects(lambda: world.makes("set_wish", product_id="boots")) == [("created", "wish_2")]
    assert world.effects(lambda: world.makes("set_wish", product_id="boots")) == []
    assert world.effects(lambda: world.makes("set_wish", product_id="boots", wished=False)) == [("removed", "wish_2")]
    assert "product_id: 'boots' is not on the wish list" in world.fails("set_wish", product_id="boots", wished=False)
    assert "product_id: no product has the id 'x'" in world.fails("set_wish", product_id="x")
