"""Draw an app's machine as Mermaid text: its screens, and the taps between them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pare import registry
from pare.errors import LoadError, listed, shortened
from pare.graph import mermaid


def main(
    app: Annotated[str, typer.Argument(help="The app's name, as `pare apps` lists it.")],
    out: Annotated[Path | None, typer.Option("--out", help="Write to this file instead of the terminal.")] = None,
) -> None:
    """Draw an app's machine as Mermaid text: its screens, and the taps between them."""
    known = registry.apps()
    if app not in known:
        raise LoadError(f"there is no app {shortened(app)}; there are {listed(known)}")
    text = mermaid(known[app])
    if out is None:
        print(text)
        return
    try:
        out.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise LoadError(f"{out} cannot be written: {error.strerror}") from None
