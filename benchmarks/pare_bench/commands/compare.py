"""Compare two runs over the same scenarios: what differs, how surely, and which scenarios changed side."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pare.showing import visible_json
from pare_bench import reference as published, runs
from pare_bench.comparison import Comparison


def main(
    first: Annotated[
        Path, typer.Argument(metavar="A", help="A run folder; one of several in a folder is named as FOLDER/ASSISTANT.")
    ],
    second: Annotated[Path, typer.Argument(metavar="B", help="The run folder whose values less those of A are shown.")],
    anyway: Annotated[
        bool,
        typer.Option("--anyway", help="Compare runs that differ in suite, grader, code, scenarios' content, user, "
                     "limits or noise too, and say in what."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable, with every number.")] = False,
    reference: Annotated[
        bool, typer.Option("--reference", help="Show the published figures of another suite too, apart.")
    ] = False,
) -> None:  # fmt: skip
    """Compare two runs over the same scenarios: what differs, how surely, and which scenarios changed side."""
    comparison = Comparison.of(runs.one(first), runs.one(second), anyway=anyway)
    if as_json:
        told = comparison.model_dump(mode="json")
        told["unlike"] = [one._asdict() for one in comparison.unlike]
        if reference:
            told["reference"] = published.figures().model_dump(mode="json")
        print(visible_json(told))
        return
    from pare_bench.comparison_tables import print_comparison

    print_comparison(comparison)
    if reference:
        from pare_bench.tables import print_reference

        print_reference()
