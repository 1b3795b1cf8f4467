"""What a table holds: its rows, sorted and indexed, shared by forks until one side writes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any

from pare.layer import Layer, Rows
from pare.text_index import TextIndex

Key = tuple[Any, int, str]
"""What a row is sorted by: its order value, its number, its id."""

Places = dict[tuple[str, Any], Any]
"""Buckets, each as a field and a value, with what a row is sorted by there."""

Buckets = dict[str, dict[Any, list[Key]]]
"""Sorted keys by indexed field, then by value."""

ALL: tuple[str, Any] = ("", None)
"""Field and value of the bucket that holds every row."""


class State:
    """What a table holds. Owned by one journal, which may write to it; all others copy it first."""

    __slots__ = ("base", "buckets", "looked", "origin", "own", "owner", "rows", "stale", "text", "writes")

    def __init__(self, owner: object) -> None:
        self.owner = owner
        self.writes = 0  # how often something was written to this state
        self.rows: Rows | Layer = {}  # every id ever given
        self.buckets: Buckets = {ALL[0]: {ALL[1]: []}}  # the bucket of all, and those that are not as in the base
        self.base: Buckets | None = None  # those of the state that this is a copy of, which nobody writes to any more
        self.own: dict[str, set[Any]] = {}  # of a copy, which buckets it may write to
        self.text: TextIndex | None = None
        self.stale: dict[str, None] = {}  # rows that changed since the text index was built
        self.origin: State | None = (
            None  # what this was copied from, if that has no text index yet; never written again
        )
        self.looked = 0  # how often one of these was looked at since

    def copy(self, owner: object) -> State:
        """A copy that another journal owns; a bucket is copied when it is written to."""
        if not self.rows:
            return State(owner)
        twin = State(owner)
        many = isinstance(self.rows, dict) and len(self.rows) > MANY
        twin.rows = Layer(self.rows) if many else self.rows.copy()  # type: ignore[arg-type]  # it is a dict then
        if self.base is None:
            twin.base, twin.buckets = self.buckets, {ALL[0]: self.buckets[ALL[0]].copy()}
        else:
            twin.base, twin.buckets = self.base, {field: held.copy() for field, held in self.buckets.items()}
        twin.text, twin.stale, twin.looked = self.text, self.stale.copy(), self.looked
        twin.origin = None if self.text is not None else self.origin or self
        return twin

    def row(self, id: str) -> Any:
        """The row of that id; None if there is none."""
        found = self.rows.get(id)
        return None if found is None else found[1]

    def ever(self) -> Rows:
        """Every id ever given, with its number and its row (None: removed); a copy."""
        return self.rows.copy() if isinstance(self.rows, dict) else self.rows.whole()

    def live(self) -> Iterator[Any]:
        """Every row that is there, in no particular order."""
        return (row for _, row in self.rows.values() if row is not None)

    def keys(self, field: str, value: Any) -> list[Key]:
        """A bucket, to be read; an empty one where there is none."""
        held = self.buckets.get(field)
        keys = None if held is None else held.get(value)
        if keys is None and self.base is not None and (held := self.base.get(field)) is not None:
            keys = held.get(value)
        return _NONE if keys is None else keys

    def field(self, field: str) -> dict[Any, list[Key]]:
        """All buckets of a field, to be read."""
        held = self.buckets.get(field, {})
        return held if self.base is None else {**self.base.get(field, {}), **held}

    def bucket(self, field: str, value: Any) -> list[Key]:
        """A bucket that may be written to."""
        held = self.buckets.get(field)
        if held is None:
            held = self.buckets[field] = {}
        if self.base is None:
            return held.setdefault(value, [])
        own = self.own.get(field)
        if own is None:
            own = self.own[field] = set()
        if value not in own:
            own.add(value)
            held[value] = self.keys(field, value).copy()
        return held[value]


_NONE: list[Key] = []
MANY = 1_000  # rows that are not copied any more

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
