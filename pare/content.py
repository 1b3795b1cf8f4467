"""Declarations as text that is the same in every process; their hash tells whether a scenario has changed."""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, partial
from types import CodeType, FunctionType, ModuleType
from typing import Any


def repr_of(value: Any, within: frozenset[CodeType] = frozenset()) -> str:
    """A declaration as text that is the same in every process: values by type and content, functions by their code.

    What a function uses of its own module (helpers, constants) belongs to it, and so do constants of other modules.

    Args:
        value: the declaration.
        within: the code in which it is met; it is not told again.
    """
    if type(value) is str:  # most are
        return repr(value)
    if isinstance(value, type):
        return value.__qualname__
    if is_dataclass(value):
        inside = ",".join(f"{f.name}={repr_of(getattr(value, f.name), within)}" for f in fields(value))
        return f"{type(value).__name__}({inside})"
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{repr_of(k, within)}:{repr_of(v, within)}" for k, v in value.items()) + "}"
    if isinstance(value, (tuple, list)):
        return "[" + ",".join(repr_of(part, within) for part in value) + "]"
    if isinstance(value, (set, frozenset)):
        return "[" + ",".join(sorted(repr_of(part, within) for part in value)) + "]"
    if isinstance(value, partial):
        return f"partial{repr_of((value.func, value.args, value.keywords), within)}"
    if hasattr(value, "__code__"):
        if value.__code__ in within:
            return f"{value.__qualname__}"
        inner = within | {value.__code__}
        captured = repr_of([cell.cell_contents for cell in value.__closure__ or ()], inner)
        used = "".join(f";{name}={repr_of(one, inner)}" for name, one in sorted(_used(value).items()))
        return f"{value.__qualname__}:{_source(value.__code__)}{captured}{used}"
    if getattr(type(value), "__repr__", None) is object.__repr__:  # it would tell an address
        return f"{type(value).__qualname__}{repr_of(getattr(value, '__dict__', {}), within)}"
    return repr(value)


def strings_in(value: Any) -> Iterator[str]:
    """Every text that a declaration holds, in its values and in the constants of its functions."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from strings_in(key)
            yield from strings_in(part)
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from strings_in(part)
    elif isinstance(value, (set, frozenset)):
        yield from sorted(part for part in value if isinstance(part, str))
    elif isinstance(value, CodeType):
        yield from strings_in(value.co_consts)
    elif isinstance(value, type):
        return
    elif is_dataclass(value):
        for one in fields(value):
            yield from strings_in(getattr(value, one.name))
    elif isinstance(value, partial):
        yield from strings_in((value.func, value.args, value.keywords))
    elif hasattr(value, "__code__"):
        yield from strings_in((value.__code__, [cell.cell_contents for cell in value.__closure__ or ()]))
    else:
        yield from strings_in(getattr(value, "__dict__", {}))


def _used(function: FunctionType) -> dict[str, Any]:
    """Helpers of its own module and constants of any that a function uses, by name."""
    names, known = set(_names(function.__code__)), function.__globals__
    found = {name: known[name] for name in names if name in known}
    for name, module in [pair for pair in found.items() if isinstance(pair[1], ModuleType)]:
        held = vars(module) if module.__name__.partition(".")[0] == function.__module__.partition(".")[0] else {}
        found |= {f"{name}.{part}": held[part] for part in names if part in held}
    bare = {name: getattr(one, "__wrapped__", one) for name, one in found.items()}  # what is remembered, too
    return {name: one for name, one in bare.items() if _counts(one, function.__module__)}


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _names(part)


def _counts(value: Any, module: str) -> bool:
    """Whether something that a function uses is its own: code of its module, or a value and no code at all."""
    if isinstance(value, (type, ModuleType)):
        return False
    if isinstance(value, FunctionType):
        return value.__module__ == module
    return not callable(value) or is_dataclass(value) or isinstance(value, partial)


@cache
def _source(code: CodeType) -> str:
    source = inspect.getsource(code)
    linecache.clearcache()  # it keeps whole files
    return source
