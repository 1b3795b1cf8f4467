"""The published figures, kept apart from what is measured here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from propersim_bridge.experiment.config import Assistant

TRAINED: tuple[Assistant, ...] = ("proper", "ars", "ar", "none")


class Published(NamedTuple):
    """A row of the published Table 1.

    Attributes:
        persona: its number there; the personas there are others than ours.
        scores: mean score on the first and the last day, by assistant.
    """

    persona: int
    scores: Mapping[Assistant, tuple[float, float]]


@cache
def table() -> tuple[Published, ...]:
    """The published Table 1 (ProPerSim, section 6): 32 personas, days 1 and 14."""
    rows = _read()["rows"]
    return tuple(
        Published(int(number), {name: (values[2 * i], values[2 * i + 1]) for i, name in enumerate(TRAINED)})
        for number, *values in rows
    )


@cache
def stated() -> Mapping[str, float | list[float]]:
    """Figures that the published text gives besides."""
    found: dict[str, float | list[float]] = _read()["stated"]
    return found


@cache
def _read() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "propersim.toml").read_text(encoding="utf-8"))
