"""A person plays the user: everything by keys and clicks, as it stands on the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.play.hand import actions, playing, replayed, stored

SWIM = "swim-club-emergency-numbers"
NUMBERS = "Shalini 07700 900188, Mrs Whitcombe 07700 900155"


async def test_a_whole_scenario_is_solved_by_hand() -> None:
    async with playing(SWIM) as hand:
        assert "turn 1 of 40 · Wed 08 Sep 2027 12:10" in hand.screen
        assert "Deepak Menon's phone" in hand.screen
        await hand.press("w")
        assert "▾ 1 Otters Swim Club: Anjali: whom do we" in hand.flowing
        await hand.press("n", "enter")
        assert "12:16 Email: Mailboxes › Email view" in hand.flowing
        await hand.press("6")
        await hand.type(NUMBERS)
        await hand.press("enter")
        assert "Folder: Inbox, answered" in hand.screen
        await hand.press("h")
        await hand.to("Contacts")
        await hand.press("enter")
        await hand.to("Shalini Menon")
        await hand.press("enter")
        assert "Number: +44 7700 900111" in hand.screen
        await hand.press("1", "down", "enter")
        await hand.press("tab")
        await hand.type("+44 7700 900188")
        await hand.press("tab")
        await hand.type("+44 7700 900111")
        await hand.press("ctrl+s")
        assert "Number: +44 7700 900188" in hand.screen
        await hand.press("f", "y")
        assert hand.over
        assert "User alone: what was needed is there" in hand.screen
        assert "yes  the club has two numbers that work" in hand.screen
        assert "yes  Shalini's card has her new number" in hand.screen
        assert "yes  nothing else was changed" in hand.screen
        assert f"pare replay runs/play-1 {SWIM}" in hand.screen
        await hand.pilot.press("q")
    row, trace, _ = stored()
    assert (row.outcome, row.user_writes, row.turns) == ("user_alone", 2, 40)
    assert actions(trace)[:8] == [
        "wait", "open_notification", "reply_email", "go_home", "open_app", "open_contact", "change_detail", "wait",
    ]  # fmt: skip
    assert await replayed()
