"""A graph as Mermaid text, by transitions' own support."""

from __future__ import annotations

from typing import Any

from transitions.extensions import GraphMachine
from transitions.extensions.diagrams_mermaid import Graph as Diagram

from pare.app import App
from pare.graph.declared import Graph, Kind


def mermaid(app: type[App]) -> str:
    """The machine of an app as a Mermaid state diagram; a screen of another app has that app's name before its own."""
    graph = Graph.of(app)

    def name(screen: Kind) -> str:
        return screen.__name__ if screen.app is app else f"{screen.app.name}_{screen.__name__}"

    stays = [(node.screen, node.screen, node.stays) for node in graph.nodes]
    leads = [(edge.source, edge.target, edge.taps) for edge in graph.edges]
    machine = GraphMachine(
        model=None,
        graph_engine="mermaid",
        title=app.name,
        states=[name(node.screen) for node in graph.nodes],
        initial=name(graph.nodes[0].screen),
        transitions=[
            {"trigger": tap, "source": name(source), "dest": name(target)}
            for source, target, taps in (*leads, *stays)
            for tap in taps
        ],
        auto_transitions=False,
    )
    diagram: Any = Diagram
    drawn = str(diagram(machine).get_graph().draw(None)).strip()
    return "\n".join(line.rstrip() for line in drawn.splitlines())
