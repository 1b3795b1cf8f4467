"""Declarations as text that is the same in every process; their hash tells whether a scenario has changed."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import partial
from typing import Any


def repr_of(value: Any) -> str:
    """A declaration as text that is the same in every process: values by type and content, functions by their code."""
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
        return f"{value.__qualname__}:{inspect.getsource(value)}{captured}"
    if getattr(type(value), "__repr__", None) is object.__repr__:  # it would tell an address
        return f"{type(value).__qualname__}{repr_of(getattr(value, '__dict__', {}))}"
    return repr(value)
