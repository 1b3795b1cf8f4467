"""Draw an app's machine, as Mermaid or SVG: its screens, and the taps between them."""

from __future__ import annotations

from os.path import exists, isdir  # which say no to a name that is too long
from pathlib import Path
from typing import Annotated

import typer

from pare import registry
from pare.app import App
from pare.errors import LoadError, listed, shortened
from pare.files import write, write_into
from pare.graph import mermaid, svg

GRAPHS = Path("graphs")
"""Where all apps are drawn to unless another folder is given."""


def main(
    context: typer.Context,
    app: Annotated[
        str, typer.Argument(metavar="APP", help="The app's name, as `pare apps` lists it. [required] without --all")
    ] = "",
    every: Annotated[bool, typer.Option("--all", help="Draw every installed app, both ways.")] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE|DIR",
            help="Write to this file (.mmd: Mermaid, .svg: SVG) instead of the terminal, or both ways to this folder. "
            "Default with --all: graphs.",
        ),
    ] = None,
) -> None:  # fmt: skip
    """Draw an app's machine, as Mermaid or SVG: its screens, and the taps between them."""
    if every:
        if app:
            context.fail("give either APP or --all")
        kinds, out = registry.apps(), out or GRAPHS
        write_into(out, {f"{name}{form}": text for name, kind in kinds.items() for form, text in _drawn(kind).items()})
        if out is GRAPHS:
            print(f"{len(kinds)} apps, each as Mermaid and as SVG: {out}")
        return
    if not app:
        context.fail("Missing argument 'APP'")
    kinds = registry.apps()
    if app not in kinds:
        raise LoadError(f"there is no app {shortened(app)}; there are {listed(kinds)}")
    if out is None:
        print(mermaid(kinds[app]))
    elif out.suffix == ".svg":
        write({out: svg(kinds[app])})
    elif out.suffix == ".mmd" or (not out.suffix and exists(out) and not isdir(out)):
        write({out: mermaid(kinds[app]) + "\n"})
    elif out.suffix:
        context.fail(f"--out: {out} should end in .mmd, for Mermaid, or in .svg, or be a folder for both")
    else:
        write_into(out, {f"{app}{form}": text for form, text in _drawn(kinds[app]).items()})


def _drawn(kind: type[App]) -> dict[str, str]:
    """An app's machine in every form, by the ending of its file."""
    return {".mmd": mermaid(kind) + "\n", ".svg": svg(kind)}
