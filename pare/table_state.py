"""What a table holds: its rows, sorted and indexed, shared by forks until one side writes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pare.text_index import TextIndex

Key = tuple[Any, int, str]
"""What a row is sorted by: its order value, its number, its id."""

ALL: tuple[str, Any] = ("", None)
"""The bucket that holds every row."""


class State:
    """What a table holds. Owned by one journal, which may write to it; all others copy it first."""

    __slots__ = ("buckets", "copied", "looked", "origin", "owner", "rows", "stale", "text")

    def __init__(self, owner: object) -> None:
        self.owner = owner
        self.rows: dict[str, tuple[int, Any]] = {}  # every id ever given: its number, and its row (None: removed)
        self.buckets: dict[tuple[str, Any], list[Key]] = {ALL: []}
        self.copied: set[tuple[str, Any]] | None = None  # None: all buckets are this state's own
        self.text: TextIndex | None = None
        self.stale: dict[str, None] = {}  # rows that changed since the text index was built
        self.origin: State | None = (
            None  # what this was copied from, if that has no text index yet; never written again
        )
        self.looked = 0  # how often one of these was looked at since

    def copy(self, owner: object) -> State:
        """A copy that another journal owns; buckets are copied when they are written to."""
        twin = State(owner)
        twin.rows, twin.buckets = self.rows.copy(), self.buckets.copy()
        twin.copied, twin.text, twin.stale, twin.looked = set(), self.text, self.stale.copy(), self.looked
        twin.origin = None if self.text is not None else self.origin or self
        return twin

    def live(self) -> Iterator[Any]:
        """Every row that is there, in no particular order."""
        return (row for _, row in self.rows.values() if row is not None)

    def bucket(self, key: tuple[str, Any]) -> list[Key]:
        """A bucket that may be written to."""
        found = self.buckets.get(key)
        if found is None:
            found = self.buckets[key] = []
        elif self.copied is not None and key not in self.copied:
            found = self.buckets[key] = found.copy()
        if self.copied is not None:
            self.copied.add(key)
        return found
