"""What the outside world does, and what both sides hear of it."""

from __future__ import annotations

from typing import Any

import pytest

from pare.errors import BadInput
from pare_apps.shopping import DiscountCode, Order, Variant
from pare_apps.shopping.order_model import NEXT

from .conftest import DAY, HOUR, NOW, euros

ARRIVALS: list[tuple[str, dict[str, Any], str, str]] = [
    ("order_moves", {"order_id": "881", "status": "shipped", "tracking": "HX-1", "note": "By tram."},
     "Coffee grinder and 1 more: shipped",
     "Order 881 (1 x Coffee grinder, 2 x Steel kettle (red)) is shipped. By tram. Tracking: HX-1"),
    ("order_delayed", {"order_id": "900", "due_until": "2027-03-05T18:00", "reason": "Snow"},
     "Reading lamp delayed to Fri 05 Mar",
     "Order 900 (1 x Reading lamp) is late; it comes between Fri 05 Mar 2027 18:00 and Fri 05 Mar 2027 18:00. Snow"
     " Tracking: HX-40"),
    ("shop_writes", {"order_id": "900", "text": "Hand it to a neighbour?", "sender": "Courier"},
     "Courier about Reading lamp: Hand it to a neighbour?",
     "Message shop_message_1 from Courier about order 900 (1 x Reading lamp):\nHand it to a neighbour?"),
    ("item_unavailable", {"order_item_id": "grinder", "reason": "Broken in store."}, "Not available: Coffee grinder",
     "The shop cannot send 1 x Coffee grinder (grinder) of order 881; the money goes back. Broken in store."),
    ("refund_made", {"order_id": "770", "amount": 12.5, "reason": "Sorry"},
     "Refund for Walking boots and 1 more: 12.50 EUR",
     "12.50 EUR of order 770 (1 x Walking boots (size 40), 2 x Rain jacket) were given back. Sorry"),
    ("choice_asked", {"order_id": "900", "question": "Leave at the door?", "until": "2027-03-01T18:00",
                      "options": [{"option": "yes", "text": "Our risk"}, {"option": "no"}], "default": "no"},
     "Answer needed by Mon 18:00: Reading lamp",
     "The shop asks about order 900 (1 x Reading lamp), question choice_1, to be answered until Mon 01 Mar 2027 18:00: "
     "Leave at the door?\n- yes: Our risk\n- no: \nWithout an answer: no"),
    ("price_drops", {"variant_id": "tea-box", "new_price": "4.5", "until": "2027-03-02T20:00"},
     "Price drop: Green tea now 4.50 EUR",
     "Green tea (tea-box of tea) now costs 4.50 EUR instead of 6.00 EUR. Until Tue 02 Mar 2027 20:00."),
    ("restocked", {"variant_id": "tea-box", "pieces": 3}, "Back in stock: Green tea",
     "Green tea (tea-box of tea) is in stock again: 3 for 6.00 EUR each."),
    ("code_received", {"code": "tea 20", "percent": 20, "category": "food", "note": "For tea"}, "Code TEA20: For tea",
     "The shop gives the discount code TEA20 (discount_code_2): For tea Per cent: 20, amount: none, minimum: none, "
     "category: food, full price only: False, once: True, until: none."),
    ("item_recalled", {"order_item_id": "rocker", "notice": "The brake fails."}, "Recall: Baby rocker",
     "Recall of Baby rocker (item rocker of order 500, product , lot K4-118):\nThe brake fails."),
    ("review_requested", {"order_item_id": "pair"}, "How do you like Walking boots?",
     "The shop asks for a review of Walking boots (item pair of order 770, product boots)."),
]  # fmt: skip


@pytest.mark.parametrize(("incoming", "arguments", "headline", "full"), ARRIVALS)
def test_both_sides_hear_of_it(world: Any, incoming: str, arguments: dict[str, Any], headline: str, full: str) -> None:
    world.comes(incoming, **arguments)
    assert world.headline() == headline
    assert world.phone.log[-1].text == full
    world.does("open_notification", notification_id=world.phone.notifications.where(newest=True, limit=1)[0].id)
    assert world.screen() in ("OrderView", "OrderItemView", "ProductView", "Codes")
    assert world.text()


def test_an_order_moves_only_along_its_machine(world: Any) -> None:
    for status in ("packed", "shipped", "out_for_delivery"):
        world.comes("order_moves", order_id="881", status=status)
    world.comes("delivery_attempted", order_id="881", note="Card left")
    assert world.headline() == "Nobody home for Coffee grinder and 1 more: delivery failed"
    with pytest.raises(BadInput, match="status: an order that is attempted can become out_for_delivery, ready"):
        world.comes("order_moves", order_id="881", status="packed")
    world.comes("order_moves", order_id="881", status="delivered")
    assert world.app.orders["881"].delivered_at == NOW
    assert [event.text for event in world.app.orders["881"].history] == [
        "packed", "shipped", "out for delivery", "attempted Card left", "delivered",
    ]  # fmt: skip


def test_every_state_can_be_reached_and_no_other(world: Any) -> None:
    for status, following in NEXT.items():
        for target in NEXT:
            order = Order(placed_at=NOW, status=status)
            fork = type(world)(world.phone.fork())
            fork.adds(order)
            if target in following:
                fork.comes("order_moves", order_id="order_5", status=target)
                assert fork.app.orders["order_5"].status == target
            else:
                with pytest.raises(BadInput, match="status: "):
                    fork.comes("order_moves", order_id="order_5", status=target)


@pytest.mark.parametrize(("incoming", "arguments", "error"), [
    ("order_delayed", {"order_id": "770", "due_until": NOW}, "order_id: order 770 is delivered already"),
    ("order_delayed", {"order_id": "881", "due_until": NOW, "due_from": NOW + DAY}, "due_from: must not lie after"),
    ("shop_writes", {"order_id": "881", "text": " "}, "text: must not be empty"),
    ("choice_asked", {"order_id": "881", "question": "?", "options": [{"option": "a"}], "until": NOW}, "until: must"),
    ("choice_asked", {"order_id": "881", "question": " ", "options": [{"option": "a"}], "until": NOW + DAY},
     "question: must not be empty"),
    ("choice_asked", {"order_id": "881", "question": "?", "options": [], "until": NOW + DAY}, "options: "),
    ("choice_asked", {"order_id": "881", "question": "?", "options": [{"option": "a"}], "until": NOW + DAY,
                      "order_item_id": "lamp"}, "order_item_id: lamp is in another order than 881"),
    ("refund_made", {"order_id": "881", "amount": 135}, "amount: at most 134.00 EUR of order 881"),
    ("refund_made", {"order_id": "881", "amount": 63, "order_item_id": "grinder"}, "amount: refunded: must not be"),
    ("refund_made", {"order_id": "881", "amount": 1, "order_item_id": "lamp"}, "order_id: lamp belongs to 900"),
    ("refund_made", {"order_id": "881", "amount": 0}, "amount: input should be greater than 0"),
    ("item_unavailable", {"order_item_id": "pair"}, "order_id: order 770 is delivered already"),
    ("price_drops", {"variant_id": "tea-box", "new_price": 6}, "new_price: must be less than 6.00 EUR"),
    ("price_drops", {"variant_id": "tea-box", "new_price": 5, "until": NOW}, "until: must lie in the future"),
    ("offer_ends", {"variant_id": "tea-box"}, "variant_id: tea-box is not on offer"),
    ("code_received", {"code": "A"}, "percent: give either percent or amount"),
    ("code_received", {"code": "A", "amount": 5, "currency": "euro"}, "currency: "),
    ("code_received", {"code": "A", "percent": 0}, "percent: "),
    ("item_recalled", {"order_item_id": "pair", "notice": ""}, "notice: must not be empty"),
])  # fmt: skip
def test_what_cannot_arrive(world: Any, incoming: str, arguments: dict[str, Any], error: str) -> None:
    before = len(world.rows())
    with pytest.raises(BadInput, match=error):
        world.comes(incoming, **arguments)
    assert len(world.rows()) == before


def test_prices_of_what_nobody_wants_are_told_to_the_assistant_only(world: Any) -> None:
    before = len(world.phone.notifications)
    world.comes("price_drops", variant_id="boots-40", new_price=80)
    assert len(world.phone.notifications) == before
    assert "Walking boots (size 40) (boots-40 of boots) now costs 80.00 EUR" in world.phone.log[-1].text
    world.comes("price_drops", variant_id="kettle-red", new_price=39)
    assert world.headline() == "Price drop: Steel kettle now 39.00 EUR"


def test_an_offer_ends_by_itself(world: Any) -> None:
    world.adds(
        Variant(id="later", product_id="ribbon", price=euros("1"), regular_price=euros("2"), offer_until=NOW + DAY)
    )
    world.comes("price_drops", variant_id="tea-box", new_price=4, until=NOW + HOUR)
    assert world.app.next_alarm() == NOW + HOUR
    world.phone.advance(NOW + HOUR)
    assert world.app.variants["tea-box"].price == euros("6.00")
    assert world.headline() == "Offer over: Green tea costs 6.00 EUR"
    assert world.app.next_alarm() == NOW + DAY
    world.phone.advance(NOW + DAY)
    assert not world.app.variants["later"].on_offer
    assert world.app.next_alarm() is None


def test_a_code_that_the_shop_has_already_comes_into_the_wallet(world: Any) -> None:
    world.adds(DiscountCode(id="hidden", code="HIDDEN", percent=5, in_wallet=False))
    assert [code["id"] for code in world.read("read_cart")["codes"]] == ["spark"]
    assert world.comes("code_received", code="hidden").id == "hidden"
    assert world.app.codes["hidden"].in_wallet


def test_the_last_item_that_is_unavailable_ends_the_order(world: Any) -> None:
    world.comes("item_unavailable", order_item_id="grinder")
    assert world.app.orders["881"].status == "placed"
    world.comes("item_unavailable", order_item_id="red")
    assert world.app.orders["881"].status == "cancelled"


def test_a_recall_is_told_on_the_product_too(world: Any) -> None:
    world.comes("item_recalled", order_item_id="pair", notice="The soles come off.")
    assert world.app.products["boots"].recall == "The soles come off."


def test_returns_move_along_their_machine(world: Any) -> None:
    world.makes("request_return", order_item_id="pair", reason="other")
    with pytest.raises(BadInput, match="status: a return that is requested can become sent, received, refused"):
        world.comes("return_moves", return_id="return_1", status="exchanged")
    world.comes("return_moves", return_id="return_1", status="sent")
    assert world.headline() == "Return of Walking boots: sent"
    with pytest.raises(BadInput, match="status: a return that is sent can become received, refused"):
        world.comes("refund_made", order_id="770", amount=90, return_id="return_1")
    assert world.app.order_items["pair"].refunded is None
    world.comes("return_moves", return_id="return_1", status="refused")
    world.makes("request_return", order_item_id="pair", reason="other")
