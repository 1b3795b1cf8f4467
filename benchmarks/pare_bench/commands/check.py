"""Run the validity gates on scenarios; the exit code is 1 if any fails."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from pare import registry
from pare_bench.gates import GATES, check
from pare_bench.splits import split


def main(
    ids: Annotated[list[str] | None, typer.Argument(metavar="IDS", help="Scenario ids; none: all.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """Run the validity gates on scenarios; the exit code is 1 if any fails."""
    chosen = [registry.scenario(id) for id in ids or split("full")]
    results = check(chosen)
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
