"""The screens, as a user walks through them."""

from __future__ import annotations

from typing import Any

import pytest

from pare_apps.shopping import Product, Review, ShopMessage, Shopping, Variant, Wish

from .conftest import DAY, HOUR, NOW, euros


@pytest.fixture
def shop(world: Any) -> Any:
    world.does("open_app", app="shopping")
    return world


def error(world: Any, tap: str, /, **arguments: Any) -> str:
    told = world.user.do(tap, arguments).error
    assert told is not None
    return str(told)


def test_the_front_page(shop: Any) -> None:
    assert shop.text().splitlines() == [
        "Shop",
        "Cart: 2 kinds of goods. Open orders: 2. Questions to answer: 0. Wish list: 1.",
        "- [food] food (1)",
        "- [gifts] gifts (1)",
        "- [kitchen] kitchen (1)",
        "- [shoes] shoes (1)",
        "- [kettle] Offer: Steel kettle, from 35.00 EUR, 4.5 stars [instead of 45.00 EUR]",
    ]


def test_lists_are_opened_refined_and_scrolled(shop: Any) -> None:
    goods = [Product(id=f"t{n}", name=f"Thing {n}", category="toys") for n in range(25)]
    shop.adds(*goods, *(Variant(product_id=each.id, price=euros(str(n))) for n, each in enumerate(goods)))
    shop.does("open_category", category="toys")
    assert "there are more" in shop.text()
    shop.does("refine", sort="price", max_price=22)
    assert shop.text().splitlines()[:4] == [
        "Products", "toys, up to 22.00, by price", "there are more", "- [t0] Thing 0, 0.00 EUR",
    ]  # fmt: skip
    shop.does("show_more")
    assert shop.text().splitlines()[1:4] == [
        "toys, up to 22.00, by price", "from number 21 on", "- [t20] Thing 20, 20.00 EUR",
    ]  # fmt: skip
    assert error(shop, "show_more") == "there are no more products"
    assert "min_price: must not be more than max_price, 22.00" in error(shop, "refine", min_price=23)
    shop.does("refine", text="zzz", in_stock=True)
    assert "none" in shop.text()


def test_search_and_offers(shop: Any) -> None:
    assert "min_price: " in error(shop, "search", min_price=3, max_price=2)
    shop.does("search", text="boots", min_rating=4)
    assert '"boots", 4 stars or more, by relevance\n- [boots] Walking boots, from 90.00 EUR, 4.0 stars' in shop.text()
    shop.does("back")
    shop.does("open_offers")
    shop.does("open_product", product_id="kettle")
    assert shop.text().splitlines() == [
        "Steel kettle", "Brisa", "4.5 stars of 12 ratings, in kitchen, sold by Kitchen Corner", "Boils fast.",
        "Return within 30 days, exchange within 30 days, 24 months' warranty",
        "Review: 5 stars, Tove, 28 Feb 2027: Lovely.",
        "- [kettle-red] red: 40.00 EUR, 5 in stock [SKU K-1; 2 in cart]",
        "- [kettle-blue] blue: 35.00 EUR, 1 in stock [instead of 45.00 EUR; SKU K-2]",
    ]  # fmt: skip


def test_a_product_goes_into_cart_and_wishes(shop: Any) -> None:
    shop.does("open_category", category="shoes")
    shop.does("open_product", product_id="boots")
    shop.does("set_cart", variant_id="boots-41", quantity=2)
    assert "size 41: 90.00 EUR, 2 in stock [2 in cart]" in shop.text()
    shop.does("set_wish")
    assert "On the wish list" in shop.text()
    shop.does("open_cart")
    assert shop.text().splitlines() == [
        "Cart", "Total 269.99 EUR", "- [kettle-red] 2 x Steel kettle (red), 80.00 EUR",
        "- [ribbon-roll] 3 x Red ribbon, 9.99 EUR", "- [boots-41] 2 x Walking boots (size 41), 180.00 EUR",
    ]  # fmt: skip
    shop.does("open_variant", variant_id="boots-41")
    assert shop.screen() == "ProductView"
    shop.does("open_cart")
    for variant in ("kettle-red", "ribbon-roll", "boots-41"):
        shop.does("set_cart", variant_id=variant, quantity=0)
    assert "empty" in shop.text()
    assert error(shop, "check_out") == "the cart is empty"


def test_wish_list(shop: Any) -> None:
    shop.does("open_wish_list")
    assert shop.text() == "Wish list\n- [tea] Green tea, 6.00 EUR, 3.0 stars [out of stock; wished]"
    shop.does("open_product", product_id="tea")
    shop.does("back")
    assert error(shop, "show_more") == "there are no more wishes"
    shop.does("remove", product_id="tea")
    assert shop.text() == "Wish list\nnone"
    goods = [Product(id=f"t{n}", name=f"Thing {n}") for n in range(21)]
    shop.adds(*goods, *(Variant(product_id=each.id, price=euros("1")) for each in goods))
    shop.adds(*(Wish(product_id=each.id, added_at=NOW + n * HOUR) for n, each in enumerate(goods)))
    shop.does("show_more")
    assert "[t0]" in shop.text()


def test_the_checkout(shop: Any) -> None:
    shop.does("open_cart")
    shop.does("check_out")
    assert "code: the shop has no discount code 'x'" in error(shop, "try_code", code="x")
    shop.does("try_code", code="spark10")
    assert shop.text().splitlines() == [
        "Checkout", "Goods 89.99 EUR", "Code SPARK10: 8.00 EUR off", "Total 81.99 EUR",
        "- [kettle-red] 2 x Steel kettle (red), 80.00 EUR", "- [ribbon-roll] 3 x Red ribbon, 9.99 EUR",
        "- [home] Home: Quince Row 7 [default; Ring twice]", "- [work] Work: Mill Lane 2, for R. Dal",
        "- [fast] Tue 02 Mar 10:00 to Tue 02 Mar 11:00, express delivery [4.90 EUR; order by Mon 01 Mar 15:00]",
        "- [shop] Tue 02 Mar 10:00 to Tue 02 Mar 19:00, collect at Harbour branch [free]",
        "- [wed] Wed 03 Mar 10:00 to Wed 03 Mar 14:00, standard delivery [free]", "- [visa] Visa ending 42 [default]",
        "- [bill] Pay later",
        "- [spark] SPARK10: 10 % off kitchen goods at full price from 50.00 EUR, once per customer",
    ]  # fmt: skip
    shop.does("place_order")
    assert shop.screen() == "OrderView"
    assert shop.app.orders["order_5"].code == "SPARK10"


def test_a_code_that_expires_meanwhile_is_told(shop: Any) -> None:
    shop.does("open_cart")
    shop.does("check_out")
    shop.does("try_code", code="spark10")
    shop.phone.advance(NOW + DAY)
    assert "code: SPARK10 expired on Tue 02 Mar 2027 10:00" in shop.text()
    assert "code: SPARK10 expired" in error(shop, "place_order")


def test_addresses_and_codes(shop: Any) -> None:
    shop.does("open_addresses")
    assert shop.text().splitlines()[:2] == ["Addresses", "- [home] Home: Quince Row 7 [default; Ring twice]"]
    shop.does("save_address", label="Gran", text="Elm 3")
    shop.does("delete_address", address_id="work")
    assert "- [address_3] Gran: Elm 3" in shop.text()
    shop.does("back")
    shop.does("open_codes")
    shop.phone.advance(NOW + DAY)
    assert "until Tue 02 Mar 2027 10:00; expired on" in shop.text()
    shop.does("open_cart")


def test_an_order_is_read(shop: Any) -> None:
    shop.adds(ShopMessage(order_id="881", text="Packed tonight.", sent_at=NOW))
    shop.does("open_orders")
    assert (
        "- [881] 1 x Coffee grinder, 2 x Steel kettle (red): placed, due Tue 02 Mar 10:00 to Tue 02 Mar 14:00, "
        "134.00 EUR, placed 28 Feb 2027"
    ) in shop.text()
    shop.does("open_order", order_id="881")
    assert shop.text().splitlines() == [
        "Order 881", "placed, placed Sun 28 Feb 2027 10:00", "Due Tue 02 Mar 10:00 to Tue 02 Mar 14:00",
        "To Quince Row 7", "Paid with: Visa ending 42", "Total 134.00 EUR", "Can be cancelled until it is packed",
        "Can be changed until it is packed", "Shop, Mon 01 Mar 2027 10:00: Packed tonight.",
        "- [grinder] 1 x Coffee grinder, 62.00 EUR", "- [red] 2 x Steel kettle (red), 72.00 EUR",
    ]  # fmt: skip
    shop.does("open_receipt")
    assert shop.text().splitlines()[1:] == [
        "Sun 28 Feb 2027 10:00", "1 x Coffee grinder, 62.00 EUR", "2 x Steel kettle (red), 72.00 EUR",
        "Goods 142.00 EUR", "Discount 8.00 EUR", "Paid 134.00 EUR with Visa ending 42",
    ]  # fmt: skip
    shop.does("open_order")
    shop.does("open_changes")
    assert "[wed] Wed 03 Mar" in shop.text()
    shop.does("change_order", slot_id="wed")
    assert "changed by the customer: slot" in shop.text()
    shop.does("cancel_order", order_item_ids=["grinder"])
    assert "- [grinder] 1 x Coffee grinder, 62.00 EUR [cancelled; 62.00 EUR given back]" in shop.text()


def test_orders_are_searched_and_scrolled(shop: Any) -> None:
    shop.does("open_orders")
    shop.does("search_orders", text="boots", status="delivered")
    assert shop.text().startswith('Orders\nwith "boots"\ndelivered\n- [770]')
    assert error(shop, "show_more") == "there are no more orders"
    assert "order_id: no order has the id 'x'" in error(shop, "open_order", order_id="x")
    shop.does("search_orders", text="zzz")
    assert "none" in shop.text()


def test_an_item_is_given_back_and_the_return_withdrawn(shop: Any) -> None:
    shop.does("open_orders")
    shop.does("open_order", order_id="770")
    shop.does("open_item", order_item_id="pair")
    assert "Can be given back until Sun 21 Mar 2027 10:00" in shop.text()
    assert "- [boots-41] size 41: 90.00 EUR, 2 in stock" in shop.text()
    shop.does("request_return", reason="too_small", variant_id="boots-41")
    assert "Exchange of 1 x Walking boots for Walking boots (size 41), too small: requested" in shop.text()
    shop.does("cancel_return", return_id="return_1")
    shop.does("open_product")
    shop.does("open_reviews")
    assert "none" in shop.text()
    shop.does("write_review", stars=3, text="Good")
    assert "3 stars, me, 01 Mar 2027: Good" in shop.text()
    assert error(shop, "show_more") == "there are no more reviews"
    shop.adds(*(Review(product_id="boots", author="Tove", stars=4, written_at=NOW) for _ in range(20)))
    shop.does("show_more")
    shop.does("back")
    shop.does("back")
    shop.does("back")
    shop.does("open_order")
    assert shop.screen() == "OrderView"
    shop.does("open_item", order_item_id="jacket")
    assert error(shop, "open_product") == "the shop no longer has this product"


def test_an_order_acts_on_what_is_its_own(shop: Any) -> None:
    shop.comes("choice_asked", order_id="900", question="Door?", options=[{"option": "yes"}], until=NOW + HOUR)
    shop.makes("request_return", order_item_id="pair", reason="too_small")
    shop.does("open_orders")
    shop.does("open_order", order_id="881")
    before = len(shop.rows())
    for tap, arguments, told in (
        ("answer_choice", {"choice_id": "choice_1", "option": "yes"}, "choice_id: choice_1 belongs to order 900"),
        ("cancel_return", {"return_id": "return_1"}, "return_id: return_1 belongs to order 770"),
        ("open_item", {"order_item_id": "lamp"}, "order_item_id: lamp belongs to order 900"),
    ):
        assert error(shop, tap, **arguments) == f"{told}, not to this one"
    shop.does("open_item", order_item_id="grinder")
    told = "return_id: return_1 belongs to pair, not to this item"
    assert error(shop, "cancel_return", return_id="return_1") == told
    assert len(shop.rows()) == before
    shop.does("back")
    shop.does("back")
    shop.does("open_order", order_id="900")
    shop.does("answer_choice", choice_id="choice_1", option="yes")
    shop.does("back")
    shop.does("open_order", order_id="770")
    shop.does("cancel_return", return_id="return_1")


def test_questions_are_answered(shop: Any) -> None:
    options = [{"option": "yes", "text": "At the door"}, {"option": "no"}]
    for number in range(2):
        shop.comes("choice_asked", order_id="900", question=f"Door {number}?", options=options, until=NOW + HOUR)
    assert "Questions to answer: 1." in shop.text()
    shop.does("open_choices")
    assert "- [choice_1] Door 0? (yes: At the door; no) [answer by Mon 01 Mar 11:00]" in shop.text()
    shop.does("answer_choice", choice_id="choice_1", option="yes")
    shop.does("open_question", choice_id="choice_2")
    assert "- [choice_1] Door 0? [answered: yes]" in shop.text()
    shop.does("answer_choice", choice_id="choice_2", option="no")
    shop.does("back")
    assert shop.text() == "Questions\nnone"


def test_screens_of_what_is_gone_are_left(shop: Any) -> None:
    shop.does("open_offers")
    shop.does("open_product", product_id="kettle")
    shop.does("open_reviews")
    with shop.phone.step("world"):
        shop.app.products.remove("kettle")
    assert shop.screen() == "ProductList"


@pytest.mark.parametrize("screen", list(Shopping.screens))
def test_every_screen_is_reached_and_left(screen: str) -> None:
    machine = Shopping.blueprint().machine
    arrows = [(t.source, t.dest) for event in machine.events.values() for ts in event.transitions.values() for t in ts]
    assert screen == "ShopHome" or any(dest == screen != source for source, dest in arrows)
