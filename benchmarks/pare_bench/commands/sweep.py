"""Play scenarios at several levels of noise, and draw success, acceptance and proposals against it."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Annotated

import typer

from pare.errors import LoadError, shortened
from pare.showing import visible
from pare_bench import output
from pare_bench.commands import options
from pare_bench.sweep import folder, plan
from pare_bench.sweep.output import draw, report
from pare_bench.sweep.play import play
from pare_bench.sweep.results import Swept

CONTINUED = {"resume", "concurrency", "timeout", "max_cost", "max_tokens", "png", "as_json"}
"""The options that a resumed sweep takes; all others are settled when it begins."""
FAILURES, EVENTS = "0,0.1,0.2,0.4", "0,2,4,6"


def main(
    context: typer.Context,
    ids: options.Ids = None,
    split: options.Split = "ablation",
    tool_failure: Annotated[
        str,
        typer.Option(
            metavar="P,…",
            help="Probabilities that an assistant's call fails, each without unrelated events. "
            f"Default: {FAILURES}, unless only --events-per-minute is given.",
        ),
    ] = "",
    events_per_minute: Annotated[
        str,
        typer.Option(
            metavar="N,…",
            help="Numbers of unrelated notifications a simulated minute, each without tool failures. "
            f"Default: {EVENTS}, unless only --tool-failure is given.",
        ),
    ] = "",
    grid: Annotated[
        bool, typer.Option("--grid", help="Play every level of one kind of noise with every level of the other.")
    ] = False,
    reword_tools: options.RewordTools = False,
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
        Path | None, typer.Option(metavar="DIR", help="The sweep folder. Default: a new one in runs/.")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Go on with this sweep folder: its settings hold, but limits and concurrency may be new. "
            "Where nothing is left to play, its table and plots are made anew.",
        ),
    ] = None,
    concurrency: options.Concurrency = None,
    timeout: options.Timeout = None,
    max_cost: Annotated[
        float | None, typer.Option(metavar="USD", help="Start no episode once the sweep has cost this many US dollars.")
    ] = None,
    max_tokens: Annotated[
        int | None, typer.Option(metavar="N", help="Start no episode once the sweep has used this many tokens.")
    ] = None,
    cache: options.Cache = None,
    png: Annotated[bool, typer.Option("--png", help="Write the plots as PNG too, beside SVG.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable, with every number.")] = False,
) -> None:
    """Play scenarios at several levels of noise, and draw success, acceptance and proposals against it."""
    if resume is not None:
        options.refuse_settled(context, CONTINUED, "a sweep")
        place = resume
    else:
        points = _points(context, tool_failure, events_per_minute, crossed=grid)
        place = folder.create(out, plan.Sweep.of("" if ids else split, points, options.configurations(context)))
    try:
        progress = play(place, folder.load(place), options.limits(context))
    except KeyboardInterrupt:
        raise KeyboardInterrupt(f"interrupted; nothing finished is lost, --resume {place} goes on") from None
    if progress.stopped:
        _note(f"stopped: {progress.stopped}; --resume {place} with a higher one goes on")
    if progress.errors:
        _note(f"{progress.errors} met an error and count in no rate, the first: {progress.first_error}; "
              f"--resume {place} tries them again")  # fmt: skip
    form = output.Form.json if as_json else output.Form.table
    swept = Swept.read(place)
    drawn = draw(swept, png=png)
    report(swept, form)
    if drawn:
        output.tell(f"Plots: {', '.join(path.name for path in drawn)}", form)
    output.tell(f"Sweep folder: {place}", form)


def _points(context: typer.Context, failures: str, events: str, *, crossed: bool) -> list[plan.Point]:
    """The levels of noise that are asked for."""
    given = options.given(context) & {"tool_failure", "events_per_minute"}
    if crossed and len(given) == 1:
        raise LoadError("--grid needs both --tool-failure and --events-per-minute, or neither")
    if not given:
        failures, events = FAILURES, EVENTS
    elif "tool_failure" not in given:
        return plan.each([], _levels("--events-per-minute", events, 60, EVENTS))
    elif "events_per_minute" not in given:
        return plan.each(_levels("--tool-failure", failures, 1, FAILURES), [])
    both = _levels("--tool-failure", failures, 1, FAILURES), _levels("--events-per-minute", events, 60, EVENTS)
    return plan.grid(*both) if crossed else plan.each(*both)


def _levels(option: str, text: str, most: int, example: str) -> list[float]:
    """The numbers of a list, in order."""
    found = set()
    for part in text.split(","):
        try:
            level = float(part)
        except ValueError:
            level = math.nan
        if not 0 <= level <= most:
            told = shortened(part.strip())
            raise LoadError(f"{option}: {told} is no number from 0 to {most}; write several as {example}")
        found.add(level + 0.0)  # -0 is 0
    return sorted(found)


def _note(line: str) -> None:
    print(f"pare: {visible(line)}", file=sys.stderr)
