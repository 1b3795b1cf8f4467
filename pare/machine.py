"""An app's machine: compiled once per app class from its screens and taps, run by `transitions`.

A state per screen, a trigger per tap (`Screen.tap`), a transition per destination that the tap's return annotation
declares. A tap's body runs first and once; the transitions' conditions then compare the type of what it returned. No
model is registered with the machine: a `Position` is made for each tap, so an instance of an app costs microseconds.
"""

from __future__ import annotations

import inspect
import string
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from transitions import EventData, Machine

from pare.app import App, Arrived, Shelf
from pare.entity import Entity
from pare.errors import DefinitionError, listed
from pare.screen import Screen, destinations
from pare.table import Table
from pare.tool import Tool

PHONE_ACTIONS = (
    "open_app", "switch_app", "go_home", "back", "open_notification", "wait", "accept_proposal", "reject_proposal",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Tap:
    """A compiled tap: its tool, its trigger in the machine, where it may lead."""

    tool: Tool
    trigger: str
    goes: tuple[type[Screen[Any]], ...]
    stays: bool


@dataclass(frozen=True, slots=True)
class Blueprint:
    """All that an app's declaration says."""

    root: type[Screen[Any]]
    machine: Machine
    taps: Mapping[type[Screen[Any]], Mapping[str, Tap]]
    tools: Mapping[str, Tool]
    texts: Mapping[str, tuple[str, str]]
    tables: Mapping[str, type[Entity]]


class Position:
    """Where a user is in a machine, for the moment of one tap."""

    __slots__ = ("state",)

    def __init__(self, state: str) -> None:
        self.state = state


class Leads:
    """The condition of one declared destination: that is what the tap returned."""

    def __init__(self, kind: type[Any]) -> None:
        self.kind = kind
        self.__name__ = "stays" if kind is NoneType else f"to {kind.__name__}"

    def __call__(self, event: EventData) -> bool:
        """Whether the tap returned such a screen."""
        return type(event.kwargs["goes"]) is self.kind


def run_tap(app: App, screen: Screen[Any], tap: Tap, arguments: Mapping[str, Any]) -> Screen[Any] | None:
    """A tap's body, once, then its transition; one savepoint, so an undeclared destination undoes both.

    Raises:
        DefinitionError: the tap returned a screen that its annotation does not declare.
    """

    def take() -> Screen[Any] | None:
        goes: Screen[Any] | None = tap.tool.call(screen, app, **arguments)
        machine = app.blueprint().machine
        if not machine.events[tap.trigger].trigger(Position(type(screen).__name__), goes=goes):
            raise DefinitionError(f"{tap.trigger} returned {goes!r}, which its annotation does not declare")
        return goes

    return app.phone.journal.run(f"{app.name}.{tap.trigger}", take, (), {}, writes=True)  # type: ignore[no-any-return]


def compile_app(app: type[App]) -> Blueprint:
    """Compile an app's declaration.

    Raises:
        DefinitionError: the declaration breaks a rule; the message names the class and the rule.
    """
    if app.root is None:
        raise DefinitionError(f"{app.__name__} has no root screen (is the module with its screens imported?)")
    needed = [p.name for p in inspect.signature(app.root).parameters.values() if p.default is p.empty]
    if needed:
        raise DefinitionError(
            f"{app.root.__name__} is the root of {app.__name__}; it must open without {listed(needed)}"
        )
    names: dict[str, Any] = {app.__name__: app, **app.screens}
    tables = {attribute: _row_type(app, attribute, hint) for attribute, hint in _tables(app).items()}
    tools, texts = {}, {}
    for name, function in inspect.getmembers(app, lambda f: hasattr(f, "__operation__")):
        tool = Tool(f"{app.name}__{name}", function.__operation__, function, _hints(function, names))
        tools[tool.name] = tool
        if function.__operation__ == "incoming":
            _check_texts(tool, function.__texts__)
            texts[tool.name] = function.__texts__
    taps = {screen: _taps(app, screen, names) for screen in app.screens.values()}
    transitions = [
        {
            "trigger": tap.trigger,
            "source": screen.__name__,
            "dest": kind.__name__ if kind is not NoneType and kind.app is app else None,
            "conditions": [Leads(kind)],
        }
        for screen, mine in taps.items()
        for tap in mine.values()
        for kind in (*tap.goes, *((NoneType,) if tap.stays else ()))
    ]
    machine = Machine(
        model=None, states=list(app.screens), initial=app.root.__name__, transitions=transitions,
        auto_transitions=False, send_event=True, name=app.__name__,
    )  # fmt: skip
    for attribute, kind in tables.items():
        setattr(app, attribute, Shelf(attribute, f"{app.name}.{attribute}", kind))
    return Blueprint(app.root, machine, taps, tools, texts, tables)


def _taps(app: type[App], screen: type[Screen[Any]], names: Mapping[str, Any]) -> dict[str, Tap]:
    found = {}
    for name, function in inspect.getmembers(screen, lambda f: hasattr(f, "__tap__")):
        where = f"{screen.__name__}.{name}"
        if name in PHONE_ACTIONS:
            raise DefinitionError(f"{where}: the phone itself has an action of that name; choose another")
        hints = _hints(function, names)
        parameters = list(inspect.signature(function).parameters)
        if len(parameters) < 2 or hints.get(parameters[1]) is not app:
            raise DefinitionError(f"{where}: its first argument must be annotated as the app, {app.__name__}")
        if "return" not in hints:
            raise DefinitionError(f"{where}: annotate what it returns with screens, or None")
        goes, stays = destinations(hints["return"], where)
        for destination in goes:
            if destination.app is app and destination.__name__ not in app.screens:
                raise DefinitionError(f"{where}: {destination.__name__} is no screen of {app.__name__}")
        try:
            tool = Tool(name, "tap", function, hints, 2)
        except DefinitionError as error:
            raise DefinitionError(f"{screen.__name__}.{error}") from None
        found[name] = Tap(tool, where, goes, stays)
    return found


def _hints(function: Any, names: Mapping[str, Any]) -> dict[str, Any]:
    try:
        hints = get_type_hints(function, vars(sys.modules[function.__module__]), dict(names), include_extras=True)
    except NameError as error:
        raise DefinitionError(
            f"{function.__qualname__}: the annotation {error.name!r} is unknown; name screens of other apps through "
            "their module (import pare_apps.contacts.screens as contacts)"
        ) from None
    return hints


def _tables(app: type[App]) -> dict[str, Any]:
    own = {
        name: hint
        for base in reversed(app.__mro__)
        if issubclass(base, App) and base is not App
        for name, hint in _class_hints(base).items()
        if get_origin(hint) is Table
    }
    return own


def _class_hints(base: type[App]) -> dict[str, Any]:
    module = vars(sys.modules[base.__module__])
    try:
        return {
            name: eval(hint, module) if isinstance(hint, str) and hint.startswith("Table[") else hint
            for name, hint in inspect.get_annotations(base).items()
        }
    except NameError as error:
        raise DefinitionError(f"{base.__name__}: the annotation {error.name!r} of a table is unknown") from None


def _row_type(app: type[App], attribute: str, hint: Any) -> type[Entity]:
    kind = get_args(hint)[0]
    if not (isinstance(kind, type) and issubclass(kind, Entity)):
        raise DefinitionError(f"{app.__name__}.{attribute}: a table holds entities; {kind!r} is none")
    return kind


def _check_texts(tool: Tool, texts: tuple[str, str]) -> None:
    about: Any = tool.returns
    words: tuple[str, ...] = ()
    if get_origin(about) is Arrived:
        about, words = get_args(about)[0], ("words",)
    fields = set(about.model_fields) if isinstance(about, type) and issubclass(about, Entity) else set()
    known = {*tool.names, *fields, *words}
    for template in texts:
        try:
            parts = list(string.Formatter().parse(template))
        except ValueError as error:
            raise DefinitionError(f"{tool.name}: its template {template!r} cannot be read: {error}") from None
        for _, name, _, _ in parts:
            if name is not None and name.split(".")[0].split("[")[0] not in known:
                raise DefinitionError(
                    f"{tool.name}: its template names {name!r}; known are {listed(sorted(known), 30)}"
                )
