"""What proves a scenario's grader: its solution, other good ways and plausible mistakes.

A scenario's class declares them itself, or they stand as `SOLUTION`, `WAYS` and `WRONG` in the module of the same name
in the package `proofs` beside its own, so that the scenario's file is its story alone.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from pare.declaration import check_proof
from pare.errors import DefinitionError

PACKAGE = "proofs"
_NAMES = ("solution", "ways", "wrong")


class Proven:
    """Stands for one of them on `Scenario`; a class that declares none takes all three from its proof when asked."""

    def __set_name__(self, owner: type[Any], name: str) -> None:
        self._name = name

    def __get__(self, scenario: object, kind: type[Any]) -> Any:
        if "solution" in declared(kind):  # it has no other ways, or no mistakes
            return {}
        return _proof(kind)[self._name]


def declared(kind: type[Any]) -> tuple[str, ...]:
    """Which of the three a class or those it derives from declare themselves."""
    return tuple(name for name in _NAMES if any(name in vars(one) for one in kind.__mro__ if not _base(one)))


def _base(kind: type[Any]) -> bool:
    return isinstance(vars(kind).get("solution"), Proven) or kind is object


def _proof(kind: type[Any]) -> dict[str, Any]:
    """The proof of a class; kept on it, and checked.

    Raises:
        DefinitionError: there is none, or it breaks a rule.
    """
    owner, name = _place(kind)
    module = importlib.import_module(name)
    if not hasattr(module, "SOLUTION"):
        raise DefinitionError(f"scenario {kind.__name__}: declare SOLUTION in {name}")
    found = {one: getattr(module, one.upper(), {}) for one in _NAMES}
    for one, value in found.items():
        setattr(owner, one, value)
    try:
        check_proof(owner)
    except Exception:
        for one in found:
            delattr(owner, one)
        raise
    return {one: getattr(kind, one) for one in _NAMES}


def _place(kind: type[Any]) -> tuple[type[Any], str]:
    """The class that has a proof, itself or one that it derives from, and the name of its module."""
    names = []
    for one in kind.__mro__:
        if _base(one):
            break
        package, _, stem = one.__module__.rpartition(".")
        name = f"{package}.{PACKAGE}.{stem}"
        names.append(name)
        if package and find_spec(f"{package}.{PACKAGE}") is not None and find_spec(name) is not None:
            return one, name
    raise DefinitionError(f"scenario {kind.__name__}: declare solution, in its class or as SOLUTION in {names[0]}")
