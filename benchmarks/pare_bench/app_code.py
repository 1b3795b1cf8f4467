"""The code that decides numbers as hashes: what other code made is not comparable, whatever its version says."""

from __future__ import annotations

from functools import lru_cache

from pare.app import App
from pare.scenario import Scenario
from pare.sources import digest_of
from pare_agents import users


@lru_cache(maxsize=64)
def code_of(kinds: frozenset[type[App]]) -> str:
    """A hash of the source of the packages that these apps are made of, the same on every machine.

    The whole of each package counts (`pare_apps`), since apps share helpers; an app that lies in a module of its own
    counts with that alone.
    """
    return digest_of(kind.__module__.partition(".")[0] for kind in kinds)


@lru_cache(maxsize=64)
def shared_code_of(kinds: frozenset[type[Scenario]]) -> str:
    """A hash of what scenarios share in their packages (worlds, patterns); each one's own code is in its content.

    In a package whose scenarios lie in subpackages (`pare_scenarios.scheduling`), all else is shared.
    """
    places = [kind.__module__.split(".") for kind in kinds]
    own = frozenset(".".join(place[:2]) for place in places if len(place) > 2)
    return digest_of((place[0] for place in places), without=own)


@lru_cache(maxsize=1)
def engine_code() -> str:
    """A hash of the engine, which plays, judges and grades, and of the simulated users."""
    return digest_of(("pare", users.__name__))
