"""Where everything of a drawing is, in pixels: boxes, labels and the way of each edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pare.graph.blocks import PORT, Block, box, label
from pare.graph.declared import Edge, Graph, Kind
from pare.graph.layers import Layers, arrange

MARGIN, START = 16, 34  # around everything; before the root
_GAP, _APART = 38, 14  # between columns; between the parts of a column
_STEP = 3  # what no eye would miss
_EDGE = 10  # a box's corner, where no edge begins

Part = Kind | Edge
Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a box or a label is."""

    block: Block
    left: int
    right: int
    middle: int

    @property
    def top(self) -> int:
        """Its upper side."""
        return self.middle - self.block.height // 2


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing.

    Attributes:
        frames: every screen's box and every edge's label.
        ways: for each edge the points that it passes, from its source to its label and from there to its target.
        back: the edges that lead to the left.
    """

    frames: Mapping[Part, Frame]
    ways: Mapping[Edge, tuple[Sequence[Point], Sequence[Point]]]
    back: frozenset[Edge]
    width: int
    height: int

    @classmethod
    def of(cls, graph: Graph) -> Picture:
        """The drawing of a graph."""
        order = {screen: at for at, screen in enumerate(_order(graph))}
        back = frozenset(edge for edge in graph.edges if order[edge.target] < order[edge.source])
        links: list[tuple[Part, Part]] = []
        for edge in graph.edges:
            first, last = (edge.target, edge.source) if edge in back else (edge.source, edge.target)
            links += [(first, edge), (edge, last)]
        held = {(kind, side): sum(link[side] is kind for link in links) for kind in order for side in (0, 1)}
        blocks: dict[Part, Block] = {
            node.screen: box(node, max(held[node.screen, 0], held[node.screen, 1])) for node in graph.nodes
        }
        blocks |= {edge: label(edge.taps) for edge in graph.edges}
        root = graph.nodes[0].screen
        lost = [(root, kind) for kind in order if kind is not root and not held[kind, 1]]
        layers = arrange({part: block.height for part, block in blocks.items()}, [*links, *lost], back, _APART)
        frames, columns = _frames(blocks, layers, back)
        tracks = _tracks(links, frames, columns, layers)
        ways = {}
        for edge in graph.edges:
            if edge in back:
                before, after = tracks[edge, edge.source], tracks[edge.target, edge]
                ways[edge] = (before[::-1], after[::-1])
            else:
                ways[edge] = (tracks[edge.source, edge], tracks[edge, edge.target])
        return cls(frames, ways, back, columns[-1][1] + MARGIN, layers.height + 2 * MARGIN)


def _order(graph: Graph) -> list[Kind]:
    """The screens, those fewer taps away from the root first, and among equals in the direction of their edges."""
    level = {graph.nodes[0].screen: 0}
    for edge in graph.edges:
        level.setdefault(edge.target, level.setdefault(edge.source, 1) + 1)
    behind: list[Kind] = []
    seen: set[Kind] = set()

    def visit(screen: Kind) -> None:
        if screen not in seen:
            seen.add(screen)
            for edge in reversed(graph.edges):
                if edge.source is screen and level[edge.target] == level[screen]:
                    visit(edge.target)
            behind.append(screen)

    for node in reversed(graph.nodes):
        level.setdefault(node.screen, 1)
        visit(node.screen)
    behind.reverse()
    return sorted(behind, key=level.__getitem__)


def _frames(
    blocks: Mapping[Part, Block], layers: Layers[Part], back: frozenset[Edge]
) -> tuple[dict[Part, Frame], list[tuple[int, int]]]:
    """Where everything is, and the left and right side of each column; labels stand near the screen of their taps."""
    frames, columns, left = {}, [], MARGIN + START
    for parts in layers.columns:
        right = left + max(blocks[part].width for part in parts)
        for part in parts:
            block = blocks[part]
            begins, ends = left, right
            if part in back:
                begins = right - block.width
            elif isinstance(part, Edge):
                ends = left + block.width
            frames[part] = Frame(block, begins, ends, layers.middles[part] + MARGIN)
        columns.append((left, right))
        left = right + _GAP
    return frames, columns


def _tracks(
    links: Sequence[tuple[Part, Part]],
    frames: Mapping[Part, Frame],
    columns: Sequence[tuple[int, int]],
    layers: Layers[Part],
) -> dict[tuple[Part, Part], list[Point]]:
    """The points that each link passes, from left to right."""
    at = {part: column for column, parts in enumerate(layers.columns) for part in parts}
    passes = {link: _straightened(frames[link[0]], [y + MARGIN for y in layers.through[link]]) for link in links}
    begins = _ports(frames, [(link[0], link, [*passes[link], frames[link[1]].middle][0]) for link in links])
    ends = _ports(frames, [(link[1], link, [frames[link[0]].middle, *passes[link]][-1]) for link in links])
    tracks = {}
    for link in links:
        first, last = (frames[part] for part in link)
        points = [(first.right, begins[link]), (columns[at[link[0]]][1], begins[link])]
        for column, y in enumerate(passes[link], at[link[0]] + 1):
            points += [(columns[column][0], y), (columns[column][1], y)]
        points += [(columns[at[link[1]]][0], ends[link]), (last.left, ends[link])]
        tracks[link] = _corners(points)
    return tracks


def _corners(points: Sequence[Point]) -> list[Point]:
    """The points of a track without those where it goes straight on."""
    between = zip(points, points[1:], points[2:], strict=False)
    bends = [here for before, here, after in between if not before[1] == here[1] == after[1]]
    return list(dict.fromkeys((points[0], *bends, points[-1])))


def _straightened(source: Frame, heights: Sequence[int]) -> list[int]:
    """Where a link passes, without the small steps that only rounding makes."""
    found = [source.middle]
    for y in heights:
        found.append(found[-1] if abs(found[-1] - y) <= _STEP else y)
    return found[1:]


def _ports(
    frames: Mapping[Part, Frame], wanted: Sequence[tuple[Part, tuple[Part, Part], int]]
) -> dict[tuple[Part, Part], int]:
    """Where links touch the sides of parts: at the height that they come from, or as near as the others let them."""
    found: dict[tuple[Part, Part], int] = {}
    for part, frame in frames.items():
        mine = sorted(((y, link) for touched, link, y in wanted if touched == part), key=lambda pair: pair[0])
        if isinstance(part, Edge):
            found |= {link: frame.middle for _, link in mine}
            continue
        free = frame.top + _EDGE
        for at, (y, link) in enumerate(mine):
            last = frame.top + frame.block.height - _EDGE - PORT * (len(mine) - 1 - at)
            found[link] = max(free, min(y, last))
            free = found[link] + PORT
    return found
