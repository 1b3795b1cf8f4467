"""Splits of the suite: files of scenario ids, one a line."""

from __future__ import annotations

from importlib.resources import files

from pare import registry
from pare.errors import LoadError, listed, shortened


def names() -> list[str]:
    """The splits there are; `full` is every installed scenario."""
    stored = (file.name.removesuffix(".txt") for file in files(__name__).iterdir() if file.name.endswith(".txt"))
    return sorted({"full", *stored})


def split(name: str) -> list[str]:
    """The ids of a split.

    Raises:
        LoadError: there is no such split.
    """
    if name == "full":
        return list(registry.scenarios())
    if name not in names():
        raise LoadError(f"there is no split {shortened(name)}; there are {listed(names())}")
    text = files(__name__).joinpath(f"{name}.txt").read_text(encoding="utf-8")
    return [line for line in text.split() if line]
