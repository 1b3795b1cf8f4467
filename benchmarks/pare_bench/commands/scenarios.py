"""List the installed scenarios."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from pare import registry
from pare.showing import visible_json
from pare_bench.splits import INSTALLED, split as ids_of


def main(
    as_json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
    split: Annotated[str, typer.Option(metavar="NAME", help="Only those of this split.")] = INSTALLED,
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
        print(visible_json(told))
        return
    from rich import box
    from rich.markup import escape
    from rich.table import Table

    from pare.terminal import Terminal

    table = Table("scenario", "what it measures", box=box.SIMPLE_HEAD, show_lines=True)
    for one in told:
        facts = (f"{one['domain']}, {one['difficulty']}", ", ".join(one["capabilities"]), ", ".join(one["apps"]))
        table.add_row(escape(f"{one['id']}\n{one['title']}"), escape("\n".join(facts)))
    Terminal().print(table)
