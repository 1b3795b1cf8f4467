"""A person plays the assistant against the scripted user."""

from __future__ import annotations

import pytest

from pare import registry
from pare.agent import WAIT, Action, PhoneUser, Sight
from pare.registry import Seat
from tests.bench.play.hand import Hand, actions, playing, replayed, stored

OFFER = "Shall I pin up a card for Sunday?"


async def found(hand: Hand, text: str) -> None:
    """Find an operation and choose it."""
    await hand.press("slash")
    await hand.type(text)
    await hand.press("enter", "enter")


async def offered(hand: Hand, text: str = OFFER) -> None:
    await hand.press("p")
    await hand.type(text)
    await hand.press("enter")


async def test_a_whole_scenario_is_solved_as_the_assistant() -> None:
    async with playing("sunday-card", "assistant") as hand:
        assert "Noor Haddad's phone" in hand.screen
        assert "turn 1 of 40 · Thu 15 Apr 2027 09:03 CEST" in hand.screen
        assert "user on home: wait() -> stays" in hand.within("Transcript")
        full = "Board: A card was put up, card_4: Who pins up the card for Sunday? It should be blue."
        assert full in hand.within("Transcript")
        assert "goal" not in hand.screen
        assert "there" not in hand.within("#head")
        await found(hand, "find")
        assert "board__find_cards" in hand.screen
        await hand.type("Sunday")
        await hand.press("enter")
        assert "board__find_cards(text='Sunday')" in hand.within("Transcript")
        assert "- id: card_4 text: Who pins up the card for Sunday?" in hand.within("Transcript")
        assert "4 calls left in this turn. Read, then propose or wait." in hand.within("#state")
        await offered(hand)
        assert f"You offer: {OFFER}" in hand.within("Transcript")
        assert f"Accepted, 10 calls left: {OFFER}" in hand.within("#state")
        assert hand.within("OptionList").startswith("✎ board__pin_card")
        await found(hand, "pin_card")
        await hand.type("Sunday")
        await hand.press("tab", "down", "down", "down", "down", "enter", "ctrl+s")
        assert "text: Sunday colour: blue" in hand.within("Transcript")
        assert "9 calls left" in hand.within("#state")
        await hand.press("e")
        await hand.type("It is up.")
        await hand.press("enter")
        assert "You report: It is up." in hand.within("Transcript")
        await hand.press("f", "y")
        assert hand.over
        assert "Assisted: what was needed is there, and the assistant had a part in it." in hand.screen
    row, trace, _ = stored()
    assert (row.success, row.reads, row.writes, row.violations) == (True, 1, 1, 0)
    assert [turn["executed"]["report"] for turn in trace["turns"] if "executed" in turn] == ["It is up."]
    assert "accept_proposal" in actions(trace)
    assert await replayed()


async def test_nothing_that_writes_can_be_called_before_an_acceptance() -> None:
    async with playing("sunday-card", "assistant") as hand:
        assert "board__find_cards" in hand.screen
        assert "board__pin_card" not in hand.screen
        assert "✎" not in hand.screen
        await hand.press("e")
        assert len(hand.app.screen_stack) == 2


async def test_a_rejection_says_why() -> None:
    async with playing("sunday-card", "assistant", turns=4) as hand:
        await offered(hand, "Shall I water the vine?")
        assert 'reject_proposal(reason="it does not say day")' in hand.within("Transcript")
        assert "5 calls left in this turn. Read, then propose or wait." in hand.within("#state")
        await hand.press("w")
        assert "You wait." in hand.screen
        await hand.press("f", "y")
        assert "Failed: wrong need." in hand.screen
    assert stored()[0].rejected == 1
    assert await replayed()


async def test_what_was_not_allowed_is_named_at_the_end() -> None:
    async with playing("sunday-card", "assistant", turns=2) as hand:
        await offered(hand)
        await found(hand, "throw")
        await hand.type("card_2")
        await hand.press("ctrl+s", "f", "y")
        assert "Failed: collateral change." in hand.screen
        assert "NO   nothing else was changed" in hand.screen
        assert "not allowed: board.cards/card_2 removed" in hand.screen
        assert "Pin up a card." in hand.screen


async def test_what_an_operation_refuses_is_shown_in_its_form_and_can_be_mended() -> None:
    async with playing("sunday-card", "assistant") as hand:
        await offered(hand)
        await found(hand, "pin_card")
        await hand.type("a thief")
        await hand.press("ctrl+s")
        assert "text: the board takes no thieves" in hand.within(".sheet")
        assert "a thief" in hand.within(".sheet")
        await hand.press("ctrl+u")
        await hand.type("Sunday")
        await hand.press("ctrl+s")
        assert "text: the board takes no thieves" in hand.within("Transcript")
        assert "text: Sunday colour: red" in hand.within("Transcript")
        assert "8 calls left" in hand.within("#state")


async def test_an_operation_is_found_by_its_name_before_its_description() -> None:
    async with playing("sunday-card", "assistant") as hand:
        await hand.press("slash")
        await hand.type("cards")
        assert hand.within("OptionList").startswith("board__count_cards")
        await hand.pilot.press("ctrl+u")
        await hand.type("oldest")
        assert hand.within("OptionList").startswith("board__find_cards")
        assert "count" not in hand.within("OptionList")
        await hand.pilot.press("ctrl+u")
        await hand.type("pieces of string")
        assert hand.within("OptionList") == ""
        await hand.press("enter", "enter")
        assert hand.app.desk.asked


async def test_an_operation_without_arguments_is_called_at_once() -> None:
    async with playing("sunday-card", "assistant") as hand:
        await found(hand, "count")
        assert "board__count_cards() 4" in hand.within("Transcript")


async def test_calls_beyond_the_limit_are_refused_and_said_to_be() -> None:
    async with playing("sunday-card", "assistant") as hand:
        await found(hand, "count")
        await hand.press(*["enter"] * 5)
        assert "0 calls left in this turn" in hand.within("#state")
        assert "the step limit is reached; end the turn" in hand.within("Transcript")
        assert hand.app.desk.asked


class Idle(PhoneUser):
    """Answers nothing."""

    def __init__(self, seat: Seat) -> None:
        del seat

    async def act(self, sight: Sight) -> Action:
        return WAIT


async def test_an_offer_that_waits_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "user", lambda name: Idle)
    async with playing("sunday-card", "assistant") as hand:
        await offered(hand, "Anything else?")
        assert "Your offer waits for an answer: Anything else?" in hand.within("#state")


async def test_an_offer_needs_words() -> None:
    async with playing("sunday-card", "assistant") as hand:
        await hand.press("p", "enter")
        assert "must be at least 1 long" in hand.screen
        await hand.press("escape")
        assert "turn 1 of 40" in hand.screen


async def test_finishing_proposes_and_reports_nothing_more() -> None:
    async with playing("sunday-card", "assistant") as hand:
        await offered(hand)
        await hand.press("f", "y")
        assert hand.over
        assert "Failed: execution incomplete." in hand.screen
    _, trace, _ = stored()
    assert [turn["executed"]["report"] for turn in trace["turns"] if "executed" in turn] == [""]
    assert await replayed()


async def test_what_happened_is_scrolled_by_keys() -> None:
    async with playing("sunday-card", "assistant", size=(80, 24)) as hand:
        await found(hand, "find")
        await hand.press("ctrl+s")
        assert "line 60" not in hand.screen
        await hand.pilot.press("tab", "end")
        await hand.until(lambda: "Who pins up the card" in hand.screen)


async def test_everything_needed_is_there_on_a_small_terminal() -> None:
    async with playing("sunday-card", "assistant", size=(80, 24)) as hand:
        for part in (
            "tab Part",
            "p Propose",
            "w Wait",
            "/ Find",
            "f Finish",
            "q Quit",
            "board__count_cards",
            "5 calls left",
        ):
            assert part in hand.screen, part
        await offered(hand)
        assert "e Report and end" in hand.screen
        assert "p Propose" not in hand.screen
