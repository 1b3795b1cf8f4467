"""Screens and taps: what the user sees, and all that the user can do there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Self,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
)

from msgspec import Struct

from pare.entity import Entity
from pare.errors import DefinitionError

if TYPE_CHECKING:
    from pare.app import App

A = TypeVar("A", bound="App")
T = TypeVar("T", bound="Callable[..., Screen[Any] | None]")


class Item(Struct, frozen=True, gc=False):
    """One row of a view; its id can be the `<kind>_id` argument of a tap."""

    kind: str
    id: str
    text: str

    @classmethod
    def of(cls, entity: Entity, text: str) -> Self:
        """A row for an entity."""
        return cls(entity.kind, entity.id, text)


@dataclass(frozen=True, slots=True, init=False)
class View:
    """What a screen shows: a title, lines of text, and rows that can be tapped."""

    title: str
    lines: tuple[str, ...]
    items: tuple[Item, ...]

    def __init__(self, title: str, lines: Iterable[str] = (), items: Iterable[Item] = ()) -> None:
        object.__setattr__(self, "title", title)
        object.__setattr__(self, "lines", tuple(lines))
        object.__setattr__(self, "items", tuple(items))

    def render(self) -> str:
        """The view as text."""
        return "\n".join((self.title, *self.lines, *(f"- [{item.id}] {item.text}" for item in self.items)))


def tap(function: T) -> T:
    """Declare a user action of a screen.

    The method gets the app and the arguments, changes data through the app's operations, and returns the screen it
    leads to. The return annotation declares every screen that it may lead to (of any app); `None` is "stay here".
    """
    function.__tap__ = True  # type: ignore[attr-defined]
    return function


@dataclass_transform(frozen_default=True, kw_only_default=False)
class Screen(Generic[A]):
    """One state of an app's machine. Its fields are the context (which conversation is open).

    Subclass it as `class Inbox(Screen[Email], root=True)`; the class becomes a frozen dataclass, so screens are values
    that forks share. Exactly one screen of an app is its root.
    """

    app: ClassVar[type[App]]

    def __init_subclass__(cls, root: bool = False) -> None:
        super().__init_subclass__()
        bases = [base for base in cls.__dict__.get("__orig_bases__", ()) if get_origin(base) is Screen]
        owner = get_args(bases[0])[0] if bases else getattr(cls, "app", None)
        if not isinstance(owner, type) or not hasattr(owner, "declare"):
            raise DefinitionError(f"{cls.__name__} must name its app: class {cls.__name__}(Screen[SomeApp])")
        if not (cls.__doc__ or "").strip():
            raise DefinitionError(f"{cls.__name__} needs a docstring: agents and the docs read it")
        dataclass(frozen=True)(cls)
        cls.app = owner
        owner.declare(cls, root)

    def show(self, app: A) -> View:
        """What the user sees here; reads only."""
        return View((type(self).__doc__ or "").splitlines()[0])

    def opened(self, app: A) -> None:
        """What happens when the user arrives here by a notification; for bookkeeping, such as marking as read."""

    def alive(self, app: A) -> bool:
        """False once what the screen shows is gone; the phone then drops it from the back stack."""
        return True


def destinations(annotation: Any, where: str) -> tuple[tuple[type[Screen[Any]], ...], bool]:
    """The screens that a tap's return annotation declares, and whether it may stay.

    Raises:
        DefinitionError: the annotation is missing or names something else.
    """
    options = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)
    goes = tuple(option for option in options if option is not NoneType and option is not None)
    for option in goes:
        if not (isinstance(option, type) and issubclass(option, Screen)) or option is Screen:
            raise DefinitionError(f"{where}: annotate what it returns with screens, or None; {option!r} is neither")
    return goes, len(goes) < len(options)
