"""Declarations as text that is the same in every process; their hash tells whether a scenario has changed."""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, partial
from types import CodeType
from typing import Any


def repr_of(value: Any) -> str:
    """A declaration as text that is the same in every process: values by type and content, functions by their code."""
    if type(value) is str:  # most are
        return repr(value)
    if isinstance(value, type):
        return value.__qualname__
    if is_dataclass(value):
        inside = ",".join(f"{f.name}={repr_of(getattr(value, f.name))}" for f in fields(value))
        return f"{type(value).__name__}({inside})"
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{repr_of(k)}:{repr_of(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (tuple, list)):
        return "[" + ",".join(map(repr_of, value)) + "]"
    if isinstance(value, (set, frozenset)):
        return "[" + ",".join(sorted(map(repr_of, value))) + "]"
    if isinstance(value, partial):
        return f"partial{repr_of((value.func, value.args, value.keywords))}"
    if hasattr(value, "__code__"):
        captured = repr_of([cell.cell_contents for cell in value.__closure__ or ()])
        return f"{value.__qualname__}:{_source(value.__code__)}{captured}"
    if getattr(type(value), "__repr__", None) is object.__repr__:  # it would tell an address
        return f"{type(value).__qualname__}{repr_of(getattr(value, '__dict__', {}))}"
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


@cache
def _source(code: CodeType) -> str:
    source = inspect.getsource(code)
    linecache.clearcache()  # it keeps whole files
    return source
