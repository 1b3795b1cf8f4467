"""Run folders, alone and side by side."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pare.errors import LoadError
from pare_bench import runs
from pare_bench.config import RunConfig
from pare_bench.store import RunFolder


@pytest.fixture
def configs(pare):
    return [RunConfig.of(["errand-a"], assistant=name) for name in ("half", "silent")]


def closed(folders):
    for folder in folders:
        folder.close()
    return [folder.path for folder in folders]


def test_one_run_lies_in_the_folder_itself_and_several_below_it(configs):
    assert closed(runs.create(Path("one"), configs[:1])) == [Path("one")]
    assert closed(runs.create(Path("a/b"), configs)) == [Path("a/b/half"), Path("a/b/silent")]
    assert closed(runs.resume(Path("a/b"))) == closed(runs.reading(Path("a/b"))) == runs.run_paths(Path("a/b"))
    assert [runs.config_of(folder) for folder in runs.reading(Path("a/b"))] == configs


def test_folders_without_a_name_are_numbered(configs):
    assert runs.free_folder(["half"]) == Path("runs/half-1")
    closed(runs.create(Path("runs/half-1"), configs[:1]))
    assert runs.free_folder(["half"]) == Path("runs/half-2")
    assert runs.free_folder(["half", "silent"]) == Path("runs/comparison-1")


def test_a_place_that_another_process_takes_first_is_left_to_it(configs, monkeypatch):
    closed(runs.create(Path("runs/taken"), configs[:1]))
    places = iter([Path("runs/taken"), Path("runs/free")])
    monkeypatch.setattr(runs, "free_folder", lambda assistants: next(places))
    assert closed(runs.create_somewhere(configs[1:])) == [Path("runs/free")]


def test_where_nothing_can_be_made_the_search_ends(configs):
    Path("runs").write_text("a file")
    with pytest.raises(LoadError, match="runs"):
        runs.create_somewhere(configs)


def test_what_is_there_already_stays(configs):
    Path("taken").mkdir()
    Path("taken/thesis.txt").write_text("mine")
    for some in (configs, configs[:1]):
        with pytest.raises(LoadError, match=r"taken.*thesis|taken exists already"):
            runs.create(Path("taken"), some)
    assert [path.name for path in Path("taken").iterdir()] == ["thesis.txt"]


def test_an_empty_folder_will_do(configs):
    Path("empty").mkdir()
    assert len(closed(runs.create(Path("empty"), configs))) == 2


@pytest.mark.parametrize("path", ["nowhere", "file", "file/below", "empty", "x" * 300])
def test_a_path_without_a_run_is_named(pare, path):
    Path("empty").mkdir()
    Path("file").write_text("")
    for use in (runs.reading, runs.resume):
        with pytest.raises(LoadError, match=path[:5]):
            use(Path(path))


def test_one_of_several_runs_is_named_by_its_folder(pare, configs):
    closed(runs.create(Path("both"), configs))
    assert runs.one(Path("both/half")).path == Path("both/half")
    with pytest.raises(LoadError, match="both holds 2 runs: name one of both/half, both/silent"):
        runs.one(Path("both"))
    with pytest.raises(LoadError, match="both/hlaf does not exist; both has half, silent"):
        runs.one(Path("both/hlaf"))


def alter(path, **fields):
    """Change every stored row."""
    with closing(sqlite3.connect(Path(path, "episodes.sqlite"))) as database, database:
        for key, text in database.execute("SELECT rowid, summary FROM episodes").fetchall():
            row = json.dumps({**json.loads(text), **fields})
            database.execute("UPDATE episodes SET summary = ? WHERE rowid = ?", (row, key))


def test_episodes_of_a_changed_scenario_are_in_no_report_and_no_run_goes_on_with_them(pare):
    pare("run", "errand-a", "--out", "here")
    began = RunConfig.of(["errand-a"], assistant="half").scenarios["errand-a"]
    [row] = runs.rows_of(RunFolder.open("here"))
    assert row.content == began
    alter("here", content="0" * 16)
    told = f"scenario errand-a was {began} when this run began, and {'0' * 16} when run 1 of it was played"
    for command in (("report", "here"), ("report", "here", "--json"), ("compare", "here", "here"),
                    ("run", "--resume", "here")):  # fmt: skip
        done = pare(*command)
        assert (done.code, done.out) == (2, "")
        assert told in done.complaint


def test_nothing_is_played_beside_episodes_of_a_changed_scenario(pare):
    pare("run", "errand-a", "errand-b", "--out", "here")
    alter("here", content="0" * 16)
    with closing(sqlite3.connect("here/episodes.sqlite")) as database, database:
        database.execute("DELETE FROM episodes WHERE scenario = 'errand-b'")
    assert pare("run", "--resume", "here").code == 2
    assert RunFolder.open("here").finished() == {("errand-a", 0)}


def test_episodes_of_another_run_are_not_mixed_in(pare):
    for id, place in (("errand-a", "here"), ("errand-b", "there")):
        pare("run", id, "--out", place)
    Path("there/episodes.sqlite").replace("here/episodes.sqlite")
    assert "here: there is an episode of errand-b, which is no scenario of this run" in pare("report", "here").complaint


def test_a_run_from_before_contents_were_stored_can_be_read(pare):
    pare("run", "errand-a", "--out", "here")
    alter("here", content="")
    assert pare("report", "here").code == 0
