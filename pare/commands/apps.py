"""List the installed apps with their screens, taps, operations and arrivals."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from pare import registry
from pare.app import App
from pare.showing import visible_json


def main(as_json: Annotated[bool, typer.Option("--json", help="Machine-readable, with every schema.")] = False) -> None:
    """List the installed apps with their screens, taps, operations and arrivals."""
    told = [describe(kind) for kind in registry.apps().values()]
    if as_json:
        print(visible_json(told))
        return
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table("app", "screens", "taps", "reads", "writes", "arrivals", "what it is", box=box.SIMPLE_HEAD)
    for one in told:
        kinds = [operation["kind"] for operation in one["operations"]]
        table.add_row(
            one["name"], str(len(one["screens"])), str(sum(len(s["taps"]) for s in one["screens"])),
            str(kinds.count("read")), str(kinds.count("write")), str(kinds.count("incoming")), one["description"],
        )  # fmt: skip
    Console().print(table)


def describe(kind: type[App]) -> dict[str, Any]:
    """An app's declaration in JSON's terms."""
    blueprint = kind.blueprint()
    return {
        "name": kind.name,
        "description": (kind.__doc__ or "").strip().partition("\n")[0],
        "screens": [
            {
                "name": screen.__name__,
                "root": screen is blueprint.root,
                "description": (screen.__doc__ or "").strip().partition("\n")[0],
                "taps": [
                    {
                        "name": name,
                        "description": tap.tool.description,
                        "arguments": tap.tool.schema,
                        "leads_to": [f"{goes.app.name}.{goes.__name__}" for goes in tap.goes],
                        "stays": tap.stays,
                    }
                    for name, tap in taps.items()
                ],
            }
            for screen, taps in blueprint.taps.items()
        ],
        "operations": [
            {"name": tool.name, "kind": tool.kind, "description": tool.description, "arguments": tool.schema}
            for tool in blueprint.tools.values()
        ],
    }
