"""Draw an app's machine as Mermaid text: its screens, and the taps between them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pare import registry
from pare.errors import LoadError, listed, shortened
from pare.graph import mermaid


def main(
    app: Annotated[str, typer.Argument(metavar="APP", help="The app's name, as `pare apps` lists it.")],
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
        _write(out, text + "\n")
    except OSError as error:
        raise LoadError(f"{out} cannot be written: {error.strerror}") from None


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all; a device or a pipe is written to."""
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")
        return
    draft = Path(f"{path}.tmp")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
