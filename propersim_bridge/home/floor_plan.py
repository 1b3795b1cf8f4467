"""The floor plan as an SVG image: rooms, doors, objects, and the person's track through a day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from propersim_bridge.activity import Activity
from propersim_bridge.home.daylight import GRADIENT, legend
from propersim_bridge.home.places import DOORS, ROOMS, Door, Fixture, Room
from propersim_bridge.home.track import track, used

_SCALE = 68.0  # pixels a metre
_MARGIN, _HEAD, _FOOT = 28.0, 64.0, 78.0
_LETTER = 6.0  # pixels a letter of a label is wide, roughly
_LINE = 13.0
_WIDE = 0.9  # metres of a door

_LIGHT = {
    "paper": "#ffffff", "text": "#1b2030", "small": "#525a70", "floor": "#f6f4ef", "garden": "#e7f1e1",
    "wall": "#3c4357", "box": "#e3e0d8", "used": "#d5cfc0", "edge": "#a39d8e", "room": "#8a8f9f",
}  # fmt: skip
_DARK = {
    "paper": "#14171e", "text": "#e9ecf4", "small": "#adb5c9", "floor": "#20242e", "garden": "#1d2b22",
    "wall": "#aab2c8", "box": "#303644", "used": "#454d60", "edge": "#646d84", "room": "#7c859c",
}  # fmt: skip
_COLOURS = """\
.paper {{ fill: {paper} }}
.floor {{ fill: {floor}; stroke: {wall} }}
.garden {{ fill: {garden}; stroke: {edge} }}
.box {{ fill: {box}; stroke: {edge} }}
.used {{ fill: {used}; stroke: {edge} }}
.door {{ stroke: {floor} }}
.swing {{ stroke: {wall} }}
.stay {{ stroke: {paper} }}
.title, .label {{ fill: {text} }}
.label {{ stroke: {floor} }}
.small {{ fill: {small} }}
.room {{ fill: {room} }}"""
_STYLE = f"""\
.floor {{ stroke-width: 6 }}
.garden {{ stroke-width: 2; stroke-dasharray: 7 5 }}
.box, .used {{ stroke-width: 1 }}
.door {{ stroke-width: 7 }}
.swing {{ stroke-width: 1; fill: none }}
.walk {{ fill: none; stroke-width: 1.7; stroke-opacity: .75 }}
.stay {{ stroke-width: 1.2 }}
.title {{ font: bold 19px sans-serif }}
.label {{ font: 11.5px sans-serif; paint-order: stroke; stroke-width: 2.4; stroke-opacity: .7; stroke-linejoin: round }}
.small {{ font: 12px sans-serif }}
.room {{ font: bold 14px sans-serif; letter-spacing: .06em }}
{_COLOURS.format(**_LIGHT)}
@media (prefers-color-scheme: dark) {{
{_COLOURS.format(**_DARK)}
}}"""


def floor_plan(activities: Sequence[Activity] = (), title: str = "The home") -> str:
    """The floor plan as an SVG image; the same bytes for the same day.

    Args:
        activities: of one day, oldest first; their track is drawn, coloured by the time of day.
        title: what stands above.

    Raises:
        BadInput: an activity's object does not stand in its area.
    """
    return "\n".join(_lines(activities, title)) + "\n"


def _lines(activities: Sequence[Activity], title: str) -> Iterator[str]:
    across = max(room.x + room.width for room in ROOMS.values()) * _SCALE
    down = max(room.y + room.depth for room in ROOMS.values()) * _SCALE
    width, height = across + 2 * _MARGIN, _HEAD + down + (_FOOT if activities else _MARGIN)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">'
    )
    yield f"<title>{escape(title)}</title>"
    yield f"<style>\n{_STYLE}\n</style>"
    yield f'<rect class="paper" width="{width:g}" height="{height:g}" rx="8"/>'
    yield f'<text class="title" x="{_MARGIN:g}" y="38">{escape(title)}</text>'
    yield f'<g transform="translate({_MARGIN:g} {_HEAD:g})">'
    for room in reversed([*ROOMS.values()]):
        yield from _room(room, activities)
    for door in DOORS:
        yield from _door(door)
    yield from track(activities, _SCALE)
    for room in ROOMS.values():
        for fixture in room.fixtures:
            yield from _label(fixture, room)
    yield "</g>"
    if activities:
        yield GRADIENT
        yield from legend(_MARGIN, _HEAD + down + 28, across * 0.62, 12)
        yield (
            f'<text class="small" x="{_MARGIN + across * 0.66:.1f}" y="{_HEAD + down + 38:g}">'
            "a dot: a stay, larger for longer; a line: a walk</text>"
        )
    yield "</svg>"


def _room(room: Room, activities: Sequence[Activity]) -> Iterator[str]:
    kind = "garden" if room.area == "garden" else "floor"
    yield _rect(kind, room.x, room.y, room.width, room.depth)
    for fixture in room.fixtures:
        kind = "used" if used(activities, fixture) else "box"
        yield _rect(kind, fixture.x, fixture.y, fixture.width, fixture.depth, 4)
    x, y = (room.x + room.width - 0.15) * _SCALE, (room.y + room.depth - 0.15) * _SCALE
    yield f'<text class="room" x="{x:g}" y="{y:g}" text-anchor="end">{room.area}</text>'


def _rect(kind: str, x: float, y: float, width: float, depth: float, round: float = 0) -> str:
    x, y, width, depth = (value * _SCALE for value in (x, y, width, depth))
    corner = f' rx="{round:g}"' if round else ""
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{depth:.1f}"{corner}/>'


def _door(door: Door) -> Iterator[str]:
    """A gap in the wall."""
    half = _WIDE / 2
    across, along = (half, 0.0) if door.level else (0.0, half)
    ends = (door.x - across, door.y - along, door.x + across, door.y + along)
    x, y, to_x, to_y = (value * _SCALE for value in ends)
    yield f'<path class="door" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'


def _label(fixture: Fixture, room: Room) -> Iterator[str]:
    """An object's name: on it in one line or two, upright on a narrow one, else beside it."""
    name, (x, y) = fixture.name, (value * _SCALE for value in fixture.centre)
    width, depth = fixture.width * _SCALE, fixture.depth * _SCALE
    words = name.split()
    if fixture.flat:  # people are on it
        yield _text(x, y - depth / 2 + _LINE, name)
    elif len(name) * _LETTER <= width:
        yield _text(x, y, name)
    elif max(map(len, words)) * _LETTER <= width and depth >= 2 * _LINE:
        for at, word in enumerate(words):
            yield _text(x, y + (at - (len(words) - 1) / 2) * _LINE, word)
    elif len(name) * _LETTER <= depth:
        yield _text(x, y, name, f' transform="rotate(-90 {x:.1f} {y:.1f})"')
    else:
        left = x > room.centre[0] * _SCALE
        yield _text(
            x + width / 2 if left else x - width / 2, y + depth / 2 + 10, name, anchor="end" if left else "start"
        )


def _text(x: float, y: float, words: str, more: str = "", anchor: str = "middle") -> str:
    return f'<text class="label" x="{x:.1f}" y="{y + 4:.1f}" text-anchor="{anchor}"{more}>{escape(words)}</text>'
