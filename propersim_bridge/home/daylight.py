"""The colour of a time of day: red at dawn, over orange, green at noon and blue, to violet at night."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import pairwise

_STOPS = (
    (5.0, (205, 52, 66)), (8.0, (240, 140, 38)), (10.5, (181, 167, 30)), (13.0, (38, 157, 112)),
    (17.0, (38, 118, 222)), (21.0, (126, 62, 190)), (24.0, (84, 36, 90)),
)  # fmt: skip


def colour(hour: float) -> str:
    """The colour of an hour from 0 to 24, as `#rrggbb`."""
    hour = min(max(hour, _STOPS[0][0]), _STOPS[-1][0])
    for (low, one), (high, other) in pairwise(_STOPS):
        if hour <= high:
            share = (hour - low) / (high - low)
            mixed = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
            return "#" + "".join(f"{part:02x}" for part in mixed)
    raise AssertionError("the last stop is the end of the day")


def hour_of(at: datetime) -> float:
    """A time as hours since midnight."""
    return at.hour + at.minute / 60 + at.second / 3600


def legend(x: float, y: float, width: float, height: float) -> Iterator[str]:
    """A band from morning to midnight, with its hours."""
    first, last = _STOPS[0][0], _STOPS[-1][0]
    for stop, _ in _STOPS:
        yield f'<stop offset="{(stop - first) / (last - first):.4f}" stop-color="{colour(stop)}"/>'
    yield "</linearGradient></defs>"
    yield f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{height / 2:g}" fill="url(#daylight)"/>'
    for hour in range(6, 25, 3):
        at = x + (hour - first) / (last - first) * width
        yield f'<text class="small" x="{at:.1f}" y="{y + height + 16:g}" text-anchor="middle">{hour:02d}:00</text>'


GRADIENT = '<defs><linearGradient id="daylight">'
"""What `legend` goes on from."""
