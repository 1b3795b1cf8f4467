"""Measures what the world costs, and prints one table: `make speed`, or `python -m benchmarks.speed [NAME …] [--json]`.

Figures are the best of several repetitions, in one process on one core unless they say otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from importlib.metadata import version

from rich.console import Console
from rich.table import Table

from benchmarks.speed import agents, apps, scale, startup, suite, world
from benchmarks.speed.measure import Measure

MEASURES: dict[str, Measure] = {
    measure.__name__.removeprefix("measure_"): measure
    for module in (startup, world, suite, scale, apps, agents)
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
    table = Table("what", "measured", "target", "", title=machine(), title_justify="left")
    for figure in figures:
        target = "" if figure.target is None else f"< {figure.told(figure.target)}"
        table.add_row(figure.what, figure.told(figure.value), target, figure.verdict)
    Console().print(table)


def machine() -> str:
    packages = ", ".join(f"{name} {version(name)}" for name in ("pare-sim", "pydantic", "transitions", "orjson"))
    python = f"Python {platform.python_version()}"
    return f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, {python}, {packages}"


if __name__ == "__main__":
    main()
