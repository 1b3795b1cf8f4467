"""A small inverted index: which rows contain words that begin with every word of a query."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Set
from sys import intern
from typing import Any

from pydantic import BaseModel

from pare.entity import Entity
from pare.phrases import plain

_WORD = re.compile(r"\w+")


class TextIndex:
    """Words of some fields of some rows; built once, never changed."""

    __slots__ = ("_ids", "_words")

    def __init__(self, rows: Iterable[Entity], fields: tuple[str, ...]) -> None:
        found: dict[str, str | dict[str, None]] = {}  # most words stand in one row: it is held without a dict
        for row in rows:
            for word in _words(row, fields):
                held = found.get(word)
                if held is None:
                    found[intern(word)] = row.id
                elif isinstance(held, dict):
                    held[row.id] = None
                elif held != row.id:
                    found[word] = {held: None, row.id: None}
        self._words = tuple(sorted(found))
        self._ids = tuple(found[word] for word in self._words)

    def find(self, query: str) -> Set[str]:
        """Ids of the rows that contain, for every word of the query, a word beginning with it."""
        found: Set[str] | None = None
        for word in _WORD.findall(plain(query)):
            first = last = bisect_left(self._words, word)
            while last < len(self._words) and self._words[last].startswith(word):
                last += 1
            held = self._ids[first:last]
            hits: Set[str] = set().union(*({one} if isinstance(one, str) else one for one in held))
            if len(held) == 1 and isinstance(held[0], dict):
                hits = held[0].keys()
            found = hits if found is None else found & hits
        return found or set()


def containing(rows: Iterable[Entity], fields: tuple[str, ...], query: str) -> Set[str]:
    """What an index of a few rows would find, without making one."""
    wanted = _WORD.findall(plain(query))
    found = set()
    for row in rows if wanted else ():
        words = _words(row, fields)
        if all(any(word.startswith(one) for word in words) for one in wanted):
            found.add(row.id)
    return found


def _words(row: Entity, fields: tuple[str, ...]) -> list[str]:
    texts = [text for name in fields if (text := _text(getattr(row, name)))]
    found: list[str] = _WORD.findall(plain("\n".join(texts)))
    return found


def _text(value: Any) -> str:
    if type(value) is str:
        return value
    if isinstance(value, tuple):
        return " ".join(_text(part) for part in value)
    if isinstance(value, BaseModel):
        return " ".join(_text(part) for part in value.__dict__.values())
    return "" if value is None else str(value)
