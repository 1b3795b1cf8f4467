"""The run folder: what a run was (`run.json`) and one committed row per finished episode (`episodes.sqlite`).

A writer holds the folder by a lock that the system releases when its process ends, however it ends. Readers take no
lock and create no file: they use SQLite's write-ahead log where there is one, otherwise they open the database as
immutable and read again if it changed meanwhile.
"""

import errno
import fcntl
import hashlib
import json
import os
import sqlite3
import threading
import time
import zlib
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, Self

import orjson
from pydantic import JsonValue, ValidationError

from pare.trace import canonical
from pare_bench.numbers.row import EpisodeKey, EpisodeRow

FORMAT, VERSION = "pare-run", 1
RUN_FILE, DATABASE, LOCK_FILE = "run.json", "episodes.sqlite", "run.lock"

_OWN_FILES = {RUN_FILE, f"{RUN_FILE}.tmp", LOCK_FILE, *(DATABASE + end for end in ("", "-wal", "-shm", "-journal"))}
_SCHEMA = """
CREATE TABLE IF NOT EXISTS episodes (
    scenario TEXT NOT NULL, repeat INTEGER NOT NULL, status TEXT NOT NULL,
    trace_sha256 TEXT NOT NULL, summary TEXT NOT NULL, trace BLOB NOT NULL, PRIMARY KEY (scenario, repeat)
);
CREATE INDEX IF NOT EXISTS episodes_by_status ON episodes (status, scenario, repeat);
"""
_ADD = """
INSERT INTO episodes VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (scenario, repeat) DO UPDATE SET status = excluded.status,
    trace_sha256 = excluded.trace_sha256, summary = excluded.summary, trace = excluded.trace
WHERE episodes.status = 'error'
"""
_READ_PAUSES = (0, 0.01, 0.03, 0.1, 0.2)  # seconds before each attempt

_FULL = "the disk is full: free some space and try again"
_REFUSED = "access is refused: use a folder that you may read and write"
_SQLITE_REASONS = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_READONLY: _REFUSED,
    sqlite3.SQLITE_IOERR: f"{DATABASE} could not be read or written (disk I/O error): check the disk and its limits",
    sqlite3.SQLITE_CANTOPEN: f"{DATABASE} could not be opened: check that it is there and that you may use it",
    sqlite3.SQLITE_BUSY: f"{DATABASE} is held by another program: close that and try again",
}
_SYSTEM_REASONS = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _REFUSED,
    errno.EPERM: _REFUSED,
    errno.EROFS: _REFUSED,
    errno.EEXIST: "is a file: use a new or empty folder",
    errno.ENOTDIR: "is a file or lies below one: use a folder",
    errno.ENOENT: f"{DATABASE} is missing: restore it from a copy",
}


class RunFolderError(Exception):
    """A run folder cannot be used; the message is one line that names the folder, what is wrong and what to do."""


class RunFolderBusy(RunFolderError):
    """The run folder has a writer already."""


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
        with _explained(path), ExitStack() as held:
            try:
                path.mkdir(parents=True, exist_ok=True)
                before = _names_if_free(path)
                held.enter_context(_locked(path))
                _names_if_free(path)
                made = _OWN_FILES - before
                writer = held.enter_context(_writer(path, new=True))
                _write_atomically(path / RUN_FILE, content)
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
        return cls(Path(path), _read_config(Path(path)))

    @classmethod
    def resume(cls, path: str | os.PathLike[str]) -> Self:
        """Open a run for writing, to go on with it; raises `RunFolderBusy` if another process is writing to it."""
        path = Path(path)
        config = _read_config(path)
        with _explained(path), ExitStack() as held:
            held.enter_context(_locked(path))
            return cls(path, config, held.enter_context(_writer(path)), held.pop_all())

    def add(self, row: EpisodeRow, trace: bytes) -> EpisodeRow:
        """Commit a finished episode; a row of status ``error`` for the same episode is replaced.

        Args:
            row: The episode's figures; its ``trace_sha256`` may be empty.
            trace: The canonical bytes of its trace.

        Returns:
            The row as it was stored, with the digest of its trace.

        Raises:
            RunFolderError: The episode is already there, the folder is not open for writing, or the disk refuses.
                Rows added earlier stay as they are.
        """
        digest = hashlib.sha256(trace).hexdigest()
        if row.trace_sha256 not in ("", digest):
            raise ValueError(f"trace_sha256 of {_name(*row.key)} is not that of its trace")
        if self._writer is None:
            raise RunFolderError(f"{self.path}: not open for writing: use RunFolder.create or RunFolder.resume")
        row = row.model_copy(update={"trace_sha256": digest})
        summary = canonical(row.model_dump(mode="json")).decode()
        values = (*row.key, row.status, digest, summary, zlib.compress(trace))
        with _explained(self.path), self._mutex:
            added = self._writer.execute(_ADD, values).rowcount
        if not added:
            raise RunFolderError(f"{self.path}: {_name(*row.key)} is already there: a finished episode is kept")
        self._retried.discard(row.key)
        return row

    def rows(self) -> list[EpisodeRow]:
        """All rows in episode order: by scenario id, then by repeat."""
        rows = []
        for scenario, repeat, summary in self._select("scenario, repeat, summary"):
            try:
                rows.append(EpisodeRow.model_validate_json(summary))
            except ValidationError as error:
                raise self._broken("row", scenario, repeat) from error
        return rows

    def trace(self, scenario: str, repeat: int) -> bytes:
        """The canonical bytes of one episode's trace, checked against their digest."""
        found = self._select("trace, trace_sha256", "WHERE scenario = ? AND repeat = ?", scenario, repeat)
        if not found:
            raise RunFolderError(f"{self.path}: {_name(scenario, repeat)} is not there: name a finished episode")
        with suppress(zlib.error, TypeError):
            trace = zlib.decompress(found[0][0])
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
        """SHA-256 over all canonical traces in episode order, each after a line with its episode and length."""
        digest = hashlib.sha256()
        for scenario, repeat in self._select("scenario, repeat"):
            trace = self.trace(scenario, repeat)
            digest.update(canonical([scenario, repeat, len(trace)]) + b"\n" + trace)
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
        with _explained(self.path), self._mutex:
            if self._writer is None:
                return _read(self.path / DATABASE, query, values)
            return self._writer.execute(query, values).fetchall()

    def _broken(self, what: str, scenario: str, repeat: int) -> RunFolderError:
        return RunFolderError(f"{self.path}: the {what} of {_name(scenario, repeat)} is broken: restore a copy")


_locks: set[int] = set()


def _close_inherited_locks() -> None:
    while _locks:
        os.close(_locks.pop())


os.register_at_fork(after_in_child=_close_inherited_locks)  # a child's copy would keep the lock after its parent


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the folder as its only writer."""
    lock = os.open(path / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o644)
    _locks.add(lock)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            held = os.path.samestat(os.fstat(lock), os.stat(path / LOCK_FILE))
        except (BlockingIOError, FileNotFoundError):
            held = False
        if not held:
            raise RunFolderBusy(f"{path}: is being written to already: wait for the other writer or stop it")
        yield
    finally:
        if lock in _locks:
            _locks.remove(lock)
            os.close(lock)


@contextmanager
def _writer(path: Path, *, new: bool = False) -> Iterator[sqlite3.Connection]:
    """The connection that writes, to a whole database or to a new, empty one."""
    with closing(_connect(path / DATABASE, "mode=rwc" if new else "mode=rw")) as database:
        verdict = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        if not new:
            database.execute("SELECT count(*) FROM episodes")
        if database.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
            raise OSError(errno.ENOTSUP, "the file system has no shared memory")
        database.execute("PRAGMA synchronous = NORMAL")
        if new:
            database.executescript(_SCHEMA)
            if count := database.execute("SELECT count(*) FROM episodes").fetchone()[0]:
                reason = f"holds {count} episodes but no {RUN_FILE}"
                raise RunFolderError(f"{path}: {reason}: restore it or use another folder")
        yield database


def _connect(database: Path, mode: str) -> sqlite3.Connection:
    uri = f"{database.absolute().as_uri()}?{mode}"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=30, check_same_thread=False)


class _State(NamedTuple):
    """What tells that a database was written to, and whether it has to be read with its write-ahead log."""

    inode: int
    size: int
    modified: int
    log_size: int
    has_shared_memory: bool


def _state(database: Path) -> _State:
    found = database.stat()
    log_size = 0
    with suppress(FileNotFoundError):
        log_size = os.stat(f"{database}-wal").st_size
    return _State(found.st_ino, found.st_size, found.st_mtime_ns, log_size, os.path.exists(f"{database}-shm"))


def _read(database: Path, query: str, values: tuple[object, ...]) -> list[Any]:
    """All answers to a query, without a lock and without making a file beside the database.

    A writer that closes or opens meanwhile makes an attempt fail. Only one that closes within the instant between
    the look and the read is not noticed: SQLite then makes an empty log, which the next writer removes.
    """
    failure: sqlite3.Error = sqlite3.OperationalError("it changed whenever it was read")
    for pause in _READ_PAUSES:
        time.sleep(pause)
        state = _state(database)
        try:
            found = _query(database, state, query, values)
        except sqlite3.Error as error:
            failure = error
        else:
            if state.log_size or state == _state(database):
                return found
    raise failure


def _query(database: Path, state: _State, query: str, values: tuple[object, ...]) -> list[Any]:
    if state.log_size and not state.has_shared_memory:
        raise sqlite3.OperationalError(f"{DATABASE}-wal lies there without {DATABASE}-shm")
    with closing(_connect(database, "mode=ro" if state.log_size else "mode=ro&immutable=1")) as connection:
        return connection.execute(query, values).fetchall()


def _names_if_free(path: Path) -> set[str]:
    """What an earlier attempt to begin a run left in the folder; anything else there is an error."""
    names = set(os.listdir(path))
    if RUN_FILE in names:
        raise RunFolderError(f"{path}: already holds a run: resume it or use another folder")
    if foreign := sorted(names - _OWN_FILES):
        raise RunFolderError(f"{path}: is not empty ({foreign[0]!r}) and not a run folder: use a new or empty folder")
    return names


def _write_atomically(path: Path, content: bytes) -> None:
    temporary = path.with_name(f"{path.name}.tmp")
    with open(temporary, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _read_config(path: Path) -> dict[str, JsonValue]:
    """What `run.json` says, if it is one that this version reads."""
    with _explained(path):
        try:
            content = (path / RUN_FILE).read_bytes()
        except FileNotFoundError:
            what = f"has no {RUN_FILE}, so it is not a run folder" if path.exists() else "does not exist"
            raise RunFolderError(f"{path}: {what}: name the folder of a run") from None
    try:
        document = orjson.loads(content)
    except orjson.JSONDecodeError as error:
        raise RunFolderError(f"{path}: {RUN_FILE} is broken ({error}): restore it from a copy") from error
    match document:
        case {"format": name, "version": int(version)} if name == FORMAT and version > VERSION:
            reason = f"has format version {version}, this release reads up to {VERSION}"
            raise RunFolderError(f"{path}: {reason}: use a newer release")
        case {"format": name, "version": int(), "config": dict(config)} if name == FORMAT:
            return config
    raise RunFolderError(f"{path}: {RUN_FILE} is not that of a run: name the folder of a run")


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Say what the system or SQLite refused in one line of our own."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        otherwise = f"{DATABASE} is broken ({' '.join(str(error).split())}): restore it or copy the whole folder"
        raise RunFolderError(f"{path}: {_SQLITE_REASONS.get(code, otherwise)}") from error
    except OSError as error:
        otherwise = f"cannot be used ({error.strerror}): use another folder"
        raise RunFolderError(f"{path}: {_SYSTEM_REASONS.get(error.errno or 0, otherwise)}") from error


def _name(scenario: str, repeat: int) -> str:
    return f"scenario {scenario!r} repeat {repeat}"
