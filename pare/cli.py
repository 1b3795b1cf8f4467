"""The `pare` command: a thin shell whose commands come from entry points and are imported when they are called.

A command is a module whose docstring's first line is its help, with a function that `typer` turns into a command;
the entry point (group `pare.commands`) names that function.
"""

from __future__ import annotations

import ast
import sys
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from pare.errors import PareError


class Commands(TyperGroup):
    """The commands that are installed; listing them imports none."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Their names, sorted."""
        return sorted(_entries())

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:
        """A stand-in with the command's help, for listings."""
        entry = _entries().get(cmd_name)
        return None if entry is None else TyperCommand(cmd_name, help=_help(entry))

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that is called, imported now."""
        name, _, rest = super().resolve_command(ctx, args)
        return name, None if name is None else _command(name), rest


app = typer.Typer(
    cls=Commands, no_args_is_help=True, add_completion=False, context_settings={"help_option_names": ["-h", "--help"]}
)


@app.callback()
def pare(
    version: bool = typer.Option(False, "--version", help="Show the version and stop.", is_eager=True),
) -> None:
    """Simulate proactive assistants on a phone, and score them on Pare-Bench."""
    if version:
        from importlib.metadata import version as installed

        print(installed("pare-sim"))
        raise typer.Exit


def main() -> None:
    """Run the command line; what Pare refuses is one line on stderr and exit code 2."""
    try:
        app()
    except PareError as error:
        print(f"pare: {error}", file=sys.stderr)
        sys.exit(2)


def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="pare.commands")}


def _help(entry: EntryPoint) -> str:
    """The first line of a command module's docstring, without importing the module."""
    spec = find_spec(entry.module)
    if spec is None or spec.origin is None:
        return "(not installed completely)"
    doc = ast.get_docstring(ast.parse(Path(spec.origin).read_text(encoding="utf-8"))) or ""
    return doc.partition("\n")[0]


def _command(name: str) -> Any:
    shell = typer.Typer(add_completion=False, rich_markup_mode=None)
    function = _entries()[name].load()
    shell.command(name, context_settings={"help_option_names": ["-h", "--help"]})(function)
    return typer.main.get_command(shell)


if __name__ == "__main__":
    main()
