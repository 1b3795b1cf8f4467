"""A database from elsewhere gives its rows, and does nothing else."""

from __future__ import annotations

import os
import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest

from pare.databases import ENDS, check_files, check_schema

MAGIC = bytes.fromhex("d9d505f920a163d7")
OWN = """
CREATE TABLE IF NOT EXISTS "some of" (a TEXT PRIMARY KEY, b INTEGER UNIQUE);
CREATE TABLE IF NOT EXISTS other (a TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS first ON other (a);
CREATE UNIQUE INDEX second ON "some of" (a, b);
ALTER TABLE other RENAME TO another;
ALTER TABLE another ADD COLUMN c;
"""
FOREIGN = (
    "CREATE VIEW v AS SELECT 1",
    "CREATE TRIGGER t AFTER INSERT ON another BEGIN DELETE FROM another; END",
    "CREATE VIRTUAL TABLE v USING fts5(x)",
)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    with closing(sqlite3.connect(tmp_path / "one.sqlite")) as database:
        database.executescript(OWN)
    return tmp_path / "one.sqlite"


def journal(pages: int, names: Path | None = None) -> bytes:
    """What an interrupted commit leaves; one over several databases names the file that they share."""
    head = (MAGIC + struct.pack(">IIIII", 0, 1, pages, 512, 4096)).ljust(512, b"\0")
    if names is None:
        return head
    name = os.fsencode(names)
    return head + struct.pack(">I", 2**30 // 4096 + 1) + name + struct.pack(">II", len(name), sum(name)) + MAGIC


def test_tables_and_indexes_are_fine_however_they_were_made(place: Path) -> None:
    check_files(place)
    with closing(sqlite3.connect(place)) as database:
        check_schema(database)


@pytest.mark.parametrize("statement", FOREIGN)
def test_what_computes_is_refused(place: Path, statement: str) -> None:
    with closing(sqlite3.connect(place)) as database:
        database.execute(statement)
        with pytest.raises(sqlite3.DatabaseError, match="views or triggers"):
            check_schema(database)


@pytest.mark.parametrize("end", ENDS)
def test_every_file_of_a_database_has_to_be_regular(place: Path, end: str) -> None:
    path = Path(f"{place}{end}")
    path.unlink(missing_ok=True)
    os.mkfifo(path)
    with pytest.raises(OSError, match=f"one.sqlite{end} is a pipe"):
        check_files(place)


def test_a_journal_that_has_another_file_removed_is_refused(place: Path) -> None:
    pages = place.stat().st_size // 4096
    mine, beside = place.with_name("mine"), Path(f"{place}-journal")
    for content in (b"", b"short", journal(pages)):
        beside.write_bytes(content)
        check_files(place)
    mine.write_text("mine")
    beside.write_bytes(journal(pages, mine))
    with pytest.raises(OSError, match=r"one\.sqlite-journal names another file"):
        check_files(place)
    with closing(sqlite3.connect(place)) as database:  # why
        database.execute("SELECT * FROM sqlite_master").fetchall()
    assert not mine.exists()
