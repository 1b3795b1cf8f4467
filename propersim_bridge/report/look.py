"""What each assistant looks like in every figure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from propersim_bridge.experiment.config import Assistant
from propersim_bridge.report.numbers import Played

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Assistants = Mapping[Assistant, Sequence[Played]]
COLOURS: Mapping[Assistant, str] = {  # Okabe and Ito's, and greys
    "proper": "#0072B2", "ars": "#D55E00", "ar": "#009E73", "none": "#CC79A7", "silent": "#555555", "oracle": "#999999",
}  # fmt: skip
MARKERS: Mapping[Assistant, str] = {"proper": "o", "ars": "s", "ar": "^", "none": "v", "silent": "_", "oracle": "x"}
REFERENCES: tuple[Assistant, ...] = ("oracle", "silent")  # what cannot learn: the best, and nothing at all
GOOD, BAD, PALE = "#009E73", "#C1272D", "#c9c9c9"


def style(assistant: Assistant) -> Any:
    """Its line: dashed for a reference."""
    return (0, (4, 2)) if assistant in REFERENCES else "-"


def days_across(axes: Axes, last: int) -> None:
    """Days along the horizontal axis, whole numbers only."""
    from matplotlib.ticker import MaxNLocator

    axes.set_xlabel("day")
    axes.set_xlim(0.6, last + 0.4)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=15, min_n_ticks=1))


def ratings_up(axes: Axes, label: str = "mean rating, 0 to 4") -> None:
    """Ratings along the vertical axis, all of them."""
    axes.set_ylabel(label)
    axes.set_ylim(-0.05, 4.1)
    axes.set_yticks(range(5))


def legend(axes: Axes) -> None:
    """The legend, to the right of the chart, where there is anything to tell."""
    if axes.get_legend_handles_labels()[0]:
        axes.legend(loc="upper left", bbox_to_anchor=(1.01, 1.0), borderaxespad=0.0, handlelength=2.4, labelspacing=0.6)
