"""Plots of a sweep: success, acceptance and proposal rate against each kind of noise.

The same numbers give the same bytes, whatever the settings of matplotlib on this machine.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from importlib.util import find_spec
from io import BytesIO
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from pare.showing import visible
from pare_bench.drawing import AS_TEXT, label
from pare_bench.storage import explained, write_atomically
from pare_bench.sweep.results import Result, Swept

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Row = dict[float, dict[str, Result]]
"""Results by level of the swept noise, then by assistant."""

_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")  # Okabe and Ito's palette
_MARKERS = ("o", "s", "^", "D", "v", "P", "X", "*")
_STYLE: dict[Any, object] = {
    "font.size": 9, "axes.grid": True, "grid.alpha": 0.25, "axes.spines.top": False, "axes.spines.right": False,
    "svg.fonttype": "none", "svg.hashsalt": "pare-sweep", **AS_TEXT,
}  # fmt: skip
_NOTE = "Bands: 95 % bootstrap intervals, clustered by scenario."


class _Axis(NamedTuple):
    """A kind of noise: its file, its label with the unit, and how one level of it is told in a panel's title."""

    file: str
    label: str
    told: str


_AXES = {
    "tool_failure": _Axis("tool-failure", "Tool failure (probability per call)", "tool failure {:g}"),
    "events_per_minute": _Axis("events-per-minute", "Unrelated events (per simulated minute)", "{:g} events a minute"),
}
_MEASURES = {
    "success_rate": ("Success", "Successful episodes (%)"),
    "acceptance_rate": ("Acceptance", "Accepted of answered proposals (%)"),
    "proposal_rate": ("Proposals", "Proposals per observed turn (%)"),
}


def available() -> bool:
    """Whether there is something to draw with."""
    return find_spec("matplotlib") is not None


def draw(swept: Swept, *, png: bool = False) -> list[Path]:
    """Draw a figure for each kind of noise of which there are several levels, and write it into the sweep's folder.

    Args:
        swept: what is drawn.
        png: write each figure as PNG too.

    Returns:
        The files that were written.

    Raises:
        LoadError: a file cannot be written.
    """
    from matplotlib import style

    written = []
    with style.context(["default", _STYLE]), explained(swept.path):
        for name, axis in _AXES.items():
            if rows := _rows(name, swept.results):
                figure = _figure(axis, swept.title, rows)
                for form in ("svg", "png") if png else ("svg",):
                    path = swept.path / f"{axis.file}.{form}"
                    write_atomically(path, _bytes(figure, form))
                    written.append(path)
    return written


def _rows(name: str, results: Sequence[Result]) -> dict[str, Row]:
    """What is drawn against a kind of noise: a row for each level of the other kind, by its title."""
    (other,) = _AXES.keys() - {name}
    rows: defaultdict[float, Row] = defaultdict(dict)
    for result in results:
        level = getattr(result.point, name)
        rows[getattr(result.point, other)].setdefault(level, {})[result.config.assistant] = result
    drawn = {fixed: row for fixed, row in sorted(rows.items()) if len(row) > 1}
    titled = len(drawn) > 1 or any(drawn)
    return {_AXES[other].told.format(fixed) if titled else "": row for fixed, row in drawn.items()}


def _figure(axis: _Axis, title: str, rows: dict[str, Row]) -> Figure:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 3 * len(rows) + 0.9), layout="constrained")
    panels = figure.subplots(len(rows), len(_MEASURES), squeeze=False, sharey="col")
    for line, (told, row) in zip(panels, rows.items(), strict=True):
        for panel, (measure, (name, unit)) in zip(line, _MEASURES.items(), strict=True):
            _panel(panel, row, measure)
            panel.set_title(", ".join(filter(None, (name, told))), loc="left", fontsize=9, fontweight="bold")
            panel.set(xlabel=axis.label, ylabel=unit)
    success, acceptance, proposals = panels[0]  # the other rows share its scales
    success.set_ylim(-3, 103)
    acceptance.set_ylim(-3, 103)
    proposals.set_ylim(0, max(proposals.get_ylim()[1], 5))
    figure.suptitle(visible(title), fontsize=10)
    figure.legend(*panels[0, 0].get_legend_handles_labels(), loc="outside lower center", ncols=5, frameon=False,
                  title=_NOTE, title_fontsize=8)  # fmt: skip
    return figure


def _panel(panel: Axes, row: Row, measure: str) -> None:
    """One measure against noise: a line and a band for each configuration."""
    levels = sorted(row)
    names = dict.fromkeys(name for level in levels for name in row[level])
    for name, colour, marker in zip(names, cycle(_COLOURS), cycle(_MARKERS)):
        found = [getattr(row[level][name].summary, measure) for level in levels]
        values, lows, highs = ([_percent(getattr(one, end)) for one in found] for end in ("value", "low", "high"))
        panel.fill_between(levels, lows, highs, color=colour, alpha=0.13, linewidth=0)
        panel.plot(levels, values, color=colour, marker=marker, markersize=5, linewidth=1.6, label=label(name))
    panel.set_xticks(levels, [f"{level:g}" for level in levels])


def _percent(share: float | None) -> float:
    return math.nan if share is None else 100 * share


def _bytes(figure: Figure, form: str) -> bytes:
    """A figure as a file, without a date and without the name of what drew it."""
    nameless: dict[str, Any] = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}
    file = BytesIO()
    figure.savefig(file, format=form, metadata=nameless[form], dpi=200)
    return file.getvalue()
