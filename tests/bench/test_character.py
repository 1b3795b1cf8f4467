"""`pare run --persona`: a user with a persona's character, recorded and compared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pare import registry
from pare_bench.character import Character
from pare_bench.comparable import unlike
from pare_bench.config import RunConfig

LLM = ("--user-model", "openai/small", "--assistant", "silent")
LOOK = ("wait", {})


def recorded(folder):
    return json.loads((Path(folder) / "run.json").read_text(encoding="utf-8"))["config"]["character"]


def systems(wire):
    return [request.body["messages"][0]["content"] for request in wire.requests]


@pytest.fixture
def waits(wire):
    wire.says["calls"] = (wire.Call("wait", {}, "id_1"),)
    return wire


def test_the_users_model_is_told_the_character_and_the_run_records_it(pare, waits):
    done = pare("run", "errand-a", *LLM, "--persona", 2, "--out", "run")
    assert done.code == 0
    one = registry.persona(2)
    assert recorded("run") == {"persona": 2, "name": one.name, "text": one.character}
    told = systems(waits)
    assert told
    assert all("# What you are like" in text and one.character in text for text in told)
    assert all("You are Noor Haddad" in text and one.name not in text for text in told)


def test_without_a_persona_nothing_is_said_of_a_character(pare, waits):
    assert pare("run", "errand-a", *LLM, "--out", "run").code == 0
    assert recorded("run") is None
    assert not any("What you are like" in text for text in systems(waits))


def test_a_resumed_run_keeps_the_character_that_it_began_with(pare, waits, monkeypatch):
    pare("run", "errand-a", *LLM, "--persona", 2, "--out", "run")
    text = registry.persona(2).character
    monkeypatch.setattr(registry, "personas", dict)
    assert pare("run", "--resume", "run").code == 0
    assert recorded("run")["text"] == text
    done = pare("run", "--resume", "run", "--persona", 3)
    assert done.complaint.startswith("--persona cannot go with --resume")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--persona", 2), "--persona is given, and the scripted user takes no character; the llm user does: "
         "give --user-model"),
        ((*LLM, "--persona", 99), "there is no persona 99; there are 1 to 32: see `pare home personas`"),
        ((*LLM, "--persona", 0), "there is no persona 0; there are 1 to 32: see `pare home personas`"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_and_nothing_is_made(pare, wire, tmp_path, arguments, told):
    done = pare("run", "errand-a", *arguments, "--out", "run")
    assert (done.code, done.complaint) == (2, told)
    assert not (tmp_path / "run").exists()


def test_runs_with_other_characters_cannot_be_compared(pare):
    plain = RunConfig.of(["errand-a"], assistant="half", user="llm", models={"user": "openai/small"})
    two, three = (plain.model_copy(update={"character": Character.of(number, "llm")}) for number in (2, 3))
    assert unlike(two, two.model_copy(update={"seed": 4})) == []
    assert [one.what for one in unlike(two, three)] == ["persona", "character"]
    assert str(unlike(plain, two)[0]) == "persona (none, 2 Tobias Brandvold)"
    reworded = two.model_copy(update={"character": two.character.model_copy(update={"text": "Calm."})})
    assert [one.what for one in unlike(two, reworded)] == ["character"]


def test_the_assistant_is_not_told(pare, waits):
    done = pare("run", "errand-a", "--user-model", "openai/small", "--observe-model", "openai/small", "--persona", 2,
                "--out", "run")  # fmt: skip
    assert done.code == 0
    character = registry.persona(2).character
    others = [text for text in systems(waits) if not text.startswith("You are Noor")]
    assert others
    assert not any(character in text for text in others)
