import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings, strategies as st

from pare.errors import LoadError
from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Hour, Pair, Waking
from propersim_bridge.experiment.driver import drive
from propersim_bridge.experiment.moment import Moment
from propersim_bridge.experiment.store import DATABASE, opened
from propersim_bridge.rating.verdicts import CRITERIA, Rating, Verdict
from tests.propersim_bridge.experiment.playing import KILLED, config, play, report

SIX = datetime(2026, 3, 2, 6, tzinfo=UTC)
texts = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20)
verdicts = st.builds(Verdict, score=st.sampled_from([0, 1, None]), reason=texts)
ratings = st.builds(Rating, **dict.fromkeys(CRITERIA, verdicts))
rated = st.lists(st.tuples(texts | st.none(), ratings), min_size=1, max_size=4)
sides = st.lists(texts.filter(str.strip), min_size=2, max_size=2, unique=True)
pairs = st.lists(
    st.builds(lambda prompt, both, margin: Pair(prompt, *both, margin, 1), texts, sides, st.sampled_from([1.0, 2.5])),
    max_size=3,
)
lengths = st.lists(st.integers(1, 3), min_size=1, max_size=4)  # ticks of each activity


def activity(number, text="humming"):
    start = SIX + timedelta(minutes=30 * number)
    return Activity(
        kind="music", text=text, area="kitchen", object="stove", start=start, end=start + timedelta(minutes=30)
    )


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_what_is_kept_comes_back_in_any_shape_and_in_any_process(data):
    waking = Waking(SIX, SIX + timedelta(hours=15), (Hour(SIX, data.draw(texts)),))
    told, given_pairs = [], []
    for number, length in enumerate(data.draw(lengths)):
        for _ in range(length):
            offered, all_ratings = zip(*data.draw(rated), strict=True)
            at = SIX + timedelta(minutes=10 * (len(told) + 1))
            told.append(Moment(1, len(told) + 1, at, activity(number), offered, all_ratings))
            given_pairs.append(data.draw(pairs))
    measured = {"pairs": 3, "loss": 0.25}
    with TemporaryDirectory() as folder:
        half = len(told) // 2
        with opened(Path(folder), writes=True) as store:
            store.begin(1, waking)
            for moment, some in zip(told[:half], given_pairs, strict=False):
                store.add(moment, some)
        with opened(Path(folder), writes=True) as store:
            for moment, some in zip(told[half:], given_pairs[half:], strict=True):
                store.add(moment, some)
            store.end(1, measured)
            store.keep_summary("user: morning", "It was quiet.")
        with opened(Path(folder)) as store:
            assert store.waking(1) == waking
            assert store.moments(1) == told
            assert store.pairs() == [pair for some in given_pairs for pair in some]
            assert (store.days_ended, store.ended(1), store.waking(2), store.moments(2)) == (1, measured, None, [])
            assert store.summary("user: morning") == "It was quiet."
            assert store.summary("user: noon") is None


def test_a_course_is_held_to_what_it_was_made_with(tmp_path):
    for digest in ("a1", "a1"):
        with opened(tmp_path, writes=True) as store:
            store.hold_to("policy", digest)
    with opened(tmp_path, writes=True) as store, pytest.raises(LoadError, match=r"another policy \(a1, not b2\)"):
        store.hold_to("policy", "b2")


def test_a_tick_that_cannot_be_kept_leaves_nothing_behind(tmp_path):
    good = Verdict(score=1, reason="so")
    rating = Rating(**dict.fromkeys(CRITERIA, good))
    moment = Moment(1, 1, SIX, activity(0), ("A.",), (rating,))

    def failing():
        yield Pair("p", "new", "newer")
        raise KeyError("pairs")

    with opened(tmp_path, writes=True) as store:
        store.begin(1, Waking(SIX, SIX + timedelta(hours=15), ()))
        with pytest.raises(KeyError):
            store.add(moment, failing())
        assert store.moments(1) == []
        store.add(moment, [Pair("p", "new", "newer")])
        assert (store.moments(1), store.pairs()) == ([moment], [Pair("p", "new", "newer")])


def test_a_reader_sees_one_state_whatever_is_written_meanwhile(tmp_path):
    rating = Rating(**dict.fromkeys(CRITERIA, Verdict(score=1, reason="so")))
    with opened(tmp_path, writes=True) as store:
        store.begin(1, Waking(SIX, SIX + timedelta(hours=15), ()))
        with opened(tmp_path) as reader:
            store.add(Moment(1, 1, SIX, activity(0), ("A.",), (rating,)))
            assert reader.moments(1) == []
        with opened(tmp_path) as reader:
            assert len(reader.moments(1)) == 1


def test_a_course_that_has_not_begun_is_empty_to_readers_and_is_not_made(tmp_path):
    with opened(tmp_path / "none") as store:
        assert (store.days_ended, store.moments(1), store.pairs()) == (0, [], [])
    assert not (tmp_path / "none").exists()
    (tmp_path / DATABASE).touch()  # killed before anything was written
    with opened(tmp_path) as store:
        assert store.days_ended == 0
    with opened(tmp_path, writes=True) as store:
        assert store.days_ended == 0


@pytest.fixture(scope="module")
def cut(tmp_path_factory):
    """A course that was killed on its second day."""
    folder = tmp_path_factory.mktemp("cut") / "e"
    assert play(folder, config(days=2), "tick:130") == KILLED
    return folder


@pytest.fixture
def broken(cut, tmp_path):
    """Break a copy of that course by a statement, and go on; gives what is said."""
    folder = tmp_path / "e"
    shutil.copytree(cut, folder)
    course = folder / "persona-01.proper.seed-0"

    def go_on(statement="", also=lambda course: None):
        if statement:
            with closing(sqlite3.connect(course / DATABASE)) as database, database:
                database.execute(statement)
        also(course)
        with pytest.raises(LoadError) as caught:
            drive(folder, config(days=2), 1)
        line = str(caught.value)
        assert "\n" not in line
        return line.replace(str(course), "COURSE")

    return go_on


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE ticks SET ratings = '[]' WHERE day = 1 AND tick = 3", "day 1 cannot be read (ValueError: tick 3 has"),
        ("UPDATE ticks SET ratings = '[[[7,1],[1,1],[1,1],[1,1],[1,1]]]' WHERE tick = 3", "day 1 cannot be read"),
        ("UPDATE ticks SET offered = '[9999]' WHERE day = 2 AND tick = 3", "day 2 cannot be read (KeyError: 9999)"),
        ("UPDATE ticks SET offered = 'no JSON' WHERE day = 2", "day 2 cannot be read (JSONDecodeError"),
        ("UPDATE ticks SET at = 'noon' WHERE day = 2 AND tick = 4", "day 2 cannot be read (ValueError"),
        ("UPDATE activities SET told = '{}' WHERE day = 2", "day 2 cannot be read (ValidationError"),
        ("DELETE FROM ticks WHERE day = 2 AND tick = 5", "tick 5 of day 2 is missing"),
        ("UPDATE ticks SET at = '2026-03-03T03:00:00+00:00' WHERE day = 2 AND tick = 1", "tick 1 of day 2 is not what"),
        ("UPDATE days SET waking = '{}' WHERE day = 2", "the morning of day 2 cannot be read"),
        ("UPDATE days SET ended = '7' WHERE day = 1", "the end of day 1 cannot be read"),
        ("UPDATE pairs SET chosen = 9999 WHERE rowid = 2", "the preference pair in row 2 cannot be read"),
        ("UPDATE pairs SET margin = -1 WHERE rowid = 2", "pair in row 2 cannot be read (BadInput: pair: margin"),
        ("UPDATE pairs SET margin = 'x' WHERE rowid = 2", "pair in row 2 cannot be read (BadInput: pair: margin"),
        ("DROP TABLE activities", "day 1 cannot be read (KeyError"),
        ("DELETE FROM ticks WHERE day = 1", "tick 1 of day 1 is missing"),
        ("UPDATE days SET day = 3 WHERE day = 1", "day 1 is missing, and day 3 is over"),
    ],
)  # fmt: skip
def test_a_store_that_was_changed_is_told_by_file_and_day(broken, statement, told):
    assert told in broken(statement)


def scrambled(course):
    (course / f"{DATABASE}-wal").unlink()
    (course / DATABASE).write_bytes(b"not a database " * 500)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (scrambled, f"COURSE/{DATABASE} cannot be used: file is not a database"),
        (lambda course: (course / "adapters/day-001/adapter.json").write_text('{"a":'),
         "the training of day 1 cannot be used: COURSE/adapters/day-001 holds no adapter"),
        (lambda course: (course / "adapters/day-001/adapter.json").unlink(),
         "the training of day 1 cannot be used: COURSE/adapters/day-001 holds no adapter"),
        (lambda course: (course.parent / "experiment.json").write_text("{"), "experiment.json: the file: Invalid JSON"),
        (lambda course: (course.parent / "experiment.json").write_text("[]"), "experiment.json: the file: Input"),
        (lambda course: (course.parent / "experiment.json").unlink(), "holds no experiment.json"),
    ],
)  # fmt: skip
def test_a_folder_that_was_changed_is_told_by_file(broken, change, told):
    assert told in broken(also=change)


def test_a_report_of_a_finished_experiment_needs_to_write_nothing(tmp_path):
    assert play(tmp_path / "e", config(days=1)) == 0
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    assert report(tmp_path / "e")
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == before


def test_a_kill_in_the_middle_of_a_write_of_the_file_itself_is_put_right_by_the_first_reader(cut, tmp_path):
    """A journal that was not played back yet is what a kill leaves while SQLite changes how the file is written."""
    course = tmp_path / "e"
    shutil.copytree(cut / "persona-01.proper.seed-0", course)
    with closing(sqlite3.connect(course / DATABASE, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        before = list(database.iterdump())
        database.execute("PRAGMA cache_size = 1")  # so that pages are written before the commit
        database.execute("BEGIN")
        database.execute("DELETE FROM pairs")
        database.execute("DELETE FROM ticks")
        shutil.copytree(course, tmp_path / "f")
    assert (tmp_path / "f" / f"{DATABASE}-journal").stat().st_size > 0
    with opened(tmp_path / "f") as store:
        assert len(store.moments(1)) > 90
    with closing(sqlite3.connect(tmp_path / "f" / DATABASE)) as database:
        assert list(database.iterdump()) == before
