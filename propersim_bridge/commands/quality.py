"""Check days and ratings by eye: draw sheets for people or a model, read them back, and compute the figures."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from pare.errors import BadInput, LoadError
from pare.showing import note, visible_json
from pare.terminal import Terminal
from pare_agents.models.errors import ModelError
from propersim_bridge.experiment import config as settings
from propersim_bridge.experiment.watching import watching
from propersim_bridge.personas.library import installed, personas_digest
from propersim_bridge.quality import reading, sheets
from propersim_bridge.quality.by_model import Asking
from propersim_bridge.quality.figures import Figure, figures
from propersim_bridge.quality.sampling import SampledDay, SampledRating, sampled
from propersim_bridge.report import reference


def main(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="An experiment's folder; with --read, one of sheets.")],
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Draw a sample and write sheets into here.")] = None,
    read: Annotated[bool, typer.Option("--read", help="Read filled-in sheets and compute the figures.")] = False,
    annotators: Annotated[str, typer.Option(metavar="NAMES", help="Who gets sheets, separated by commas.")] = "a,b,c",
    model: Annotated[
        str, typer.Option(metavar="M", help="Put the questions to this model too, as provider/model.")
    ] = "",
    seed: Annotated[int, typer.Option(metavar="N", help="Which days and half hours are drawn.")] = 0,
    cache: Annotated[
        Path | None, typer.Option(metavar="DIR", help="With --model: folder that keeps model replies for reuse.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="With --read: the figures as JSON.")] = False,
) -> None:
    """Check days and ratings by eye: draw sheets for people or a model, read them back, and compute the figures.

    Drawn are one whole day of each persona, and half an hour of ratings in the morning, in the afternoon and in the
    evening. Each annotator fills in sheets of their own; --read gives the means and how far annotators agree.
    """
    if read == (out is not None):
        context.fail("give either --out, the folder for new sheets, or --read")
    if read:
        if given := [
            name for name in context.params if name not in ("folder", "read", "as_json") and _given(context, name)
        ]:
            context.fail(f"--{given[0]} goes with --out")
        _report(folder, as_json)
        return
    if as_json:
        context.fail("--json goes with --read")
    assert out is not None
    _sample(folder, out, _names(annotators), model, seed, None if cache is None else str(cache))


def _report(folder: Path, as_json: bool) -> None:
    found = figures(reading.read(folder))
    if as_json:
        known = reference.stated()
        told = [{**asdict(figure), "published": known[figure.question]} for figure in found]
        print(visible_json(told))
    else:
        Terminal().print(_table(found))


def _sample(folder: Path, out: Path, names: list[str], model: str, seed: int, cache: str | None) -> None:
    if not names and not model:
        raise BadInput("--annotators: at least one name, or --model")
    sheets.check_new(out)
    config = settings.kept(folder)
    if config is None:
        raise LoadError(f"{folder} holds no experiment: give a folder that `pare home run` wrote")
    if config.personas_digest != personas_digest(config.personas):
        raise LoadError(f"the personas have changed since {folder} was begun: nobody could say what fits them")
    days, ratings = sampled(folder, config, seed)
    if not days:
        raise LoadError(f"{folder} holds no complete day yet: let `pare home run --resume {folder}` go on")
    filled = []
    if model:
        try:
            asked = asyncio.run(_ask(model, days, ratings, cache))
        except ModelError as error:
            raise LoadError(str(error)) from None
        filled.append(asked.filled)
        if asked.faults:
            count = len(days) + len(ratings)
            note(f"{model} left {len(asked.faults)} of {count} questions unanswered: {asked.faults[0]}")
    sheets.written(out, names, days, ratings, installed(), filled)
    note(f"{len(days)} days and {len(ratings)} ratings for {', '.join([*names, *([model] if model else [])])}")
    note(f"fill in the sheets in {out}, then: pare home quality {out} --read")


async def _ask(id: str, days: list[SampledDay], ratings: list[SampledRating], cache: str | None) -> Asking:
    from pare_agents.models.stack import open_model

    count = 0

    def done() -> None:
        nonlocal count
        count += 1
        show(count / (len(days) + len(ratings)), f"{count} answers")

    with watching(id) as show:
        async with open_model(id, cache=cache) as model:
            asking = Asking(model, installed(), done)
            await asking.ask(days, ratings)
    return asking


def _names(written: str) -> list[str]:
    names = [name.strip() for name in written.split(",") if name.strip()]
    if len(set(names)) < len(names) or not all(name.replace("-", "").replace("_", "").isalnum() for name in names):
        raise BadInput(f"--annotators: different names of letters, digits, - and _, not {written!r}")
    return names


def _given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _table(found: list[Figure]) -> Table:
    table = Table(
        title="Quality control (as section 4.3 of the paper)", title_justify="left", title_style="bold",
        box=box.SIMPLE_HEAD, pad_edge=False, caption_justify="left",
        caption="alpha: Krippendorff's, between annotators (interval or nominal).",
    )  # fmt: skip
    for name in ("question", "mean", "answers", "items", "alpha", "equal answers", "published"):
        table.add_column(name, justify="left" if name == "question" else "right")
    for figure in found:
        share = figure.question in ("misgenerated", "reasonable")
        mean = "-" if figure.mean is None else f"{figure.mean:.1%}" if share else f"{figure.mean:.2f}"
        if figure.error is not None:
            mean += f" ±{figure.error:.1%}" if share else f" ±{figure.error:.2f}"
        known = reference.stated()[figure.question]
        assert isinstance(known, float)
        table.add_row(
            figure.question, mean, str(figure.answers), str(figure.items),
            "-" if figure.alpha is None else f"{figure.alpha:.2f}",
            "-" if figure.equal is None else f"{figure.equal:.0%}", f"{known:.1%}" if share else f"{known:.2f}",
        )  # fmt: skip
    return table
