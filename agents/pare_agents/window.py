"""A memory of bounded size, for agents whose episodes may be of any length."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

KEPT_LINES = 12
KEPT_LENGTH = 400


def cut(text: str, limit: int) -> str:
    """A text of `limit` characters at most; a cut one ends with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


@dataclass(slots=True)
class Window:
    """The latest entries of a log, and the gist of older ones.

    When the entries outgrow the limit, the older half leaves at once. In between, what was there only grows at its end,
    so that requests begin with the same bytes for many turns in a row and prompt caches hit.

    Attributes:
        limit: characters that the entries may have together.
        entries: the latest, oldest first.
        digest: lines worth remembering of entries that have left; the latest twelve.
        left_out: how many entries have left.
    """

    limit: int
    entries: list[str] = field(default_factory=list)
    digest: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT_LINES))
    left_out: int = 0
    _kept: list[tuple[str, ...]] = field(default_factory=list)

    def add(self, text: str, keep: Iterable[str] = ()) -> None:
        """Add an entry.

        Args:
            text: the entry; cut to half of the limit.
            keep: what to remember of it once it has left.
        """
        self.entries.append(cut(text, self.limit // 2))
        self._kept.append(tuple(cut(" ".join(line.split()), KEPT_LENGTH) for line in keep))
        size = sum(map(len, self.entries))
        if size <= self.limit:
            return
        leaving = 0
        while size > self.limit // 2:
            size -= len(self.entries[leaving])
            leaving += 1
        for lines in self._kept[:leaving]:
            self.digest.extend(lines)
        self.left_out += leaving
        del self.entries[:leaving], self._kept[:leaving]
