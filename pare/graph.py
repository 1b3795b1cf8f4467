"""An app's machine as a graph, drawn by transitions' own Mermaid support; screens of other apps are portals."""

from __future__ import annotations

from types import NoneType
from typing import Any

from transitions.extensions import GraphMachine
from transitions.extensions.diagrams_mermaid import Graph

from pare.app import App


def mermaid(kind: type[App]) -> str:
    """The machine of an app as a Mermaid state diagram."""
    blueprint = kind.blueprint()
    states = list(kind.screens)
    transitions = []
    for screen, taps in blueprint.taps.items():
        for name, tap in taps.items():
            for goes in (*tap.goes, *((NoneType,) if tap.stays else ())):
                if goes is NoneType:
                    target = screen.__name__
                elif goes.app is kind:
                    target = goes.__name__
                else:
                    target = f"{goes.app.name}_{goes.__name__}"
                    states += [target] if target not in states else []
                transitions.append({"trigger": name, "source": screen.__name__, "dest": target})
    machine = GraphMachine(
        model=None,
        graph_engine="mermaid",
        title=kind.name,
        states=states,
        initial=blueprint.root.__name__,
        transitions=transitions,
        auto_transitions=False,
    )
    graph: Any = Graph
    return str(graph(machine).get_graph().draw(None)).strip()
