"""Leaving before the end, what goes wrong on the way, and what is stored then: all of a game, or nothing."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from pare import registry
from pare.agent import ABSTAIN
from pare.journal import Journal
from pare_agents.assistants.silent import Silent
from pare_bench.storage import RunFolderError
from pare_bench.store import RunFolder
from tests.bench.play.hand import lying, playing, stored


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
async def test_quitting_asks_back_and_leaves_nothing(key):
    async with playing("sunday-card") as hand:
        await hand.press("w", key)
        assert "Nothing of an unfinished game is stored." in hand.screen
        assert "runs/play-1/run.json" in lying()
        await hand.press("escape")
        assert "turn 2 of 40" in hand.screen
        await hand.press(key, key)
        assert len(hand.app.screen_stack) == 3
        await hand.press("y")
        assert not hand.app.is_running
        assert not hand.app.game.finished
    assert lying() == []


async def test_quitting_as_the_assistant_leaves_nothing_either():
    async with playing("sunday-card", "assistant") as hand:
        await hand.press("w", "q", "y")
        assert not hand.app.is_running
    assert lying() == []


async def test_a_folder_that_was_there_stays_when_one_quits():
    os.mkdir("mine")
    async with playing("sunday-card", out=Path("mine")) as hand:
        assert RunFolder.open("mine").config["user"] == "human"
        await hand.press("q", "y")
    assert lying() == ["mine"]


async def test_two_games_at_once_lie_apart():
    async with playing("sunday-card"):
        async with playing("sunday-card", turns=1) as second:
            await second.press("w")
            assert second.over
            assert "runs/play-2" in second.screen
        assert stored(Path("runs/play-2"))[0].status == "ok"
    assert lying("runs")[0] == "play-2"


async def test_a_folder_that_holds_something_is_refused():
    os.makedirs("mine/letter")
    with pytest.raises(RunFolderError, match="is not empty"):
        async with playing("sunday-card", out=Path("mine")):
            pass
    assert lying() == ["mine", "mine/letter"]


class Broken(Silent):
    """Fails in the third turn."""

    async def observe(self, observation, read):
        if observation.turn == 3:
            raise RuntimeError("the line [red]is[/red] dead")
        return ABSTAIN


async def test_an_assistant_that_fails_is_an_error_and_stored_as_one(monkeypatch):
    monkeypatch.setattr(registry, "assistant", lambda name: Broken)
    async with playing("sunday-card") as hand:
        await hand.press("w", "w", "w")
        assert hand.over
        assert "It met an error and is not graded: RuntimeError: the line [red]is[/red] dead" in hand.within()
        assert "Failed" not in hand.screen
    row, _, data = stored()
    assert (row.status, row.outcome, data) == ("error", None, b"{}")


async def test_an_app_that_fails_under_the_assistants_hand_is_an_error_too(monkeypatch):
    real = Journal.run

    def run(journal, name, *rest, **options):
        if name == "board__find_cards":
            raise RuntimeError("the board fell down")
        return real(journal, name, *rest, **options)

    async with playing("sunday-card", "assistant") as hand:
        monkeypatch.setattr(Journal, "run", run)
        await hand.press("slash", *"find", "enter", "enter", "ctrl+s")
        await hand.settled()
        assert hand.over
        assert "It met an error and is not graded: RuntimeError: the board fell down" in hand.within()
    assert stored()[0].status == "error"


async def test_a_disk_that_refuses_ends_the_game_with_its_reason(monkeypatch):
    def full(*_):
        raise RunFolderError("runs/play-1: the disk is full: free some space and try again")

    async with playing("sunday-card", turns=1) as hand:
        monkeypatch.setattr(RunFolder, "add", full)
        await hand.press("w")
        await hand.until(lambda: not hand.app.is_running)
        assert str(hand.app.fault).startswith("runs/play-1: the disk is full")
    assert lying() == []


class Slow(Silent):
    """Thinks for as long as the test likes."""

    thinking: list[object] = []

    async def observe(self, observation, read):
        free = asyncio.Event()
        Slow.thinking.append(free)
        await free.wait()
        return ABSTAIN


async def test_while_the_assistant_thinks_nothing_can_be_done_but_to_look_and_to_quit(monkeypatch):
    monkeypatch.setattr(registry, "assistant", lambda name: Slow)
    Slow.thinking.clear()
    async with playing("sunday-card") as hand:
        await hand.pilot.press("w")
        await hand.until(lambda: len(Slow.thinking) == 1)
        await hand.until(lambda: "it is its turn …" in hand.screen)
        await hand.pilot.press("w", "1", "f", "down", "enter", "g")
        await hand.pilot.pause()
        assert "A retired organ builder." in hand.screen
        Slow.thinking[0].set()
        await hand.settled()
        assert "organ builder" in hand.screen
        await hand.press("escape")
        assert "turn 2 of 40" in hand.screen
        assert "it is its turn" not in hand.screen
        await hand.pilot.press("w")
        await hand.until(lambda: len(Slow.thinking) == 2)
        await hand.pilot.press("q", "y")
        await hand.until(lambda: not hand.app.is_running)
    assert lying() == []


async def test_the_end_comes_even_while_a_sheet_is_open(monkeypatch):
    monkeypatch.setattr(registry, "assistant", lambda name: Slow)
    Slow.thinking.clear()
    async with playing("sunday-card", turns=1) as hand:
        await hand.pilot.press("w", "g")
        await hand.until(lambda: len(Slow.thinking) == 1)
        Slow.thinking[0].set()
        await hand.settled()
        assert hand.over
        assert "Failed: never proposed." in hand.screen
        await hand.pilot.press("q")
        await hand.until(lambda: not hand.app.is_running)
    assert stored()[0].turns == 1
