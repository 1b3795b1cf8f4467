"""Text of a scenario or a model as it may stand on a terminal: never markup, never a control sequence."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from textual.content import Content

_TURNS_ROUND = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # they would reorder what stands beside them
_INDENT = re.compile(r"^ +", re.MULTILINE)


def plain(text: str) -> str:
    """A text whose control characters are visible; lines, tabs and indentation stay."""
    visible = "".join(map(_visible, text.replace("\r\n", "\n").expandtabs(4)))
    return _INDENT.sub(lambda indent: "\N{NO-BREAK SPACE}" * len(indent[0]), visible)


def _visible(character: str) -> str:
    category = unicodedata.category(character)
    if category in ("Cc", "Cs") and character != "\n":
        return chr(0x2400 + ord(character)) if ord(character) < 0x20 else "\N{REPLACEMENT CHARACTER}"
    return "" if character in _TURNS_ROUND else character


def shown(text: str, style: str = "") -> Content:
    """A text as it is shown."""
    return Content.styled(plain(text), style) if style else Content(plain(text))


def line(text: str, style: str = "") -> Content:
    """A text as it is shown in one line."""
    return shown(" ".join(text.split()), style)


def words(name: str) -> str:
    """A name of code as words: `open_mail` and `FolderView` as `open mail` and `Folder view`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).replace("_", " ").lower().capitalize()


def outline(value: Any) -> str:
    """A value in JSON's terms as an indented outline, without fields that are empty."""
    return "\n".join(_outlined(value))


def _outlined(value: Any) -> list[str]:
    found = []
    if isinstance(value, dict):
        for name, part in value.items():
            inside = [] if part in (None, "", [], {}) else _outlined(part)
            if isinstance(part, dict | list) or len(inside) > 1:
                found += [f"{name}:", *(f"  {one}" for one in inside)] if inside else []
            else:
                found += [f"{name}: {one}" for one in inside]
        return found
    if isinstance(value, list):
        for part in value:
            first, *rest = _outlined(part) or [""]
            found += [f"- {first}", *(f"  {one}" for one in rest)]
        return found
    return ["none"] if value is None else str(value).split("\n")
