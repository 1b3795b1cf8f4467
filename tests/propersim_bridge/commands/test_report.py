import sqlite3
from contextlib import closing
from xml.etree import ElementTree

import pytest

from pare.showing import visible
from tests.propersim_bridge.commands.calling import ACTING
from tests.propersim_bridge.report.made import made, twins


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """An experiment that is only read."""
    folder = tmp_path_factory.mktemp("report") / "e"
    made(folder, twins())
    return folder


def test_the_tables_fit_a_terminal_and_name_every_assistant_with_the_references(home, folder):
    done = home("report", folder, "--reference")
    assert (done.code, done.err) == (0, "")
    assert max(map(len, done.out.splitlines())) <= 80
    assert "…" not in done.out
    for told in ("ProPerAssistant", "ARS Memory", "AR Memory", "No Memory", "always silent", "oracle"):
        assert told in done.out
    for told in ("Mean rating", "Recommendations an hour", "Gaps at the end", "Table 1", "2.49 3.11", "±"):
        assert told in done.out
    assert "2.49 3.11" not in home("report", folder).out


def test_json_is_all_that_is_printed(home, folder):
    done = home("report", folder, "--json")
    assert (done.code, done.err) == (0, "")
    assert done.json["assistants"]["proper"]["courses"] == 4
    assert done.json["config"]["days"] == 4


def test_courses_that_are_not_complete_are_told(home, tmp_path):
    made(tmp_path / "e", {(1, "silent", 0): [[(None, 2)]]}, days=3)
    assert "1 of 1 courses are not complete" in home("report", tmp_path / "e").err


def test_the_way_of_a_person_through_a_day_is_drawn_on_the_floor_plan(home, folder, tmp_path):
    done = home("report", folder, "--track", 2, "--day", 3, "--figures", tmp_path / "f")
    assert done.err == f"wrote {tmp_path}/f/track-persona-02-day-3.svg\n"
    drawn = (tmp_path / "f" / "track-persona-02-day-3.svg").read_text()
    root = ElementTree.fromstring(drawn)
    stays = [node for node in root.iter() if node.get("class") == "stay"]
    assert len(stays) == 3
    assert "day 3 (Wednesday), with: ProPerAssistant" in drawn
    assert [path.name for path in (tmp_path / "f").iterdir()] == ["track-persona-02-day-3.svg"]


def test_the_names_of_folders_and_what_people_did_are_text(home, tmp_path):
    folder = tmp_path / "[nothing] \x1b]0;owned\x07"
    made(folder, {(1, "silent", 0): [[(None, 2)]]}, days=3)
    kept = (folder / "experiment.json").read_text()
    (folder / "experiment.json").write_text(kept.replace('"personas_digest": "', '"personas_digest": "0'))
    figures = folder / "figures [/]"
    done = home("report", folder, "--figures", figures)
    assert done.code == 0
    assert not ACTING & set(done.err + done.out)
    assert f"wrote {visible(str(figures))}/report.json" in done.err
    assert f"changed since {visible(str(folder))} was begun" in done.err
    with closing(sqlite3.connect(next(folder.glob("persona-*/*.sqlite")))) as database, database:
        [(table, column)] = [
            (table, column)
            for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            for _, column, *_ in database.execute(f"PRAGMA table_info({table})").fetchall()
            if database.execute(f"SELECT 1 FROM {table} WHERE {column} LIKE '%using the stove%'").fetchone()
        ]
        database.execute(f"UPDATE {table} SET {column} = replace({column}, 'using the stove', 'a \\u0001<b>')")
    assert home("report", folder, "--track", 1, "--figures", figures).code == 0
    (drawn,) = figures.glob("track-*.svg")
    assert "a \\x01<b>" in "".join(ElementTree.parse(drawn).getroot().itertext())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--track", 9, "--figures", "f"), "--track: the personas are 1, 2, not 9"),
        (("--track", 1, "--day", 5, "--figures", "f"), "--day: from 1 to 4, not 5"),
        (("--track", 1, "--day", 0, "--figures", "f"), "--day: from 1 to 4, not 0"),
        (("--track", 1), "--track goes with --figures DIR"),
        (("--track", 1, "--json", "--figures", "f"), "--track goes with --figures DIR, and with nothing else"),
        (("--day", 1), "--day goes with --track"),
        (("--figures", "taken"), "taken"),
    ],
)
def test_bad_input_is_one_line_that_says_what_would_be_right(home, folder, tmp_path, arguments, told):
    (tmp_path / "taken").touch()
    done = home("report", folder, *arguments)
    assert done.code == 2
    assert told in done.err.splitlines()[-1]
    assert not (tmp_path / "f").exists()


def test_folders_that_hold_nothing_to_report_are_told(home, tmp_path):
    assert "holds no experiment" in home("report", tmp_path / "none").refusal
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "notes.txt").touch()
    assert "holds no experiment.json" in home("report", tmp_path / "other").refusal
    assert "Not a directory" in home("report", tmp_path / "other" / "notes.txt").refusal
    made(tmp_path / "e", {(1, "silent", 0): []}, days=2)
    assert "no complete day yet" in home("report", tmp_path / "e").refusal


def test_changed_personas_are_told(home, tmp_path):
    folder = tmp_path / "e"
    made(folder, {(1, "silent", 0): [[(None, 2)]]})
    kept = (folder / "experiment.json").read_text()
    (folder / "experiment.json").write_text(kept.replace('"personas_digest": "', '"personas_digest": "0'))
    done = home("report", folder)
    assert done.code == 0
    assert "the personas have changed" in done.err
