"""Compute every number of a run, or of several to compare, from its folder."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pare.errors import LoadError
from pare_bench import output, runs
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
    reference: Annotated[
        bool, typer.Option("--reference", help="Show the published figures of another suite too, apart.")
    ] = False,
) -> None:
    """Compute every number of a run, or of several to compare, from its folder."""
    form = output.Form.json if as_json else output.Form.table
    if is_sweep(directory):
        if by or reference:
            raise LoadError(f"{directory} is a sweep folder: --by and --reference go with a run folder in it")
        sweeps.report(Swept.read(directory), form)
        return
    output.report(runs.reading(directory), form, [group.value for group in by or ()], reference=reference)
