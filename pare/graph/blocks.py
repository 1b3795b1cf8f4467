"""How much room screens and labels take in a drawing; generous, since fonts differ from one computer to the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from pare.graph.declared import Node

TITLE, LABEL, SMALL = 13, 11, 10
"""Sizes of the text in pixels: a screen's name, the taps on an edge, what stands below a name."""

PORT = 9
"""The least distance between two edges at the side of a box."""

_MONOSPACE = 0.61  # width of a character, in parts of its size
_STAYS = 24  # characters in a line


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of text, and the room that they need in pixels."""

    lines: tuple[str, ...]
    width: int
    height: int


def box(node: Node, edges: int) -> Block:
    """A screen's box: below its name the app, if that is another one, and the taps that stay.

    Args:
        node: the screen.
        edges: how many edges one of its sides holds.
    """
    app = [f"app: {node.screen.app.name}"] if node.portal else []
    lines = (*app, *wrapped("stays: ", node.stays))
    widest = max(_bold(node.screen.__name__), *(len(line) * SMALL * _MONOSPACE for line in lines), 50)
    height = max(TITLE + 20 + len(lines) * (SMALL + 3), (edges - 1) * PORT + 20)
    return Block(lines, ceil(widest) + 20, height)


def label(taps: Sequence[str]) -> Block:
    """The taps of an edge, one below the other; an edge that is not drawn has none."""
    widest = max((len(tap) * LABEL * _MONOSPACE for tap in taps), default=0)
    return Block(tuple(taps), ceil(widest) + 10, len(taps) * (LABEL + 3) + 2)


def wrapped(head: str, names: Sequence[str]) -> list[str]:
    """Names joined by commas, in lines of some two dozen characters; no line if there are no names."""
    lines = [head]
    for at, name in enumerate(names):
        word = name if at == len(names) - 1 else f"{name}, "
        if lines[-1] != head and len(lines[-1] + word.rstrip()) > _STAYS:
            lines.append("")
        lines[-1] += word
    return [line.rstrip() for line in lines] if names else []


def _bold(name: str) -> float:
    """The width of a screen's name."""
    shares = (1.1 if c in "mwMW" else 0.45 if c in "fijlrtI" else 0.82 if c.isupper() else 0.72 for c in name)
    return TITLE * sum(shares)
