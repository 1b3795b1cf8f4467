"""Report an experiment at home: tables, figures and every number, from its folder alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pare.errors import LoadError
from pare.files import write_into
from pare.showing import note
from pare.terminal import Terminal
from propersim_bridge.experiment import config as settings
from propersim_bridge.personas.library import installed, personas_digest
from propersim_bridge.report import tables
from propersim_bridge.report.numbers import Played, read
from propersim_bridge.report.told import incomplete, text, told


def main(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder that `pare home run` wrote.")],
    as_json: Annotated[bool, typer.Option("--json", help="Every number as JSON.")] = False,
    figures: Annotated[
        Path | None,
        typer.Option("--figures", metavar="DIR", help="Draw the figures into this folder, as PNG, SVG and JSON."),
    ] = None,
    published: Annotated[
        bool, typer.Option("--reference", help="Show the paper's own Table 1 too, and mark its means in the figure.")
    ] = False,
    track: Annotated[
        int | None,
        typer.Option(metavar="PERSONA", help="With --figures: draw only this person's way through a day at home."),
    ] = None,
    day: Annotated[int | None, typer.Option(metavar="N", help="With --track: which day. Default: 1.")] = None,
) -> None:
    """Report an experiment at home: tables, figures and every number, from its folder alone.

    The figures are those of the paper: the score by day (Figure 4), by persona (5), the gain by trait (6) and the
    score by criterion (7), and besides recommendations an hour, and how they and silence are rated.
    """
    if day is not None and track is None:
        context.fail("--day goes with --track")
    if track is not None and (figures is None or as_json or published):
        context.fail("--track goes with --figures DIR, and with nothing else")
    config = settings.kept(folder)
    if config is None:
        raise LoadError(f"{folder} holds no experiment: give a folder that `pare home run` wrote")
    if track is not None and figures is not None:
        from propersim_bridge.report.track import track_of

        name, svg = track_of(folder, config, track, 1 if day is None else day)
        write_into(figures, {name: svg})
        note(f"wrote {figures / name}")
        return
    played = read(folder, config)
    if not played:
        raise LoadError(f"{folder} holds no complete day yet: let `pare home run --resume {folder}` go on")
    known = installed()
    if any(number not in known for number in config.personas) or personas_digest(config.personas) != (
        config.personas_digest
    ):
        note(f"the personas have changed since {folder} was begun: gains by trait are by what they are now")
    found = text(told(config, played, known, published))
    if as_json:
        print(found, end="")
    else:
        _print(played, published)
        if unfinished := incomplete(config, played):
            note(f"{unfinished} of {len(list(config.courses))} courses are not complete")
    if figures is not None:
        from propersim_bridge.report.figures import drawn

        for path in drawn(figures, played, known, published):
            note(f"wrote {path}")
        write_into(figures, {"report.json": found})
        note(f"wrote {figures / 'report.json'}")


def _print(played: tuple[Played, ...], published: bool) -> None:
    console = Terminal()
    for table in (tables.summary, tables.speaking, tables.gaps, tables.scores):
        console.print(table(played))
    if published:
        console.print(tables.published())
