"""Apps: tables, operations and (declared beside it) screens. Everything else is compiled from the declaration."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import wraps
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, TypeVar, cast
from zoneinfo import ZoneInfo

from pare.entity import Entity, snake
from pare.errors import DefinitionError
from pare.screen import Screen
from pare.times import told

if TYPE_CHECKING:
    from pare.machine import Blueprint
    from pare.phone import Phone
    from pare.table import Table

F = TypeVar("F", bound=Callable[..., Any])


def _operation(kind: Literal["read", "write", "incoming"]) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        writes, name = kind != "read", function.__name__

        @wraps(function)
        def call(self: App, *args: Any, **kwargs: Any) -> Any:
            return self.phone.journal.run(f"{self.name}__{name}", function, (self, *args), kwargs, writes=writes)

        call.__operation__ = kind  # type: ignore[attr-defined]
        return cast(F, call)

    return decorate


read = _operation("read")
"""Declare an operation that changes nothing: an observing assistant may call it."""

write = _operation("write")
"""Declare an operation that changes data: the assistant needs an accepted proposal; taps call the same method."""


E = TypeVar("E", bound=Entity)


@dataclass(frozen=True, slots=True)
class Arrived(Generic[E]):
    """What an incoming method returns where its templates need more than fields: `{words.who}`.

    Attributes:
        about: the entity that arrived or changed.
        words: what the templates name, as attributes.
    """

    about: E
    words: object


def incoming(*, headline: str, full: str) -> Callable[[F], F]:
    """Declare something that the outside world does: a message arrives, a ride is cancelled.

    The method returns the entity that it is about, or `Arrived` with that entity and words for the templates, or None.
    Both templates are filled from the arguments, the entity's fields and `words`, times in the phone's zone.

    Args:
        headline: what the user's notification shows (cut short, as `{text:.40}`).
        full: what the assistant sees.
    """

    def decorate(function: F) -> F:
        call = _operation("incoming")(function)
        call.__texts__ = (headline, full)  # type: ignore[attr-defined]
        return call

    return decorate


_NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class App:
    """An app of the phone.

    Declare tables as annotated attributes (`messages: Table[Message]`), operations with `@read`, `@write` and
    `@incoming`, and screens as `Screen[TheApp]` subclasses in a module that is imported with the app. The docstring's
    first line is what agents are told of the app. Its name is the class's in snake case, or given: `class Mail(App,
    name="email")`.
    """

    name: ClassVar[str]
    screens: ClassVar[dict[str, type[Screen[Any]]]]
    root: ClassVar[type[Screen[Any]] | None]
    _blueprint: ClassVar[Blueprint | None]

    phone: Phone

    def __init_subclass__(cls, name: str = "") -> None:
        super().__init_subclass__()
        if not (cls.__doc__ or "").strip():
            raise DefinitionError(f"{cls.__name__} needs a docstring: agents and the docs read it")
        cls.name, cls.screens, cls.root, cls._blueprint = name or snake(cls.__name__), {}, None, None
        if not _NAME.fullmatch(cls.name) or cls.name == "phone":
            rule = "in snake case, without two underlines in a row, and not 'phone'"
            raise DefinitionError(f"{cls.__name__}: the name {cls.name!r} must be {rule}")

    @classmethod
    def declare(cls, screen: type[Screen[Any]], root: bool) -> None:
        """Take in a screen; called when a `Screen[TheApp]` class is made.

        Raises:
            DefinitionError: the app is in use already, has that screen, or has a root.
        """
        if cls._blueprint is not None:
            raise DefinitionError(f"{cls.__name__} is in use already; import {screen.__name__}'s module with the app")
        if screen.__name__ in cls.screens:
            raise DefinitionError(f"{cls.__name__} has a screen {screen.__name__} already")
        if root and cls.root is not None:
            raise DefinitionError(f"{cls.__name__}: {screen.__name__} and {cls.root.__name__} cannot both be the root")
        cls.screens[screen.__name__] = screen
        cls.root = screen if root else cls.root

    @classmethod
    def blueprint(cls) -> Blueprint:
        """Everything compiled from the declaration, once per class (see `pare.machine`)."""
        if cls._blueprint is None:
            from pare.machine import compile_app

            cls._blueprint = compile_app(cls)
        return cls._blueprint

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.blueprint()

    def screen_of(self, entity: Entity) -> Screen[Any] | None:
        """The screen that opens when a notification about that entity is tapped; None opens the app's root."""
        return None

    def mutes(self, entity: Entity) -> bool:
        """True if the user gets no notification about that entity (a muted conversation)."""
        return False

    def next_alarm(self) -> datetime | None:
        """When something in this app falls due by itself (a reminder), as UTC; None if nothing will.

        It depends on the app's own rows and on the time alone, and is not asked for again before it, or another app's,
        rings, or a row of the app is written.
        """
        return None

    def ring(self) -> None:
        """Do what falls due now, or one thing of it; called at `next_alarm`, as the world, until that is later."""
        raise NotImplementedError(f"{type(self).__name__} has alarms and must say what they do")

    @property
    def now(self) -> datetime:
        """The phone's time, as UTC."""
        return self.phone.journal.now

    def local(self, at: datetime, form: str = "%a %d %b %Y %H:%M") -> str:
        """A time as people read it, in the phone's zone."""
        return told(at.astimezone(UTC), self.phone.zone, form)


class Shelf:
    """Where an app finds one of its tables: on its phone, looked up when it is first needed."""

    def __init__(self, attribute: str, table: str, kind: type[Entity]) -> None:
        self._attribute, self._table, self._kind = attribute, table, kind

    def __get__(self, app: App | None, kind: type[App]) -> Shelf | Table[Any]:
        if app is None:
            return self
        found = app.phone.table(self._table, self._kind)
        app.__dict__[self._attribute] = found
        return found


def fill(template: str, values: Mapping[str, Any], zone: ZoneInfo) -> str:
    """A notification's text from its template: times are local, tuples list their members, no value is `none`."""
    return template.format_map(_Words(values, zone))


class _Words:
    """The values of a template, each worked out when the template names it."""

    def __init__(self, values: Mapping[str, Any], zone: ZoneInfo) -> None:
        self._values, self._zone = values, zone

    def __getitem__(self, name: str) -> Any:
        value = self._values[name]
        if type(value) is str:
            return value
        if value is None:
            return "none"
        if isinstance(value, datetime):
            return value.astimezone(self._zone)
        if isinstance(value, tuple) and type(value).__format__ is object.__format__:
            return ", ".join(map(str, value)) or "none"
        return value
