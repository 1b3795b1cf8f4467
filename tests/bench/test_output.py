"""What people and scripts are shown of a run."""

import json
from pathlib import Path

import pytest

from pare_bench.output import Form, is_table
from pare_bench.progress import told, watching
from pare_bench.runner import Progress


@pytest.fixture
def comparison(pare):
    pare("run", "--assistant", "half,silent,oracle", "--runs", 3, "--out", "here")
    return pare("report", "here", "--by", "domain", "--by", "app")


def test_every_table_fits_in_80_columns_and_cuts_nothing(pare, comparison):
    assert max(map(len, comparison.out.splitlines())) <= 80
    assert "…" not in comparison.out
    for name in ("half", "silent", "oracle", "communication", "messaging", "proposals accepted"):
        assert name in comparison.out


def test_the_longest_name_and_the_largest_numbers_fit_too(pare, capsys):
    from rich.console import Console

    from pare_bench.numbers.intervals import Estimate
    from pare_bench.numbers.summary import summarise
    from pare_bench.runs import config_of
    from pare_bench.store import RunFolder
    from pare_bench.tables import Told, effort, results, work

    pare("run", "--assistant", "half", "--runs", 2, "--out", "here")
    folder = RunFolder.open("here")
    share = Estimate(value=1.0, standard_error=0.123, low=1.0, high=1.0, n=4)
    large = Estimate(value=1234.56)
    summary = summarise(folder.rows()).model_copy(
        update={"success_rate": share, "success_at_k": {2: share}, "success_hat_k": {2: share}, "proposal_rate": share,
                "acceptance_rate": share, "tokens_in": Estimate(value=123_456.0), "wall_seconds": large}
    )  # fmt: skip
    told = Told(folder, config_of(folder), summary, "observe-execute")
    capsys.readouterr()
    for table in (results([told]), work([told]), effort([told])):
        Console(width=80).print(table)
    out = capsys.readouterr().out
    assert "…" not in out
    assert "100.0% [100, 100]   12.3%  100.0%  100.0%" in out
    assert "123,45" in out


def test_a_comparison_shows_intervals_and_the_error_over_runs(pare, comparison):
    lines = {line.split()[0]: line for line in reversed(comparison.out.splitlines()) if line.strip()}
    assert comparison.out.startswith("Pare-Bench 0.1.0: 4 scenarios, 3 runs, user scripted")
    assert "± s.e." in comparison.out
    report = {one["assistant"]: one for one in pare("report", "here", "--json").json}
    half = report["half"]["success_rate"]
    interval = f"{half['value']:.1%} [{half['low'] * 100:.0f}, {half['high'] * 100:.0f}]"
    line = next(line for line in comparison.out.splitlines() if line.split()[:1] == ["half"])
    assert interval in line
    assert f"{half['standard_error']:.1%}" in line
    assert f"{report['half']['success_at_k']['3']['value']:.1%}" in line
    assert lines["oracle"]


def test_one_scenario_played_once_is_told_in_the_singular(pare):
    pare("run", "errand-a", "--out", "here")
    out = pare("report", "here").out
    assert out.startswith("Pare-Bench 0.1.0: 1 scenario, 1 run, user scripted")
    assert "s.e." not in out


def test_runs_that_cannot_be_compared_are_told_apart(pare):
    pare("run", "errand-a", "--out", "all/one")
    pare("run", "errand-a", "errand-b", "--runs", 2, "--assistant", "silent", "--out", "all/two")
    done = pare("report", "all")
    assert done.code == 0
    assert "their numbers do not compare" in " ".join(done.out.split())
    assert [one["runs"] for one in pare("report", "all", "--json").json] == [1, 2]


def test_a_run_of_which_nothing_is_played_yet_has_a_report(pare):
    from pare_bench import runs
    from pare_bench.config import RunConfig

    for folder in runs.create(Path("here"), [RunConfig.of(["errand-a"], assistant="half")]):
        folder.close()
    assert "1 episode not played yet" in pare("report", "here").out
    report = pare("report", "here", "--json").json
    assert (report["episodes"], report["planned"], report["success_rate"]["value"]) == (0, 1, None)


def test_json_has_what_scripts_rely_on(pare):
    pare("run", "--assistant", "half", "--runs", 2, "--out", "here")
    report = pare("report", "here", "--json").json
    assert report == pare("run", "--resume", "here").json
    names = """episodes errors scenarios runs success_rate success_at_k success_hat_k proposal_rate acceptance_rate
        reads writes turns violations outcomes failures trace_digest user_reads user_writes tokens_in tokens_out
        cost_usd wall_seconds expired left_out by""".split()
    assert [name for name in names if name not in report] == []
    for name in ("success_rate", "proposal_rate", "acceptance_rate", "reads", "writes", "turns"):
        assert set(report[name]) == {"value", "standard_error", "low", "high", "n"}
    assert report["success_rate"]["standard_error"] is not None
    assert set(report["success_at_k"]) == set(report["success_hat_k"]) == {"1", "2"}
    assert len(report["trace_digest"]) == 64
    assert set(report["by"]) == {"domain", "capability", "difficulty", "app"}
    assert set(report["by"]["capability"]) == {"goal inference", "context observation", "intervention timing"}


def test_nothing_but_json_is_printed_where_nobody_looks(pare):
    done = pare("run", "errand-a", "--out", "here")
    assert json.loads(done.out)["folder"] == "here"
    assert done.err == "Run folder: here\n"
    table = pare("run", "errand-a", "--out", "there", "--format", "table")
    assert table.out.endswith("Run folder: there\n")
    assert table.err == ""


def test_a_terminal_gets_tables(monkeypatch):
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    assert is_table(Form.auto)
    assert not is_table(Form.json)


def test_progress_tells_success_errors_and_cost(monkeypatch, capsys):
    progress = Progress(total=10, done=5, succeeded=2, errors=1, cost_usd=0.5, tokens=1200)
    assert told(progress) == "50% success, 1 error, 1,200 tokens, $0.50"
    assert told(Progress(total=10)) == "0% success"
    with watching("half") as watch:
        watch(progress)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    with watching("half") as watch:
        watch(progress)
    shown = capsys.readouterr().err
    assert "5/10" in shown
    assert "50% success, 1 error, 1,200 tokens, $0.50" in shown


def test_restraint_is_shown_with_its_intervals(pare, comparison):
    half = next(one for one in pare("report", "here", "--json").json if one["assistant"] == "half")["capabilities"]
    out = pare("report", "here").out
    restraint = out[out.index("How restrained it is") :].splitlines()
    row = next(at for at, line in enumerate(restraint) if line.split()[:1] == ["half"])
    often = half["interruptions"]
    assert f"{often['value']:.1f}" in restraint[row]
    assert f"[{often['low']:.1f}, {often['high']:.1f}]" in restraint[row + 1]
