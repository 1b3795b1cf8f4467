"""The source of packages as a hash."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from pare.sources import digest_of


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    module = ModuleType("sourced")
    module.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, "sourced", module)
    (tmp_path / "code.py").write_text("x = 1\n")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "prompt.md").write_text("Hello\n")
    return tmp_path


def test_a_change_of_code_is_seen_and_one_of_line_ends_is_not(package: Path) -> None:
    before = digest_of(["sourced"])
    (package / "code.py").write_bytes(b"x = 1\r\n")
    assert digest_of(["sourced"]) == before
    (package / "code.py").write_text("x = 2\n")
    assert digest_of(["sourced"]) != before


def test_only_files_of_the_kinds_that_are_asked_for_count(package: Path) -> None:
    code, both = digest_of(["sourced"]), digest_of(["sourced"], (".py", ".md"))
    (package / "data" / "prompt.md").write_text("Good day\n")
    assert digest_of(["sourced"]) == code
    assert digest_of(["sourced"], (".py", ".md")) != both


def test_a_renamed_file_is_another_source(package: Path) -> None:
    before = digest_of(["sourced"])
    (package / "code.py").rename(package / "other.py")
    assert digest_of(["sourced"]) != before
