"""An app's machine as a graph: its screens, the taps between them, and the other apps' screens that these lead to."""

from pare.graph.as_mermaid import mermaid
from pare.graph.as_svg import svg
from pare.graph.declared import Edge, Graph, Node

__all__ = ["Edge", "Graph", "Node", "mermaid", "svg"]
