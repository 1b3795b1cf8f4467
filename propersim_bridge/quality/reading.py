"""Filled-in sheets, read back."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from pare.errors import LoadError, shortened
from propersim_bridge.quality.sheets import Answers, Filled


class _Question(NamedTuple):
    sheet: str  # whose name starts the file's, and whose first column, less the s, holds ids
    id: str
    right: str
    fits: Callable[[float], bool]


_SCALE, _BINARY = ("a number from 0 to 10", lambda value: 0 <= value <= 10), ("0 or 1", lambda value: value in (0, 1))
_QUESTIONS = {
    "naturalness": _Question("days", "day", *_SCALE),
    "alignment": _Question("days", "day", *_SCALE),
    "misgenerated": _Question("activities", "activity", *_BINARY),
    "reasonable": _Question("ratings", "rating", *_BINARY),
}


def read(folder: Path) -> list[Filled]:
    """The answers of every annotator whose sheets are in a folder, by name.

    Raises:
        LoadError: a sheet is missing or of another sample, lacks a column, or holds an answer out of range; the
            message names file and line.
    """
    sheets = {question.sheet for question in _QUESTIONS.values()}
    names = sorted({path.name.split(".", 1)[1].removesuffix(".csv") for sheet in sheets
                    for path in folder.glob(f"{sheet}.*.csv")})  # fmt: skip
    if not names:
        raise LoadError(f"{folder} holds no sheets (days.NAME.csv): give the folder of `pare home quality --out`")
    known: dict[str, tuple[Path, frozenset[str]]] = {}
    return [_filled(folder, name, known) for name in names]


def _filled(folder: Path, name: str, known: dict[str, tuple[Path, frozenset[str]]]) -> Filled:
    filled = Filled(name)
    for question, (sheet, id, right, fits) in _QUESTIONS.items():
        path = folder / f"{sheet}.{name}.csv"
        rows = _rows(path, id, question)
        first, items = known.setdefault(sheet, (path, frozenset(rows)))
        if odd := sorted(items ^ rows.keys()):
            raise LoadError(f"{path}: {odd[0]} is in this sheet or in {first.name}, and not in both: one was changed")
        answers: Answers = getattr(filled, question)
        for item, (line, cell) in rows.items():
            if not cell:
                continue
            value = _number(cell)
            if value is None or not fits(value):
                raise LoadError(f"{path}, line {line}: {question}: {right}, not {shortened(cell)}")
            answers[item] = value
    return filled


def _rows(path: Path, id: str, column: str) -> dict[str, tuple[int, str]]:
    """Line and answer of every item of a sheet."""
    found: dict[str, tuple[int, str]] = {}
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            head = file.readline()
            file.seek(0)
            semicolons = head.count(";") > head.count(",")  # how a spreadsheet saves it where the comma is decimal
            reader = csv.DictReader(file, delimiter=";" if semicolons else ",", strict=True)
            if missing := [name for name in (id, column) if name not in (reader.fieldnames or ())]:
                raise LoadError(f"{path}: the column {missing[0]} is missing")
            for row in reader:
                item, line = (row[id] or "").strip(), reader.line_num
                if not item:
                    raise LoadError(f"{path}, line {line}: the column {id} is empty")
                if item in found:
                    raise LoadError(f"{path}, line {line}: {item} is here twice, first in line {found[item][0]}")
                found[item] = line, (row[column] or "").strip()
    except OSError as error:
        raise LoadError(f"{path} cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, csv.Error) as error:
        raise LoadError(f"{path} is no CSV in UTF-8: {error}") from None
    return found


def _number(cell: str) -> float | None:
    try:
        return float(cell.replace(",", "."))
    except ValueError:
        return None
