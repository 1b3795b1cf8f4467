"""How a run folder lies on the disk: its lock, its database, and what can go wrong with both."""

import errno
import fcntl
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import orjson
from pydantic import JsonValue

from pare.databases import ENDS, check_files, check_schema
from pare.errors import LoadError
from pare.own_files import check_regular, open_lock, open_new, read_regular

FORMAT, VERSION = "pare-run", 1
RUN_FILE, DATABASE, LOCK_FILE = "run.json", "episodes.sqlite", "run.lock"

OWN_FILES = {RUN_FILE, f"{RUN_FILE}.tmp", LOCK_FILE, *(DATABASE + end for end in ENDS)}
_SCHEMA = """
CREATE TABLE IF NOT EXISTS episodes (
    scenario TEXT NOT NULL, repeat INTEGER NOT NULL, status TEXT NOT NULL,
    trace_sha256 TEXT NOT NULL, summary TEXT NOT NULL, trace BLOB NOT NULL, PRIMARY KEY (scenario, repeat)
);
CREATE INDEX IF NOT EXISTS episodes_by_status ON episodes (status, scenario, repeat);
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


class RunFolderError(LoadError):
    """A run folder cannot be used; the message is one line that names the folder, what is wrong and what to do."""


class RunFolderBusy(RunFolderError):
    """The run folder has a writer already."""


_locks: set[int] = set()


def _close_inherited_locks() -> None:
    while _locks:
        os.close(_locks.pop())


os.register_at_fork(after_in_child=_close_inherited_locks)  # a child's copy would keep the lock after its parent


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the folder as its only writer."""
    lock = open_lock(path / LOCK_FILE)
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
def writing(path: Path, *, new: bool = False) -> Iterator[sqlite3.Connection]:
    """The connection that writes, to a whole database or to a new, empty one."""
    check_files(path / DATABASE)
    with closing(_connect(path / DATABASE, "mode=rwc" if new else "mode=rw")) as database:
        check_schema(database)
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


def read(database: Path, query: str, values: tuple[object, ...]) -> list[Any]:
    """All answers to a query, without a lock and without making a file beside the database.

    A writer that closes or opens meanwhile makes an attempt fail. Only one that closes within the instant between
    the look and the read is not noticed: SQLite then makes an empty log, which the next writer removes.
    """
    failure: sqlite3.Error = sqlite3.OperationalError("it changed whenever it was read")
    for pause in _READ_PAUSES:
        time.sleep(pause)
        check_files(database)
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
        check_schema(connection)
        return connection.execute(query, values).fetchall()


def names_if_free(path: Path) -> set[str]:
    """What an earlier attempt to begin a run left in the folder; anything else there is an error."""
    names = set(os.listdir(path))
    if RUN_FILE in names:
        raise RunFolderError(f"{path}: already holds a run: resume it or use another folder")
    if foreign := sorted(names - OWN_FILES):
        raise RunFolderError(f"{path}: is not empty ({foreign[0]!r}) and not a run folder: use a new or empty folder")
    check_regular(path, names)
    return names


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    temporary = path.with_name(f"{path.name}.tmp")
    with open(open_new(temporary), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read_config(path: Path) -> dict[str, JsonValue]:
    """What `run.json` says, if it is one that this version reads."""
    with explained(path):
        try:
            check_regular(path, OWN_FILES)
            content = read_regular(path / RUN_FILE)
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
def explained(path: Path) -> Iterator[None]:
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


def episode_name(scenario: str, repeat: int) -> str:
    """An episode in an error message."""
    return f"run {repeat + 1} of scenario {scenario!r}"
