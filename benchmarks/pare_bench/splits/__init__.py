"""Splits of the suite: files of scenario ids, one a line.

`full` is the suite, `ablation` and `lite` are smaller ones of the same mix. `python -m pare_bench.splits` writes them
anew when the suite changes. `installed` is no file: every scenario there is, those of other packages too.
"""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from pare import registry
from pare.errors import LoadError, listed, shortened

INSTALLED = "installed"
FOLDER = files(__name__)


def names() -> list[str]:
    """The splits there are."""
    stored = (file.name.removesuffix(".txt") for file in FOLDER.iterdir() if file.name.endswith(".txt"))
    return sorted({INSTALLED, *stored})


def split(name: str) -> list[str]:
    """The ids of a split, sorted.

    Raises:
        LoadError: there is no such split, or it names a scenario twice or one that is not installed.
    """
    known = registry.scenarios()
    if name == INSTALLED:
        return list(known)
    if name not in names():
        raise LoadError(f"there is no split {shortened(name)}; there are {listed(names())}")
    ids = FOLDER.joinpath(f"{name}.txt").read_text(encoding="utf-8").split()
    if missing := [id for id in ids if id not in known]:
        raise LoadError(f"the split {name} names scenarios that are not installed: {listed(missing)}")
    if twice := [id for id, times in Counter(ids).items() if times > 1]:
        raise LoadError(f"the split {name} names scenarios twice: {listed(twice)}")
    return sorted(ids)
