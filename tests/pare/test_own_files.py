"""Files that may come from elsewhere: only regular ones are read, and no link is followed when one is written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pare.files import write, write_into
from pare.own_files import LARGEST, check_regular, check_tree, open_lock, open_new, read_regular

IRREGULAR = {
    "a pipe": os.mkfifo,
    "a folder": os.mkdir,
    "a link": lambda path: path.symlink_to("/etc/hostname"),
    "a link, to nowhere": lambda path: path.symlink_to("nowhere"),
    "a link, without an end": lambda path: path.symlink_to("/dev/zero"),
}


@pytest.mark.parametrize("kind", IRREGULAR)
def test_what_is_no_regular_file_is_named_and_neither_read_nor_locked(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "one"
    IRREGULAR[kind](path)
    told = rf"one is {kind.partition(',')[0]}, not a regular file"
    for use in (read_regular, open_lock, lambda one: check_regular(tmp_path, ["other", one.name])):
        with pytest.raises(OSError, match=told):
            use(path)
    assert os.listdir(tmp_path) == ["one"]


def test_a_file_is_read_up_to_the_size_that_ours_have(tmp_path: Path) -> None:
    path = tmp_path / "one"
    path.write_bytes(b"text")
    assert read_regular(path) == b"text"
    os.truncate(path, LARGEST)
    assert len(read_regular(path)) == LARGEST
    os.truncate(path, 2**40)
    with pytest.raises(OSError, match="one is larger than 64 MiB"):
        read_regular(path)


def test_a_new_file_takes_the_place_of_a_link_and_leaves_alone_what_that_leads_to(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    for target in ("mine", "nowhere"):
        (tmp_path / "draft").unlink(missing_ok=True)
        (tmp_path / "draft").symlink_to(target)
        os.close(open_new(tmp_path / "draft"))
        assert not (tmp_path / "draft").is_symlink()
    assert sorted(os.listdir(tmp_path)) == ["draft", "mine"]
    assert (tmp_path / "mine").read_text() == "mine"


def test_no_draft_of_files_that_are_written_together_follows_a_link(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    for use in (lambda: write({tmp_path / "new": "text"}), lambda: write_into(tmp_path, {"new": "text"})):
        (tmp_path / ".new.part").symlink_to(tmp_path / "mine")
        use()
        assert (tmp_path / "mine").read_text() == "mine"
        assert (tmp_path / "new").read_text() == "text"


def test_a_folder_is_looked_through_to_its_ground_and_no_link_is_followed(tmp_path: Path) -> None:
    deep = tmp_path / "one" / "a" / "b"
    check_tree(tmp_path / "one")
    deep.mkdir(parents=True)
    (deep / "file").write_text("text")
    check_tree(tmp_path / "one")
    for make in (os.mkfifo, lambda path: path.symlink_to("/etc"), lambda path: path.symlink_to("nowhere")):
        make(deep / "other")
        with pytest.raises(OSError, match=r"other is a .*, not a regular file"):
            check_tree(tmp_path / "one")
        (deep / "other").unlink()
    (tmp_path / "two").symlink_to("one")
    with pytest.raises(OSError, match="two is a link"):
        check_tree(tmp_path / "two")
