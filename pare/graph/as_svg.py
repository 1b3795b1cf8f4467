"""A graph as an SVG image, to be read at a glance: the root on the left, edges to the right, and others back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from pare.app import App
from pare.errors import LoadError
from pare.graph.blocks import LABEL, SMALL, TITLE
from pare.graph.declared import Edge, Graph, Node

if TYPE_CHECKING:
    from pare.graph.picture import Frame, Picture, Point

_LIGHT = {
    "paper": "#ffffff", "text": "#1b2030", "small": "#525a70", "box": "#f2f4fb", "side": "#5a6a9c", "root": "#dce5ff",
    "ahead": "#5a6a9c", "back": "#a4561a",
}  # fmt: skip
_DARK = {
    "paper": "#14171e", "text": "#e9ecf4", "small": "#adb5c9", "box": "#222838", "side": "#8d9fd3", "root": "#31437c",
    "ahead": "#8d9fd3", "back": "#e3a267",
}  # fmt: skip
_COLOURS = """\
.paper, .portal {{ fill: {paper} }}
.box {{ fill: {box} }}
.root {{ fill: {root} }}
.box, .root, .portal {{ stroke: {side} }}
.name, .tap {{ fill: {text} }}
.small {{ fill: {small} }}
.ahead {{ stroke: {ahead} }}
.back {{ stroke: {back} }}
.to-ahead {{ fill: {ahead} }}
.to-back, .tap.of-back {{ fill: {back} }}"""
_STYLE = f"""\
.box, .root, .portal {{ stroke-width: 1.2 }}
.root {{ stroke-width: 2.4 }}
.portal {{ stroke-dasharray: 5 3 }}
.ahead, .back {{ fill: none; stroke-width: 1.2 }}
.name {{ font: bold {TITLE}px sans-serif }}
.tap {{ font: {LABEL}px monospace }}
.small {{ font: {SMALL}px monospace }}
{_COLOURS.format(**_LIGHT)}
@media (prefers-color-scheme: dark) {{
{_COLOURS.format(**_DARK)}
}}"""
_HEAD = '<marker id="{0}" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">' \
    '<path class="to-{0}" d="M0 0L8 4L0 8z"/></marker>'  # fmt: skip


def svg(app: type[App]) -> str:
    """The machine of an app as an SVG image.

    Screens of other apps are dashed; a tap that stays is told inside its screen's box.

    Raises:
        LoadError: the package that lays it out is not installed.
    """
    try:
        from pare.graph.picture import Picture
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        raise LoadError(f"to draw SVG, install {missing}: pip install 'pare-sim[plots]'") from None
    graph = Graph.of(app)
    return "\n".join(_lines(graph, Picture.of(graph))) + "\n"


def _lines(graph: Graph, picture: Picture) -> Iterator[str]:
    width, height = picture.width, picture.height
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">'
    )
    yield f"<title>{escape(graph.app.name)}: its screens, and the taps between them</title>"
    yield f"<style>\n{_STYLE}\n</style>"
    yield f"<defs>{_HEAD.format('ahead')}{_HEAD.format('back')}</defs>"
    yield f'<rect class="paper" width="{width}" height="{height}" rx="8"/>'
    root = picture.frames[graph.nodes[0].screen]
    yield f'<circle class="to-ahead" cx="{root.left - 28}" cy="{root.middle}" r="5"/>'
    yield _path([(root.left - 28, root.middle), (root.left, root.middle)], "ahead", arrow=True)
    for edge in graph.edges:
        kind = "back" if edge in picture.back else "ahead"
        for way, arrow in zip(picture.ways[edge], (False, True), strict=True):
            yield _path(way, kind, arrow)
    for edge in graph.edges:
        yield from _label(edge, picture.frames[edge], edge in picture.back)
    for node in graph.nodes:
        yield from _box(node, picture.frames[node.screen], root=node is graph.nodes[0])
    yield "</svg>"


def _path(points: Sequence[Point], kind: str, arrow: bool) -> str:
    """A line from point to point: level within a column, bent between two columns."""
    (x, y), *rest = points
    told = f"M{x} {y}"
    for to_x, to_y in rest:
        bend = (x + to_x) / 2
        told += f"H{to_x}" if to_y == y else f"C{bend:g} {y} {bend:g} {to_y} {to_x} {to_y}"
        x, y = to_x, to_y
    return f'<path class="{kind}" d="{told}"' + (f' marker-end="url(#{kind})"/>' if arrow else "/>")


def _label(edge: Edge, frame: Frame, back: bool) -> Iterator[str]:
    for at, tap in enumerate(frame.block.lines):
        y = frame.top + LABEL + at * (LABEL + 3)
        yield f'<text class="tap{" of-back" if back else ""}" x="{frame.left + 5}" y="{y}">{escape(tap)}</text>'


def _box(node: Node, frame: Frame, root: bool) -> Iterator[str]:
    kind = "root" if root else "portal" if node.portal else "box"
    about = (node.screen.__doc__ or "").strip().partition("\n")[0]
    yield f"<g><title>{escape(about)}</title>"
    yield (
        f'<rect class="{kind}" x="{frame.left}" y="{frame.top}" width="{frame.right - frame.left}" '
        f'height="{frame.block.height}" rx="8"/>'
    )
    lines = frame.block.lines
    y = frame.top + (frame.block.height - len(lines) * (SMALL + 3)) // 2 + TITLE // 2 - 2
    yield f'<text class="name" x="{frame.left + 10}" y="{y}">{escape(node.screen.__name__)}</text>'
    for at, line in enumerate(lines, 1):
        yield f'<text class="small" x="{frame.left + 10}" y="{y + 2 + at * (SMALL + 3)}">{escape(line)}</text>'
    yield "</g>"
