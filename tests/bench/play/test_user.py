"""A person plays the user: everything by keys and clicks, as it stands on the screen."""

from __future__ import annotations

from typing import Any

import pytest

from pare.screen import Item, View
from tests.bench.play.hand import Hand, actions, lying, playing, replayed, stored
from tests.bench.play.world import BoardView

OFFER = "Shall I pin up a card for Sunday?"


async def at_the_offer(hand: Hand) -> None:
    """Wait until something is offered."""
    for _ in range(6):
        if "Accept a" in hand.screen:
            return
        await hand.press("w")
    raise AssertionError(hand.screen)


async def on_the_board(hand: Hand) -> None:
    await hand.to("Board")
    await hand.press("enter")
    assert "The board" in hand.screen


async def test_a_whole_scenario_is_solved_by_hand() -> None:
    async with playing("sunday-card") as hand:
        assert "Noor Haddad's phone" in hand.screen
        assert "turn 1 of 40 · Thu 15 Apr 2027 09:00" in hand.screen
        await hand.press("w")
        assert "▾ 1 Who pins up the card for Sunda" in hand.screen
        await hand.press("n", "enter")
        assert "Board: Board view › Card view" in hand.screen
        assert "It should be blue." in hand.within("PhonePane")
        await hand.press("b", "2")
        await hand.type("Sunday")
        await hand.press("tab", "down", "down", "down", "down", "enter", "ctrl+s")
        assert "5 cards" in hand.screen
        await hand.press("f", "y")
        assert hand.over
        assert "User alone: what was needed is there, without the assistant's help." in hand.screen
        assert "yes  a blue card for Sunday" in hand.screen
        assert "yes  not there: the card twice" in hand.screen
        assert "yes  nothing else was changed" in hand.screen
        assert "pare replay runs/play-1 sunday-card" in hand.screen
        await hand.pilot.press("q")
    row, trace, _ = stored()
    assert (row.outcome, row.user_writes, row.proposals) == ("user_alone", 1, 0)
    assert actions(trace)[:4] == ["wait", "open_notification", "back", "pin_card"]
    assert trace["turns"][3]["user"][0]["action"]["arguments"] == {"text": "Sunday", "colour": "blue"}
    assert await replayed()


async def test_an_offer_is_accepted_with_one_key_and_its_report_is_read() -> None:
    async with playing("sunday-card", assistant="oracle") as hand:
        assert "Accept" not in hand.screen
        await at_the_offer(hand)
        assert "Assistant (oracle)" in hand.screen
        assert OFFER in hand.within("#offer")
        await hand.press("a")
        assert "You accepted." in hand.screen
        assert "The card for Sunday is up." in hand.within("Transcript")
        assert "Accept a" not in hand.screen
        await hand.press("f", "y")
        assert "Assisted: what was needed is there, and the assistant had a part in it." in hand.screen
        assert "proposals 1, accepted 1, rejected 0" in hand.screen
    row, _, _ = stored()
    assert (row.success, row.accepted, row.turns < 40) == (True, 1, True)
    assert await replayed()


async def test_a_model_offers_and_carries_out_what_is_accepted(model: Any) -> None:
    model.says["text"], model.says["calls"] = "", (model.Call("wait", {}),)
    models = {"observe": "openai/any", "execute": "openai/other"}
    async with playing("sunday-card", assistant="observe-execute", models=models) as hand:
        assert "Assistant (observe-execute)" in hand.screen
        await hand.press("w")
        assert "Who pins up the card for Sunda" in hand.screen
        model.says["calls"] = (model.Call("propose", {"text": OFFER}),)
        await at_the_offer(hand)
        assert OFFER in hand.within("#offer")
        model.says["calls"] = [
            (model.Call("board__pin_card", {"text": "Sunday", "colour": "blue"}),),
            (model.Call("report", {"text": "It is up, in blue."}),),
            (model.Call("wait", {}),),
        ]
        await hand.press("a")
        assert "It is up, in blue." in hand.within("Transcript")
        await hand.press("f", "y")
        assert "Assisted: what was needed is there, and the assistant had a part in it." in hand.screen
    row, _, _ = stored()
    assert (row.outcome, row.accepted, row.user_writes) == ("assisted", 1, 0)
    assert {request.body["model"] for request in model.requests} == {"any", "other"}
    assert await replayed()


async def test_an_offer_is_rejected_with_a_reason() -> None:
    async with playing("sunday-card", assistant="oracle", turns=5) as hand:
        await at_the_offer(hand)
        await hand.press("r")
        assert "Reject what the assistant offers." in hand.screen
        await hand.type("I do it myself")
        await hand.press("enter")
        assert "You rejected. I do it myself" in hand.within("Transcript")
        await hand.press("f", "y")
        assert "Failed: rejected though right." in hand.screen
        assert "NO   a blue card for Sunday" in hand.screen
    row, trace, _ = stored()
    assert row.rejected == 1
    assert [turn["user"][0]["action"] for turn in trace["turns"]][1] == {
        "name": "reject_proposal", "arguments": {"reason": "I do it myself"},
    }  # fmt: skip
    assert await replayed()


async def test_the_form_of_a_rejection_can_be_left_and_the_offer_be_clicked_on() -> None:
    async with playing("sunday-card", assistant="oracle") as hand:
        await at_the_offer(hand)
        await hand.press("r", "escape")
        assert "Accept a" in hand.screen
        await hand.click("#offer Button")
        assert "You accepted." in hand.screen


async def test_an_offer_that_lapsed_is_said_to_have() -> None:
    async with playing("sunday-card", assistant="oracle") as hand:
        await at_the_offer(hand)
        await hand.press("w", "w")
        assert f"{OFFER} You did not answer." in hand.within("Transcript")


async def test_what_is_no_longer_offered_cannot_be_answered() -> None:
    async with playing("sunday-card") as hand:
        await hand.press("a", "r", "b", "h", "s", "n", "1", "9")
        assert "turn 1 of 40" in hand.screen
        assert len(hand.app.screen_stack) == 2


async def test_the_phone_is_used_by_clicks() -> None:
    async with playing("sunday-card") as hand:
        await hand.click(next(iter(hand.app.screen.query("Row"))))
        assert "09:00 Board: Board view" in hand.screen
        back, home, switch, shade, wait = hand.app.screen.query("#keys Button")
        assert [button.disabled for button in (back, home, switch, shade, wait)] == [False, False, True, True, False]
        await hand.click(home)
        assert "Home screen" in hand.screen
        await hand.click(wait)
        await hand.click(shade)
        assert "Notifications, the latest first" in hand.screen
        await hand.press("enter")
        assert "It should be blue." in hand.within("PhonePane")
        await hand.click(back)
        assert "The board" in hand.screen
        await hand.click("TapList")
        assert "card" in hand.screen


async def test_the_back_stack_is_shown_and_gone_back_through() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        await hand.press("5")
        assert "Scale: Board view › Scales" in hand.screen
        await hand.press("b")
        assert "Board: Board view" in hand.screen
        await hand.press("b")
        assert "Home screen" in hand.screen


async def test_one_switches_between_open_apps() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        await hand.press("h")
        await hand.to("Scale")
        await hand.press("enter", "s")
        assert "Open apps" in hand.screen
        await hand.press("enter")
        assert "Board: Board view" in hand.screen
        await hand.press("s", "escape")
        assert "Board: Board view" in hand.screen


async def test_a_text_longer_than_the_phone_is_scrolled_through() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        await hand.to("line 1")
        await hand.press("enter", "enter")
        assert "line 60" not in hand.screen
        await hand.pilot.press(*["down"] * 45)
        await hand.pilot.pause()
        assert "line 60" in hand.screen
        await hand.pilot.press(*["up"] * 45)
        await hand.pilot.pause()
        assert "A card" in hand.screen


async def test_a_row_longer_than_the_phone_is_read_to_its_end_before_the_next() -> None:
    async with playing("sunday-card") as hand:
        await hand.press("w")
        await on_the_board(hand)
        await hand.to("line 1")
        await hand.pilot.press(*["down"] * 20)
        await hand.pilot.pause()
        assert "line 30" in hand.screen
        assert "line 1\n" in hand.app.focused.item.text
        await hand.pilot.press(*["down"] * 40)
        await hand.pilot.pause()
        assert hand.app.focused.item.text.startswith("Who pins up the card")
        await hand.pilot.press("up", "up")
        await hand.pilot.pause()
        assert "line 60" in hand.screen


async def test_the_private_goal_is_shown_on_demand() -> None:
    async with playing("sunday-card") as hand:
        assert "blue card" not in hand.screen
        await hand.press("g")
        assert "A retired organ builder." in hand.screen
        assert "What you want: A blue card for Sunday should be there." in hand.within(".sheet")
        await hand.press("enter")
        assert "organ builder" not in hand.screen


async def test_what_stands_in_the_world_is_no_markup() -> None:
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        assert "Eggs [bold]and[/bold] bread" in hand.screen
        await hand.press("down", "enter")
        assert "Eggs [bold]and[/bold] bread from the market" in hand.within(".sheet")


async def test_finishing_waits_through_what_is_left_and_can_be_thought_over() -> None:
    async with playing("sunday-card", turns=3) as hand:
        await hand.press("f", "escape")
        assert "turn 1 of 3" in hand.screen
        await hand.press("f", "y")
        assert hand.over
        assert "Failed: never proposed." in hand.screen
    assert actions(stored()[1]) == ["wait"] * 3


async def test_tab_goes_from_part_to_part() -> None:
    async with playing("sunday-card", assistant="oracle") as hand:
        await on_the_board(hand)
        await at_the_offer(hand)
        await hand.to("Water the vine")
        visited = []
        for _ in range(4):
            await hand.press("tab")
            visited.append(type(hand.app.focused).__name__)
        assert visited == ["VerticalScroll", "Transcript", "TapList", "Row"]
        assert "Water the vine" in hand.app.focused.item.text
        await hand.press("tab", "tab", "tab", "down", "down", "enter")
        assert "Pin up a card." in hand.within(".sheet")


async def test_a_terminal_too_narrow_for_two_columns_has_one() -> None:
    async with playing("sunday-card", assistant="oracle", size=(50, 24)) as hand:
        await on_the_board(hand)
        await at_the_offer(hand)
        assert OFFER in hand.within("#offer")
        assert "1  Open card  Read a card." in hand.screen
        phone, beside = (hand.app.screen.query_one(part).region for part in ("PhonePane", "#beside"))
        assert (phone.width, beside.width) == (50, 50)
        assert phone.bottom == beside.y


async def test_hundreds_of_rows_are_gone_through(monkeypatch: pytest.MonkeyPatch) -> None:
    many = [Item("card", f"card_{n}", f"明日 🎉 [b]{n}[/b]") for n in range(200)]
    monkeypatch.setattr(BoardView, "show", lambda screen, app: View("The board", items=many))
    async with playing("sunday-card") as hand:
        await on_the_board(hand)
        assert "明日 🎉 [b]0[/b]" in hand.screen
        await hand.pilot.press("end")
        await hand.until(lambda: "[b]199[/b]" in hand.screen)
        await hand.pilot.press(*["down"] * 3)
        await hand.pilot.pause()
        assert hand.app.focused.item is many[2]
        assert "[b]2[/b]" in hand.screen
        assert "1→ Open card" in hand.screen


async def test_everything_needed_is_there_on_a_small_terminal() -> None:
    async with playing("sunday-card", assistant="oracle", size=(80, 24)) as hand:
        await on_the_board(hand)
        await at_the_offer(hand)
        for part in ("‹ Back", "○ Home", "▢ Apps", "▾ Shade", "Wait", "Accept a", "Reject r", "5  Weigh", "tab Part"):
            assert part in hand.screen, part
        for part in ("b Back", "h Home", "s Apps", "n Shade", "w Wait", "g Goal", "i Ids", "f Finish", "q Quit"):
            assert part in hand.screen.split("\n")[-1], part
        await hand.press("2")
        for part in ("Text *", "Done ^s", "Leave esc"):
            assert part in hand.screen, part
    assert lying() == []
