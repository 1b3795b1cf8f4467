"""Run the validity gates on scenarios; the exit code is 1 if any fails."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from pare import registry
from pare.scenario import Scenario
from pare_bench.gates import GATES, check
from pare_bench.splits import split


def main(
    ids: Annotated[list[str] | None, typer.Argument(metavar="IDS", help="Scenario ids; none: all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Run the validity gates on scenarios; the exit code is 1 if any fails."""
    chosen = [registry.scenario(id) for id in ids or split("full")]
    with _watching(len(chosen)) as watch:
        results = check(chosen, watch)
    failed = sum(not gate.passed for gates in results.values() for gate in gates.values())
    if as_json:
        told = [
            {"id": id, "gates": {name: {"passed": g.passed, "detail": g.detail} for name, g in gates.items()}}
            for id, gates in results.items()
        ]
        print(json.dumps(told, indent=2, ensure_ascii=False))
    else:
        for id, gates in results.items():
            bad = {name: gate for name, gate in gates.items() if not gate.passed}
            print(f"{'FAIL' if bad else 'ok  '} {id}" + ("" if bad else f" ({gates['by hand'].detail})"))
            for name, gate in bad.items():
                print(f"       {name}: {gate.detail}")
        played = "1 scenario" if len(results) == 1 else f"{len(results)} scenarios"
        print(f"{played}, {len(GATES) + 1} gates each, {failed} failed")
    raise typer.Exit(int(failed > 0))


@contextmanager
def _watching(total: int) -> Iterator[Callable[[Scenario], None]]:
    """A function that shows, on a terminal, how many scenarios are checked."""
    if not sys.stderr.isatty():
        yield lambda scenario: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("check"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda scenario: bar.update(task, advance=1, description=scenario.id)
