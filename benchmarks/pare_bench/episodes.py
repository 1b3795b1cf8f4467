"""Stored episodes as they are named on the command line: `id`, or `id:2` for a scenario's second run."""

from __future__ import annotations

from pare.errors import LoadError, listed, shortened
from pare.trace import Trace
from pare_bench.numbers.row import EpisodeKey, EpisodeRow
from pare_bench.runs import config_of
from pare_bench.storage import episode_name
from pare_bench.store import RunFolder


def name_of(key: EpisodeKey) -> str:
    """What an episode is called on the command line."""
    scenario, repeat = key
    return f"{scenario}:{repeat + 1}"


def named(folder: RunFolder, name: str) -> EpisodeRow:
    """The finished episode of a run that a name means.

    Raises:
        LoadError: the name is none of an episode of this run, or that one is not there, or met an error.
    """
    key = _key(name, config_of(folder).scenarios)
    row = next((row for row in folder.rows() if row.key == key), None)
    if row is None:
        raise LoadError(f"{folder.path}: {episode_name(*key)} is not there: name a finished episode")
    if row.error is not None:
        raise LoadError(f"{name_of(key)} met an error and has no trace: {row.error}")
    return row


def trace_of(folder: RunFolder, row: EpisodeRow) -> Trace:
    """The stored trace of an episode.

    Raises:
        LoadError: it is broken.
    """
    return Trace.load(folder.trace(*row.key), f"{folder.path}: {name_of(row.key)}")


def _key(name: str, scenarios: dict[str, str]) -> EpisodeKey:
    id, _, repeat = name.partition(":")
    if id not in scenarios:
        raise LoadError(f"{shortened(id)} is no scenario of this run; it has {listed(sorted(scenarios))}")
    if repeat and not (repeat.isdecimal() and repeat.isascii() and len(repeat) < 6):
        raise LoadError(f"{shortened(name)} is no episode; write a scenario's id, or `id:2` for its second run")
    if repeat and int(repeat) == 0:
        raise LoadError(f"{shortened(name)} is no episode; runs are counted from 1")
    return id, int(repeat or 1) - 1
