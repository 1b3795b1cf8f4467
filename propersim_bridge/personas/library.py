"""The library of personas: read from files, checked, and found through the entry-point group `pare.personas`.

A package adds personas of its own with an entry point of that group that names a function without arguments, which
gives a mapping from numbers to personas; `load_folder` makes one from a folder of files like those in `data/`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path
from types import MappingProxyType

from pydantic import ValidationError

from pare import registry
from pare.errors import LoadError, shortened
from pare.showing import visible_json
from propersim_bridge.personas.persona import Persona

GIVEN = 60  # characters of a wrong value that are told


def parsed(text: str, where: str) -> Persona:
    """A persona from JSON text.

    Args:
        text: the JSON.
        where: what the message calls it: a file's name.

    Raises:
        LoadError: it is no persona; the message is one line with the field and what would be right.
    """
    try:
        return Persona.model_validate_json(text)
    except ValidationError as error:
        raise LoadError(f"{where}: {_told(error)}") from None


def read(path: Path) -> Persona:
    """A persona from a file.

    Raises:
        LoadError: it cannot be read, or holds no persona.
    """
    try:
        return parsed(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise LoadError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise LoadError(f"{path.name} is not UTF-8 text") from None


def load_folder(folder: Path) -> Mapping[int, Persona]:
    """The personas of a folder's `.json` files by number, sorted.

    Raises:
        LoadError: there is none, a file holds no persona, or two have the same number or name.
    """
    if not folder.is_dir():
        raise LoadError(f"{folder} is no folder of personas")
    found: dict[int, Persona] = {}
    origins: dict[object, str] = {}
    for path in sorted(folder.glob("*.json")):
        one = read(path)
        for what, value in (("number", one.number), ("name", one.name)):
            if (other := origins.setdefault(value, path.name)) != path.name:
                raise LoadError(f"{path.name}: {what}: {other} has {shortened(value)} too; give each its own")
        found[one.number] = one
    if not found:
        raise LoadError(f"{folder} holds no personas: there is no .json file in it")
    return MappingProxyType(dict(sorted(found.items())))


def written(persona: Persona) -> str:
    """A persona as the text of a file."""
    text = visible_json(persona.model_dump(mode="json"))
    return re.sub(r'"(\d\d:\d\d):00"', r'"\1"', text) + "\n"


@cache
def personas() -> Mapping[int, Persona]:
    """The 32 personas of this package by number: every combination of the Big Five once."""
    with as_file(files("propersim_bridge.personas") / "data") as folder:
        return load_folder(folder)


@cache
def installed() -> Mapping[int, Persona]:
    """Every installed persona by number, ours and those of other packages.

    Raises:
        LoadError: two have the same number or name, or a set holds something else.
    """
    found: dict[int, Persona] = {}
    names: dict[str, int] = {}
    for number, one in registry.personas().items():
        if not isinstance(one, Persona):
            raise LoadError(f"persona {number} is a {type(one).__name__}, not a propersim_bridge.personas.Persona")
        if number != one.number:
            raise LoadError(f"{one.name} stands under {number} and has the number {one.number}")
        if (other := names.setdefault(one.name, number)) != number:
            raise LoadError(f"personas {other} and {number} are both called {one.name}; give each its own name")
        found[number] = one
    return MappingProxyType(found)


def persona(number: int) -> Persona:
    """The installed persona of that number.

    Raises:
        LoadError: there is none; the message says which there are.
    """
    registry.persona(number)
    return installed()[number]


def personas_digest(numbers: Iterable[int]) -> str:
    """A hash of some installed personas; experiments with different ones are not to be mixed.

    Raises:
        LoadError: one is not installed.
    """
    told = "\n".join(persona(number).model_dump_json() for number in numbers)
    return sha256(told.encode()).hexdigest()[:16]


def _told(error: ValidationError) -> str:
    """The first fault in a line, and how many more there are."""
    first, *more = error.errors(include_url=False, include_context=False)
    place = ".".join(map(str, first["loc"]))
    message = first["msg"].removeprefix("Value error, ").removeprefix("Assertion failed, ")
    given = first["input"]
    shown = f", not {shortened(given, GIVEN)}" if place and isinstance(given, (str, int, float)) else ""
    rest = f" (and {len(more)} more)" if more else ""
    line = f"{place}: {message}{shown}{rest}" if place else f"{message}{rest}"
    return " ".join(line.split())
