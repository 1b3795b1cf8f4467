"""The sweep folder: `sweep.json`, and a run folder for each configuration at each point of noise."""

from __future__ import annotations

import os
from pathlib import Path

from pydantic import ValidationError

from pare.errors import LoadError
from pare.own_files import read_regular
from pare.trace import canonical
from pare_bench import runs
from pare_bench.config import RunConfig
from pare_bench.numbers.row import EpisodeRow
from pare_bench.storage import LOCK_FILE, RUN_FILE, explained, locked, write_atomically
from pare_bench.store import RunFolder
from pare_bench.sweep.plan import Sweep

SWEEP_FILE = "sweep.json"


def create(path: Path | None, sweep: Sweep) -> Path:
    """Begin a sweep in a new or empty folder; None: the first free one of `runs/sweep-1`, `runs/sweep-2` ….

    Raises:
        LoadError: the folder has other content, or cannot be written.
    """
    if path is None:
        path = _claimed()
    with explained(path):
        path.mkdir(parents=True, exist_ok=True)
        _check_free(path)
        with locked(path):
            _check_free(path)
            write_atomically(path / SWEEP_FILE, canonical(sweep.model_dump(mode="json")))
    return path


def load(path: Path) -> Sweep:
    """The sweep of a sweep folder.

    Raises:
        LoadError: it is none.
    """
    with explained(path):
        if not path.exists():
            raise LoadError(f"{path} does not exist")
        if not is_sweep(path):
            run = "; `pare run --resume` goes on with a run folder" if (path / RUN_FILE).exists() else ""
            raise LoadError(f"{path} is no sweep folder: it has no {SWEEP_FILE}{run}")
        content = read_regular(path / SWEEP_FILE)
    try:
        return Sweep.model_validate_json(content)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_context=False)[0]
        place = ".".join(map(str, fault["loc"]))
        told = f"{place}: {fault['msg']}" if place else fault["msg"]
        raise LoadError(f"{path}: {SWEEP_FILE} is not one that this release reads ({told}): restore it") from None


def is_sweep(path: Path) -> bool:
    """Whether a sweep lies there."""
    with explained(path):
        return (path / SWEEP_FILE).is_file()


def opened(path: Path, config: RunConfig) -> RunFolder:
    """A run of the sweep, open for writing; it is begun if it has not been yet."""
    with explained(path):
        begun = (path / RUN_FILE).exists()
    return RunFolder.resume(path) if begun else RunFolder.create(path, config.model_dump(mode="json"))


def stored(path: Path, config: RunConfig) -> list[EpisodeRow]:
    """What is stored of a run of the sweep; nothing if it has not begun yet.

    Raises:
        LoadError: it cannot be read, or is another run than `sweep.json` says.
    """
    with explained(path):
        if not (path / RUN_FILE).exists():
            return []
    folder = RunFolder.open(path)
    if _decisive(runs.config_of(folder)) != _decisive(config):
        raise LoadError(f"{path} is not the run that {SWEEP_FILE} describes: restore it, or take it away")
    return runs.rows_of(folder)


def _decisive(config: RunConfig) -> RunConfig:
    """A configuration without what decides no result."""
    limits = {"timeout_s": None, "max_cost_usd": None, "max_tokens": None, "concurrency": 1, "cache": ""}
    return config.model_copy(update=limits)


def _check_free(path: Path) -> None:
    names = set(os.listdir(path))
    if SWEEP_FILE in names:
        raise LoadError(f"{path} holds a sweep already: go on with it by --resume, or choose a new folder")
    if foreign := sorted(names - {LOCK_FILE, f"{SWEEP_FILE}.tmp"}):
        raise LoadError(f"{path} is not empty ({foreign[0]!r}): choose a new or empty folder")


def _claimed() -> Path:
    """A folder of its own; another process may be looking for one too."""
    while True:
        path = runs.free_folder(["sweep"])
        with explained(path):
            try:
                path.mkdir(parents=True)
            except FileExistsError:
                if not path.exists():
                    raise
            else:
                return path
