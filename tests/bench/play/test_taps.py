"""Taps by hand: rows that fill them in, forms for the rest, and what becomes of faults."""

from __future__ import annotations

from tests.bench.play.hand import Hand, playing, stored


async def on_the_board(hand: Hand) -> None:
    await hand.to("Board")
    await hand.press("enter")
    assert "The board" in hand.screen


async def test_a_row_fills_in_the_taps_that_take_it() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        assert "→" not in hand.screen
        await hand.to("Water the vine")
        assert "1→ Open card" in hand.screen
        assert "2→" not in hand.screen
        assert "4→ Throw away" in hand.screen
        await hand.press("4")
        assert "2 cards" in hand.screen
        assert "Water the vine" not in hand.screen


async def test_a_row_stays_marked_while_it_is_on_the_display() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        await hand.to("Water the vine")
        await hand.press("w")
        assert "4 cards" in hand.screen
        assert "4→ Throw away" in hand.screen
        await hand.press("4")
        assert "3 cards" in hand.screen
        assert "→" not in hand.within("TapList")


async def test_a_row_asks_which_of_its_taps_is_meant() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        await hand.to("Water the vine")
        await hand.press("enter")
        assert "Open card  Read a card." in hand.screen
        assert "Throw away  Throw cards away." in hand.screen
        await hand.press("enter")
        assert "Board: Board view › Card view" in hand.screen
        assert "Water the vine" in hand.screen


async def test_a_row_that_nothing_takes_says_so() -> None:
    async with playing("sunday-card") as hand:
        await hand.to("Scale")
        await hand.press("enter", "down", "enter")
        assert "Nothing can be done with this row here." in hand.within()
        assert "turn 2 of 40" in hand.screen


async def test_without_a_row_a_tap_asks_which_one() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        await hand.press("1")
        assert "Card id *" in hand.screen
        await hand.press("enter")
        assert "Water the vine" in hand.screen
        await hand.press("down", "down", "enter", "ctrl+s")
        assert "Board: Board view › Card view" in hand.screen
        assert "Water the vine" in hand.screen


async def test_several_rows_are_marked_for_a_list() -> None:
    async with playing("sunday-card", turns=3) as hand:
        await on_the_board(hand)
        await hand.press("4")
        assert "The cards' ids; Space marks one" in hand.screen
        assert "Water the vine" in hand.within(".sheet")
        await hand.press("space", "down", "space", "ctrl+s")
        assert "1 cards" in hand.screen
        await hand.press("w")
        assert hand.over
        assert "NO   a blue card for Sunday" in hand.screen
    arguments = stored()[1]["turns"][1]["user"][0]["action"]["arguments"]
    assert arguments == {"card_ids": ["card_1", "card_2"]}


async def test_the_rows_ids_are_shown_on_demand() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        assert "card_2" not in hand.screen
        await hand.press("i")
        assert "Water the vine [card_2]" in hand.within("PhonePane")
        assert "turn 2 of 40" in hand.screen
        await hand.press("w")
        assert "Water the vine [card_2]" in hand.within("PhonePane")
        await hand.press("i")
        assert "card_2" not in hand.screen


async def test_what_the_phone_refuses_is_shown_and_the_form_comes_back_as_it_was() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        await hand.press("2")
        await hand.type("a thief")
        await hand.press("enter")
        assert "turn 3 of 40" in hand.screen
        assert "Pin up a card." in hand.screen
        assert "text: the board takes no thieves" in hand.within(".sheet")
        assert "a thief" in hand.screen
        await hand.press("escape")
        assert "That did not work. text: the board takes no thieves" in hand.within("PhonePane")
        await hand.press("w")
        assert "That did not work." not in hand.screen


async def test_dates_and_numbers_that_are_none_cost_no_turn() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        await hand.press("3")
        await hand.type("tomorrow")
        await hand.pilot.press("tab")
        await hand.type("18:02")
        await hand.pilot.press("tab")
        await hand.type("two")
        await hand.press("ctrl+s")
        assert "is written like 2027-04-15" in hand.screen
        assert "is written like 12" in hand.screen
        assert hand.app.focused.text == "tomorrow"
        assert "turn 2 of 40" in hand.screen
        await hand.press("ctrl+u")
        await hand.type("2027-04-18")
        await hand.pilot.press("tab", "tab", "ctrl+u")
        await hand.press("ctrl+s")
        assert "at: 2027-04-18 18:02:00 for 1 h is taken" in hand.within(".sheet")
        assert "turn 3 of 40" in hand.screen
