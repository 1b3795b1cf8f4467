"""Retrieval: the past ticks whose action is most like the one now.

Source: section 5 of the ProPerSim paper: the five most similar past pairs of action and recommendation, of all days.
A pair that came more than once (the same words for the action and for the recommendation) counts once, as of its
latest tick: an activity lasts for several ticks and is mostly left alone, and five times the same would tell nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from propersim_bridge.memory.embedding import Embedder, Vectors
from propersim_bridge.memory.tick import Tick

MOST_SIMILAR = 5
_ROUNDED = 5  # digits of a cosine; what is alike to that many is equally similar


class Retrieval:
    """Past ticks by the meaning of their action.

    Args:
        embedder: turns the action's text into a vector, once for each text.
        most: how many ticks are found at most.
    """

    def __init__(self, embedder: Embedder, most: int = MOST_SIMILAR) -> None:
        self._embedder, self._most = embedder, most
        self._vectors: dict[str, Vectors] = {}
        self._rows: dict[str, int] = {}
        self._matrix = np.zeros((0, 0), dtype=np.float32)
        self._pairs: list[dict[str | None, tuple[int, Tick]]] = []  # by row; the latest last
        self._nearest: dict[str, list[tuple[float, int]]] = {}
        self._added = 0

    def __len__(self) -> int:
        """How many different pairs are remembered."""
        return sum(map(len, self._pairs))

    async def add(self, tick: Tick) -> None:
        """Remember a tick, later than all before it.

        Raises:
            ModelError: its action has no vector.
        """
        text = tick.activity.text
        row = self._rows.get(text)
        if row is None:
            row = self._append(text, await self._vector(text))
        self._added += 1
        self._pairs[row].pop(tick.recommendation, None)
        self._pairs[row][tick.recommendation] = (self._added, tick)

    async def extend(self, ticks: Iterable[Tick]) -> None:
        """Remember ticks, oldest first."""
        for tick in ticks:
            await self.add(tick)

    async def similar(self, text: str) -> tuple[Tick, ...]:
        """The ticks whose action is most like a text, most similar first, of equals the later first.

        Raises:
            ModelError: the text has no vector.
        """
        if not self._rows:
            return ()
        nearest = self._nearest.get(text)
        if nearest is None:
            nearest = self._nearest[text] = self._ranked(await self._vector(text))
        found: list[Tick] = []
        at = 0
        while at < len(nearest) and len(found) < self._most:
            alike = [row for cosine, row in nearest[at:] if cosine == nearest[at][0]]
            at += len(alike)
            latest = [pair for row in alike for pair in self._latest(row)]
            latest.sort(key=lambda pair: -pair[0])
            found += [tick for _, tick in latest]
        return tuple(found[: self._most])

    def _latest(self, row: int) -> list[tuple[int, Tick]]:
        pairs = self._pairs[row]
        return [pair for pair, _ in zip(reversed(pairs.values()), range(self._most), strict=False)]

    def _ranked(self, vector: Vectors) -> list[tuple[float, int]]:
        """Rows by cosine, the most similar first; each holds a tick, so no more are needed than ticks are wanted."""
        cosines = np.round(self._matrix[: len(self._rows)] @ vector, _ROUNDED)
        if len(cosines) > self._most:
            rows = np.flatnonzero(cosines >= np.partition(cosines, -self._most)[-self._most])
        else:
            rows = np.arange(len(cosines))
        return sorted(((float(cosines[row]), int(row)) for row in rows), key=lambda pair: (-pair[0], pair[1]))

    async def _vector(self, text: str) -> Vectors:
        vector = self._vectors.get(text)
        if vector is None:
            vector = self._vectors[text] = (await self._embedder.vectors([text]))[0]
        return vector

    def _append(self, text: str, vector: Vectors) -> int:
        row = len(self._rows)
        if row == len(self._matrix):
            grown = np.zeros((max(64, 2 * row), len(vector)), dtype=np.float32)
            grown[:row] = self._matrix[:row] if row else grown[:0]
            self._matrix = grown
        self._matrix[row] = vector
        self._rows[text] = row
        self._pairs.append({})
        self._nearest.clear()
        return row
