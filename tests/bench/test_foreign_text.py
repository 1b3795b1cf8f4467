"""Whatever a model, a scenario or somebody's run folder says stands on the terminal as text, and does nothing there."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import xml.etree.ElementTree as ElementTree
from contextlib import closing
from html import unescape
from pathlib import Path

import pytest
from rich.table import Table

from pare import terminal
from pare.cli import told
from pare.showing import note, visible, visible_json
from pare.trace import Trace
from pare_bench.narration import narrate

HOSTILE = {
    "colour": "\x1b[31mred",
    "title": "\x1b]0;owned\x07",
    "link": "\x1b]8;;http://evil.test\x1b\\click\x1b]8;;\x1b\\",
    "clears": "\x1b[2J\x1b[H",
    "eight bits": "\x9b2Jgone\x9d0;x\x9c",
    "backspace": "rm -rf /\x08\x08\x08ls",
    "return": "real\rfake",
    "nothing": "a\x00b",
    "bidi": "invoice\u202efdp.exe\u2066x\u2069",
    "hidden": "a\u200bb\u2060c\ufeff\U000e0041",
    "separators": "one\u2028two\u2029three",
    "markup": "[bold red]loud[/] [link=http://evil.test]x[/link] [@click=app.quit]y[/]",
    "broken markup": "[/nothing] [[ ]",
    "formula": "costs $5_$6 and $\\frac{$",
    "page": "<script>alert(1)</script><img src=x onerror=alert(1)>&lt;",
    "forged": "fine\n\nassisted\n  yes everything",
}
ACTING = {chr(code) for code in (*range(0x20), *range(0x7F, 0xA0)) if code not in (0x09, 0x0A)} | set(
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u2028\u2029\u200b\u2060\ufeff"
)


@pytest.mark.parametrize("name", HOSTILE)
def test_nothing_in_a_text_acts(name):
    shown = visible(HOSTILE[name])
    assert not ACTING & set(shown)
    assert all(part in shown for part in re.findall(r"[ -~]+", HOSTILE[name])), "what can be read stays"
    assert visible("Grüße, שלום, 👩\u200d👩\u200d👧\tand\nmore") == "Grüße, שלום, 👩\u200d👩\u200d👧\tand\nmore"


@pytest.mark.parametrize("name", HOSTILE)
def test_nothing_in_json_acts_and_it_says_the_same(name):
    value = {HOSTILE[name]: [HOSTILE[name], "Grüße, שלום"]}
    shown = visible_json(value)
    assert not ACTING & set(shown)
    assert json.loads(shown) == value
    assert "Grüße, שלום" in shown


def hostile_trace(text):
    call = {"name": text, "arguments": {text: [text]}, "error": text}
    step = {"said": [text], "pending": text, "screen": text, "action": {"name": text, "arguments": {text: text}},
            "error": text}  # fmt: skip
    turn = {
        "turn": text, "at": text, "user": [step],
        "observed": {"events": [{"kind": "event", "actor": text, "text": text}], "calls": [call], "proposal": text},
        "executed": {"calls": [call], "report": text},
    }  # fmt: skip
    return {
        "format": 1, "scenario": text, "seed": text, "limits": {}, "turns": [turn],
        "grade": {"outcome": text, "failure": text, "checks": {text: True}, "collateral": [text]},
    }  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_narrated_trace_holds_nothing_that_acts_and_no_forged_line(name):
    text = HOSTILE[name]
    shown = narrate(Trace(json.dumps(hostile_trace(text)).encode()))
    harmless = narrate(Trace(json.dumps(hostile_trace("harmless")).encode()))
    assert not ACTING & set(shown)
    ours = [line for line in shown.split("\n") if not line.startswith("      ")]
    assert len(ours) == len(harmless.split("\n"))


@pytest.mark.parametrize("name", HOSTILE)
def test_an_error_on_the_terminal_does_nothing(name, capsys):
    told(HOSTILE[name], 2)
    assert not ACTING & set(capsys.readouterr().err)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_table_keeps_its_own_style_and_lets_no_cell_act(name, monkeypatch):
    from rich.markup import escape

    monkeypatch.setenv("COLUMNS", "300")
    console = terminal.Terminal()
    console.file, console._force_terminal = io.StringIO(), True
    table = Table("name", title_style="bold")
    table.add_row(escape(HOSTILE[name]))
    console.print(table)
    shown = console.file.getvalue()
    rest = shown.replace("\x1b[1m", "").replace("\x1b[0m", "").replace("\x1b[3m", "")
    assert not ACTING & set(rest)
    assert "evil.test" not in shown or "http://evil.test" in rest, "a link is written out, and is none"


def planted(name):
    """Put hostile text into every text of a run folder that may be any."""
    text = HOSTILE[name]
    run = json.loads(Path("here/run.json").read_text())
    run["config"].update(assistant=text, user=text, models={"observe": text}, prompts={text: text})
    run["config"]["versions"]["suite"] = text
    Path("here/run.json").write_text(json.dumps(run))
    with closing(sqlite3.connect("here/episodes.sqlite")) as database, database:
        for id, summary in database.execute("SELECT scenario, summary FROM episodes").fetchall():
            row = json.loads(summary)
            row.update(domain=text, difficulty=text, capabilities=[text], apps=[text], checks={text: False})
            if row["scenario"] == "errand-b":
                row.update(status="error", error=text, outcome=None, success=False, failure="error", checks={})
            database.execute("UPDATE episodes SET summary = ? WHERE scenario = ?", (json.dumps(row), id))


@pytest.mark.parametrize(
    "name", ["colour", "eight bits", "bidi", "markup", "broken markup", "forged", "nothing", "formula"]
)
def test_a_run_folder_from_elsewhere_is_reported_and_compared_as_text(pare, monkeypatch, name):
    pare("run", "errand-a", "errand-b", "--assistant", "oracle", "--out", "here")
    pare("run", "errand-a", "errand-b", "--assistant", "silent", "--out", "there")
    planted(name)
    monkeypatch.setattr("pare_bench.output.is_table", lambda form: True)
    shown = ""
    for command in (
        ("report", "here", "--by", "domain", "--by", "capability", "--by", "app", "--by", "difficulty"),
        ("compare", "here", "there", "--anyway"), ("replay", "here", "errand-b"), ("verify", "here"),
        ("verify", "here", "--json"), ("timing", "here"), ("regrade", "here"), ("run", "--resume", "here"),
    ):  # fmt: skip
        done = pare(*command)
        assert "Traceback" not in done.err, (command, done.err)
        assert not ACTING & set(done.out + done.err), command
        shown += done.out + done.err
    if name == "markup":
        assert "[bold red]loud" in shown.replace("\n", "")


@pytest.mark.parametrize("name", HOSTILE)
def test_a_run_folder_from_elsewhere_is_a_page_and_plots_as_text(pare, recwarn, name):
    pytest.importorskip("matplotlib")
    pare("run", "errand-a", "errand-b", "--assistant", "oracle", "--out", "here")
    planted(name)
    done = pare("report", "here", "--html", "report.html", "--png", "plots")
    assert (done.code, done.err) == (0, "")
    assert not recwarn.list
    page = Path("report.html").read_text(encoding="utf-8")
    assert not ACTING & set(page)
    assert "<script" not in page
    for svg in re.findall(r"<svg.*?</svg>", page, re.S):
        ElementTree.fromstring(svg)
    assert " ".join(visible(HOSTILE[name]).split())[:40] in " ".join(unescape(page).split())
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in Path("plots").iterdir())


def test_the_name_of_a_folder_does_nothing_in_a_bar_of_progress(pare, monkeypatch):
    name = "[nothing] \x1b]0;owned\x07"
    pare("run", "errand-a", "--assistant", "oracle", "--out", name)
    monkeypatch.setenv("FORCE_COLOR", "1")
    done = pare("verify", name)
    assert done.code == 0
    assert "[nothing] \\x1b]0;owned\\x07" in done.err
    assert "\x1b]0" not in done.err + done.out


@pytest.mark.parametrize("name", HOSTILE)
def test_a_note_is_one_line_that_does_nothing(name, capsys):
    note(HOSTILE[name])
    shown = capsys.readouterr().err
    assert not ACTING & set(shown)
    assert [line for line in shown.splitlines() if not line.startswith("    ")] == shown.splitlines()[:1]


@pytest.mark.parametrize("name", ["colour", "eight bits", "bidi", "forged"])
def test_what_a_model_says_is_narrated_as_text(pare, name, monkeypatch):
    import importlib

    from pare.agent import Decision

    half = importlib.import_module("pare_test_plugin").Half

    async def observe(self, observation, read):
        read("messaging__search_messages", {"text": HOSTILE[name]})
        read(HOSTILE[name], {HOSTILE[name]: HOSTILE[name]})
        return Decision(HOSTILE[name] if observation.turn == 2 else None)

    monkeypatch.setattr(half, "observe", observe)
    assert pare("run", "errand-a", "--assistant", "half", "--out", "here").code == 0
    done = pare("replay", "here", "errand-a")
    assert done.code == 0
    assert not ACTING & set(done.out)
    assert "assistant proposes: " in done.out


def test_a_check_that_fails_is_told_as_text(pare, monkeypatch):
    from pare_bench.commands import check
    from pare_bench.gates import GATES

    class Bad:
        passed, detail = False, "\n".join(HOSTILE.values())

    monkeypatch.setattr(check, "check", lambda chosen, watch: {"errand-a": dict.fromkeys([*GATES, "by hand"], Bad())})
    done = pare("check", "errand-a")
    assert done.code == 1
    assert not ACTING & set(done.out)


def test_the_transcript_of_a_game_holds_nothing_that_acts():
    from pare_bench.play.text import line, shown

    for text in HOSTILE.values():
        assert not (ACTING - set("\u200e\u200f\u200b\u2060\ufeff\u2028\u2029")) & set(shown(text).plain)
        assert "\n" not in line(text).plain
        assert not shown(text).spans, "markup is text"
