"""Locks: one writer for a folder, for as long as its process lives."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pare.errors import LoadError
from pare.own_files import open_lock


@contextmanager
def held(folder: Path, name: str) -> Iterator[None]:
    """Hold a folder, made if need be, as its only writer; the lock goes with the process, however that ends.

    Args:
        folder: what is held.
        name: the name of its lock file.

    Raises:
        LoadError: another process holds it, or it cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = open_lock(folder / name)
    except OSError as error:
        raise LoadError(f"{folder} cannot be written: {error.strerror}") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise LoadError(f"{folder} is being written to already: wait for the other run, or stop it") from None
        yield
    finally:
        os.close(lock)
