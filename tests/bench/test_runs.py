"""Run folders, alone and side by side."""

from pathlib import Path

import pytest

from pare.errors import LoadError
from pare_bench import runs
from pare_bench.config import RunConfig


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
