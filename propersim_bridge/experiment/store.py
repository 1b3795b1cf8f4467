"""Where a course is kept: one SQLite file, one commit for each tick; a kill loses at most the tick in flight."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, nullcontext, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import orjson

from pare.databases import check_files, check_schema
from pare.errors import LoadError
from pare.own_files import check_tree
from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Hour, Pair, Waking
from propersim_bridge.experiment.lock import held
from propersim_bridge.experiment.moment import Moment, rating_of, verdicts_of
from propersim_bridge.rating.verdicts import Rating
from propersim_bridge.training.buffer import read_pair

DATABASE, LOCK = "ticks.sqlite", "course.lock"
_SCHEMA = """
BEGIN;
CREATE TABLE IF NOT EXISTS days (day INTEGER PRIMARY KEY, waking TEXT NOT NULL, ended TEXT);
CREATE TABLE IF NOT EXISTS activities (id INTEGER PRIMARY KEY, day INTEGER NOT NULL, told TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS texts (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS ticks (
    day INTEGER NOT NULL, tick INTEGER NOT NULL, at TEXT NOT NULL, activity INTEGER NOT NULL,
    offered TEXT NOT NULL, ratings TEXT NOT NULL, PRIMARY KEY (day, tick)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pairs (
    day INTEGER NOT NULL, tick INTEGER NOT NULL, prompt TEXT NOT NULL,
    chosen INTEGER NOT NULL, rejected INTEGER NOT NULL, margin REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS plans (at TEXT PRIMARY KEY, day INTEGER NOT NULL, plan TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS summaries (about TEXT PRIMARY KEY, summary TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS made_with (part TEXT PRIMARY KEY, digest TEXT NOT NULL) WITHOUT ROWID;
COMMIT;
"""


class Store:
    """The file of one course; made by `opened`.

    What it holds and cannot be is a `LoadError` that names the file and the day.
    """

    def __init__(self, database: sqlite3.Connection, path: Path) -> None:
        self._database, self._path = database, path
        self._texts: dict[str, int] = {text: id for id, text in database.execute("SELECT id, text FROM texts")}
        self._activity: tuple[Activity | None, int] = (None, 0)

    # Days --------------------------------------------------------------------------------------

    def waking(self, day: int) -> Waking | None:
        """How a day began; None if it has not."""
        row = self._database.execute("SELECT waking FROM days WHERE day = ?", (day,)).fetchone()
        if row is None:
            return None
        with self._sound(f"the morning of day {day}"):
            told = orjson.loads(row[0])
            plan = tuple(Hour(datetime.fromisoformat(start), str(intent)) for start, intent in told["plan"])
            return Waking(datetime.fromisoformat(told["wakes"]), datetime.fromisoformat(told["sleeps"]), plan)

    def begin(self, day: int, waking: Waking) -> None:
        """Keep how a day begins."""
        told = {
            "wakes": waking.wakes.isoformat(), "sleeps": waking.sleeps.isoformat(),
            "plan": [(hour.start.isoformat(), hour.intent) for hour in waking.plan],
        }  # fmt: skip
        self._database.execute("INSERT INTO days VALUES (?, ?, NULL)", (day, orjson.dumps(told).decode()))

    def ended(self, day: int) -> dict[str, Any] | None:
        """What was measured at the end of a day (of its training, if there was one); None if it is not over."""
        row = self._database.execute("SELECT ended FROM days WHERE day = ?", (day,)).fetchone()
        if row is None or row[0] is None:
            return None
        with self._sound(f"the end of day {day}"):
            return dict(orjson.loads(row[0]))

    def end(self, day: int, measured: dict[str, Any]) -> None:
        """A day is over, and what had to be learned from it is learned and saved."""
        told = orjson.dumps(measured, option=orjson.OPT_SORT_KEYS).decode()
        self._database.execute("UPDATE days SET ended = ? WHERE day = ?", (told, day))

    @property
    def days_ended(self) -> int:
        """How many days are over.

        Raises:
            LoadError: a day before them is missing.
        """
        days = [day for (day,) in self._database.execute("SELECT day FROM days WHERE ended IS NOT NULL ORDER BY day")]
        if wrong := next((n for n, day in enumerate(days, 1) if n != day), None):
            raise LoadError(f"{self._path}: day {wrong} is missing, and day {days[-1]} is over: restore the file")
        return len(days)

    # Ticks -------------------------------------------------------------------------------------

    def add(self, moment: Moment, pairs: Iterable[Pair] = (), plan: Sequence[Hour] | None = None) -> None:
        """Keep a tick and the preference pairs that it gave, in one commit.

        Args:
            moment: the tick.
            pairs: what it gave.
            plan: what is planned from here on, at the first tick of an activity.
        """
        execute = self._database.execute
        execute("BEGIN IMMEDIATE")
        try:
            offered = [None if text is None else self._text(text) for text in moment.offered]
            ratings = [verdicts_of(rating, self._text) for rating in moment.ratings]
            execute(
                "INSERT INTO ticks VALUES (?, ?, ?, ?, ?, ?)",
                (moment.day, moment.tick, moment.at.isoformat(), self._activity_id(moment),
                 orjson.dumps(offered).decode(), orjson.dumps(ratings).decode()),
            )  # fmt: skip
            for pair in pairs:
                texts = self._text(pair.chosen), self._text(pair.rejected)
                execute("INSERT INTO pairs VALUES (?, ?, ?, ?, ?, ?)",
                        (moment.day, moment.tick, pair.prompt, *texts, pair.margin))  # fmt: skip
            if plan is not None:
                told = orjson.dumps([(hour.start.isoformat(), self._text(hour.intent)) for hour in plan]).decode()
                execute("INSERT INTO plans VALUES (?, ?, ?)", (moment.at.isoformat(), moment.day, told))
            execute("COMMIT")
        except BaseException:
            execute("ROLLBACK")
            self._texts = {text: id for id, text in execute("SELECT id, text FROM texts")}
            self._activity = (None, 0)
            raise

    def moments(self, day: int) -> list[Moment]:
        """The ticks of a day, in order."""
        with self._sound(f"day {day}"):
            found = list(self._moments(day))
        wrong = next((n for n, moment in enumerate(found, 1) if n != moment.tick), None)
        if wrong is None and not found and self.ended(day) is not None:
            wrong = 1
        if wrong is not None:
            raise LoadError(f"{self._path}: tick {wrong} of day {day} is missing: restore the file")
        return found

    def _moments(self, day: int) -> Iterator[Moment]:
        texts = {id: text for text, id in self._texts.items()}
        told = self._database.execute("SELECT id, told FROM activities WHERE day = ?", (day,))
        activities = {id: Activity.model_validate_json(text) for id, text in told}
        rows = self._database.execute("SELECT * FROM ticks WHERE day = ? ORDER BY tick", (day,))
        known: dict[str, Rating] = {}
        for _, tick, at, activity, offered, ratings in rows:
            written = tuple(None if id is None else texts[id] for id in orjson.loads(offered))
            rated = tuple(rating_of(verdicts, texts, known) for verdicts in orjson.loads(ratings))
            if not written or len(written) != len(rated):
                raise ValueError(f"tick {tick} has {len(written)} texts and {len(rated)} ratings")
            yield Moment(day, tick, datetime.fromisoformat(at), activities[activity], written, rated)

    def plans(self, day: int) -> dict[datetime, tuple[Hour, ...]]:
        """What was planned once each activity of a day had begun, by when it began."""
        texts = {id: text for text, id in self._texts.items()}
        rows = self._database.execute("SELECT at, plan FROM plans WHERE day = ?", (day,))
        with self._sound(f"the plan of day {day}"):
            return {
                datetime.fromisoformat(at): tuple(
                    Hour(datetime.fromisoformat(start), texts[intent]) for start, intent in orjson.loads(plan)
                )
                for at, plan in rows
            }

    def pairs(self) -> list[Pair]:
        """Every preference pair, in the order in which they came.

        Raises:
            LoadError: a row is no pair; the message names it.
        """
        texts = {id: text for text, id in self._texts.items()}
        return [self._pair(row, texts) for row in self._database.execute("SELECT rowid, * FROM pairs ORDER BY rowid")]

    def _pair(self, row: tuple[Any, ...], texts: Mapping[int, str]) -> Pair:
        """A row of pairs, held to what a line of a file of pairs is held to."""
        number, day, _, prompt, chosen, rejected, margin = row
        with self._sound(f"the preference pair in row {number}"):
            told = Pair(prompt, texts[chosen], texts[rejected], margin, day)
            return read_pair(orjson.dumps(told), "pair")

    def _text(self, text: str) -> int:
        id = self._texts.get(text)
        if id is None:
            id = self._texts[text] = len(self._texts) + 1
            self._database.execute("INSERT INTO texts VALUES (?, ?)", (id, text))
        return id

    def _activity_id(self, moment: Moment) -> int:
        last, id = self._activity
        if moment.activity != last:
            told = moment.activity.model_dump_json()
            row = self._database.execute("SELECT max(id), day, told FROM activities").fetchone()
            same = (moment.day, told) == row[1:]
            id = row[0] if same else (row[0] or 0) + 1
            if not same:
                self._database.execute("INSERT INTO activities VALUES (?, ?, ?)", (id, moment.day, told))
            self._activity = moment.activity, id
        return id

    # Summaries ---------------------------------------------------------------------------------

    def summary(self, about: str) -> str | None:
        """The summary that was kept under a name."""
        row = self._database.execute("SELECT summary FROM summaries WHERE about = ?", (about,)).fetchone()
        return None if row is None else str(row[0])

    def keep_summary(self, about: str, summary: str) -> None:
        """Keep a summary under a name of its own; it takes the place of an empty one."""
        self._database.execute("INSERT OR REPLACE INTO summaries VALUES (?, ?)", (about, summary))

    # Parts -------------------------------------------------------------------------------------

    def hold_to(self, part: str, digest: str) -> None:
        """Keep what a part of the course is made of, or make sure that it is still that.

        Raises:
            LoadError: it is something else.
        """
        row = self._database.execute("SELECT digest FROM made_with WHERE part = ?", (part,)).fetchone()
        if row is None:
            self._database.execute("INSERT INTO made_with VALUES (?, ?)", (part, digest))
        elif row[0] != digest:
            raise LoadError(f"{self._path} was begun with another {part} ({row[0]}, not {digest}): use another folder")

    # The file ----------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether `finish` was the last that was done to it."""
        return bool(self._database.execute("PRAGMA journal_mode").fetchone()[0] == "delete")

    def finish(self) -> None:
        """Leave one file behind that can be read where nothing can be written, unless somebody reads it just now."""
        self._database.execute("PRAGMA busy_timeout = 0")
        with suppress(sqlite3.OperationalError):
            self._database.execute("PRAGMA journal_mode = DELETE")

    @contextmanager
    def _sound(self, what: str) -> Iterator[None]:
        try:
            yield
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            line = " ".join(f"{type(error).__name__}: {error}".split())[:160]
            raise LoadError(f"{self._path}: {what} cannot be read ({line}): restore the file") from None


@contextmanager
def opened(folder: Path, *, writes: bool = False) -> Iterator[Store]:
    """The store of a course's folder; readers see it as it is now, and empty if it is not there yet.

    Args:
        folder: the course's folder; made if it is written to.
        writes: hold it as its only writer.

    Raises:
        LoadError: it cannot be used: busy, broken or full.
    """
    path = folder / DATABASE
    try:
        check_tree(folder)
        check_files(path)
        with held(folder, LOCK) if writes else nullcontext(), closing(_connected(path, writes)) as database:
            yield Store(database, path)
    except sqlite3.Error as error:
        raise LoadError(f"{path} cannot be used: {error}") from error
    except OSError as error:
        raise LoadError(f"{error.filename or folder} cannot be used: {error.strerror or error}") from error


def _connected(path: Path, writes: bool) -> sqlite3.Connection:
    there = writes or path.exists()
    # a reader may have to put right what a kill left, and reads on where it cannot
    place = f"{path.absolute().as_uri()}?mode={'rwc' if writes else 'rw'}" if there else ":memory:"
    database = sqlite3.connect(place, uri=there, isolation_level=None, timeout=30)
    try:
        check_schema(database)
        if writes:
            if (verdict := database.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise sqlite3.DatabaseError(verdict)
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
        elif not database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            database.close()
            database = sqlite3.connect(":memory:", isolation_level=None)
            writes = True  # to the stand-in for a file that nothing was written to yet
        if writes:
            database.executescript(_SCHEMA)
        else:
            database.execute("PRAGMA query_only = ON")
            database.execute("BEGIN")  # one state for all that is read, whatever is written meanwhile
    except BaseException:
        database.close()
        raise
    return database
