"""A machine as a graph: what the declaration says, as Mermaid, and as an image that a reader can read."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations, pairwise, product
from pathlib import Path
from types import new_class
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, strategies as st

from pare.app import App
from pare.errors import LoadError
from pare.graph import Edge, Graph, Node, mermaid, svg
from pare.graph.blocks import wrapped
from pare.graph.picture import Frame, Picture
from pare.screen import Screen, tap
from tests.pare.toy import Bells, CardView, Chat, People, Talks, TalkView

ROOT = Path(__file__).parents[2]


class Maze(App):
    """Made of <rooms> & doors."""


class Hall(Screen[Maze], root=True):
    """Where one "comes in" & <waits>."""

    @tap
    def go_left(self, app: Maze) -> Room:
        """Go left."""
        return Room()

    @tap
    def go_right(self, app: Maze) -> Room:
        """Go right."""
        return Room()


class Attic(Screen[Maze]):
    """No tap leads here."""

    @tap
    def climb_down(self, app: Maze) -> Hall:
        """Climb down."""
        return Hall()


class Room(Screen[Maze]):
    """A room."""


class Alone(App):
    """One screen, and no tap."""


class Only(Screen[Alone], root=True):
    """All there is."""


def drawn(app: type[App]) -> ElementTree.Element:
    return ElementTree.fromstring(svg(app).replace(' xmlns="http://www.w3.org/2000/svg"', ""))


def texts(image: ElementTree.Element, kind: str) -> list[str]:
    return [one.text or "" for one in image.iter("text") if kind in (one.get("class") or "").split()]


# What is declared ------------------------------------------------------------------------------


def test_screens_stand_in_the_order_in_which_taps_reach_them() -> None:
    graph = Graph.of(Chat)
    assert [(node.screen, node.portal, node.stays) for node in graph.nodes] == [
        (Talks, False, ()),
        (TalkView, False, ("open_card", "open_other", "send", "send_twice")),
        (CardView, True, ()),
    ]


def test_the_taps_between_two_screens_are_one_edge() -> None:
    assert Graph.of(Chat).edges == (
        Edge(Talks, TalkView, ("lose_way", "open_talk")),
        Edge(TalkView, Talks, ("delete",)),
        Edge(TalkView, CardView, ("open_card",)),
    )


def test_a_screen_that_no_tap_reaches_is_there_too() -> None:
    graph = Graph.of(Maze)
    assert [node.screen for node in graph.nodes] == [Hall, Room, Attic]
    assert Edge(Attic, Hall, ("climb_down",)) in graph.edges


def test_the_graph_is_the_same_in_whichever_order_modules_were_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Graph.of(Maze)
    monkeypatch.setattr(Maze, "screens", dict(reversed(Maze.screens.items())))
    assert Graph.of(Maze) == before


# Mermaid ---------------------------------------------------------------------------------------


def test_mermaid_names_every_screen_tap_and_portal() -> None:
    lines = [line.strip() for line in mermaid(Chat).splitlines()]
    for line in (
        "stateDiagram-v2",
        "[*] --> Talks",
        "Talks --> TalkView: lose_way | open_talk",
        "TalkView --> Talks: delete",
        "TalkView --> people_CardView: open_card",
        "TalkView --> TalkView: open_card | open_other | send | send_twice",
    ):
        assert line in lines
    assert mermaid(Chat) == mermaid(Chat).strip()
    assert all(line == line.rstrip() for line in mermaid(Chat).splitlines())


# SVG -------------------------------------------------------------------------------------------


def test_an_image_tells_screens_taps_portals_and_what_stays() -> None:
    image = drawn(Chat)
    assert texts(image, "name") == ["Talks", "TalkView", "CardView"]
    assert texts(image, "tap") == ["lose_way", "open_talk", "delete", "open_card"]
    assert texts(image, "small") == ["stays: open_card,", "open_other, send,", "send_twice", "app: people"]
    kinds = [rect.get("class") for rect in image.iter("rect")]
    assert kinds == ["paper", "root", "box", "portal"]


def test_taps_that_share_an_edge_stand_one_below_the_other() -> None:
    first, second = [one for one in drawn(Chat).iter("text") if one.get("class") == "tap"][:2]
    assert first.get("x") == second.get("x")
    assert int(second.get("y", "0")) - int(first.get("y", "0")) >= 11


def test_an_edge_back_to_the_root_is_told_from_the_others() -> None:
    assert texts(drawn(Chat), "of-back") == ["delete"]


def test_edges_end_in_an_arrow_at_the_side_of_their_target() -> None:
    picture = Picture.of(Graph.of(Chat))
    for edge, (_, after) in picture.ways.items():
        frame = picture.frames[edge.target]
        x, y = after[-1]
        assert x == (frame.right if edge in picture.back else frame.left)
        assert frame.top < y < frame.top + frame.block.height
    arrows = [path for path in drawn(Chat).iter("path") if path.get("marker-end")]
    assert len(arrows) == 1 + len(picture.ways)  # and the one that leads to the root


def test_text_is_escaped() -> None:
    titles = [title.text for title in drawn(Maze).iter("title")]
    assert 'Where one "comes in" & <waits>.' in titles


@pytest.mark.parametrize("app", [Alone, Bells, Maze, People])
def test_every_graph_can_be_drawn(app: type[App]) -> None:
    assert texts(drawn(app), "name") == [node.screen.__name__ for node in Graph.of(app).nodes]


def test_colours_suit_light_and_dark_pages_and_fonts_are_there_everywhere() -> None:
    text = svg(Chat)
    assert "prefers-color-scheme: dark" in text
    assert {line.split("px ")[1].split(" ")[0] for line in text.splitlines() if "font:" in line} == {
        "sans-serif",
        "monospace",
    }


def test_names_are_wrapped_between_commas() -> None:
    assert wrapped("stays: ", ()) == []
    assert wrapped("stays: ", ("send",)) == ["stays: send"]
    assert wrapped("stays: ", ("a_name_that_alone_is_longer_than_a_line", "send")) == [
        "stays: a_name_that_alone_is_longer_than_a_line,",
        "send",
    ]


def test_without_the_layout_library_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("grandalf")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "grandalf", None)
    for name in ("pare.graph.picture", "pare.graph.layers"):
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(LoadError, match=r"install grandalf: pip install 'pare-sim\[plots\]'"):
        svg(Chat)
    assert mermaid(Chat)


# Whatever the graph, nothing covers anything else ----------------------------------------------


def family() -> list[type[Screen[Any]]]:
    """The screens of an app that is made anew."""
    app = new_class("Large", (App,), {}, lambda space: space.update(__doc__="Many screens."))
    body = {"__doc__": "One of many.", "__module__": __name__}
    return [
        new_class(
            f"Screen{'Wide' * (at % 4)}{at}", (Screen[app],), {"root": at == 0}, lambda space: space.update(body)
        )
        for at in range(14)
    ]  # fmt: skip


SCREENS = family()
TWINS = [family() for _ in range(8)]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    screens = SCREENS[: draw(st.integers(1, len(SCREENS)))]
    names = st.lists(st.sampled_from(("open", "send_a_long_message", "x")), max_size=4).map(tuple)
    ends = st.tuples(st.sampled_from(screens), st.sampled_from(screens)).filter(lambda pair: pair[0] is not pair[1])
    pairs = draw(st.lists(ends, max_size=30, unique=True)) if len(screens) > 1 else []
    edges = (Edge(*pair, draw(names.filter(bool))) for pair in sorted(pairs, key=lambda pair: screens.index(pair[0])))
    return Graph(SCREENS[0].app, tuple(Node(screen, False, draw(names)) for screen in screens), tuple(edges))


def inside(frame: Frame, x: float, y: float) -> bool:
    return frame.left < x < frame.right and frame.top < y < frame.top + frame.block.height


@given(graphs())
def test_boxes_and_labels_never_cover_each_other_and_no_edge_covers_them(graph: Graph) -> None:
    picture = Picture.of(graph)
    assert picture.frames.keys() == {*(node.screen for node in graph.nodes), *graph.edges}
    for one, other in combinations(picture.frames.values(), 2):
        beside = one.right <= other.left or other.right <= one.left
        below = one.top + one.block.height <= other.top or other.top + other.block.height <= one.top
        assert beside or below
    for frame in picture.frames.values():
        assert 0 < frame.left < frame.right < picture.width
        assert frame.top > 0
        assert frame.top + frame.block.height < picture.height
    level = [
        (min(x, to_x), max(x, to_x), y)
        for way in picture.ways.values()
        for half in way
        for (x, y), (to_x, to_y) in pairwise(half)
        if y == to_y
    ]
    for (begins, ends, y), frame in product(level, picture.frames.values()):
        assert not any(inside(frame, x, y) for x in range(begins, ends + 1, 5))


@given(graphs())
def test_edges_touch_each_box_at_points_of_their_own(graph: Graph) -> None:
    picture = Picture.of(graph)
    touched = [(edge.source, before[0]) for edge, (before, _) in picture.ways.items()]
    touched += [(edge.target, after[-1]) for edge, (_, after) in picture.ways.items()]
    assert len(set(touched)) == len(touched)


# The same everywhere ---------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [(2, 3), (3, 4, 5)])
def test_a_drawing_does_not_depend_on_where_its_screens_lie_in_memory(steps: tuple[int, ...]) -> None:
    pairs = [(at, (at + 1) * step % 12) for at in range(12) for step in steps]
    drawings = []
    for screens in (SCREENS, *TWINS):
        nodes = tuple(Node(screen, False, ()) for screen in screens[:12])
        edges = tuple(Edge(screens[at], screens[to], ("go",)) for at, to in pairs if at != to)
        picture = Picture.of(Graph(screens[0].app, nodes, edges))
        drawings.append(([*picture.frames.values()], [*picture.ways.values()], picture.width, picture.height))
    assert all(drawing == drawings[0] for drawing in drawings)


def test_an_image_is_the_same_in_every_process() -> None:
    script = "from tests.pare.toy import Chat; from pare.graph import mermaid, svg; print(svg(Chat), mermaid(Chat))"
    told = {
        subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed},
            check=True, capture_output=True, text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }  # fmt: skip
    assert told == {f"{svg(Chat)} {mermaid(Chat)}\n"}
