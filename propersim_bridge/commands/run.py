"""Let personas live at home with assistants that are rated at every tick, and with one that learns from it."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from pare.errors import BadInput, LoadError
from pare.showing import note
from propersim_bridge.commands.chosen import chosen
from propersim_bridge.experiment import config as settings
from propersim_bridge.experiment.config import ASSISTANTS
from propersim_bridge.experiment.lacks import Lacks
from propersim_bridge.personas.library import installed, personas_digest

CONTINUED = ("resume", "workers", "cache")  # what may be given when an experiment goes on


def main(
    context: typer.Context,
    personas: Annotated[str, typer.Option(metavar="all|1,2", help="Numbers of personas, separated by commas.")] = "1",
    assistants: Annotated[
        str, typer.Option(metavar="NAMES", help=f"Any of {', '.join(ASSISTANTS)}, separated by commas.")
    ] = "proper,ars,ar,none,silent,oracle",
    days: Annotated[int, typer.Option(metavar="N", help="Simulated days, 1 to 366.")] = 14,
    step: Annotated[float, typer.Option(metavar="MIN", help="Simulated minutes between decisions, 0.5 to 10.")] = 2.5,
    seeds: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many seeds: each course is played with each.")
    ] = 1,
    seed: Annotated[int, typer.Option(metavar="N", help="The first of the seeds.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The experiment's folder. Default: a new one in runs/.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Go on with this experiment; its settings hold.")
    ] = None,
    policy: Annotated[
        str,
        typer.Option(
            metavar="P",
            help="What assistants think with: small, embedded/smollm2, provider/model, or a Hugging Face id or folder.",
        ),
    ] = "small",
    bits: Annotated[
        int | None,
        typer.Option(
            metavar="4|16",
            help="Of a model's weights: 4 (quantised) or 16. Default: 4 for large models on a GPU.",
        ),
    ] = None,
    candidates: Annotated[
        int | None,
        typer.Option(metavar="N", help="Samples of the trained assistant at each tick. Default: 3 for small, else 2."),
    ] = None,
    pairs: Annotated[int, typer.Option(metavar="N", help="Preference pairs drawn for each day's training.")] = 200,
    content: Annotated[
        float | None,
        typer.Option(
            metavar="P",
            help="Share of them that compares two recommendations, the rest being balanced; 0: all alike. "
            "Default: 0.33 for small, else 0.",
        ),
    ] = None,
    judge: Annotated[str, typer.Option(metavar="rule|M", help="Who rates: a rule, or a model.")] = "rule",
    life: Annotated[str, typer.Option(metavar="seeded|M", help="Who makes the days: seeded, or a model.")] = "seeded",
    summaries: Annotated[
        str, typer.Option(metavar="rule|M", help="Who sums up memories: a rule, or a model.")
    ] = "rule",
    embedder: Annotated[
        str, typer.Option(metavar="wordllama|M", help="What finds similar moments: wordllama, or a model.")
    ] = "wordllama",
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Processes. Default: one for each CPU, or for each course.")
    ] = None,
    cache: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Folder that keeps model replies for reuse.")
    ] = None,
) -> None:
    """Let personas live at home with assistants that are rated at every tick, and with one that learns from it.

    Everything is kept as it comes: after a kill, --resume DIR (or the same command, if it gave --out) goes on at the
    tick where it stopped.
    The courses are every persona with every assistant under every seed. A judge, a life or summaries by a model are
    asked over a network and cost money; all defaults work offline.
    """
    if resume is not None:
        if given := [name for name in context.params if name not in CONTINUED and _given(context, name)]:
            raise BadInput(f"--{given[0].replace('_', '-')} cannot go with --resume: its settings hold")
        found = settings.kept(resume)
        if found is None:
            raise LoadError(f"{resume} holds no experiment: give a folder that `pare home run` wrote")
        config, folder = found, resume
    else:
        numbers = chosen("personas", personas, installed())
        config = settings.made(
            personas=numbers, assistants=_names(assistants), days=days, step=step, candidates=candidates, pairs=pairs,
            content=content, bits=bits, policy=policy, judge=judge, life=life, summaries=summaries, embedder=embedder,
            seeds=tuple(range(seed, seed + seeds)), personas_digest=personas_digest(numbers),
        )  # fmt: skip
        folder = out or _free()
    if find_spec("numpy") is None:
        raise LoadError("pare home run needs numpy: pip install 'pare-sim[home,train]'")
    from propersim_bridge.experiment.driver import drive

    def tell(lacks: Lacks) -> None:
        if line := lacks.told():
            note(line)

    drive(folder, config, workers or os.cpu_count() or 1, None if cache is None else str(cache), tell)
    print(f"{len(list(config.courses))} courses of {config.days} days: {folder}; see: pare home report {folder}")


def _given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _names(written: str) -> tuple[str, ...]:
    parts = tuple(part.strip() for part in written.split(","))
    if wrong := [part for part in parts if part not in ASSISTANTS]:
        raise BadInput(f"--assistants: any of {', '.join(ASSISTANTS)}, not {wrong[0]!r}")
    return parts


def _free() -> Path:
    number = 1
    while (path := Path("runs") / f"home-{number}").exists():
        number += 1
    return path
