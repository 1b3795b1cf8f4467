"""The source of packages as a hash: what other code made is not comparable, whatever its version says."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

from pydantic import Field

PlainName = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9._-]{0,63}$")]
"""What a version is recorded of: a package, or a part of ours."""


def digest_of(
    packages: Iterable[str], endings: tuple[str, ...] = (".py",), without: frozenset[str] = frozenset()
) -> str:
    """A hash of the source files of imported packages, the same on every machine.

    Args:
        packages: their names, of packages or modules; their order does not matter.
        endings: which files of a package count, by the ends of their names.
        without: subpackages that do not count, with their packages' names before them.
    """
    digest = hashlib.sha256()
    for package in sorted(set(packages)):
        for name, file in _sources(package, endings):
            if f"{package}.{name.partition('/')[0]}" not in without:
                source = _text(file)
                digest.update(f"{package}/{name}\n{len(source)}\n".encode() + source)
    return digest.hexdigest()[:16]


def _sources(package: str, endings: tuple[str, ...]) -> Iterator[tuple[str, Path]]:
    """Every source file of a package, by its path in it."""
    module = sys.modules[package]
    places = [Path(place) for place in getattr(module, "__path__", ())]
    if not places and getattr(module, "__file__", None):
        yield "", Path(str(module.__file__))
    for place in places:
        for file in sorted(place.rglob("*"), key=lambda file: file.relative_to(place).as_posix()):
            if file.name.endswith(endings):
                yield file.relative_to(place).as_posix(), file


def _text(file: Path) -> bytes:
    return file.read_bytes().replace(b"\r\n", b"\n")
