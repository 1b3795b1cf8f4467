"""Preference pairs from a file: JSON lines with a prompt, the text that was preferred, and the other."""

from __future__ import annotations

import json
from pathlib import Path

from pare.errors import LoadError, shortened

Row = dict[str, str]
FIELDS = ("prompt", "chosen", "rejected")


def read_rows(path: Path) -> list[Row]:
    """Read pairs; other fields are left out, empty lines passed over.

    Raises:
        LoadError: the file cannot be read or holds no pair, or a line is none; the message names the line.
    """
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except OSError as error:
        raise LoadError(f"{path} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise LoadError(f"{path} is not UTF-8 text") from None
    rows = [_row(line, f"{path}, line {number}") for number, line in enumerate(lines, 1) if line.strip()]
    if not rows:
        raise LoadError(f"{path} holds no pairs")
    return rows


def _row(line: str, where: str) -> Row:
    try:
        read = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise LoadError(f"{where} is not JSON: {error}") from None
    if not isinstance(read, dict):
        raise LoadError(f"{where} must be an object with {', '.join(FIELDS)}, not {shortened(read)}")
    for name in FIELDS:
        if not isinstance(read.get(name), str) or not read[name].strip():
            raise LoadError(f"{where}: {name} must be a text, not {shortened(read.get(name))}")
    if read["chosen"] == read["rejected"]:
        raise LoadError(f"{where}: chosen and rejected are the same text")
    return {name: read[name] for name in FIELDS}
