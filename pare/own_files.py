"""Files of a folder that may come from elsewhere: only regular ones are read, and nothing is written through a link."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterable
from pathlib import Path

LARGEST = 64 * 2**20  # bytes of a file that is read whole
_KINDS = {
    stat.S_IFLNK: "a link", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket", stat.S_IFDIR: "a folder",
    stat.S_IFCHR: "a device", stat.S_IFBLK: "a device",
}  # fmt: skip


def check_regular(folder: Path, names: Iterable[str]) -> None:
    """Make sure that of these files those that are there are regular: not links, pipes, devices or folders.

    Raises:
        OSError: one is not, or the folder cannot be read.
    """
    for name in sorted(names):
        try:
            mode = os.lstat(folder / name).st_mode
        except FileNotFoundError:
            continue
        _check(name, mode)


def check_tree(folder: Path) -> None:
    """Make sure that a folder, if it is there, is one, and holds nothing but folders and regular files, at any depth.

    Raises:
        OSError: it does not.
    """
    if folder.is_symlink():
        _check(folder.name, stat.S_IFLNK)
    for place, folders, files in os.walk(folder):
        found = Path(place)
        check_regular(found, files)
        check_regular(found, (name for name in folders if (found / name).is_symlink()))


def read_regular(path: Path) -> bytes:
    """What a regular file holds.

    Raises:
        OSError: it is not one, is larger than any that we write, or cannot be read.
    """
    check_regular(path.parent, [path.name])
    with open(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as file:
        _check(path.name, os.fstat(file.fileno()).st_mode)
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise OSError(errno.EFBIG, f"{path.name} is larger than {LARGEST // 2**20} MiB")
    return content


def open_lock(path: Path) -> int:
    """A descriptor of a lock file, made if need be.

    Raises:
        OSError: it is not a regular file, or cannot be made.
    """
    check_regular(path.parent, [path.name])
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, 0o644)
    try:
        _check(path.name, os.fstat(lock).st_mode)
    except OSError:
        os.close(lock)
        raise
    return lock


def open_new(path: Path) -> int:
    """A descriptor that writes to a file of our own; what lies there under that name is taken away, not followed.

    Raises:
        OSError: it cannot be made.
    """
    path.unlink(missing_ok=True)
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o666)


def _check(name: str, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, f"{name} is {_KINDS.get(stat.S_IFMT(mode), 'something else')}, not a regular file")
