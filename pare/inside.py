"""Every value of a kind inside a declaration."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import partial
from typing import Any


def inside(value: Any, kind: type[Any]) -> Iterator[Any]:
    """Every value of a kind inside a declaration, in its functions too."""
    if isinstance(value, kind):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from inside(part, kind)
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from inside(part, kind)
    elif isinstance(value, type):
        return
    elif is_dataclass(value):
        for one in fields(value):
            yield from inside(getattr(value, one.name), kind)
    elif isinstance(value, partial):
        yield from inside((value.args, value.keywords), kind)
    elif hasattr(value, "__code__"):
        yield from inside([cell.cell_contents for cell in value.__closure__ or ()], kind)
