"""List, show, analyse, plot and generate personas: who lives in the home, and what they want."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from pare.errors import LoadError
from pare.files import write_into
from pare.showing import note, visible_json
from propersim_bridge.personas import library
from propersim_bridge.personas.persona import Persona
from propersim_bridge.personas.table import print_all, print_one


def main(
    context: typer.Context,
    number: Annotated[
        int | None, typer.Argument(metavar="[NUMBER]", help="Show this persona with its rubric. Default: list all.")
    ] = None,
    folder: Annotated[
        Path | None,
        typer.Option("--from", metavar="DIR", help="Read the personas of this folder instead of the installed ones."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable, with every field.")] = False,
    analysis: Annotated[
        bool, typer.Option("--analysis", help="Measure how varied they are: distances, clusters and their silhouette.")
    ] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw their map into this file (.png or .svg).")
    ] = None,
    generate: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Make N new personas with a model; needs --model and --out.")
    ] = None,
    model: Annotated[str, typer.Option(metavar="M", help="With --generate: the model, as provider/model.")] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="With --generate: the folder to write to, a file for each.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="With --generate: the order of the traits.")] = 0,
) -> None:
    """List, show, analyse, plot and generate personas: who lives in the home, and what they want."""
    chosen = [name for name, given in (("--analysis", analysis), ("--plot", plot), ("--generate", generate)) if given]
    if number is not None and chosen:
        context.fail(f"give either NUMBER or {chosen[0]}")
    if generate is None:
        for name, given in (("--model", model), ("--out", out)):
            if given:
                context.fail(f"{name} goes with --generate")
        _told(library.installed() if folder is None else library.load_folder(folder), number, as_json, analysis, plot)
        return
    if analysis or plot or folder:
        context.fail("--generate goes with --model, --out and --seed alone")
    if not model:
        context.fail("--generate needs --model, as provider/model")
    if out is None:
        context.fail("--generate needs --out, the folder to write to")
    there = library.load_folder(out) if out.is_dir() and any(out.glob("*.json")) else {}
    made = asyncio.run(_generate(generate, model, out, there, seed))
    if as_json:
        print(visible_json(made))


def _told(
    personas: Mapping[int, Persona], number: int | None, as_json: bool, analysis: bool, plot: Path | None
) -> None:
    """Print what is asked for, and draw it."""
    if number is not None:
        if number not in personas:
            raise LoadError(f"there is no persona {number}; the numbers go from {min(personas)} to {max(personas)}")
        one = personas[number]
        print(library.written(one), end="") if as_json else print_one(one)
        return
    if not analysis and plot is None:
        everyone = [one.model_dump(mode="json") for one in personas.values()]
        print(visible_json(everyone)) if as_json else print_all(personas.values())
        return
    from propersim_bridge.personas.analysis.plot import check_form, draw
    from propersim_bridge.personas.analysis.summary import analyse

    if plot is not None:
        check_form(plot)
    found = analyse(personas.values())
    if plot is not None:
        draw(found, plot)
    if as_json:
        print(visible_json(found.figures()))
    elif analysis:
        _print_figures(found.figures())


def _print_figures(figures: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    from pare.terminal import Terminal

    table = Table("figure", "value", box=box.SIMPLE_HEAD)
    for name, value in figures.items():
        if name != "places":
            shown = "not defined" if value is None else f"{value:.3f}" if isinstance(value, float) else str(value)
            table.add_row(name.replace("_", " "), shown)
    Terminal().print(table)


async def _generate(count: int, id: str, out: Path, there: Mapping[int, Persona], seed: int) -> list[str]:
    """Make personas and write each as soon as it is made; gives the files.

    Args:
        count: how many.
        id: the model's.
        out: the folder; gone on with where it holds some already.
        there: those; traits, numbers and names follow on.
        seed: decides the order of the traits.
    """
    from pare_agents.models import ModelError, check_model, open_model
    from propersim_bridge.personas.generate import generated

    try:
        check_model(id)
    except ModelError as error:
        raise LoadError(str(error)) from None
    known = {**library.installed(), **there}
    made: list[str] = []
    first = max(known, default=0) + 1
    try:
        async with open_model(id) as opened:
            names = [one.name for one in known.values()]
            async for one in generated(opened, count, first=first, taken=names, seed=seed, skip=len(there)):
                name = f"{one.number:02}.json"
                write_into(out, {name: library.written(one)})
                made.append(str(out / name))
                note(f"{name}: {one.name}, {one.traits.told}")
    except ModelError as error:
        raise LoadError(f"{error}; {len(made)} of {count} personas were made") from None
    return made
