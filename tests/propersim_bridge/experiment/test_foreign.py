"""An experiment's folder from elsewhere: nothing outside it is touched, and nothing in it makes anything hang."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pare.errors import LoadError
from propersim_bridge.experiment import config as settings
from propersim_bridge.experiment.driver import drive
from propersim_bridge.experiment.store import DATABASE
from propersim_bridge.report.numbers import read
from tests.propersim_bridge.experiment.playing import config

COURSE = Path("persona-01.proper.seed-0")
ENDLESS = (
    "CREATE VIEW x AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x AS a, x AS b FROM c"
)


def replaced(name, make, *given):
    path = Path("e", name)
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    make(*given, path)


def computing():
    with closing(sqlite3.connect(Path("e", COURSE, DATABASE))) as database:
        database.execute(ENDLESS)


MINE, NOWHERE = Path("mine").absolute, Path("nowhere").absolute
CRAFTED = {
    "a configuration that is a pipe": lambda: replaced("experiment.json", os.mkfifo),
    "a configuration without end": lambda: replaced("experiment.json", os.symlink, "/dev/zero"),
    "a configuration that is too long": lambda: os.truncate("e/experiment.json", 2**40),
    "a configuration kept elsewhere": lambda: replaced("experiment.json", os.symlink, MINE() / "experiment.json"),
    "a draft that leads elsewhere": lambda: replaced(".experiment.json.part", os.symlink, MINE() / "experiment.json"),
    "a lock that leads nowhere": lambda: replaced("experiment.lock", os.symlink, NOWHERE()),
    "a lock that is a pipe": lambda: replaced("experiment.lock", os.mkfifo),
    "versions of a command": lambda: Path("e/experiment.json").write_text(
        Path("e/experiment.json").read_text().replace('"versions": {', '"versions": {"$(touch nowhere)": "1",')
    ),
    "a course that is a pipe": lambda: replaced(COURSE / DATABASE, os.mkfifo),
    "a course kept elsewhere": lambda: replaced(COURSE / DATABASE, os.symlink, MINE() / COURSE / DATABASE),
    "a log that is a pipe": lambda: replaced(f"{COURSE}/{DATABASE}-wal", os.mkfifo),
    "a course's lock that leads nowhere": lambda: replaced(COURSE / "course.lock", os.symlink, NOWHERE()),
    "a course in another folder": lambda: replaced(COURSE, os.symlink, MINE() / COURSE),
    "adapters in another folder": lambda: replaced(COURSE / "adapters", os.symlink, MINE()),
    "a view in a course": computing,
}


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    place = tmp_path_factory.mktemp("played") / "e"
    drive(place, config(days=1), 1)
    (place / COURSE / "course.lock").touch()
    return place


def tree(folder):
    return {path: path.read_bytes() for path in Path(folder).rglob("*") if path.is_file()}


def said(use):
    try:
        use()
    except LoadError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("name", CRAFTED)
def test_a_crafted_folder_is_refused_in_one_line_and_touches_nothing_else(tmp_path, monkeypatch, played, name):
    monkeypatch.chdir(tmp_path)
    for place in ("e", "mine"):
        shutil.copytree(played, place)
    with closing(sqlite3.connect(Path("e", COURSE, DATABASE))) as database, database:
        database.execute("UPDATE days SET ended = NULL")  # so that there is something to go on with
    kept = tree("mine")
    CRAFTED[name]()
    told = [
        said(lambda: settings.check(Path("e"), config(days=1))),
        said(lambda: drive(Path("e"), config(days=1), 1)),
        said(lambda: read(Path("e"), settings.kept(Path("e")))),
    ]
    assert any(told), "somebody says what is wrong"
    assert all("\n" not in line and len(line) < 400 for line in told)
    assert tree("mine") == kept
    assert {path.name for path in tmp_path.iterdir()} == {"e", "mine"}
