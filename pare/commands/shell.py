"""The shell around the commands.

A command is a module whose docstring's first line is its help, with a function that `typer` turns into a command;
the entry point (group `pare.commands`) names that function. A dot in its name makes a group: `home.run` is the
command `run` of the group `home`, whose help is the entry `home`, a module.
"""

from __future__ import annotations

import ast
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from pare.cli import INTERRUPTED, told
from pare.errors import PareError

_HELP = {"help_option_names": ["-h", "--help"]}
_Refusal: type[Any] = typer.BadParameter.__mro__[2]  # click's base of all that is wrong with a command line


class Interrupted(Exception):
    """The user stopped the command; the message says what becomes of its work."""


class Commands(TyperGroup):
    """The commands that are installed, or those of one group of them; listing them imports none."""

    prefix = ""

    def list_commands(self, ctx: Any) -> list[str]:
        """Their names, sorted."""
        return sorted({name.removeprefix(self.prefix).partition(".")[0] for name in _entries(self.prefix)})

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:
        """A stand-in with the command's help, for listings."""
        entry = _entries().get(self.prefix + cmd_name)
        return None if entry is None else TyperCommand(cmd_name, help=_help(entry))

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """The command that is called, imported now."""
        name, _, rest = super().resolve_command(ctx, args)
        return name, None if name is None else _command(self.prefix + name), rest

    def invoke(self, ctx: Any) -> Any:
        """Run the command; click would end an interrupted one without a word."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as stop:
            raise Interrupted(str(stop) or "interrupted") from None


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, context_settings=_HELP)


@app.callback(invoke_without_command=True)
def pare(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Show the version and stop.", is_eager=True),
) -> None:
    """Simulate proactive assistants on a phone, and score them on Pare-Bench."""
    if version:
        from importlib.metadata import version as installed

        print(installed("pare-sim"))
        raise typer.Exit
    if context.invoked_subcommand is None:
        context.fail("Missing command.")


def run(arguments: list[str] | None = None) -> int:
    """Run a command line (by default the process's own) and give back its exit code."""
    try:
        return int(app(arguments, prog_name="pare", standalone_mode=False) or 0)
    except Interrupted as stop:
        return told(str(stop), INTERRUPTED)
    except PareError as error:
        return told(" ".join(str(error).splitlines()), 2)
    except _Refusal as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            error.show()
            return 2
        where = getattr(error, "ctx", None)
        line = " ".join(error.format_message().replace("Value error, ", "").split()).rstrip(".")
        return told(f"{line}; see `{'pare' if where is None else where.command_path} --help`", 2)


def _entries(prefix: str = "") -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="pare.commands") if entry.name.startswith(prefix)}


def _help(entry: EntryPoint) -> str:
    """The first line of a command module's docstring, without importing the module."""
    spec = find_spec(entry.module)
    if spec is None or spec.origin is None:
        return "(not installed completely)"
    doc = ast.get_docstring(ast.parse(Path(spec.origin).read_text(encoding="utf-8"))) or ""
    return doc.partition("\n")[0]


def _command(name: str) -> Any:
    if _entries(f"{name}."):
        return _group(name)
    shell = typer.Typer(add_completion=False, rich_markup_mode=None)
    try:
        function = _entries()[name].load()
    except (ImportError, AttributeError) as error:
        raise PareError(f"the command {name.replace('.', ' ')} cannot be loaded: {error}") from error
    shell.command(name.rpartition(".")[2], context_settings=_HELP)(function)
    return typer.main.get_command(shell)


def _group(name: str) -> Any:
    kind = type("Group", (Commands,), {"prefix": f"{name}."})
    group = typer.Typer(cls=kind, no_args_is_help=True, add_completion=False, context_settings=_HELP)
    group.callback(help=_help(_entries()[name]))(lambda: None)
    return typer.main.get_command(group)
