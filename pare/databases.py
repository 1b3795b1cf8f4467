"""SQLite files that may come from elsewhere: what opening or reading one could do besides giving its rows."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

from pare.own_files import check_regular

ENDS = ("", "-wal", "-shm", "-journal")  # of the names of a database's files
_FOREIGN = """
SELECT count(*) FROM sqlite_master
WHERE NOT (sql IS NULL OR sql GLOB 'CREATE TABLE *' OR sql GLOB 'CREATE INDEX *' OR sql GLOB 'CREATE UNIQUE INDEX *')
"""
_NAMES_ANOTHER = bytes.fromhex("d9d505f920a163d7")  # ends a journal that names another file


def check_files(path: Path) -> None:
    """Make sure that a database can be opened: its files are regular, and its journal has no other file removed.

    SQLite removes the file that the journal of an interrupted commit over several databases names, whatever it is.

    Raises:
        OSError: it is not so.
    """
    check_regular(path.parent, [path.name + end for end in ENDS])
    try:
        with open(f"{path}-journal", "rb") as journal:
            journal.seek(-min(len(_NAMES_ANOTHER), os.fstat(journal.fileno()).st_size), os.SEEK_END)
            foreign = journal.read() == _NAMES_ANOTHER
    except FileNotFoundError:
        return
    if foreign:
        raise OSError(errno.EINVAL, f"{path.name}-journal names another file, as none of ours does")


def check_schema(database: sqlite3.Connection) -> None:
    """Refuse what computes: a view, a trigger or a virtual table, which we never make, may go on for ever.

    Raises:
        sqlite3.Error: the database has one, or cannot be read.
    """
    database.execute("PRAGMA trusted_schema = OFF")
    if database.execute(_FOREIGN).fetchone()[0]:
        raise sqlite3.DatabaseError("it has views or triggers, as none of ours does")
