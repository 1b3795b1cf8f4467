"""Markdown from plain text: what is special in it is escaped, tables are whole, prose is wrapped."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence

WIDTH = 120

_SPAN = re.compile(r"(`+[^`]+`+)")
_LISTS = re.compile(r"^(\d*)([-+#>.)])(?=\s)")  # what begins a list where a line begins with it
_SPECIAL = re.compile(r"([\\*\[\]]|(?<!\w)_|_(?!\w))")


def text(plain: str) -> str:
    """Text of a docstring on one line; what it has between backticks is code, all else means itself."""
    parts = _SPAN.split(" ".join(plain.split()))
    return "".join(part if part.startswith("`") else _escaped(part) for part in parts)


def code(plain: object) -> str:
    """A piece of code on one line."""
    line = " ".join(str(plain).split())
    longest = max((len(run) for run in re.findall("`+", line)), default=0)
    fence, space = "`" * (longest + 1), " " if longest else ""
    return f"{fence}{space}{line}{space}{fence}"


def block(plain: str, language: str) -> list[str]:
    """Lines of a fenced block."""
    longest = max((len(run) for run in re.findall("`+", plain)), default=0)
    fence = "`" * max(3, longest + 1)
    return [f"{fence}{language}", *plain.splitlines(), fence]


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Lines of a table, whose cells are Markdown; none if it has no rows."""
    lines = [_row(row) for row in rows]
    return [_row(head), "|" + "---|" * len(head), *lines, ""] if lines else []


def prose(*paragraphs: str) -> list[str]:
    """Lines of paragraphs of Markdown, with an empty one after each."""
    lines = []
    for paragraph in paragraphs:
        lines += [*(_LISTS.sub(r"\1\\\2", line) for line in _wrapped(paragraph)), ""]
    return lines


def item(markdown: str) -> list[str]:
    """Lines of an item of a list."""
    first, *rest = _wrapped(markdown) or [""]
    return [f"- {first}", *(f"  {line}" for line in rest)]


def _wrapped(markdown: str) -> list[str]:
    return textwrap.wrap(markdown, WIDTH - 2, break_long_words=False, break_on_hyphens=False)


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _escaped(plain: str) -> str:
    return _SPECIAL.sub(r"\\\1", plain).replace("&", "&amp;").replace("<", "&lt;")
