"""Numbers that JSON does not have (nan, infinity): where they may occur, and how they are refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from datetime import date, time, timedelta
from decimal import Decimal
from enum import Enum
from functools import cache
from math import isfinite
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct
from pydantic import AwareDatetime, BaseModel, NaiveDatetime

_PLAIN = frozenset((str, int, bool, NoneType))  # most of what is recorded
_SAFE = (  # and what derives from them
    str, int, NoneType, date, time, timedelta, Decimal, Enum, AwareDatetime, NaiveDatetime,
)  # fmt: skip


def check_finite(value: Any, where: str = "a record") -> None:
    """Refuse numbers that are not finite, at any depth.

    Args:
        value: anything that can be recorded.
        where: what it is, for the error.

    Raises:
        ValueError: there is one.
    """
    if type(value) in _PLAIN:
        return
    if isinstance(value, float):
        if not isfinite(value):
            raise ValueError(f"{where} cannot hold {value}: numbers must be finite")
    elif isinstance(value, Mapping):
        for part in value.values():
            check_finite(part, where)
    elif isinstance(value, (tuple, list)):
        for part in value:
            check_finite(part, where)
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            check_finite(getattr(value, name), where)
    elif is_dataclass(value) and not isinstance(value, type):
        for one in fields(value):
            check_finite(getattr(value, one.name), where)


def may_be_infinite(annotation: Any, refused: bool = False) -> bool:
    """Whether values of that type may hold a number that is not finite; what is not known may.

    Args:
        annotation: the type.
        refused: whether such numbers are refused where the type stands, as in a model that says so.
    """
    if get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    if annotation is float:
        return not refused
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return _model_may(annotation)
    if annotation is None or (isinstance(annotation, type) and issubclass(annotation, _SAFE)):
        return False
    if is_dataclass(annotation):
        return any(map(may_be_infinite, get_type_hints(annotation, include_extras=True).values()))
    parts = [part for part in get_args(annotation) if part is not Ellipsis]
    if get_origin(annotation) is Literal:
        return False
    return not parts or any(may_be_infinite(part, refused) for part in parts)


@cache
def _model_may(kind: type[BaseModel]) -> bool:
    refused = kind.model_config.get("allow_inf_nan") is False
    held = [info.annotation for info in kind.model_fields.values()]
    computed = [info.return_type for info in kind.model_computed_fields.values()]
    return any(may_be_infinite(one, refused) for one in held) or any(map(may_be_infinite, computed))
