"""Compute every number of a run, or of several to compare, from its folder."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pare.errors import LoadError
from pare.files import write
from pare_bench import output, runs
from pare_bench.storage import explained, write_atomically
from pare_bench.store import RunFolder
from pare_bench.sweep import output as sweeps
from pare_bench.sweep.folder import is_sweep
from pare_bench.sweep.results import Swept


class Group(StrEnum):
    """What a run's numbers can be broken down by."""

    domain = "domain"
    capability = "capability"
    difficulty = "difficulty"
    app = "app"


def main(
    directory: Annotated[
        Path, typer.Argument(metavar="DIR", help="A run folder, a folder of run folders, or a sweep folder.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable, with every number.")] = False,
    by: Annotated[list[Group] | None, typer.Option(help="Also break the numbers down; may be repeated.")] = None,
    html: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write one self-contained HTML file: tables, plots, every scenario's runs."),
    ] = None,
    png: Annotated[Path | None, typer.Option(metavar="DIR", help="Write the plots into this folder, as PNG.")] = None,
    reference: Annotated[
        bool, typer.Option("--reference", help="Show the published figures of another suite too, apart.")
    ] = False,
) -> None:
    """Compute every number of a run, or of several to compare, from its folder."""
    form = output.Form.json if as_json else output.Form.table
    if is_sweep(directory):
        if by or reference or html or png:
            raise LoadError(f"{directory} is a sweep folder: --by, --reference, --html and --png go with a run folder")
        sweeps.report(Swept.read(directory), form)
        return
    if html or png:
        _drawn(runs.reading(directory), html, png)
        return
    output.report(runs.reading(directory), form, [group.value for group in by or ()], reference=reference, closely=True)


def _drawn(folders: list[RunFolder], html: Path | None, png: Path | None) -> None:
    from pare_bench.html.page import page, runs_of
    from pare_bench.html.plots import plots
    from pare_bench.tables import told_runs

    told = told_runs(folders)
    drawn = plots(runs_of(told))
    if png is not None:
        with explained(png):
            png.mkdir(parents=True, exist_ok=True)
            for plot in drawn:
                write_atomically(png / f"{plot.name}.png", plot.png)
        print(f"{len(drawn)} plots: {png}")
    if html is not None:
        write({html: page(told, drawn)})
        print(f"report: {html}")
