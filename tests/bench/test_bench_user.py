"""`pare bench-user`: how far a simulated user agrees with labelled proposals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pare.errors import LoadError
from pare_bench import labels as data
from pare_bench.labels import Label, labels
from pare_bench.labels.agreement import agreement, by_kind
from tests.bench.support import Pare

GOOD = "Shall I answer that Sunday is fine?"
VAGUE = "Shall I take care of it?"


def line(text: str = GOOD, *, accept: bool = True, **fields: Any) -> dict[str, Any]:
    return {"scenario": "errand-a", "kind": "good" if accept else "vague", "accept": accept, "text": text, **fields}


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    def write(*lines: dict[str, Any]) -> Path:
        folder = tmp_path / "labels"
        folder.mkdir(exist_ok=True)
        (folder / "some.jsonl").write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
        monkeypatch.setattr(data.labels, "__defaults__", (folder,))
        return folder

    return write


def test_the_answers_are_counted_by_kind_and_the_wrong_ones_are_shown(pare: Pare, written: Any) -> None:
    written(
        line(),
        line(VAGUE, accept=False),
        line(VAGUE, accept=True, kind="in other words"),
        line(GOOD, accept=False, kind="wrong person"),
        line(GOOD, accept=False, kind="too early", when="before"),
        line(GOOD, accept=False, kind="already done", when="done"),
    )
    told = pare("bench-user", "--json").json
    assert [one["answer"] for one in told["answers"]] == [
        "accepted", "rejected", "rejected", "accepted", "rejected", "rejected",
    ]  # fmt: skip
    assert (told["proposals"], told["agreed"], told["false_accepts"], told["false_rejects"]) == (6, 4, 1, 1)
    assert told["kinds"]["wrong person"]["false_accepts"] == 1
    assert told["agreement"] == pytest.approx(4 / 6)
    assert told["low"] < told["agreement"] < told["high"]
    shown = pare("bench-user").out
    assert "accepted, though wrong person: errand-a: Shall I answer that Sunday is fine?" in shown
    assert "rejected, though in other words" in shown


def test_a_model_that_plays_the_user_is_asked(pare: Pare, written: Any, wire: Any) -> None:
    written(line(), line(VAGUE, accept=False))
    wire.says["text"], wire.says["calls"] = "", (wire.Call("accept_proposal", {}),)
    told = pare("bench-user", "--user-model", "openai/gpt-5-mini", "--json").json
    assert (told["user"], told["model"]) == ("llm", "openai/gpt-5-mini")
    assert [one["answer"] for one in told["answers"]] == ["accepted", "accepted"]
    assert (told["agreed"], told["false_accepts"]) == (1, 1)
    assert {request.body["model"] for request in wire.requests} == {"gpt-5-mini"}
    wire.says["status"] = 401
    done = pare("bench-user", "--user-model", "openai/gpt-5-mini", "--json")
    assert (done.json["errors"], done.json["proposals"], done.json["agreement"]) == (2, 0, None)
    assert done.complaint.startswith("2 of 2 met an error: openai/gpt-5-mini: HTTP 401")


def test_a_moment_that_never_comes_is_counted_apart(pare: Pare, written: Any) -> None:
    written(line(), line(when="closed", accept=False, kind="too late"))
    told = pare("bench-user", "--json").json
    assert [one["answer"] for one in told["answers"]] == ["accepted", "not asked"]
    assert (told["proposals"], told["not_asked"]) == (1, 1)
    assert "their moment did not come: errand-a" in pare("bench-user").out


def test_halves_and_kinds_can_be_chosen(pare: Pare, written: Any) -> None:
    written(*(line(scenario=f"errand-{letter}") for letter in "abcd"), line(VAGUE, accept=False))
    chosen = {half: pare("bench-user", "--json", "--half", half).json["answers"] for half in ("tuning", "held-out")}
    assert sum(map(len, chosen.values())) == 5
    assert all(one["half"] == half for half, found in chosen.items() for one in found)
    assert len(pare("bench-user", "--json", "--kind", "vague").json["answers"]) == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--half", "upper"), "there is no half 'upper'; there are tuning, held-out"),
        (("--kind", "odd"), "there is no kind 'odd'"),
        (("--user", "llm"), "llm needs a model: give --user-model provider/model"),
        (("--user", "scripted", "--user-model", "openai/gpt-5"), "scripted asks no model"),
        (("--user", "nobody"), "nobody"),
    ],
)
def test_what_does_not_fit_is_told(pare: Pare, arguments: tuple[str, ...], complaint: str) -> None:
    done = pare("bench-user", *arguments)
    assert done.code != 0
    assert complaint in done.complaint


def test_a_line_that_is_no_label_is_named(written: Any) -> None:
    folder = written(line(), line(kind="odd"))
    with pytest.raises(LoadError, match=r"some.jsonl, line 2: kind: "):
        labels(folder)


def test_agreement_of_nothing_has_no_rate() -> None:
    assert agreement([]).rate is None
    assert agreement([]).interval is None
    assert by_kind([]) == {}


def test_an_interval_narrows_with_more_answers() -> None:
    label = Label(scenario="a", kind="good", accept=True, text="x")
    widths = []
    for many in (10, 1000):
        low, high = agreement([(label, "accepted")] * many).interval or (0.0, 0.0)
        assert 0 < low < high <= 1.0
        widths.append(high - low)
    assert widths[0] > 10 * widths[1]
