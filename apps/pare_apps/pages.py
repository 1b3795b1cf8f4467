"""Pages of long lists: what was looked through is kept for as long as the tables that it came from stay as they are."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import islice
from typing import Any, Generic, TypeVar

from pare.table import Table

T = TypeVar("T")
_MOST = 8  # lists that are kept


class Pages(Generic[T]):
    """Lists by what is asked for, each as far as its pages went.

    A list that is shown again, or of which another page is shown, costs nothing; a write to one of the tables forgets
    all lists.
    """

    def __init__(self, *tables: Table[Any]) -> None:
        self._tables, self._marks = tables, [table.mark for table in tables]
        self._lists: dict[Hashable, tuple[list[T], Iterator[T]]] = {}

    def page(self, asked: Hashable, make: Callable[[], Iterable[T]], offset: int, limit: int) -> list[T]:
        """A page of a list.

        Args:
            asked: tells one list from others.
            make: looks for what is on it, in order, as far as it is asked to.
            offset: how many to skip.
            limit: at most so many.
        """
        marks = [table.mark for table in self._tables]
        if marks != self._marks:
            self._lists.clear()
            self._marks = marks
        known = self._lists.pop(asked) if asked in self._lists else None
        found, rest = known or ([], iter(make()))
        found += islice(rest, max(0, offset + limit - len(found)))
        if len(self._lists) >= _MOST:
            del self._lists[next(iter(self._lists))]
        self._lists[asked] = found, rest  # as the one that was asked for last
        return found[offset : offset + limit]
