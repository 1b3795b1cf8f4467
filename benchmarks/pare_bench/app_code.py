"""The code of apps as a hash: numbers that other code made are not comparable, whatever its version says."""

from __future__ import annotations

from functools import lru_cache

from pare.app import App
from pare.sources import digest_of


@lru_cache(maxsize=64)
def code_of(kinds: frozenset[type[App]]) -> str:
    """A hash of the source of the packages that these apps are made of, the same on every machine.

    The whole of each package counts (`pare_apps`), since apps share helpers; an app that lies in a module of its own
    counts with that alone.
    """
    return digest_of(kind.__module__.partition(".")[0] for kind in kinds)
