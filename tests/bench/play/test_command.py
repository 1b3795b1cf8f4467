"""`pare play`: what it refuses before anything starts, and what it says at the end."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from pare_bench.commands import play as command
from pare_bench.play.app import PlayApp
from pare_bench.play.user_desk import UserDesk
from tests.bench.play.hand import Hand, lying, stored

Steps = Callable[[Hand], Awaitable[None]]


@pytest.fixture
def terminal(monkeypatch):
    """A terminal, and somebody at its keyboard."""

    def sit_down(steps: Steps) -> None:
        real = PlayApp.run

        async def at_the_keyboard(app: PlayApp, pilot: Any) -> None:
            hand = Hand(pilot, app)
            await hand.settled()
            await steps(hand)

        def run(app: PlayApp) -> None:
            real(app, headless=True, size=(100, 30), auto_pilot=partial(at_the_keyboard, app))

        monkeypatch.setattr(PlayApp, "run", run)

    stream = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr(command, "sys", SimpleNamespace(stdin=stream, stdout=stream))
    return sit_down


async def finish(hand: Hand) -> None:
    await hand.press("f", "y")
    assert hand.over
    await hand.pilot.press("q")


async def give_up(hand: Hand) -> None:
    await hand.press("q", "y")


def test_a_game_ends_with_its_outcome_and_where_it_lies(pare, terminal):
    terminal(finish)
    done = pare("play", "errand-a", "--assistant", "silent")
    assert (done.code, done.err) == (0, "")
    assert done.out == "failed\nRun folder: runs/play-1\nReplay: pare replay runs/play-1 errand-a\n"
    assert pare("replay", "runs/play-1", "errand-a", "--quiet").out.startswith("replayed: the same ")
    told = pare("report", "runs/play-1", "--json").json
    assert (told["user"], told["assistant"], told["planned"]) == ("human", "silent", 1)


def test_the_oracle_sits_beside_one_who_names_nobody(pare, terminal):
    terminal(finish)
    assert pare("play", "errand-a").code == 0
    assert pare("report", "runs/play-1", "--json").json["assistant"] == "oracle"


def test_an_episode_has_the_turns_of_any_other_run(pare, terminal):
    terminal(finish)
    assert pare("play", "errand-a", "--assistant", "silent").code == 0
    pare("run", "errand-a", "--assistant", "silent", "--out", "there")
    assert stored()[1]["limits"] == stored("there")[1]["limits"]


def test_settings_are_those_of_the_run(pare, terminal):
    terminal(finish)
    settings = ("--seed", 7, "--max-turns", 3, "--out", "here/it is", "--assistant", "rules")
    done = pare("play", "errand-a", *settings)
    assert "Replay: pare replay 'here/it is' errand-a" in done.out
    config = pare("report", "here/it is", "--json")
    assert config.code == 0
    row, trace, _ = stored("here/it is")
    assert (row.turns, trace["limits"]["turns"]) == (3, 3)
    pare("run", "errand-a", "--seed", 7, "--assistant", "rules", "--out", "there")
    assert row.seed == stored("there")[0].seed


def test_one_plays_the_assistant_against_the_scripted_user(pare, terminal):
    terminal(finish)
    assert pare("play", "errand-a", "--as", "assistant").code == 0
    told = pare("report", "runs/play-1", "--json").json
    assert (told["user"], told["assistant"]) == ("scripted", "human")


def test_who_quits_is_told_that_nothing_is_stored(pare, terminal):
    terminal(give_up)
    done = pare("play", "errand-a")
    assert (done.code, done.out) == (130, "")
    assert done.complaint == "left before the end; nothing of this game is stored"
    assert lying() == []


def test_an_error_on_the_way_is_said(pare, terminal):
    terminal(finish)
    with open("fault", "w") as file:
        file.write("input")
    done = pare("play", "errand-a", "--assistant", "faulty")
    assert done.out.startswith("error: that does not fit\nRun folder: runs/play-1\n")


def test_what_breaks_on_the_screen_is_told_and_is_an_error(pare, terminal, monkeypatch):
    def broken(desk):
        raise RuntimeError("a wire is loose")

    async def look(hand: Hand) -> None:
        await hand.pilot.press("g")
        await hand.until(lambda: not hand.app.is_running)

    monkeypatch.setattr(UserDesk, "action_goal", broken)
    terminal(look)
    done = pare("play", "errand-a")
    assert done.code == 1
    assert "left before the end" not in done.err
    assert lying() == []


def test_a_missing_extra_is_named_before_anything_starts(pare, monkeypatch):
    monkeypatch.setitem(sys.modules, "textual", None)
    done = pare("play", "no-such-scenario")
    assert done.code == 2
    assert done.complaint == "`pare play` needs an extra that is not installed: pip install 'pare-sim[play]'"
    assert lying() == []


def test_without_a_terminal_there_is_nothing_to_play_on(pare):
    done = pare("play", "errand-a")
    assert (done.code, done.complaint) == (2, "`pare play` needs a terminal, with the keyboard as its input")
    assert lying() == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("errand-x",), "there is no scenario 'errand-x'"),
        (("errand-a", "--assistant", "nobody"), "there is no assistant 'nobody'"),
        (("errand-a", "--user", "scripted"), "--user cannot go with --as user: you are the user"),
        (("errand-a", "--as", "assistant", "--assistant", "rules"), "--assistant cannot go with --as assistant"),
        (("errand-a", "--assistant", "chatty"), "chatty needs a model: give --observe-model provider/model"),
        (("errand-a", "--as", "assistant", "--user", "llm"), "llm needs a model: give --user-model provider/model"),
        (("errand-a", "--assistant", "human"), "the assistant cannot be `human` too: one person plays"),
        (("errand-a", "--as", "assistant", "--user", "human"), "the user cannot be `human` too: one person plays"),
        (("errand-a", "--user-model", "openai/x"), "--user-model is given, and neither "),
        (("errand-a", "--assistant", "rules", "--observe-model", "openai/x"), "neither rules nor human asks such a"),
        (("errand-a", "--observe-model", "openai/x"), "OPENAI_API_KEY"),
        (("errand-a", "--max-turns", 0), "turns: must be from 1"),
        (("errand-a", "--seed", -1), "seed: "),
        (("errand-a", "--as", "nobody"), "'nobody' is not one of 'user', 'assistant'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_line(pare, terminal, arguments, told):
    terminal(finish)
    done = pare("play", *arguments)
    assert done.code == 2
    assert told in done.complaint
    assert lying() == []


def test_a_folder_that_is_in_use_is_refused(pare, terminal):
    terminal(finish)
    pare("run", "errand-a", "--assistant", "silent", "--out", "here")
    done = pare("play", "errand-a", "--out", "here")
    assert done.code == 2
    assert "already holds a run" in done.complaint
    assert stored("here")[0].status == "ok"
