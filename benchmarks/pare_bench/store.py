"""The run folder: what a run was (`run.json`) and one committed row per finished episode (`episodes.sqlite`).

A writer holds the folder by a lock that the system releases when its process ends, however it ends. Readers take no
lock and create no file: they use SQLite's write-ahead log where there is one, otherwise they open the database as
immutable and read again if it changed meanwhile.
"""

import hashlib
import json
import os
import sqlite3
import threading
import zlib
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

import orjson
from pydantic import JsonValue, ValidationError

from pare.trace import canonical
from pare_agents.models.secrets import without_secrets, without_secrets_in_json
from pare_bench.numbers.row import EpisodeKey, EpisodeRow
from pare_bench.storage import (
    DATABASE,
    FORMAT,
    OWN_FILES,
    RUN_FILE,
    VERSION,
    RunFolderError,
    episode_name,
    explained,
    locked,
    names_if_free,
    read,
    read_config,
    write_atomically,
    writing,
)

LARGEST_TRACE = 64 * 2**20  # bytes; one that claims to be larger is broken
_ADD = """
INSERT INTO episodes VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (scenario, repeat) DO UPDATE SET status = excluded.status,
    trace_sha256 = excluded.trace_sha256, summary = excluded.summary, trace = excluded.trace
WHERE episodes.status = 'error'
"""


class RunFolder:
    """A run's configuration and its finished episodes.

    `create` and `resume` give a writer, to be closed (it is a context manager); `open` gives a reader. Every method
    raises `RunFolderError` where the folder, its disk or its content does not allow what was asked.
    """

    def __init__(
        self,
        path: Path,
        config: dict[str, JsonValue],
        writer: sqlite3.Connection | None = None,
        held: ExitStack | None = None,
    ) -> None:
        self.path = path
        self.config = config
        self._writer = writer
        self._held = held or ExitStack()
        self._mutex = threading.Lock()
        self._retried: set[EpisodeKey] = set()

    @classmethod
    def create(cls, path: str | os.PathLike[str], config: Mapping[str, object]) -> Self:
        """Begin a run in a new or empty folder and open it for writing. A failed attempt leaves nothing behind.

        Args:
            path: Where; missing parents are made.
            config: Everything needed to repeat the run, as JSON values.

        Raises:
            RunFolderBusy: Another process is beginning a run there.
            RunFolderError: The path is a file, a run folder or a folder with other content, or cannot be written.
            TypeError: ``config`` holds something that JSON does not.
            ValueError: ``config`` holds a number that is not finite.
        """
        path = Path(path)
        json.dumps(config, allow_nan=False)
        content = canonical({"format": FORMAT, "version": VERSION, "config": config})
        missing = [folder for folder in (path, *path.parents) if not os.path.lexists(folder)]
        made: set[str] = set()
        with explained(path), ExitStack() as held:
            try:
                try:
                    path.mkdir(parents=True, exist_ok=True)
                except FileNotFoundError:  # a system's own folder
                    raise RunFolderError(f"{path} cannot be made there: use another folder") from None
                before = names_if_free(path)
                held.enter_context(locked(path))
                names_if_free(path)
                made = OWN_FILES - before
                writer = held.enter_context(writing(path, new=True))
                write_atomically(path / RUN_FILE, content)
            except BaseException:
                for name in made:
                    (path / name).unlink(missing_ok=True)
                for folder in missing:
                    with suppress(OSError):
                        folder.rmdir()
                raise
            return cls(path, orjson.loads(content)["config"], writer, held.pop_all())

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> Self:
        """Open a run for reading, beside its writer or without one; nothing in the folder is touched."""
        return cls(Path(path), read_config(Path(path)))

    @classmethod
    def resume(cls, path: str | os.PathLike[str]) -> Self:
        """Open a run for writing, to go on with it; raises `RunFolderBusy` if another process is writing to it."""
        path = Path(path)
        config = read_config(path)
        with explained(path), ExitStack() as held:
            held.enter_context(locked(path))
            return cls(path, config, held.enter_context(writing(path)), held.pop_all())

    def settle(self, config: Mapping[str, object]) -> None:
        """Keep the configuration under which the run goes on, such as new limits, in `run.json`.

        Raises:
            RunFolderError: the folder is not open for writing, or the disk refuses; the file stays as it was.
        """
        if config == self.config:
            return
        if self._writer is None:
            raise RunFolderError(f"{self.path}: not open for writing: use RunFolder.create or RunFolder.resume")
        content = canonical({"format": FORMAT, "version": VERSION, "config": config})
        with explained(self.path):
            write_atomically(self.path / RUN_FILE, content)
        self.config = orjson.loads(content)["config"]

    def add(self, row: EpisodeRow, trace: bytes) -> EpisodeRow:
        """Commit a finished episode, without the keys that are known here; one of status ``error`` is replaced.

        Args:
            row: The episode's figures; its ``trace_sha256`` may be empty.
            trace: The canonical bytes of its trace.

        Returns:
            The row as it was stored, with the digest of its trace as that was stored.

        Raises:
            RunFolderError: The episode is already there, the folder is not open for writing, or the disk refuses.
                Rows added earlier stay as they are.
        """
        digest = hashlib.sha256(trace).hexdigest()
        if row.trace_sha256 not in ("", digest):
            raise ValueError(f"trace_sha256 of {episode_name(*row.key)} is not that of its trace")
        if self._writer is None:
            raise RunFolderError(f"{self.path}: not open for writing: use RunFolder.create or RunFolder.resume")
        trace = without_secrets_in_json(trace)
        digest = hashlib.sha256(trace).hexdigest()
        row = row.model_copy(update={"trace_sha256": digest, "error": without_secrets(row.error)})
        summary = canonical(row.model_dump(mode="json")).decode()
        values = (*row.key, row.status, digest, summary, zlib.compress(trace))
        with explained(self.path), self._mutex:
            added = self._writer.execute(_ADD, values).rowcount
        if not added:
            raise RunFolderError(f"{self.path}: {episode_name(*row.key)} is already there: a finished episode is kept")
        self._retried.discard(row.key)
        return row

    def rows(self) -> list[EpisodeRow]:
        """All rows in episode order: by scenario id, then by repeat."""
        rows = []
        for scenario, repeat, summary in self._select("scenario, repeat, summary"):
            try:
                row = EpisodeRow.model_validate_json(summary)
            except (ValidationError, TypeError) as error:
                raise self._broken("row", scenario, repeat) from error
            if row.key != (scenario, repeat):
                raise self._broken("row", scenario, repeat)
            rows.append(row)
        return rows

    def trace(self, scenario: str, repeat: int) -> bytes:
        """The canonical bytes of one episode's trace, checked against their digest."""
        found = self._select("trace, trace_sha256", "WHERE scenario = ? AND repeat = ?", scenario, repeat)
        if not found:
            raise RunFolderError(f"{self.path}: {episode_name(scenario, repeat)} is not there: name a finished episode")
        with suppress(zlib.error, TypeError):
            trace = zlib.decompressobj().decompress(found[0][0], LARGEST_TRACE)
            if hashlib.sha256(trace).hexdigest() == found[0][1]:
                return trace
        raise self._broken("trace", scenario, repeat)

    def finished(self) -> set[EpisodeKey]:
        """Scenario and repeat of every finished episode, without the errors that `clear_errors` has set aside."""
        return set(self._select("scenario, repeat")) - self._retried

    def clear_errors(self) -> set[EpisodeKey]:
        """Have the episodes of status ``error`` tried again: `finished` leaves them out until their retry is added.

        Their rows stay until a retry replaces them, so that a run that stops before still shows its errors.
        """
        self._retried = set(self._select("scenario, repeat", "WHERE status = 'error'"))
        return set(self._retried)

    def trace_digest(self) -> str:
        """SHA-256 over the canonical traces of all episodes, one after another in episode order, and nothing else."""
        digest = hashlib.sha256()
        for scenario, repeat in self._select("scenario, repeat"):
            digest.update(self.trace(scenario, repeat))
        return digest.hexdigest()

    def close(self) -> None:
        """Let go of the folder; a closed folder can still be read."""
        with self._mutex:
            self._writer = None
            self._held.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _select(self, columns: str, where: str = "", *values: object) -> list[Any]:
        query = f"SELECT {columns} FROM episodes {where} ORDER BY scenario, repeat"
        with explained(self.path), self._mutex:
            if self._writer is None:
                return read(self.path / DATABASE, query, values)
            return self._writer.execute(query, values).fetchall()

    def _broken(self, what: str, scenario: str, repeat: int) -> RunFolderError:
        return RunFolderError(f"{self.path}: the {what} of {episode_name(scenario, repeat)} is broken: restore a copy")
