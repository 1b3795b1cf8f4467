"""List the installed scenarios."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from pare import registry
from pare_bench.splits import split as ids_of


def main(
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
    split: Annotated[str, typer.Option(help="Only those of this split.")] = "full",
) -> None:
    """List the installed scenarios."""
    told: list[dict[str, Any]] = [
        {
            "id": one.id,
            "title": one.title,
            "domain": one.domain,
            "capabilities": list(one.capabilities),
            "apps": [app.name for app in one.apps],
            "difficulty": one.difficulty,
        }
        for one in (registry.scenario(id) for id in ids_of(split))
    ]
    if as_json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("id", "title", "domain", "measures first", "apps", "difficulty")
    for one in told:
        table.add_row(
            one["id"], one["title"], one["domain"], one["capabilities"][0], ", ".join(one["apps"]), one["difficulty"]
        )
    Console().print(table)
