"""Limits of a run: seconds of an episode, money and tokens; with models behind a local server."""

import json
from pathlib import Path

import pytest

from pare_bench.store import RunFolder
from tests.bench.support import ERRANDS

MODEL = "openai/gpt-5-mini"


CHATTY = ("run", "--assistant", "chatty", "--observe-model", MODEL, "--runs", "5", "--concurrency", "1")


def rows(folder="here"):
    with RunFolder.open(folder) as opened:
        return opened.rows()


def test_an_episode_that_takes_too_long_is_an_error(pare):
    done = pare("run", *ERRANDS, "--assistant", "stuck", "--timeout", 0.05, "--out", "here")
    assert done.code == 2
    assert [row.error for row in rows()] == ["timed out after 0.05 s"] * 4


def test_tokens_and_cost_of_every_call_are_counted(pare, wire):
    report = pare(*CHATTY, "--out", "here").json
    assert report["models"] == {"observe": MODEL}
    assert report["totals"]["model_calls"] == len(wire.requests)
    assert report["totals"]["tokens_in"] == 1000 * len(wire.requests)
    assert report["totals"]["tokens_out"] == 200 * len(wire.requests)
    assert report["totals"]["cost_usd"] == pytest.approx(sum(row.cost_usd for row in rows()))
    assert report["totals"]["cost_usd"] > 0
    assert report["cost_known"] == 1


@pytest.mark.parametrize("limit", ["--max-tokens", "--max-cost"])
def test_no_episode_is_started_once_a_limit_is_reached_and_a_higher_one_goes_on(pare, wire, limit):
    whole = pare(*CHATTY, "--out", "whole").json["totals"]
    used = whole["cost_usd"] if limit == "--max-cost" else whole["tokens_in"] + whole["tokens_out"]
    low, high = (str(used / 3), str(used * 2)) if limit == "--max-cost" else (str(used // 3), str(used * 2))
    done = pare(*CHATTY, limit, low, "--out", "here")
    assert done.code == 0
    assert "chatty stopped: the " in done.err
    assert "--resume here with a higher one goes on" in done.err
    played = done.json["episodes"]
    assert 6 <= played <= 8
    assert pare("run", "--resume", "here").json["episodes"] == played
    assert pare("run", "--resume", "here", limit, high).json["episodes"] == 20
    assert pare("report", "here", "--json").code == 0
    stored = json.loads(Path("here/run.json").read_text())["config"]
    assert stored["max_cost_usd" if limit == "--max-cost" else "max_tokens"] == float(high)


def test_a_limit_counts_what_episodes_under_way_have_used(pare, wire):
    done = pare(*CHATTY, "--concurrency", "2", "--max-tokens", "1", "--out", "here")
    assert done.json["episodes"] <= 2


def test_a_cost_limit_needs_a_known_price(pare, wire):
    done = pare(*CHATTY[:4], "openai/a-model-of-mine", "--max-cost", 1, "--out", "here")
    assert (done.code, done.out) == (2, "")
    assert "its price is not known" in done.complaint
    assert not Path("here").exists()
    assert pare(*CHATTY[:4], "openai/a-model-of-mine", "--out", "here").json["totals"]["cost_usd"] is None


def test_models_are_evaluated_with_keys_from_the_environment(pare, wire):
    wire.says["text"], wire.says["calls"] = "", (wire.Call("wait", {}),)
    models = ("--observe-model", MODEL, "--execute-model", "openai/gpt-5", "--user-model", MODEL)
    report = pare("run", "errand-a", "errand-b", *models, "--runs", 2, "--max-turns", 2, "--out", "here").json
    assert (report["assistant"], report["user"], report["errors"]) == ("observe-execute", "llm", 0)
    assert report["models"] == {"observe": MODEL, "execute": "openai/gpt-5", "user": MODEL}
    assert report["failures"]["never proposed"] == 4
    assert {request.body["model"] for request in wire.requests} == {"gpt-5-mini"}
    from pare_agents.prompts import hashes

    assert json.loads(Path("here/run.json").read_text())["config"]["prompts"] == hashes()
    assert "observe-execute: execute openai/gpt-5, observe openai/gpt-5-mini, user" in pare("report", "here").out


def test_a_provider_that_refuses_is_an_error_shown_apart_and_tried_again(pare, wire):
    wire.says["status"] = 401
    done = pare(*CHATTY, "--out", "here")
    assert done.code == 2
    assert (done.json["episodes"], done.json["errors"]) == (20, 20)
    assert done.json["success_rate"]["value"] is None
    assert all(row.error.startswith(f"{MODEL}: ") and "401" in row.error for row in rows())
    wire.says["status"] = 200
    assert pare("run", "--resume", "here").json["errors"] == 0


def test_changed_prompts_are_not_mixed_into_a_run(pare, wire, monkeypatch):
    wire.says["text"], wire.says["calls"] = "", (wire.Call("wait", {}),)
    pare("run", "errand-a", "--observe-model", MODEL, "--max-turns", 1, "--out", "here")
    monkeypatch.setattr("pare_agents.prompts.hashes", lambda: {"observe.md": "other"})
    done = pare("run", "--resume", "here")
    assert (done.code, done.out) == (2, "")
    assert "the prompts have changed" in done.complaint
    assert pare("replay", "here", "errand-a", "--quiet").code == 0


def test_replies_are_kept_in_a_cache(pare, wire):
    pare(*CHATTY, "--cache", "replies", "--out", "one")
    asked = len(wire.requests)
    again = pare(*CHATTY, "--cache", "replies", "--out", "two").json
    assert len(wire.requests) == asked
    assert again["totals"]["cost_usd"] == 0


def test_a_key_that_is_missing_on_resume_is_one_line(pare, wire, monkeypatch):
    pare(*CHATTY, "--max-tokens", 1, "--out", "here")
    monkeypatch.delenv("OPENAI_API_KEY")
    done = pare("run", "--resume", "here")
    assert (done.code, done.out) == (2, "")
    assert "OPENAI_API_KEY" in done.complaint
