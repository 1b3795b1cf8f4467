"""Text from elsewhere (a model, a trace, a run folder) as it may stand on a terminal: it does nothing there."""

from __future__ import annotations

import json
import re
import sys
from typing import Any

_ACTING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls, but for tabs and line ends
    "\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"  # what reorders, breaks lines or hides
    "\U000e0000-\U000e007f\ud800-\udfff]"
)


def visible(text: str, indent: str | None = None) -> str:
    """A text whose control characters, and those that reorder or hide others, are written as escapes.

    Args:
        text: the text; tabs and line ends stay.
        indent: what stands before each line but the first, so that no text passes for lines of another origin.
    """
    shown = text if text.isascii() and text.isprintable() else _ACTING.sub(_escaped, text)
    return shown if indent is None else shown.replace("\n", f"\n{indent}")


def visible_json(value: Any) -> str:
    """A value as JSON for a terminal or a file: readable, and what acts on a terminal is written as JSON's escapes."""
    return _ACTING.sub(_in_json, json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False))


def note(line: str) -> None:
    """Say something besides the result, on stderr; further lines of a text are set in."""
    print(visible(line, indent="    "), file=sys.stderr)


def _in_json(character: re.Match[str]) -> str:
    return json.dumps(character[0])[1:-1]


def _escaped(character: re.Match[str]) -> str:
    return character[0].encode("unicode_escape").decode()
