"""Tables: an app's entities of one kind, by id, sorted and indexed; forks share everything until one side writes."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Generic, TypeVar

from pare.entity import Entity
from pare.errors import BadInput, Unknown, listed, shortened
from pare.journal import Journal
from pare.text_index import TextIndex

E = TypeVar("E", bound=Entity)
Key = tuple[Any, int, str]  # what a row is sorted by: its order value, its number, its id
_ALL: tuple[str, Any] = ("", None)  # the bucket that holds every row


class State:
    """What a table holds. Owned by one journal, which may write to it; all others copy it first."""

    __slots__ = ("buckets", "copied", "looked", "origin", "owner", "rows", "stale", "text")

    def __init__(self, owner: object) -> None:
        self.owner = owner
        self.rows: dict[str, tuple[int, Any]] = {}  # every id ever given: its number, and its row (None: removed)
        self.buckets: dict[tuple[str, Any], list[Key]] = {_ALL: []}
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


class Table(Generic[E]):
    """Entities of one kind.

    Every change goes through `add`, `update` and `remove`, is journalled and can be undone exactly. A fork costs
    nothing here; the first write to a shared table copies its row map (about 100 µs for 10,000 rows).
    """

    __slots__ = ("_at", "_journal", "kind", "name")

    def __init__(self, name: str, kind: type[E], journal: Journal, at: int) -> None:
        self.name, self.kind, self._journal, self._at = name, kind, journal, at

    @property
    def _state(self) -> State:
        return self._journal.states[self._at]

    def __len__(self) -> int:
        return len(self._state.buckets[_ALL])

    def __iter__(self) -> Iterator[E]:
        return iter(self.where())

    def __contains__(self, id: object) -> bool:
        return self._state.rows.get(id, _GONE)[1] is not None  # type: ignore[call-overload]

    def __getitem__(self, id: str) -> E:
        row = self.get(id)
        if row is None:
            keys = self._state.buckets[_ALL]
            raise Unknown(
                f"{self.kind.kind}_id: no {self.kind.kind.replace('_', ' ')} has the id {shortened(id)}"
                f" (ids are for example {listed([k[2] for k in keys[-3:]])})"
            )
        return row

    def get(self, id: str) -> E | None:
        """The entity with that id, or None."""
        found: E | None = self._state.rows.get(id, _GONE)[1]
        return found

    def where(
        self, *, newest: bool = False, offset: int = 0, limit: int | None = None, since: Any = None, before: Any = None,
        **equal: Any,
    ) -> list[E]:  # fmt: skip
        """Entities in order, filtered by indexed fields.

        By one field it costs what it returns, whatever the table holds; by several, it looks through the rows that have
        the rarest of these values.

        Args:
            newest: last in order first.
            offset: how many to leave out at the start.
            limit: at most so many.
            since: only those whose order value is at least this.
            before: only those whose order value is less than this.
            **equal: indexed fields and the values they have (for tuple fields: contain).

        Raises:
            BadInput: `offset` or `limit` is negative.
        """
        if offset < 0 or (limit is not None and limit < 0):
            raise BadInput(f"{'offset' if offset < 0 else 'limit'}: must not be negative")
        state = self._state
        keys = self._keys(state, equal)
        if not keys:
            return []
        rows = state.rows
        if len(equal) < 2 and since is None and before is None and limit is None and not offset and not newest:
            return [rows[key[2]][1] for key in keys]
        low = 0 if since is None else bisect_left(keys, (since,))
        high = len(keys) if before is None else bisect_left(keys, (before,))
        if len(equal) < 2:
            if newest:
                stop = high - offset
                first = low if limit is None else max(low, stop - limit)
                return [rows[key[2]][1] for key in reversed(keys[first : max(first, stop)])]
            last = high if limit is None else min(high, low + offset + limit)
            return [rows[key[2]][1] for key in keys[low + offset : last]]
        found = (rows[key[2]][1] for key in (reversed(keys[low:high]) if newest else keys[low:high]))
        fitting = (row for row in found if _fits(row, equal))
        return list(islice(fitting, offset, None if limit is None else offset + limit))

    def count(self, **equal: Any) -> int:
        """How many entities have these values of indexed fields."""
        if len(equal) < 2:
            return len(self._keys(self._state, equal))
        return len(self.where(**equal))

    def occurring(self, field: str, values: Iterable[Any]) -> list[Any]:
        """Those of the given values of an indexed field that some entity has."""
        buckets = self._state.buckets
        return [value for value in values if buckets.get((field, value))]

    def values(self, field: str) -> tuple[Any, ...]:
        """The values of an indexed field that occur, in the order of the first row that has each."""
        state = self._state
        found = [(rows[0], key[1]) for key, rows in state.buckets.items() if key[0] == field and rows]

        def place(pair: tuple[Key, Any]) -> tuple[Key, int]:
            held = getattr(state.rows[pair[0][2]][1], field)
            return pair[0], held.index(pair[1]) if isinstance(held, tuple) else 0

        return tuple(value for _, value in sorted(found, key=place))

    def search(self, query: str, **equal: Any) -> list[E]:
        """Entities whose searched fields contain words beginning with every word of the query, in order.

        The index is built on the first search. Rows that changed since are looked at one by one, until that has cost as
        much as building it anew.
        """
        state = self._state
        state.looked += len(state.stale)
        if state.text is None and state.origin is not None:
            state.text = state.origin.text = state.origin.text or TextIndex(state.origin.live(), self.kind.search)
        if state.text is None or state.looked > 100 + len(state.rows):
            state.text, state.stale, state.looked = TextIndex(state.live(), self.kind.search), {}, 0
        stale = [row for id in state.stale if (row := self.get(id)) is not None]
        hits = {id for id in state.text.find(query) if id not in state.stale}
        hits |= TextIndex(stale, self.kind.search).find(query)
        found = [(number, row) for number, row in (state.rows[id] for id in hits) if _fits(row, equal)]
        order = self.kind.order
        found.sort(key=lambda pair: (getattr(pair[1], order) if order else 0, pair[0]))
        return [row for _, row in found]

    def add(self, entity: E) -> E:
        """Add an entity; without an id it gets the next one (`email_12`).

        Raises:
            BadInput: the id was given before.
            Refused: nothing may be written now.
        """
        state = self._own()
        if not entity.id:
            number = len(state.rows) + 1
            while (id := f"{self.kind.kind}_{number}") in state.rows:
                number += 1
            entity = entity.model_copy(update={"id": id})
        elif entity.id in state.rows:
            raise BadInput(f"{self.name}: the id {shortened(entity.id)} was given before")
        self._change(entity.id, None, entity)
        return entity

    def update(self, entity: E) -> E:
        """Replace the entity of the same id.

        Raises:
            Unknown: there is none.
            Refused: nothing may be written now.
        """
        before = self[entity.id]
        if before != entity:
            self._change(entity.id, before, entity)
        return entity

    def remove(self, id: str) -> E:
        """Remove and return the entity with that id.

        Raises:
            Unknown: there is none.
            Refused: nothing may be written now.
        """
        before = self[id]
        self._change(id, before, None)
        return before

    def _change(self, id: str, before: E | None, after: E | None) -> None:
        self._journal.allow(self.name)
        self.place(id, before, after)
        self._journal.record(self, id, before, after)

    def place(self, id: str, before: E | None, after: E | None) -> None:
        """Make a change, or its inverse, wholly or not at all; for the methods above and the journal's undo alone."""
        old, new = self._placements(before), self._placements(after)
        state = self._own()
        known = state.rows.get(id)
        number = len(state.rows) + 1 if known is None else known[0]
        placed: list[list[Key]] = []
        try:
            for key, value in new:
                if (key, value) not in old:
                    insort(keys := state.bucket(key), (value, number, id))
                    placed.append(keys)
        except TypeError:  # values that cannot be compared
            for keys in placed:
                keys.remove((new[0][1], number, id))
            raise
        for key, value in old:
            if (key, value) not in new:
                keys = state.bucket(key)
                del keys[bisect_left(keys, (value, number))]
        if after is None and self._journal.undoing:
            del state.rows[id]
        else:
            state.rows[id] = (number, after)
        if state.text is not None or state.origin is not None:
            state.stale[id] = None

    def _placements(self, row: E | None) -> list[tuple[tuple[str, Any], Any]]:
        """Every bucket that a row stands in, with the value it is sorted by there."""
        if row is None:
            return []
        value = getattr(row, self.kind.order) if self.kind.order else 0
        found: list[tuple[tuple[str, Any], Any]] = [(_ALL, value)]
        for name in self.kind.index:
            field = getattr(row, name)
            if isinstance(field, tuple):
                found += [((name, member), value) for member in dict.fromkeys(field)]
            else:
                found.append(((name, field), value))
        return found

    def _own(self) -> State:
        journal = self._journal
        state = journal.states[self._at]
        if state.owner is not journal.owner:
            state = journal.states[self._at] = state.copy(journal.owner)
        return state

    def _keys(self, state: State, equal: dict[str, Any]) -> list[Key]:
        if not equal:
            return state.buckets[_ALL]
        for name in equal:
            if name not in self.kind.index:
                raise KeyError(f"{self.kind.__name__}.{name} is not indexed; indexed are {listed(self.kind.index)}")
        if len(equal) == 1:
            return state.buckets.get(next(iter(equal.items())), _NONE)
        return min((state.buckets.get(item, _NONE) for item in equal.items()), key=len)


_NONE: list[Key] = []
_GONE: tuple[int, Any] = (0, None)


def _fits(row: Entity, equal: dict[str, Any]) -> bool:
    for name, value in equal.items():
        field = getattr(row, name)
        if not (value in field if isinstance(field, tuple) else field == value):
            return False
    return True
