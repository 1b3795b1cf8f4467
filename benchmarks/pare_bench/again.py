"""Stored episodes played again without any model: does the world end as it did, and how is it graded today."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from pare import registry
from pare.episode import Episode
from pare.errors import PareError
from pare.trace import Trace, replay
from pare_bench.corpus import corpus
from pare_bench.numbers.row import EpisodeRow
from pare_bench.store import RunFolder


@dataclass(frozen=True, slots=True)
class Again:
    """One episode played again.

    Attributes:
        row: as it was stored.
        episode: as it went again; None if it could not be played.
        difference: what is not as it was; empty if nothing is.
    """

    row: EpisodeRow
    episode: Episode | None
    difference: str

    @property
    def name(self) -> str:
        """The episode's name on the command line."""
        return f"{self.row.scenario}:{self.row.repeat + 1}"


def played_again(folder: RunFolder) -> Iterator[Again]:
    """Every episode of a run that has a trace, in episode order."""
    for row in folder.rows():
        if row.status == "ok":
            yield _again(row, folder.trace(*row.key), f"{folder.path}: {row.scenario}:{row.repeat + 1}")


def _again(row: EpisodeRow, stored: bytes, where: str) -> Again:
    try:
        trace = Trace.load(stored, where)
        episode = asyncio.run(replay(trace, registry.scenario(row.scenario), corpus()))
    except PareError as error:
        return Again(row, None, str(error))
    before, after = trace.value, episode.trace.value
    return Again(row, episode, _difference(before["turns"], after["turns"]) or _states(before["final"], after["final"]))


def _difference(before: list[object], after: list[object]) -> str:
    if len(before) != len(after):
        return f"{len(after)} turns instead of {len(before)}"
    turn = next((number for number, pair in enumerate(zip(before, after, strict=True), 1) if pair[0] != pair[1]), None)
    return "" if turn is None else f"turn {turn} went otherwise"


def _states(before: list[dict[str, object]], after: list[dict[str, object]]) -> str:
    if before == after:
        return ""
    rows = [{(row["table"], row["id"]): row["row"] for row in rows} for rows in (before, after)]
    changed = sorted({str(key[0]) for key in rows[0].keys() | rows[1].keys() if rows[0].get(key) != rows[1].get(key)})
    return f"the final state differs in {', '.join(changed)}"
