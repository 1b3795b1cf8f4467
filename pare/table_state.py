"""What a table holds: its rows, sorted and indexed, shared by forks until one side writes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any

from pare.text_index import TextIndex

Key = tuple[Any, int, str]
"""What a row is sorted by: its order value, its number, its id."""

Places = dict[tuple[str, Any], Any]
"""Buckets, each as a field and a value, with what a row is sorted by there."""

ALL: tuple[str, Any] = ("", None)
"""Field and value of the bucket that holds every row."""


class State:
    """What a table holds. Owned by one journal, which may write to it; all others copy it first."""

    __slots__ = ("buckets", "copied", "looked", "origin", "owner", "rows", "stale", "text", "writes")

    def __init__(self, owner: object) -> None:
        self.owner = owner
        self.writes = 0  # how often something was written to this state
        self.rows: dict[str, tuple[int, Any]] = {}  # every id ever given: its number, and its row (None: removed)
        self.buckets: dict[str, dict[Any, list[Key]]] = {ALL[0]: {ALL[1]: []}}  # by indexed field, then by value
        self.copied: dict[str, set[Any]] | None = None  # which buckets are this state's own; None: all
        self.text: TextIndex | None = None
        self.stale: dict[str, None] = {}  # rows that changed since the text index was built
        self.origin: State | None = (
            None  # what this was copied from, if that has no text index yet; never written again
        )
        self.looked = 0  # how often one of these was looked at since

    def copy(self, owner: object) -> State:
        """A copy that another journal owns; buckets are copied when they are written to."""
        if not self.rows:
            return State(owner)
        twin = State(owner)
        twin.rows, twin.buckets = self.rows.copy(), self.buckets.copy()
        twin.copied, twin.text, twin.stale, twin.looked = {}, self.text, self.stale.copy(), self.looked
        twin.origin = None if self.text is not None else self.origin or self
        return twin

    def row(self, id: str) -> Any:
        """The row of that id; None if there is none."""
        found = self.rows.get(id)
        return None if found is None else found[1]

    def live(self) -> Iterator[Any]:
        """Every row that is there, in no particular order."""
        return (row for _, row in self.rows.values() if row is not None)

    def bucket(self, field: str, value: Any) -> list[Key]:
        """A bucket that may be written to."""
        held = self.buckets.get(field)
        if held is None:
            held = self.buckets[field] = {}
        if self.copied is None:
            return held.setdefault(value, [])
        own = self.copied.get(field)
        if own is None:
            own = self.copied[field] = set()
            held = self.buckets[field] = held.copy()
        if value in own:
            return held[value]
        own.add(value)
        keys = held[value] = held[value].copy() if value in held else []
        return keys


EMPTY = State(object())
"""What every table holds at first."""


def span(keys: list[Key], since: Any, before: Any) -> tuple[int, int]:
    """Where, among sorted keys, those begin and end that lie in a stretch of the order."""
    low = 0 if since is None else bisect_left(keys, (since,))
    return low, len(keys) if before is None else bisect_left(keys, (before,))


def walk(keys: list[Key], low: int, high: int, newest: bool) -> Iterator[Key]:
    """The keys of a stretch, in order or the last first."""
    return (keys[at] for at in (range(high - 1, low - 1, -1) if newest else range(low, high)))


def places(row: Any, value: Any, names: Iterable[str]) -> Places:
    """The buckets of these fields that a row stands in, where it is sorted by that value."""
    found: Places = {}
    for name in names:
        field = getattr(row, name)
        if isinstance(field, tuple):
            for member in field:
                found[name, member] = value
        else:
            found[name, field] = value
    return found
