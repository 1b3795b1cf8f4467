"""Runs given away as data, and read by the libraries that they are meant for."""

import json

import pytest

from pare_bench.export.preferences import preferences
from pare_bench.export.writing import played
from pare_bench.store import RunFolder


@pytest.fixture
def run(pare):
    pare("run", "--assistant", "oracle,random,pester,half", "--runs", 2, "--out", "here")
    return "here"


def lines(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def test_every_episode_is_a_line_with_its_figures_and_its_trace(pare, run):
    done = pare("export", run)
    assert done.out == "32 episodes: here.jsonl\n"
    told = lines("here.jsonl")
    assert {one["run"] for one in told} == {"oracle", "random", "pester", "half"}
    (one,) = [one for one in told if (one["run"], one["scenario"], one["repeat"]) == ("oracle", "errand-b", 1)]
    (row,) = [row for row in RunFolder.open("here/oracle").rows() if row.key == ("errand-b", 1)]
    assert (one["success"], one["turns"], one["trace_sha256"]) == (row.success, row.turns, row.trace_sha256)
    assert json.loads(one["trace"])["scenario"] == "errand-b"


@pytest.mark.parametrize("form", ["jsonl", "parquet", "hf-dataset"])
def test_episodes_are_read_by_datasets_as_they_are(pare, run, form, tmp_path):
    datasets = pytest.importorskip("datasets")
    out = tmp_path / "out"
    assert pare("export", run, "--format", form, "--out", out).code == 0
    if form == "hf-dataset":
        found = datasets.load_from_disk(str(out))
    else:
        kind = "json" if form == "jsonl" else form
        found = datasets.load_dataset(kind, data_files=str(out), split="train", cache_dir=str(tmp_path / "cache"))
    assert found.num_rows == 32
    assert set(found["status"]) == {"ok"}


def test_pairs_set_accepted_against_rejected_proposals(pare, run):
    assert pare("export", run, "--format", "dpo", "--out", "pairs").code == 0
    told = lines("pairs")
    content = [one for one in told if one["because"] == "content"]
    assert content
    for one in content:
        assert json.loads(one["chosen"])["tool"] == "propose"
        assert json.loads(one["rejected"])["tool"] == "propose"
        assert json.loads(one["chosen"])["arguments"] != json.loads(one["rejected"])["arguments"]
    assert len({(one["prompt"], one["chosen"], one["rejected"]) for one in told}) == len(told)


def test_waiting_and_proposing_are_written_alike(pare, run):
    def late(episode):
        offers = tuple(offer.model_copy(update={"timing": "late"}) for offer in episode.row.offers)
        return episode._replace(row=episode.row.model_copy(update={"offers": offers}))

    told = [*preferences(map(late, played([RunFolder.open("here/pester")])))]
    assert {(pair.because, json.loads(pair.chosen)["tool"]) for pair in told} == {("timing", "wait")}
    for text in {text for pair in told for text in (pair.chosen, pair.rejected)}:
        assert text == json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)


def test_what_was_to_be_decided_is_not_in_the_prompt(pare, run):
    pare("export", run, "--format", "dpo", "--out", "pairs")
    for one in lines("pairs"):
        assert one["because"] != "content" or json.loads(one["chosen"])["arguments"]["text"] not in one["prompt"]


def test_demonstrations_are_conversations_that_end_with_a_report(pare, run):
    assert pare("export", run, "--format", "sft", "--out", "plans").code == 0
    told = lines("plans")
    wins = sum(row.success for name in ("oracle", "random", "pester", "half") for row in
               RunFolder.open(f"here/{name}").rows())  # fmt: skip
    assert len(told) >= wins > 0
    for one in told:
        roles = [message["role"] for message in one["messages"]]
        assert roles == ["user", "assistant"] * (len(roles) // 2)
        tools = [json.loads(m["content"])["tool"] for m in one["messages"] if m["role"] == "assistant"]
        assert (tools[0], tools[-1]) == ("propose", "report")
        assert len(tools) > 2


def test_trl_takes_pairs_and_demonstrations_as_they_are(pare, run, tmp_path):
    datasets = pytest.importorskip("datasets")
    data_utils = pytest.importorskip("trl.data_utils")
    for form in ("dpo", "sft"):
        pare("export", run, "--format", form, "--out", form)
    cache = str(tmp_path / "cache")
    pairs = datasets.load_dataset("json", data_files="dpo", split="train", cache_dir=cache)
    assert {"prompt", "chosen", "rejected"} <= set(pairs.column_names)
    assert not data_utils.is_conversational(pairs[0])
    plans = datasets.load_dataset("json", data_files="sft", split="train", cache_dir=cache)
    assert data_utils.is_conversational(plans[0])


def test_where_there_is_nothing_to_give_the_reason_is_told(pare):
    pare("run", "errand-a", "--assistant", "silent", "--out", "here")
    assert "a pair needs a rejected proposal" in pare("export", "here", "--format", "dpo").complaint
    assert "needs an episode that succeeded" in pare("export", "here", "--format", "sft").complaint


def test_nothing_is_overwritten_by_a_folder(pare, run):
    pytest.importorskip("datasets")
    assert pare("export", run, "--format", "hf-dataset").code == 0
    assert pare("export", run, "--format", "hf-dataset").complaint == "here.hf exists already: choose a new name"
