"""Many rows that two phones share, and what one of them has changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Row = tuple[int, Any]
"""A row's number, and the row itself (None: it was removed)."""

Rows = dict[str, Row]
"""Rows by id."""


class Layer:
    """Rows on top of others that nobody writes to any more: made at once, however many there are below."""

    __slots__ = ("_added", "_below", "_own")

    def __init__(self, below: Rows) -> None:
        self._below, self._added = below, 0
        self._own: Rows = {}

    def __getitem__(self, id: str) -> Row:
        found = self._own.get(id)
        return self._below[id] if found is None else found

    def get(self, id: str, default: Any = None) -> Any:
        """The row of that id, as of a dict."""
        found = self._own.get(id)
        return self._below.get(id, default) if found is None else found

    def __contains__(self, id: str) -> bool:
        return id in self._own or id in self._below

    def __len__(self) -> int:
        return len(self._below) + self._added

    def __setitem__(self, id: str, row: Row) -> None:
        self._added += id not in self
        self._own[id] = row

    def __delitem__(self, id: str) -> None:
        del self._own[id]  # only what was added here is ever taken out
        self._added -= 1

    def values(self) -> Iterator[Row]:
        """Every row, in no particular order."""
        own = self._own
        yield from own.values()
        yield from (row for id, row in self._below.items() if id not in own)

    def whole(self) -> Rows:
        """All rows in one piece."""
        return {**self._below, **self._own}

    def copy(self) -> Layer | Rows:
        """A copy; where much was changed, one that is in one piece again."""
        if len(self._own) * 4 > len(self._below):
            return self.whole()
        twin = Layer(self._below)
        twin._own, twin._added = self._own.copy(), self._added
        return twin
