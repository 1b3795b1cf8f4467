"""Run folders on disk: one for one assistant, or one for each of several in a common folder."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from pare.errors import LoadError
from pare_bench.config import RunConfig
from pare_bench.numbers.row import EpisodeRow
from pare_bench.storage import RUN_FILE, explained
from pare_bench.store import RunFolder


def free_folder(assistants: Sequence[str]) -> Path:
    """The first folder `runs/<assistants>-<number>` that does not exist."""
    stem = assistants[0] if len(assistants) == 1 else "comparison"
    number = 1
    while (path := Path("runs") / f"{stem}-{number}").exists():
        number += 1
    return path


def create_somewhere(configs: Sequence[RunConfig]) -> list[RunFolder]:
    """New run folders, open for writing, at the first free place; another process may be looking for one too.

    Raises:
        RunFolderError: a folder cannot be written.
    """
    while True:
        path = free_folder([config.assistant for config in configs])
        try:
            return create(path, configs)
        except LoadError:
            if not path.exists():  # nobody else has taken it: there is another fault
                raise


def create(path: Path, configs: Sequence[RunConfig]) -> list[RunFolder]:
    """New run folders, open for writing: at `path`, or below it where there are several. All are made, or none.

    Raises:
        RunFolderError: a folder exists with other content, or cannot be written.
    """
    if len(configs) == 1:
        return [RunFolder.create(path, configs[0].model_dump(mode="json"))]
    with explained(path):
        if path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise LoadError(f"{path} exists already: choose a new folder, or go on with it by --resume")
        missing = [folder for folder in (path, *path.parents) if not folder.exists()]
    with ExitStack() as undo:
        undo.callback(_remove_if_empty, missing)
        folders = [_begun(path / config.assistant, config, undo) for config in configs]
        undo.pop_all()
    return folders


def _begun(path: Path, config: RunConfig, undo: ExitStack) -> RunFolder:
    folder = RunFolder.create(path, config.model_dump(mode="json"))
    undo.callback(shutil.rmtree, path, ignore_errors=True)
    return undo.enter_context(folder)


def _remove_if_empty(folders: Sequence[Path]) -> None:
    with suppress(OSError):
        for folder in folders:
            folder.rmdir()


def resume(path: Path) -> list[RunFolder]:
    """The run folders at `path`, open for writing; all of them, or none."""
    with ExitStack() as opened:
        folders = [opened.enter_context(RunFolder.resume(found)) for found in run_paths(path)]
        opened.pop_all()
    return folders


def reading(path: Path) -> list[RunFolder]:
    """The run folders at `path`, open for reading."""
    return [RunFolder.open(found) for found in run_paths(path)]


def run_paths(path: Path) -> list[Path]:
    """The run folder at `path`, or those directly below it.

    Raises:
        LoadError: there is none.
    """
    with explained(path):
        if (path / RUN_FILE).exists():
            return [path]
        if not path.exists():
            beside = ", ".join(other.name for other in _below(path.parent))
            raise LoadError(f"{path} does not exist" + (f"; {path.parent} has {beside}" if beside else ""))
        found = _below(path)
    if not found:
        raise LoadError(f"{path} is no run folder: it has no {RUN_FILE}, nor has any folder in it")
    return found


def one(path: Path) -> RunFolder:
    """The only run at `path`, open for reading.

    Raises:
        LoadError: there is none, or there are several.
    """
    found = run_paths(path)
    if len(found) > 1:
        names = ", ".join(map(str, found))
        raise LoadError(f"{path} holds {len(found)} runs: name one of {names}")
    return RunFolder.open(found[0])


def rows_of(folder: RunFolder) -> list[EpisodeRow]:
    """A run's rows in episode order.

    Raises:
        RunFolderError: they cannot be read.
        LoadError: one is not of the run's scenarios, or of one that changed after the run began.
    """
    rows, config = folder.rows(), config_of(folder)
    try:
        config.check_rows(rows)
    except LoadError as error:
        raise LoadError(f"{folder.path}: {error}") from None
    return rows


def _below(path: Path) -> list[Path]:
    return sorted(child.parent for child in path.glob(f"*/{RUN_FILE}")) if path.is_dir() else []


def config_of(folder: RunFolder) -> RunConfig:
    """The configuration of a run folder."""
    return RunConfig.load(folder.config, str(folder.path))
