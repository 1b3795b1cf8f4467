"""Compute every number of a run, or of several to compare, from its folder."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pare_bench import output, runs


class Group(StrEnum):
    """What a run's numbers can be broken down by."""

    domain = "domain"
    capability = "capability"
    difficulty = "difficulty"
    app = "app"


def main(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="A run folder, or a folder of run folders.")],
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable, with every number.")] = False,
    by: Annotated[list[Group] | None, typer.Option(help="Also break the numbers down; may be repeated.")] = None,
) -> None:
    """Compute every number of a run, or of several to compare, from its folder."""
    form = output.Form.json if as_json else output.Form.table
    output.report(runs.reading(directory), form, [group.value for group in by or ()])
