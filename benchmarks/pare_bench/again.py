"""Stored episodes played again without any model: does the world end as it did, and how is it graded today."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pare import registry
from pare.episode import Episode
from pare.errors import PareError, listed, shortened
from pare.trace import Trace, reading, replay
from pare_agents.models.secrets import BLANK
from pare_bench.config import RunConfig
from pare_bench.corpus import corpus
from pare_bench.episodes import name_of
from pare_bench.numbers.row import EpisodeRow
from pare_bench.rows import row_again
from pare_bench.store import RunFolder

_BLANKED = " (keys were blanked out of its trace, which may be why)"


@dataclass(frozen=True, slots=True)
class Again:
    """One episode played again.

    Attributes:
        row: as it was stored.
        trace: as it was stored; None if it cannot be read.
        episode: as it went again; None if it could not be played.
        difference: what is not as it was; empty if nothing is.
    """

    row: EpisodeRow
    trace: Trace | None
    episode: Episode | None
    difference: str

    @property
    def name(self) -> str:
        """The episode's name on the command line."""
        return name_of(self.row.key)


def played_again(folder: RunFolder) -> Iterator[Again]:
    """Every episode of a run that has a trace, in episode order."""
    for row in folder.rows():
        if row.status == "ok":
            yield _again(row, folder.trace(*row.key), f"{folder.path}: {name_of(row.key)}")


def misreported(one: Again, config: RunConfig) -> str:
    """What trace and row say of an episode and what is found now does not bear out; empty if it bears out all.

    With other versions of the suite, the graders or the apps that says nothing: `RunConfig.check_world` comes first.

    Args:
        one: an episode that went as it had gone.
        config: the run's.
    """
    if one.trace is None or one.episode is None:
        return ""
    row, seed = one.row, config.episode_seed(*one.row.key)
    stored, played = one.trace.value, one.episode.trace.value
    found = row_again(registry.scenario(row.scenario), row, one.episode).model_copy(update={"seed": seed})
    faults = _unlike("its trace", {**stored, "grade": None}, {**played, "grade": None, "seed": seed})
    faults += _unlike("the grade in its trace", stored.get("grade"), played["grade"])
    left_out = {"trace_sha256", "content"}  # the folder sees to the one, `RunConfig.check_rows` to the other
    faults += _unlike("its row", row.model_dump(exclude=left_out), found.model_dump(exclude=left_out))
    return _told(listed(faults, 4) if faults else "", one.trace)


def _again(row: EpisodeRow, stored: bytes, where: str) -> Again:
    trace = None
    try:
        trace = Trace.load(stored, where)
        episode = asyncio.run(replay(trace, registry.scenario(row.scenario), corpus()))
        with reading(where):
            return Again(row, trace, episode, _told(_different(trace.value, episode.trace.value), trace))
    except PareError as error:
        return Again(row, trace, None, str(error))


def _told(fault: str, trace: Trace) -> str:
    return fault + _BLANKED if fault and BLANK.encode() in trace.data else fault


def _different(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    return _turns(before["turns"], after["turns"]) or _states(before["final"], after["final"])


def _turns(before: list[object], after: list[object]) -> str:
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


def _unlike(where: str, stored: Any, found: Mapping[str, Any]) -> list[str]:
    """What is stored otherwise than it is found, with both values."""
    if not isinstance(stored, dict):
        return [f"{where} is missing"]
    return [
        f"{where} says {name.replace('_', ' ')} {shortened(stored.get(name))}, found is {shortened(found.get(name))}"
        for name in sorted(stored.keys() | found.keys())
        if stored.get(name) != found.get(name)
    ]
