"""What is installed, found through entry points, ours like anyone else's: apps, scenarios, agents and personas."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any, Protocol

from pare.agent import Follower, Leader
from pare.app import App
from pare.errors import LoadError, listed, shortened
from pare.phone import Owner, Phone
from pare.proof import PACKAGE
from pare.scenario import Scenario

Ask = Callable[[Any], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Seat:
    """What an agent is made from, anew for every episode.

    Attributes:
        seed: seeds everything random in the agent.
        repeat: the number of the run, for response caches.
        scenario: what is played; for users, and for the privileged alone among assistants.
        phone: the world; for users, and for the privileged alone among assistants.
        owner: whose phone it is.
        apps: the apps on the phone, each with what it is.
        models: gives the model for a role (`user`, `observe`, `execute`); its calls are counted for this episode.
        ask: asks the person who plays and gives back the answer; for agents that a person answers for.
        character: what the user is like, in words, beyond what the scenario says; for users alone.
        patience: turns for which the user waits for help with an open need before it sees to that by itself; None: for
            ever. For users alone.
    """

    seed: int
    repeat: int = 0
    scenario: Scenario | None = None
    phone: Phone | None = None
    owner: Owner | None = None
    apps: Mapping[str, str] = field(default_factory=dict)
    models: Callable[[str], Any] | None = None
    ask: Ask | None = None
    character: str = ""
    patience: int | None = None

    @classmethod
    def at(
        cls, scenario: Scenario, phone: Phone, seed: int = 0, repeat: int = 0,
        models: Callable[[str], Any] | None = None, ask: Ask | None = None, character: str = "",
        patience: int | None = None,
    ) -> Seat:  # fmt: skip
        """The seat at a phone."""
        apps = {name: _purpose(kind) for name, kind in phone.kinds.items()}  # type: ignore[arg-type]
        return cls(seed, repeat, scenario, phone, phone.owner, apps, models, ask, character, patience)


@cache
def _purpose(kind: type[App]) -> str:
    return (kind.__doc__ or "").strip().partition("\n")[0]


UserFactory = Callable[[Seat], Leader]
AssistantFactory = Callable[[Seat], Follower]


@cache
def entries(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group by name, sorted.

    Raises:
        LoadError: two distributions use the same name.
    """
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=group), key=lambda e: (e.name, e.value)):
        if entry.name in found and found[entry.name].value != entry.value:
            raise LoadError(f"{group}: {entry.name!r} is both {found[entry.name].value} and {entry.value}")
        found[entry.name] = entry
    return found


def load(group: str, name: str) -> Any:
    """What the entry point of that name stands for.

    Raises:
        LoadError: there is none of that name, or it cannot be imported.
    """
    known = entries(group)
    if name not in known:
        what = group.removeprefix("pare.").rstrip("s")
        raise LoadError(f"there is no {what} {shortened(name)}; there are {listed(known)}")
    try:
        return known[name].load()
    except Exception as error:
        raise LoadError(f"{group}: {known[name].value} cannot be loaded: {type(error).__name__}: {error}") from error


def apps() -> dict[str, type[App]]:
    """Every installed app by name."""
    found: dict[str, type[App]] = {}
    for entry in entries("pare.apps"):
        kind: type[App] = load("pare.apps", entry)
        found[kind.name] = kind
    return found


@cache
def scenarios() -> Mapping[str, Scenario]:
    """Every installed scenario by id, sorted by id.

    Raises:
        LoadError: two scenarios have the same id, or a module cannot be imported.
    """
    found: dict[str, type[Scenario]] = {}
    for entry in entries("pare.scenarios"):
        package = load("pare.scenarios", entry)
        for module in (package, *map(_imported, _inside(package))):
            for kind in _declared(module):
                other = found.setdefault(kind.id, kind)
                if other is not kind:
                    raise LoadError(f"two scenarios have the id {kind.id!r}: {_where(other)} and {_where(kind)}")
    return {id: _made(kind) for id, kind in sorted(found.items())}


def scenario(id: str) -> Scenario:
    """The scenario of that id; where a module is named like it, no other is imported.

    Raises:
        LoadError: there is none; near ones are named.
    """
    for entry in entries("pare.scenarios"):
        for name in _inside(load("pare.scenarios", entry)):
            if name.rpartition(".")[2] == id.replace("-", "_"):
                for kind in _declared(_imported(name)):
                    if kind.id == id:
                        return _made(kind)
    known = scenarios()
    if id not in known:
        import difflib

        near = difflib.get_close_matches(id, known, n=3, cutoff=0.4)
        raise LoadError(
            f"there is no scenario {shortened(id)}; {f'near it are {listed(near)}' if near else 'see `pare scenarios`'}"
        )
    return known[id]


class Persona(Protocol):
    """Somebody whose character a user can have; what else there is to a persona is its package's affair."""

    @property
    def number(self) -> int:
        """The number, no other persona's."""

    @property
    def name(self) -> str:
        """The name."""

    @property
    def character(self) -> str:
        """What the person is like, in words that name nobody."""


@cache
def personas() -> Mapping[int, Persona]:
    """Every installed persona by number, sorted; an entry point names a function that gives a set of them.

    Raises:
        LoadError: two personas have the same number, or a set cannot be loaded.
    """
    found: dict[int, Persona] = {}
    for entry in entries("pare.personas"):
        for number, one in _called("pare.personas", entry).items():
            other = found.setdefault(number, one)
            if other is not one:
                raise LoadError(f"two personas have the number {number}: {other.name} and {one.name} ({entry})")
    return dict(sorted(found.items()))


def persona(number: int) -> Persona:
    """The persona of that number.

    Raises:
        LoadError: there is none.
    """
    known = personas()
    if number not in known:
        raise LoadError(f"there is no persona {number}; there are {_ranges(known)}: see `pare home personas`")
    return known[number]


def user(name: str) -> UserFactory:
    """The factory of the user of that name."""
    factory: UserFactory = load("pare.users", name)
    return factory


def assistant(name: str) -> AssistantFactory:
    """The factory of the assistant of that name."""
    factory: AssistantFactory = load("pare.assistants", name)
    return factory


def seated(factory: AssistantFactory, seat: Seat) -> Follower:
    """An assistant at its seat; only a privileged one (the oracle) is shown the scenario and the world."""
    if getattr(factory, "privileged", False):
        return factory(seat)
    return factory(replace(seat, scenario=None, phone=None, character=""))


def _called(group: str, name: str) -> Mapping[int, Persona]:
    """A set of personas."""
    try:
        found: Mapping[int, Persona] = load(group, name)()
        return dict(found)
    except LoadError:
        raise
    except Exception as error:
        raise LoadError(f"{group}: {name} gives no personas: {type(error).__name__}: {error}") from error


def _ranges(numbers: Iterable[int]) -> str:
    """Numbers with their runs drawn together, as `1 to 32, 40`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]} to {run[-1]}" if len(run) > 1 else str(run[0]) for run in runs) or "none"


@cache
def _inside(package: ModuleType) -> tuple[str, ...]:
    """The names of all modules inside a package, but for proofs."""
    found = pkgutil.walk_packages(getattr(package, "__path__", ()), package.__name__ + ".")
    return tuple(info.name for info in found if PACKAGE not in info.name.split("."))


def _declared(module: ModuleType) -> list[type[Scenario]]:
    """The scenarios that a module declares itself."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Scenario))
    return list(dict.fromkeys(kind for kind in kinds if kind.__module__ == module.__name__))


_instances: dict[type[Scenario], Scenario] = {}


def _made(kind: type[Scenario]) -> Scenario:
    """A scenario has one instance, and so one starting world; it has its proof."""
    if kind not in _instances:
        try:
            _ = kind.solution
        except Exception as error:
            raise LoadError(f"{_where(kind)}: {type(error).__name__}: {error}") from error
        _instances[kind] = kind()
    return _instances[kind]


def _imported(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except Exception as error:
        raise LoadError(f"{name} cannot be imported: {type(error).__name__}: {error}") from error


def _where(kind: type[Any]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"
