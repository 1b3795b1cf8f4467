"""The code of apps as a hash: numbers that other code made are not comparable, whatever its version says."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from pare.app import App


@lru_cache(maxsize=64)
def code_of(kinds: frozenset[type[App]]) -> str:
    """A hash of the source of the packages that these apps are made of, the same on every machine.

    The whole of each package counts (`pare_apps`), since apps share helpers; an app that lies in a module of its own
    counts with that alone.
    """
    packages = sorted({kind.__module__.partition(".")[0] for kind in kinds})
    digest = hashlib.sha256()
    for package in packages:
        for name, source in _sources(package):
            digest.update(f"{package}/{name}\n{len(source)}\n".encode() + source)
    return digest.hexdigest()[:16]


def _sources(package: str) -> Iterator[tuple[str, bytes]]:
    """Every source file of a package, by its path in it."""
    module = sys.modules[package]
    places = [Path(place) for place in getattr(module, "__path__", ())]
    if not places and getattr(module, "__file__", None):
        yield "", _text(Path(str(module.__file__)))
    for place in places:
        for file in sorted(place.rglob("*.py"), key=lambda file: file.relative_to(place).as_posix()):
            yield file.relative_to(place).as_posix(), _text(file)


def _text(file: Path) -> bytes:
    return file.read_bytes().replace(b"\r\n", b"\n")
