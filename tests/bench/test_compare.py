"""Two runs side by side."""

import pytest

from pare_bench import config as module
from pare_bench.comparison import Ending
from tests.bench.numbers.conftest import build as row


@pytest.fixture
def played(pare):
    pare("run", "--assistant", "half,silent,oracle", "--runs", 4, "--out", "all")
    return {name: pare("report", f"all/{name}", "--json").json for name in ("half", "silent", "oracle")}


def test_the_differences_are_those_of_the_reports(pare, played):
    done = pare("compare", "all/half", "all/oracle", "--json")
    assert (done.code, done.err) == (0, "")
    found = done.json["measures"]
    assert list(found) == [
        "success_rate", "success_hat_4", "acceptance_rate", "proposal_rate", "reads", "writes", "turns", "cost_usd",
        "tokens",
    ]  # fmt: skip
    for name in ("success_rate", "acceptance_rate", "proposal_rate", "reads", "writes", "turns"):
        one, other = played["half"][name]["value"], played["oracle"][name]["value"]
        assert (found[name]["first"], found[name]["second"]) == (one, other)
        assert found[name]["difference"] == other - one
    assert found["success_hat_4"]["first"] == played["half"]["success_hat_k"]["4"]["value"]
    assert set(found["reads"]) == {"first", "second", "difference", "low", "high", "p", "scenarios"}
    back = pare("compare", "all/oracle", "all/half", "--json").json["measures"]
    assert back["success_rate"]["difference"] == -found["success_rate"]["difference"]
    assert back["success_rate"]["p"] == found["success_rate"]["p"]


def test_what_each_side_is_stands_in_the_json(pare, played):
    told = pare("compare", "all/half", "all/oracle", "--json").json
    assert told["first"] == {
        "folder": "all/half", "assistant": "half", "models": {}, "planned": 16, "episodes": 16, "errors": 0,
        "alone": [],
    }  # fmt: skip
    assert told["unlike"] == []
    assert told["scenarios"] == ["errand-a", "errand-b", "errand-c", "errand-d"]


def test_scenarios_that_changed_side_are_told_with_what_they_fail_with(pare, played):
    told = pare("compare", "all/silent", "all/oracle", "--json").json["changed"]
    assert [one["scenario"] for one in told] == ["errand-a", "errand-b", "errand-c", "errand-d"]
    assert told[0]["first"] == {"succeeded": 0, "runs": 4, "failure": "never proposed"}
    assert told[0]["second"] == {"succeeded": 4, "runs": 4, "failure": None}
    out = pare("compare", "all/oracle", "all/silent").out
    assert "Changed side: 0 gained, 4 lost" in out
    assert [line.split() for line in out.splitlines() if "errand-c" in line] == [
        ["errand-c", "4/4", "0/4", "never", "proposed"]
    ]
    same = pare("compare", "all/oracle", "all/oracle")
    assert "Changed side" not in same.out


def test_a_scenario_is_solved_if_more_than_half_of_its_episodes_succeed():
    assert [Ending(succeeded=n, runs=4, failure=None).solved for n in range(5)] == [False, False, False, True, True]


def test_a_scenario_fails_with_its_most_frequent_failure():
    kinds = ("too late", "wrong need", "wrong need", None, "too late", "wrong need")
    rows = [row("a", k, success=kind is None, failure=kind) for k, kind in enumerate(kinds)]
    assert Ending.of(rows) == Ending(succeeded=1, runs=6, failure="wrong need")
    alone = row("a", 0, outcome="user_alone", failure=None)
    assert Ending.of([alone]) == Ending(succeeded=0, runs=1, failure="user alone")


def test_the_table_shows_both_values_difference_interval_and_p(pare, played):
    out = pare("compare", "all/silent", "all/oracle").out
    lines = {line.split()[0]: " ".join(line.split()) for line in out.splitlines() if line.strip()}
    assert lines["A:"] == "A: all/silent (silent; 16 episodes)"
    assert lines["success"] == "success 0.0% 100.0% +100.0 pp [+100.0, +100.0] 0.125 4"
    assert lines["success^4"] == "success^4 0.0% 100.0% +100.0 pp [+100.0, +100.0] 0.125 4"
    assert lines["accepted"] == "accepted – 100.0% – – – 4"
    assert lines["tokens"] == "tokens 0 0 +0 [+0, +0] 1.000 4"
    assert "Over 4 scenarios that both completed" in out
    assert max(map(len, out.splitlines())) <= 80
    assert "…" not in out


def test_what_only_one_run_has_is_left_out_and_named(pare):
    pare("run", "errand-a", "errand-b", "--assistant", "silent", "--out", "one")
    pare("run", "errand-b", "errand-c", "errand-d", "--assistant", "oracle", "--seed", 8, "--out", "other")
    told = pare("compare", "one", "other", "--json").json
    assert (told["scenarios"], told["first"]["alone"], told["second"]["alone"]) == (
        ["errand-b"], ["errand-a"], ["errand-c", "errand-d"],
    )  # fmt: skip
    assert told["measures"]["success_rate"]["low"] is None
    out = pare("compare", "one", "other").out
    assert "In A, but not compared: errand-a." in out
    assert "In B, but not compared: errand-c, errand-d." in out
    pare("run", "errand-a", "--out", "third")
    assert pare("compare", "third", "other").complaint == (
        "there is no scenario that both runs have completed: third has completed errand-a, "
        "other has completed errand-b, errand-c, errand-d"
    )


def test_episodes_with_an_error_are_told_and_in_no_number(pare, tmp_path):
    (tmp_path / "fault").write_text("even")
    pare("run", "--assistant", "faulty", "--runs", 4, "--out", "faulty")
    pare("run", "--assistant", "oracle", "--runs", 4, "--out", "oracle")
    errors = pare("report", "faulty", "--json").json["errors"]
    assert 0 < errors < 16
    assert f"A: {errors} episodes met an error, in no rate." in pare("compare", "faulty", "oracle").out


@pytest.fixture
def incomparable(pare, monkeypatch):
    pare("run", "errand-a", "errand-b", "--out", "one")
    with monkeypatch.context() as patch:
        patch.setattr(module, "SUITE", "9.9.9")
        pare("run", "errand-a", "errand-b", "--user-steps", 2, "--tool-failure", 0.2, "--out", "other")


def test_what_is_not_comparable_is_refused_with_every_reason(pare, incomparable):
    done = pare("compare", "one", "other")
    assert (done.code, done.out) == (2, "")
    assert done.complaint == (
        "one and other differ in suite (0.1.0, 9.9.9); user steps (1, 2); tool failure (0, 0.2): their numbers do not "
        "compare; --anyway shows them nevertheless"
    )


def test_anyway_shows_them_and_says_so(pare, incomparable):
    done = pare("compare", "one", "other", "--anyway")
    assert done.code == 0
    words = " ".join(done.out.split())
    assert "Not comparable, and shown because of --anyway." in words
    assert "suite: 0.1.0 in A, 9.9.9 in B" in words
    assert "user steps: 1 in A, 2 in B" in words
    told = pare("compare", "one", "other", "--anyway", "--json").json
    assert told["unlike"][0] == {"what": "suite", "first": "0.1.0", "second": "9.9.9"}
    assert len(told["unlike"]) == 3
    assert told["measures"]["success_rate"]["scenarios"] == 2


def test_anyway_changes_nothing_where_all_is_well(pare, played):
    plain = pare("compare", "all/half", "all/oracle").out
    assert pare("compare", "all/half", "all/oracle", "--anyway").out == plain
    assert "comparable" not in plain


def test_a_report_over_runs_that_do_not_compare_names_the_reasons(pare, incomparable):
    pare("run", "errand-a", "errand-b", "--assistant", "silent", "--tool-failure", 0.1, "--out", "all/silent")
    pare("run", "errand-a", "--assistant", "oracle", "--out", "all/oracle")
    words = " ".join(pare("report", "all").out.split())
    assert "differ in which scenarios they have, tool failure (0, 0.1): their numbers do not compare." in words


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("all",), "Missing argument 'B'"),
        (("all", "all/oracle"), "all holds 3 runs: name one of all/half, all/oracle, all/silent"),
        (("all/oracle", "all/orcale"), "all/orcale does not exist; all has half, oracle, silent"),
        (("all/oracle", "empty"), "empty is no run folder"),
        (("all/oracle", "nowhere"), "nowhere does not exist"),
    ],
)
def test_bad_input_is_told_in_a_line(pare, played, tmp_path, arguments, told):
    (tmp_path / "empty").mkdir()
    done = pare("compare", *arguments)
    assert (done.code, done.out) == (2, "")
    assert told in done.complaint
