"""Cues: the turns of phrase by which a need shows, written as a readable list."""

from __future__ import annotations

import re


def cues(block: str) -> re.Pattern[str]:
    """An expression for any of several turns of phrase, as whole words of plain text.

    Args:
        block: Alternatives, apart by line breaks or ` | `; inside one, `(a|b)`, `?`, `*` and the like are those of
            regular expressions.
    """
    parts = [part.strip() for part in re.split(r"\s\|\s|\n", block)]
    inner = "|".join(re.sub(r"(?<!\\)\((?!\?)", "(?:", part) for part in parts if part)
    return re.compile(rf"(?<!\w)(?:{inner})(?!\w)")
