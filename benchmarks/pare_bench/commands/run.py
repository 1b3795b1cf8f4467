"""Play scenarios with an assistant and a user, and store every episode in a run folder."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from pare_bench import output, runs
from pare_bench.commands import options
from pare_bench.progress import watching
from pare_bench.runner import Runner
from pare_bench.store import RunFolder

CONTINUED = {"resume", "concurrency", "timeout", "max_cost", "max_tokens", "form"}
"""The options that a resumed run takes; all others are settled when it begins."""


def main(
    context: typer.Context,
    ids: options.Ids = None,
    split: options.Split = "full",
    assistant: options.Assistants = "",
    user: options.User = "",
    observe_model: options.ObserveModel = "",
    execute_model: options.ExecuteModel = "",
    user_model: options.UserModel = "",
    runs_: options.Runs = 1,
    seed: options.Seed = 0,
    max_turns: options.MaxTurns = None,
    user_steps: options.UserSteps = 1,
    observe_steps: options.ObserveSteps = 5,
    execute_steps: options.ExecuteSteps = 10,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The run folder. Default: a new one in runs/.")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR", help="Go on with this run folder: its settings hold, but limits and concurrency may be new."
        ),
    ] = None,
    concurrency: options.Concurrency = None,
    timeout: options.Timeout = None,
    max_cost: Annotated[
        float | None,
        typer.Option(metavar="USD", help="Start no episode once an assistant's run has cost this many US dollars."),
    ] = None,
    max_tokens: Annotated[
        int | None,
        typer.Option(metavar="N", help="Start no episode once an assistant's run has used this many tokens."),
    ] = None,
    tool_failure: Annotated[
        float, typer.Option(metavar="P", help="Probability that an assistant's call fails, at most 3 times in a row.")
    ] = 0.0,
    events_per_minute: Annotated[
        float, typer.Option(metavar="N", help="Unrelated notifications a simulated minute.")
    ] = 0.0,
    reword_tools: options.RewordTools = False,
    cache: options.Cache = None,
    form: Annotated[
        output.Form, typer.Option("--format", help="What is printed; auto: a table on a terminal, JSON elsewhere.")
    ] = output.Form.auto,
) -> None:
    """Play scenarios with an assistant and a user, and store every episode in a run folder."""
    if resume is not None:
        options.refuse_settled(context, CONTINUED, "a run")
        folders = runs.resume(resume)
    else:
        configs = options.configurations(context, tool_failure=tool_failure, events_per_minute=events_per_minute)
        folders = runs.create_somewhere(configs) if out is None else runs.create(out, configs)
    place = resume or (folders[0].path if len(folders) == 1 else folders[0].path.parent)
    _play(folders, options.limits(context), place)
    output.report(runs.reading(place), form)
    output.tell(f"Run folder: {place}", form)


def _play(folders: Sequence[RunFolder], limits: Mapping[str, Any], place: Path) -> None:
    """Play every folder's missing episodes."""
    try:
        configs = [runs.config_of(folder).limited(**limits) for folder in folders]
        for config in configs:
            config.check_world()
            config.check_agents()
        gc.freeze()  # the starting worlds stay to the end: the collector need not walk through them again and again
        for config, folder in zip(configs, folders, strict=True):
            with watching(config.assistant) as watch:
                progress = asyncio.run(Runner(config, folder, watch).run())
            if progress.stopped:
                _note(f"{config.assistant} stopped: {progress.stopped}; --resume {place} with a higher one goes on")
            if progress.errors:
                _note(f"{config.assistant}: {progress.errors} met an error and count in no rate, the first: "
                      f"{progress.first_error}; --resume {place} tries them again")  # fmt: skip
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"interrupted; nothing finished is lost, --resume {place} goes on") from None
    finally:
        for folder in folders:
            folder.close()


def _note(line: str) -> None:
    print(f"pare: {line}", file=sys.stderr)
