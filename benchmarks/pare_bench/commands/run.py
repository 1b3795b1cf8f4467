"""Play scenarios with an assistant and a user, and store every episode in a run folder."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from pare.errors import LoadError
from pare.showing import visible
from pare_bench import output, runs
from pare_bench.commands import options
from pare_bench.engines.choice import Kind, Opening, opened_by
from pare_bench.progress import watching
from pare_bench.runner import Runner
from pare_bench.store import RunFolder

CONTINUED = {
    "resume", "concurrency", "timeout", "max_cost", "max_tokens", "requests_per_minute", "workers", "engine", "address",
    "form",
}  # fmt: skip
"""The options that a resumed run takes; all others are settled when it begins."""


def main(
    context: typer.Context,
    ids: options.Ids = None,
    split: options.Split = "full",
    assistant: options.Assistants = "",
    user: options.User = "",
    persona: options.Persona = None,
    patience: options.Patience = None,
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
            metavar="DIR",
            help="Go on with this run folder: its settings hold, but limits and concurrency may be new, and are kept.",
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
    requests_per_minute: options.RequestsPerMinute = None,
    workers: options.Workers = None,
    engine: Annotated[
        Kind, typer.Option(help="Where episodes are played: on this machine, or on a Ray cluster.")
    ] = Kind.local,
    address: Annotated[
        str,
        typer.Option(metavar="A", help="With --engine ray: the cluster's address (`auto`: the one that runs here)."),
    ] = "",
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
    opening = opened_by(engine, workers, address)
    if resume is not None:
        options.refuse_settled(context, CONTINUED, "a run")
        folders = runs.resume(resume)
    else:
        configs = options.configurations(context, tool_failure=tool_failure, events_per_minute=events_per_minute)
        folders = runs.create_somewhere(configs) if out is None else runs.create(out, configs)
    place = resume or (folders[0].path if len(folders) == 1 else folders[0].path.parent)
    failed = _play(folders, options.limits(context), place, opening)
    output.report(runs.reading(place), form)
    output.tell(f"Run folder: {place}", form)
    if failed:
        raise LoadError(f"every episode of {', '.join(failed)} met an error: there is nothing to report of it")


def _play(folders: Sequence[RunFolder], limits: Mapping[str, Any], place: Path, engine: Opening | None) -> list[str]:
    """Play every folder's missing episodes; the assistants are named that finished none without an error."""
    failed = []
    try:
        configs = [runs.config_of(folder).limited(**limits) for folder in folders]
        for config in configs:
            config.check_world()
            config.check_agents()
        for config, folder in zip(configs, folders, strict=True):
            folder.settle(config.model_dump(mode="json"))
        gc.freeze()  # the starting worlds stay to the end: the collector need not walk through them again and again
        for config, folder in zip(configs, folders, strict=True):
            with watching(config.assistant) as watch:
                progress = asyncio.run(Runner(config, folder, watch, engine=engine).run())
            if progress.stopped:
                _note(f"{config.assistant} stopped: {progress.stopped}; --resume {place} with a higher one goes on")
            if progress.errors:
                _note(f"{config.assistant}: {progress.errors} met an error and count in no rate, the first: "
                      f"{progress.first_error}; --resume {place} tries them again")  # fmt: skip
            if progress.errors and progress.errors == progress.done:
                failed.append(config.assistant)
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"interrupted; nothing finished is lost, --resume {place} goes on") from None
    finally:
        for folder in folders:
            folder.close()
    return failed


def _note(line: str) -> None:
    print(f"pare: {visible(line)}", file=sys.stderr)
