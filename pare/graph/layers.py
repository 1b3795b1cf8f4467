"""Where the parts of a drawing stand: columns from left to right, laid out by grandalf after Sugiyama's method."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from grandalf.graphs import Edge, Vertex, graph_core
from grandalf.layouts import SugiyamaLayout, VertexViewer

K = TypeVar("K")
LINE = 6
"""The height that a link takes where it passes through a column."""

_ROUNDS = 8


@dataclass(frozen=True, slots=True)
class Layers(Generic[K]):
    """Where everything stands.

    Attributes:
        columns: the parts of each column, from top to bottom.
        middles: the middle of each part, from the top of the drawing.
        through: for each link, where it passes through the columns between its ends.
        height: the height of the drawing.
    """

    columns: tuple[tuple[K, ...], ...]
    middles: Mapping[K, int]
    through: Mapping[tuple[K, K], tuple[int, ...]]
    height: int


def arrange(heights: Mapping[K, int], links: Sequence[tuple[K, K]], late: Container[K], gap: int) -> Layers[K]:
    """Put parts into columns, so that every link leads to the right and few of them cross.

    Args:
        heights: the parts with their heights; every part but the first has a link to it.
        links: which part leads to which; without cycles.
        late: the parts that stand as far to the right as their links let them; all others as far to the left.
        gap: the least distance between parts of a column.
    """
    vertices = {key: Vertex(key) for key in heights}
    for key, vertex in vertices.items():
        vertex.view = VertexViewer(w=heights[key], h=0)  # grandalf's layers are rows
    edges = {link: Edge(vertices[link[0]], vertices[link[1]]) for link in links}
    last = [vertex for key, vertex in vertices.items() if key in late]
    layout = _Layout(graph_core(list(vertices.values()), list(edges.values())), last)
    layout.xspace = gap
    layout.init_all(roots=[next(iter(vertices.values()))], inverted_edges=[])
    for place in layout.grx.values():
        if place.dummy:
            place.view.w = LINE
    layout.draw(_ROUNDS)
    middles = _apart(layout.layers, gap)
    return Layers(
        columns=tuple(tuple(part.data for part in layer if isinstance(part, Vertex)) for layer in layout.layers),
        middles={key: middles[vertex] for key, vertex in vertices.items()},
        through={
            link: tuple(middles[part] for _, part in sorted(layout.ctrls.get(edge, {}).items()))[1:-1]
            for link, edge in edges.items()
        },
        height=max(round(middles[layer[-1]] + layer[-1].view.w / 2) for layer in layout.layers),
    )


class _Layout(SugiyamaLayout):  # type: ignore[misc]
    """Sugiyama's layout, with some vertices as late as possible."""

    def __init__(self, graph: graph_core, late: Sequence[Vertex]) -> None:
        super().__init__(graph)
        self.late = late

    def rank_all(self, roots: Sequence[Vertex], optimize: bool = False) -> None:
        super().rank_all(roots, optimize)
        for vertex in self.late:
            place = self.grx[vertex]
            self.layers[place.rank].remove(vertex)
            place.rank = min(self.grx[after].rank for after in vertex.N(+1)) - 1
            self.layers[place.rank].append(vertex)


def _apart(layers: Sequence[Sequence[Any]], gap: int) -> dict[Any, int]:
    """The middles, from 0 on; grandalf alone lets parts of a column overlap at times."""
    top = min(layer[0].view.xy[0] - layer[0].view.w / 2 for layer in layers)
    middles = {}
    for layer in layers:
        free = 0.0
        for part in layer:
            middles[part] = round(max(part.view.xy[0] - top, free + part.view.w / 2))
            free = middles[part] + part.view.w / 2 + gap
    return middles
