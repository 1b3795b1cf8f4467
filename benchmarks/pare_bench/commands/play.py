"""Play a scenario by hand in the terminal, as the user or as the assistant."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from pare.errors import LoadError
from pare.showing import visible
from pare_bench import agents
from pare_bench.config import RunConfig


class Side(StrEnum):
    """Whom the person answers for."""

    user = "user"
    assistant = "assistant"


def main(
    scenario: Annotated[str, typer.Argument(metavar="SCENARIO", help="The scenario's id.")],
    as_: Annotated[Side, typer.Option("--as", help="Whom you answer for.")] = Side.user,
    assistant: Annotated[
        str,
        typer.Option(
            metavar="A", help="The assistant beside you. Default: observe-execute if a model is given, else oracle."
        ),
    ] = "",
    user: Annotated[
        str,
        typer.Option(
            metavar="U", help="The user, where you are the assistant. Default: llm with --user-model, else scripted."
        ),
    ] = "",
    observe_model: Annotated[
        str, typer.Option(metavar="M", help="Model that observes and proposes, as provider/model.")
    ] = "",
    execute_model: Annotated[
        str, typer.Option(metavar="M", help="Model that executes. Default: the observing one.")
    ] = "",
    user_model: Annotated[str, typer.Option(metavar="M", help="Model that plays the user.")] = "",
    seed: Annotated[int, typer.Option(metavar="N", help="Everything random follows from it.")] = 0,
    max_turns: Annotated[
        int | None, typer.Option(metavar="N", help="Turns of the episode. Default: 10, or what the scenario sets.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The run folder. Default: a new one, runs/play-N.")
    ] = None,
) -> None:
    """Play a scenario by hand in the terminal, as the user or as the assistant."""
    if find_spec("textual") is None:
        raise LoadError("`pare play` needs an extra that is not installed: pip install 'pare-sim[play]'")
    models = {"observe": observe_model, "execute": execute_model, "user": user_model}
    config = _config(scenario, as_, assistant, user, {role: id for role, id in models.items() if id}, seed, max_turns)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise LoadError("`pare play` needs a terminal, with the keyboard as its input")
    from pare_bench.play.app import PlayApp
    from pare_bench.play.game import Game

    game = Game.begin(as_.value, config, out)
    try:
        app = PlayApp(game)
        app.run()
        if app.return_code:  # it broke, and textual has told how
            raise typer.Exit(app.return_code)
        if app.fault is not None:
            raise app.fault
        if not game.finished:
            raise KeyboardInterrupt("left before the end; nothing of this game is stored")
        row, _ = game.result()
        print(row.outcome or visible(f"error: {row.error}"))
        print(f"Run folder: {game.folder.path}\nReplay: {game.replays}")
    finally:
        game.end()


def _config(
    scenario: str, side: Side, assistant: str, user: str, models: Mapping[str, str], seed: int, turns: int | None
) -> RunConfig:
    """The run of this one episode, all of it checked.

    Raises:
        LoadError: options contradict each other, or something that is named is not there.
    """
    if side is Side.user:
        if user:
            raise LoadError("--user cannot go with --as user: you are the user")
        user, assistant = "human", assistant or ("observe-execute" if models else "oracle")
    else:
        if assistant:
            raise LoadError("--assistant cannot go with --as assistant: you are the assistant")
        assistant, user = "human", user or ("llm" if "user" in models else "scripted")
    if assistant == user:
        other = "assistant" if side is Side.user else "user"
        raise LoadError(f"the {other} cannot be `human` too: one person plays, for the side that --as names")
    wanted = agents.roles(assistant, user)
    if unused := [role for role in models if role not in wanted]:
        raise LoadError(f"--{unused[0]}-model is given, and neither {assistant} nor {user} asks such a model")
    if "execute" in wanted and "observe" in models:
        models = {"execute": models["observe"], **models}
    limits = {} if turns is None else {"turns": turns}
    config = RunConfig.of([scenario], assistant=assistant, user=user, models=models, seed=seed, limits=limits)
    config.check_agents()
    return config
