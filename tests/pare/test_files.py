"""Files are written all or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from pare.errors import LoadError
from pare.files import write, write_into


def tree(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text() if path.is_file() else "" for path in folder.rglob("*")}


def test_files_are_written_and_replaced(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("older")
    write({tmp_path / "old": "né", tmp_path / "new": ""})
    assert tree(tmp_path) == {"old": "né", "new": ""}


def test_a_folder_is_made_with_those_above_it(tmp_path: Path) -> None:
    write_into(tmp_path / "a" / "b", {"c": "text"})
    write_into(tmp_path / "a" / "b", {"d": "more"})
    assert tree(tmp_path) == {"a": "", "a/b": "", "a/b/c": "text", "a/b/d": "more"}


def test_if_one_cannot_be_written_none_is(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("older")
    (tmp_path / "folder").mkdir()
    before = tree(tmp_path)
    with pytest.raises(LoadError, match="folder cannot be written: Is a directory"):
        write({tmp_path / "old": "newer", tmp_path / "folder": "text"})
    with pytest.raises(LoadError, match="nowhere/x cannot be written: No such file"):
        write({tmp_path / "old": "newer", tmp_path / "nowhere" / "x": "text"})
    assert tree(tmp_path) == before


def test_a_folder_is_not_left_behind_if_a_file_cannot_be_written_there(tmp_path: Path) -> None:
    for name in ("below/x", "x" * 300):
        with pytest.raises(LoadError, match="cannot be written"):
            write_into(tmp_path / "a" / "b", {"c": "text", name: "text"})
    assert tree(tmp_path) == {}


def test_a_folder_cannot_be_where_a_file_is(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(LoadError, match=r"file.* cannot be written"):
            write_into(folder, {"c": "text"})
    assert tree(tmp_path) == {"file": "mine"}


def test_a_device_is_written_to() -> None:
    write({Path("/dev/null"): "text"})
    assert Path("/dev/null").is_char_device()


def test_a_path_below_a_file_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LoadError, match="cannot be written: Not a directory"):
        write({tmp_path / "file" / "inside": "text"})
