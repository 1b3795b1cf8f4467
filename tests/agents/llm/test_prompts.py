"""The prompts as files."""

from __future__ import annotations

import shutil

import pytest
from jinja2 import UndefinedError

from pare_agents import prompts


def test_every_prompt_is_hashed_by_its_name():
    hashes = prompts.hashes()
    assert list(hashes) == sorted(hashes)
    assert {"observe.md", "execute.md", "user.md", "notes.md"} <= hashes.keys()
    assert all(len(digest) == 16 and set(digest) <= set("0123456789abcdef") for digest in hashes.values())


def test_a_changed_file_changes_its_hash_and_what_is_said(tmp_path, monkeypatch):
    before = prompts.hashes()
    copy = shutil.copytree(prompts.FOLDER, tmp_path / "prompts")
    monkeypatch.setattr(prompts, "FOLDER", copy)
    assert prompts.hashes() == before
    (copy / "execute.md").write_text("Be brief.\n")
    changed = prompts.hashes()
    assert {name for name in before if changed[name] != before[name]} == {"execute.md"}
    assert prompts.render("execute") == "Be brief."


def test_a_value_that_is_missing_is_an_error():
    with pytest.raises(UndefinedError):
        prompts.render("user", name="Ada")


@pytest.mark.parametrize("name", ["propose", "propose_text", "wait", "report", "report_text", "no_steps", "done"])
def test_notes_say_something(name):
    assert prompts.note(name).endswith(".")


def test_what_is_filled_in_is_not_read_as_a_template():
    text = prompts.render("user", name="{{ 7 * 7 }}", about="a <b> & {% raw %}", character="", goal="x", apps={})
    assert "You are {{ 7 * 7 }}" in text
    assert "a <b> & {% raw %}" in text
