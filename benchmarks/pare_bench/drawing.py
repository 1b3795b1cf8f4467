"""Texts from elsewhere in drawings: they stand there as they are, and are no formulas."""

from __future__ import annotations

from collections.abc import Mapping

from pare.showing import visible

AS_TEXT: Mapping[str, object] = {"text.parse_math": False, "text.usetex": False}
"""Settings of matplotlib under which every text stands as it is."""
LONGEST = 60  # characters of a label


def label(text: str) -> str:
    """A text as a label: one line, cut if it is long, and in the legend even if it begins with an underscore."""
    line = " ".join(visible(text[: LONGEST + 1]).split())
    line = line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
    return f" {line}" if line.startswith("_") else line
