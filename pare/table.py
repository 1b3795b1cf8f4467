"""Tables: an app's entities of one kind, by id, sorted and indexed; forks share everything until one side writes."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Set
from itertools import islice
from typing import Any, Generic, TypeVar

from pare.entity import Entity
from pare.errors import BadInput, Unknown, listed, shortened
from pare.journal import Journal
from pare.table_state import ALL, Key, Places, State, places, span, walk
from pare.text_index import TextIndex, containing

__all__ = ["State", "Table"]

E = TypeVar("E", bound=Entity)
_SORTING = 6  # how much more it costs to sort a hit than to walk past a row


class Table(Generic[E]):
    """Entities of one kind.

    Every change goes through `add`, `update` and `remove`, is journalled and can be undone exactly. A fork costs
    nothing here; the first write to a shared table copies its row map (about 100 µs for 10,000 rows).
    """

    __slots__ = ("_app", "_at", "_journal", "kind", "name")

    def __init__(self, name: str, kind: type[E], journal: Journal, at: int) -> None:
        self.name, self.kind, self._journal, self._at = name, kind, journal, at
        self._app = name.partition(".")[0]

    @property
    def _state(self) -> State:
        return self._journal.states[self._at]

    def __len__(self) -> int:
        return len(self._journal.states[self._at].buckets[""][None])

    def __iter__(self) -> Iterator[E]:
        return iter(self.where())

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and self.get(id) is not None

    def __getitem__(self, id: str) -> E:
        row = self.get(id)
        if row is None:
            examples = listed([key[2] for key in self._bucket(self._state, *ALL)[-3:]])
            raise Unknown(
                f"{self.kind.kind}_id: no {self.kind.kind.replace('_', ' ')} has the id {shortened(id)}"
                f" (ids are for example {examples})"
            )
        return row

    @property
    def mark(self) -> tuple[State, int]:
        """Another one for each state that the table has been in; equal to an earlier one if nothing was written."""
        state = self._journal.states[self._at]
        return state, state.writes

    def get(self, id: str) -> E | None:
        """The entity with that id, or None."""
        found: E | None = self._journal.states[self._at].rows.get(id, _GONE)[1]
        return found

    def key(self, id: str) -> Key:
        """Where the entity with that id, which is or was there, stands in order: keys sort as `where` does."""
        number, row = self._journal.states[self._at].rows[id]
        return (self._value(row), number, id)

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
            _check_page(offset, limit)
        state = self._journal.states[self._at]
        keys = self._keys(state, equal) if equal else state.buckets[""][None]
        if not keys:
            return []
        rows = state.rows
        if len(equal) < 2 and since is None and before is None and limit is None and not offset and not newest:
            return [rows[key[2]][1] for key in keys]
        low, high = span(keys, since, before)
        if len(equal) < 2:
            if newest:
                stop = high - offset
                first = low if limit is None else max(low, stop - limit)
                return [rows[key[2]][1] for key in reversed(keys[first : max(first, stop)])]
            last = high if limit is None else min(high, low + offset + limit)
            return [rows[key[2]][1] for key in keys[low + offset : last]]
        found = (rows[key[2]][1] for key in walk(keys, low, high, newest))
        fitting = (row for row in found if _fits(row, equal))
        return list(islice(fitting, offset, None if limit is None else offset + limit))

    def first(self, field: str, value: Any) -> E | None:
        """The first entity, in order, that has that value of an indexed field; None if there is none."""
        state = self._journal.states[self._at]
        keys = state.keys(field, value)
        if keys:
            first: E = state.rows[keys[0][2]][1]
            return first
        self._check_indexed(field)
        return None

    def count(self, **equal: Any) -> int:
        """How many entities have these values of indexed fields."""
        if len(equal) < 2:
            return len(self._keys(self._state, equal))
        return len(self.where(**equal))

    def occurring(self, field: str, values: Iterable[Any]) -> list[Any]:
        """Those of the given values of an indexed field that some entity has."""
        state = self._state
        return [value for value in values if state.keys(field, value)]

    def values(self, field: str) -> tuple[Any, ...]:
        """The values of an indexed field that occur, in the order of the first row that has each."""
        state = self._state
        found = [(keys[0], value) for value, keys in state.field(field).items() if keys]

        def place(pair: tuple[Key, Any]) -> tuple[Key, int]:
            held = getattr(state.rows[pair[0][2]][1], field)
            return pair[0], held.index(pair[1]) if isinstance(held, tuple) else 0

        return tuple(value for _, value in sorted(found, key=place))

    def search(
        self, query: str, *, newest: bool = False, offset: int = 0, limit: int | None = None, since: Any = None,
        before: Any = None, **equal: Any,
    ) -> list[E]:  # fmt: skip
        """Entities whose searched fields contain words beginning with every word of the query, in order.

        All other arguments are those of `where`. A few hits are sorted; among many, a page is found by walking along
        the order.

        Raises:
            BadInput: `offset` or `limit` is negative.
        """
        _check_page(offset, limit)
        hits, state = self.matching(query), self._state
        rows, keys = state.rows, self._keys(state, equal)
        page = len(hits) if limit is None else min(offset + limit, len(hits))
        if len(keys) * page > _SORTING * len(hits) ** 2:
            keys = sorted(map(self.key, hits))
        low, high = span(keys, since, before)
        found = (rows[key[2]][1] for key in walk(keys, low, high, newest) if key[2] in hits)
        fitting = (row for row in found if _fits(row, equal))
        return list(islice(fitting, offset, None if limit is None else offset + limit))

    def matching(self, query: str) -> Set[str]:
        """The ids of the entities that `search` finds, in no particular order.

        The index is built on the first search. Rows that changed since are looked at one by one, until that has cost as
        much as building it anew.
        """
        state = self._state
        state.looked += len(state.stale)
        if state.text is None and state.origin is not None:
            state.text = state.origin.text = state.origin.text or TextIndex(state.origin.live(), self.kind.search)
        if state.text is None or state.looked > 100 + len(state.rows):
            state.text, state.stale, state.looked = TextIndex(state.live(), self.kind.search), {}, 0
        if not state.stale:
            return state.text.find(query)
        stale = [row for id in state.stale if (row := self.get(id)) is not None]
        return (state.text.find(query) - state.stale.keys()) | containing(stale, self.kind.search, query)

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
            entity = entity.identified(id)
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
        if before.__dict__ != entity.__dict__:
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
        state = self._own()
        if before is None and after is not None and id not in state.rows:
            return self._append(state, id, after)
        old, new = self._placements(before, after)
        known = state.rows.get(id)
        number = len(state.rows) + 1 if known is None else known[0]
        placed: list[list[Key]] = []
        try:
            for key, value in new.items():
                if key not in old or old[key] != value:
                    insort(keys := state.bucket(*key), (value, number, id))
                    placed.append(keys)
        except TypeError:  # values that cannot be compared
            for keys in placed:
                keys.remove((self._value(after), number, id))
            raise
        for key, value in old.items():
            if key not in new or new[key] != value:
                keys = state.bucket(*key)
                del keys[bisect_left(keys, (value, number))]
        self._written(state, id, None if after is None and self._journal.undoing else (number, after))

    def _append(self, state: State, id: str, row: E) -> None:
        """Place a row of an id that was never given before."""
        value, number = self._value(row), len(state.rows) + 1
        key = (value, number, id)
        placed: list[list[Key]] = []
        try:
            for name, member in (ALL, *places(row, value, self.kind.index)):
                keys = state.bucket(name, member)
                if keys and key < keys[-1]:
                    insort(keys, key)
                else:
                    keys.append(key)
                placed.append(keys)
        except TypeError:  # values that cannot be compared
            for keys in placed:
                keys.remove(key)
            raise
        self._written(state, id, (number, row))

    def _written(self, state: State, id: str, row: tuple[int, E | None] | None) -> None:
        """Keep a row (None: its id was never given), once its buckets have it."""
        self._journal.written.add(self._app)
        state.writes += 1
        if row is None:
            del state.rows[id]
        else:
            state.rows[id] = row
        if state.text is not None or state.origin is not None:
            state.stale[id] = None

    def _placements(self, before: E | None, after: E | None) -> tuple[Places, Places]:
        """The buckets that a row stands in before and after a change; those in which nothing changes are left out."""
        names = self.kind.index
        old, new = self._value(before), self._value(after)
        if before is not None and after is not None and old == new:
            others = [name for name in names if getattr(before, name) != getattr(after, name)]
            return places(before, old, others), places(after, new, others)
        was = {} if before is None else {ALL: old, **places(before, old, names)}
        return was, {} if after is None else {ALL: new, **places(after, new, names)}

    def _value(self, row: E | None) -> Any:
        """What a row is sorted by."""
        return getattr(row, self.kind.order) if self.kind.order and row is not None else 0

    def _own(self) -> State:
        journal = self._journal
        state = journal.states[self._at]
        if state.owner is not journal.owner:
            state = journal.states[self._at] = state.copy(journal.owner)
        return state

    def _keys(self, state: State, equal: dict[str, Any]) -> list[Key]:
        if not equal:
            return self._bucket(state, *ALL)
        if len(equal) == 1:
            ((field, value),) = equal.items()
            return self._bucket(state, field, value)
        return min((self._bucket(state, name, value) for name, value in equal.items()), key=len)

    def _bucket(self, state: State, field: str, value: Any) -> list[Key]:
        keys = state.keys(field, value)
        if not keys:
            self._check_indexed(field)
        return keys

    def _check_indexed(self, field: str) -> None:
        if field not in self.kind.index and field != ALL[0]:
            raise KeyError(f"{self.kind.__name__}.{field} is not indexed; indexed are {listed(self.kind.index)}")


_GONE: tuple[int, Any] = (0, None)


def _check_page(offset: int, limit: int | None) -> None:
    if offset < 0 or (limit is not None and limit < 0):
        raise BadInput(f"{'offset' if offset < 0 else 'limit'}: must not be negative")


def _fits(row: Entity, equal: dict[str, Any]) -> bool:
    for name, value in equal.items():
        field = getattr(row, name)
        if not (value in field if isinstance(field, tuple) else field == value):
            return False
    return True
