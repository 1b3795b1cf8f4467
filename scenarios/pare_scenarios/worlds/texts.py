"""The texts of shared worlds, kept as data: one JSON object a line, with the topic and the kind of each piece."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import orjson

_FILES = ("home.jsonl", "pastimes.jsonl", "town.jsonl", "work.jsonl")


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece of text.

    Attributes:
        title: subject, name, title.
        text: the text; of a chat its lines, each `a: ...`, `b: ...` or `me: ...`.
        more: what else its kind has: firm, category, price in euros, stars.
        words: all of it in small letters, to be looked through.
    """

    title: str
    text: str
    more: Mapping[str, Any]
    words: str


@cache
def pieces(topic: str, kind: str) -> Sequence[Piece]:
    """All pieces of a kind in a topic, in the order of the files."""
    return _all().get((topic, kind), ())


@cache
def pastimes() -> tuple[str, ...]:
    """The names of all pastimes."""
    return tuple(sorted(topic for topic, kind in _all() if kind == "club"))


@cache
def _all() -> Mapping[tuple[str, str], tuple[Piece, ...]]:
    found: dict[tuple[str, str], list[Piece]] = defaultdict(list)
    folder = files("pare_scenarios.worlds") / "data"
    for name in _FILES:
        for line in (folder / name).read_text(encoding="utf-8").splitlines():
            row = orjson.loads(line)
            topic, kind, title, text = row.pop("topic"), row.pop("kind"), row.pop("title", ""), row.pop("text", "")
            words = f"{title}\n{text}\n{row.get('firm', '')}".casefold()
            found[topic, kind].append(Piece(title, text, row, words))
    return {key: tuple(rows) for key, rows in found.items()}
