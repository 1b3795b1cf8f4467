"""The map of the personas: what they do for a living in colour, what their days hold in shape, their age in size.

Source: Figure 3 and Appendix A.1.6 of the ProPerSim paper. The same personas give the same bytes.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pare.errors import LoadError
from pare.showing import visible
from propersim_bridge.personas.analysis.categories import BACKGROUNDS, OTHER, PLANS
from propersim_bridge.personas.analysis.distance import scaled
from propersim_bridge.personas.analysis.layout import NOISE
from propersim_bridge.personas.analysis.summary import Analysis, check_installed

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SIZE, GROWTH = 45, 90  # points squared of the youngest, and how much more the oldest has
FORMS = (".png", ".svg")

_COLOURS = ("#0072B2", "#D55E00", "#CC79A7", "#009E73", "#E69F00", "#56B4E9", "#7A7A7A")  # Okabe and Ito's, and grey
_MARKERS = ("^", "X", "s", "p", "v", "<", "D", "P", "o")
_COLOUR = dict(zip((*BACKGROUNDS, OTHER), _COLOURS, strict=True))
_MARKER = dict(zip((*PLANS, OTHER), _MARKERS, strict=True))
_HULL = "#444444"
_STYLE: dict[Any, object] = {
    "font.size": 9, "axes.spines.top": False, "axes.spines.right": False, "svg.fonttype": "none",
    "svg.hashsalt": "pare-personas", "text.parse_math": False, "text.usetex": False,
}  # fmt: skip


def check_form(path: Path) -> None:
    """Make sure that a file's name says what to draw.

    Raises:
        LoadError: it ends neither in `.png` nor in `.svg`.
    """
    if path.suffix.lower() not in FORMS:
        raise LoadError(f"{path} should end in {' or '.join(FORMS)}")


def draw(analysis: Analysis, path: Path) -> None:
    """Draw the map into a file, whole or not at all.

    Raises:
        LoadError: the file's name ends wrongly, it cannot be written, or a package is missing.
    """
    check_form(path)
    check_installed("matplotlib", "scipy")
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    form = path.suffix.lower().removeprefix(".")
    draft = path.with_name(f".{path.name}.part")
    with rc_context(_STYLE):
        figure = Figure(figsize=(11.5, 7.0), layout="constrained")
        chart, margin = figure.subplots(1, 2, width_ratios=(6, 1))
        _map(chart, analysis)
        _legends(margin, analysis)
        undated = {"svg": "Date", "png": "Software"}[form]
        try:
            figure.savefig(draft, format=form, dpi=160, metadata={undated: None})
            draft.replace(path)
        except OSError as error:
            with suppress(OSError):
                draft.unlink()
            raise LoadError(f"{path} cannot be written: {error.strerror}") from None


def _map(axes: Axes, analysis: Analysis) -> None:
    _hulls(axes, analysis)
    ages = scaled([float(one.age) for one in analysis.personas])
    for one, (x, y), age, background, plan in zip(
        analysis.personas, analysis.embedding.points, ages, analysis.backgrounds, analysis.plans, strict=True
    ):
        axes.scatter(
            x, y, s=SIZE + GROWTH * (age or 0.0), c=_COLOUR[background], marker=_MARKER[plan], edgecolors="white",
            linewidths=0.8, zorder=3,
        )  # fmt: skip
        axes.annotate(
            visible(f"{one.number} {one.first_name}"),
            (x, y),
            xytext=(7, 5),
            textcoords="offset points",
            fontsize=7.5,
            color="#333333",
            zorder=4,
        )
    clusters, score = analysis.clusters, analysis.silhouette
    axes.set_title(
        f"{len(analysis.personas)} personas, {clusters.count} clusters ({clusters.method}), "
        f"silhouette {'not defined' if score is None else format(score, '.2f')}\n"
        f"Distance: mean of all pairs {analysis.mean_pairwise:.2f}, "
        f"median to the nearest {analysis.median_nearest:.2f}",
        loc="left", fontsize=10,
    )  # fmt: skip
    name = "UMAP" if analysis.embedding.method == "UMAP" else "MDS"
    axes.set(xlabel=f"{name}-1", ylabel=f"{name}-2", xticks=[], yticks=[])
    axes.margins(0.08)


def _hulls(axes: Axes, analysis: Analysis) -> None:
    """A dashed hull round each cluster, or a dashed line where its points lie on one."""
    import numpy as np
    from scipy.spatial import ConvexHull, QhullError

    for label in sorted(set(analysis.clusters.labels) - {NOISE}):
        pairs = zip(analysis.embedding.points, analysis.clusters.labels, strict=True)
        points = np.array([point for point, own in pairs if own == label])
        try:
            corners = points[ConvexHull(points).vertices]
        except (QhullError, ValueError):
            corners = points[[points[:, 0].argmin(), points[:, 0].argmax()]]
        around = np.vstack([corners, corners[:1]])
        axes.fill(around[:, 0], around[:, 1], color=_HULL, alpha=0.05, linewidth=0, zorder=1)
        axes.plot(around[:, 0], around[:, 1], "--", color=_HULL, alpha=0.6, linewidth=1.0, zorder=2)


def _legends(axes: Axes, analysis: Analysis) -> None:
    """Three legends, one below the other: colour, shape and size."""
    axes.axis("off")
    ages = [one.age for one in analysis.personas]
    youngest, oldest = min(ages), max(ages)
    span = (oldest - youngest) or 1
    steps = sorted({youngest, round((youngest + oldest) / 2), oldest})
    backgrounds = [_sign("o", colour, 70, name) for name, colour in _COLOUR.items() if name in analysis.backgrounds]
    plans = [_sign(marker, "#555555", 70, name) for name, marker in _MARKER.items() if name in analysis.plans]
    sizes = [_sign("o", "#999999", SIZE + GROWTH * (age - youngest) / span, f"{age}") for age in steps]
    for title, signs, top in (("Background", backgrounds, 1.0), ("Daily plan", plans, 0.66), ("Age", sizes, 0.24)):
        legend = axes.legend(
            handles=signs, title=title, loc="upper left", bbox_to_anchor=(-0.15, top), frameon=False,
            alignment="left", title_fontproperties={"weight": "bold"}, labelspacing=0.7,
        )  # fmt: skip
        axes.add_artist(legend)


def _sign(marker: str, colour: str, area: float, label: str) -> Any:
    """An entry of a legend with the area that a point has."""
    from matplotlib.lines import Line2D

    return Line2D(
        [], [], linestyle="", marker=marker, color=colour, markersize=area**0.5, markeredgecolor="white", label=label
    )
