"""Measures what the world costs, beside what was recorded of the reference implementation where that is known.

`make speed`, or `python -m benchmarks.speed [NAME …] [--json]`.

Figures are the best of several repetitions, in one process on one core unless they say otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from importlib.metadata import version

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.speed import agents, apps, reference, scale, startup, suite, world, writes
from benchmarks.speed.measure import Figure, Measure

MEASURES: dict[str, Measure] = {
    measure.__name__.removeprefix("measure_"): measure
    for module in (reference, startup, suite, world, writes, scale, apps, agents)
    for name, measure in vars(module).items()
    if name.startswith("measure_")
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"what to measure; all by default: {', '.join(MEASURES)}"
    )
    parser.add_argument("--json", action="store_true", help="machine-readable")
    arguments = parser.parse_args()
    unknown = [name for name in arguments.names if name not in MEASURES]
    if unknown:
        parser.error(f"there is no measure {unknown[0]!r}; there are {', '.join(MEASURES)}")
    chosen = [MEASURES[name] for name in arguments.names or MEASURES]
    figures = [figure for measure in chosen for figure in measure()]
    if arguments.json:
        print(json.dumps([vars(figure) for figure in figures], indent=2))
        return
    console = Console(width=max(Console().width, 110))
    console.print(machine())
    if beside := [figure for figure in figures if figure.recorded is not None]:
        console.print(_beside(beside))
    if alone := [figure for figure in figures if figure.recorded is None]:
        console.print(_alone(alone))


def _beside(figures: list[Figure]) -> Table:
    table = Table("what", "reference", "here", "times", "target", "", box=box.SIMPLE_HEAD, pad_edge=False)
    for figure in figures:
        table.add_row(
            figure.what, figure.told(figure.recorded or 0.0), figure.told(figure.value), f"{figure.ratio:,.0f}",
            _target(figure), figure.verdict,
        )  # fmt: skip
    return table


def _alone(figures: list[Figure]) -> Table:
    table = Table("what", "measured", "target", "", box=box.SIMPLE_HEAD, pad_edge=False)
    for figure in figures:
        table.add_row(figure.what, figure.told(figure.value), _target(figure), figure.verdict)
    return table


def _target(figure: Figure) -> str:
    return "" if figure.target is None else f"< {figure.told(figure.target)}"


def machine() -> str:
    packages = ", ".join(f"{name} {version(name)}" for name in ("pare-sim", "pydantic", "transitions", "orjson"))
    python = f"Python {platform.python_version()}"
    return f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, {python}, {packages}"


if __name__ == "__main__":
    main()
