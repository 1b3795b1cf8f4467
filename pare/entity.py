"""Entities: frozen, validated facts such as one message or one calendar event."""

from __future__ import annotations

import re
from collections import abc, deque
from collections.abc import Iterable
from datetime import datetime
from functools import cache
from types import NoneType
from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict

from pare.errors import DefinitionError
from pare.times import Moment

# A frozenset's order depends on the hash seed; what is abstract takes lists and dicts as well.
_MUTABLE = (list, dict, set, frozenset, bytearray, deque)
_ABSTRACT = (abc.Sequence, abc.Mapping, abc.Set, abc.Collection, abc.Iterable)


class Entity(BaseModel):
    """One frozen fact, stored in a table.

    Collections inside are tuples, so nothing can be changed in place; `changed` makes a validated copy.
    Class arguments say how a table keeps it:

    * `index`: fields (or properties) to look up by equality; a tuple value is indexed by each of its members;
    * `order`: the field (or property) that rows are sorted by; the default, and between equals, is creation order;
    * `search`: fields that full-text search looks at;
    * `container`: a row that is created on the way when its content is (the conversation of a first message);
    * `quiet`: bookkeeping fields (read, last opened); a change of these alone is no effect that a grader looks at.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", str_max_length=100_000, allow_inf_nan=False)

    kind: ClassVar[str] = "entity"
    index: ClassVar[tuple[str, ...]] = ()
    order: ClassVar[str | None] = None
    search: ClassVar[tuple[str, ...]] = ()
    quiet: ClassVar[tuple[str, ...]] = ()
    container: ClassVar[bool] = False

    id: str = ""

    def __init_subclass__(
        cls,
        index: tuple[str, ...] = (),
        order: str | None = None,
        search: tuple[str, ...] = (),
        quiet: tuple[str, ...] = (),
        container: bool = False,
        **options: Any,
    ) -> None:
        super().__init_subclass__(**options)
        cls.kind = snake(cls.__name__)
        cls.index, cls.order, cls.search, cls.quiet, cls.container = index, order, search, quiet, container

    @classmethod
    def __pydantic_init_subclass__(cls, **_: Any) -> None:
        for name, info in cls.model_fields.items():
            if name in _CLASS_WORDS:
                raise DefinitionError(f"{cls.__name__}.{name}: entity classes have a {name} of their own; rename it")
            if _mentions_naive(info.annotation, info.metadata):
                rule = "annotate a point in time with pare.times.Moment; a plain datetime may lack its time zone"
                raise DefinitionError(f"{cls.__name__}.{name}: {rule}")
            if _mentions_mutable(info.annotation):
                raise DefinitionError(f"{cls.__name__}.{name}: use a tuple; entities hold nothing mutable")
        for name in (*cls.index, *cls.search, *cls.quiet, *((cls.order,) if cls.order else ())):
            if name not in cls.model_fields and not isinstance(getattr(cls, name, None), property):
                raise DefinitionError(f"{cls.__name__}: index, order, search and quiet name fields; {name!r} is none")
        if cls.order is not None and NoneType in get_args(cls._type_of(cls.order)):
            raise DefinitionError(f"{cls.__name__}: order names {cls.order!r}, which may be None and not be sorted")

    @classmethod
    def _type_of(cls, name: str) -> Any:
        if name in cls.model_fields:
            return cls.model_fields[name].annotation
        try:
            return get_type_hints(getattr(cls, name).fget).get("return")
        except NameError:
            return None

    @property
    def lasting(self) -> bool:
        """Whether it has gone out into the world (a message that was sent), so that removing the row undoes nothing."""
        return False

    def identified(self, id: str) -> Self:
        """A copy with that id; all else was validated before."""
        fields: dict[str, Any] = _laid_out(type(self)).copy()
        twin = object.__new__(type(self))
        fields.update(self.__dict__)
        fields["id"] = id
        object.__setattr__(twin, "__dict__", fields)
        object.__setattr__(twin, "__pydantic_fields_set__", _given(frozenset(self.__pydantic_fields_set__)))
        object.__setattr__(twin, "__pydantic_extra__", None)
        object.__setattr__(twin, "__pydantic_private__", self.__pydantic_private__)
        return twin

    def changed(self, **fields: Any) -> Self:
        """A validated copy with other values for some fields.

        Raises:
            pydantic.ValidationError: a value does not fit.
        """
        return self.__pydantic_validator__.validate_python({**self.__dict__, **fields})  # type: ignore[no-any-return]


@cache
def _laid_out(kind: type[Entity]) -> dict[str, Any]:
    """The fields of an entity class as a dict whose copies share their keys: rows take half the memory so."""
    one = object.__new__(kind)
    for name in kind.model_fields:
        object.__setattr__(one, name, None)
    return one.__dict__


@cache
def _given(fields: frozenset[str]) -> set[str]:
    """These and the id, as one set for all rows: entities are frozen, and pydantic copies it when it copies a model."""
    return {*fields, "id"}


def snake(name: str) -> str:
    """`CalendarEvent` as `calendar_event`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


_CLASS_WORDS = ("kind", "index", "order", "search", "quiet", "container")


def _mentions_naive(annotation: Any, metadata: Iterable[Any] = ()) -> bool:
    """Whether an annotation allows a `datetime` that is no `Moment`."""
    if get_origin(annotation) is Annotated:
        annotation, *metadata = get_args(annotation)
    if isinstance(annotation, type) and issubclass(annotation, datetime):
        return not any(one in metadata for one in get_args(Moment)[1:])
    return any(map(_mentions_naive, get_args(annotation)))


def _mentions_mutable(annotation: Any) -> bool:
    kind = get_origin(annotation) or annotation
    if kind in _MUTABLE or kind in _ABSTRACT:
        return True
    if isinstance(kind, type) and issubclass(kind, BaseModel) and not kind.model_config.get("frozen"):
        return True
    return any(_mentions_mutable(part) for part in get_args(annotation))
