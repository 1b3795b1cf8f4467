"""What an app's declaration says of screens and taps, as nodes and edges in an order that is the same everywhere."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

from pare.app import App
from pare.screen import Screen

Kind = type[Screen[Any]]


@dataclass(frozen=True, slots=True)
class Node:
    """A screen.

    Attributes:
        screen: its class.
        portal: whether it belongs to another app.
        stays: the taps that may stay on it, or lead to another screen of its class.
    """

    screen: Kind
    portal: bool
    stays: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Edge:
    """All taps that lead from one screen to another."""

    source: Kind
    target: Kind
    taps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Graph:
    """The machine of an app: the root first, then every screen in the order in which taps reach it."""

    app: type[App]
    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]

    @classmethod
    def of(cls, app: type[App]) -> Graph:
        """The graph that an app declares.

        Raises:
            DefinitionError: the declaration breaks a rule.
        """
        order: dict[Kind, None] = {}
        for start in (app.blueprint().root, *sorted(app.screens.values(), key=lambda screen: screen.__name__)):
            waiting = deque([start])
            while waiting:
                screen = waiting.popleft()
                if screen not in order:
                    order[screen] = None
                    waiting.extend(_leads(app, screen))
        nodes = (Node(screen, screen.app is not app, _leads(app, screen).get(screen, ())) for screen in order)
        edges = (
            Edge(screen, target, taps)
            for screen in order
            for target, taps in _leads(app, screen).items()
            if target is not screen
        )
        return cls(app, tuple(nodes), tuple(edges))


def _leads(app: type[App], screen: Kind) -> dict[Kind, tuple[str, ...]]:
    """The screens that a screen's taps may lead to, each with these taps; itself too, if one may stay."""
    found: dict[Kind, tuple[str, ...]] = {}
    for name, tap in app.blueprint().taps[screen].items() if screen.app is app else ():
        for target in dict.fromkeys((*tap.goes, *((screen,) if tap.stays else ()))):
            found[target] = (*found.get(target, ()), name)
    return found
