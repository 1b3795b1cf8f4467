"""The figures of a report, as PNG and SVG: Figures 4 to 7 of the paper, and what it tells in words.

The same numbers give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pare.errors import LoadError
from propersim_bridge.personas.persona import Persona
from propersim_bridge.report.numbers import Played, by_assistant, gain

if TYPE_CHECKING:
    from matplotlib.figure import Figure

_STYLE: dict[Any, object] = {
    "font.family": "DejaVu Sans", "font.size": 9.5, "axes.spines.top": False, "axes.spines.right": False,
    "axes.titlelocation": "left", "axes.titlesize": 11, "axes.titleweight": "bold", "axes.titlepad": 10,
    "axes.edgecolor": "#888888", "axes.axisbelow": True, "axes.grid": True, "grid.color": "#e4e4e4",
    "legend.frameon": False, "legend.fontsize": 8.5, "svg.hashsalt": "pare-home",
    "text.parse_math": False,
}  # fmt: skip
_UNDATED = {"png": "Software", "svg": "Date"}
Draw = Callable[["Figure"], None]


def drawn(folder: Path, played: Sequence[Played], personas: Mapping[int, Persona], published: bool) -> list[Path]:
    """Draw every figure that the experiment has data for, as PNG and SVG, into a folder.

    Args:
        folder: where to; made if need be.
        played: the courses.
        personas: by number, for the traits.
        published: mark the paper's own means too.

    Returns:
        What was written.

    Raises:
        LoadError: matplotlib is missing, or the folder cannot be written.
    """
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise LoadError("figures need matplotlib: pip install 'pare-sim[home]'") from None
    written: list[Path] = []
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_STYLE)
        for name, (size, draw) in _figures(played, personas, published).items():
            figure = Figure(figsize=size, layout="constrained")
            draw(figure)
            written += [_saved(figure, folder / f"{name}.{form}", form) for form in _UNDATED]
    return written


def _figures(
    played: Sequence[Played], personas: Mapping[int, Persona], published: bool
) -> dict[str, tuple[tuple[float, float], Draw]]:
    """The figures by file name: how large, and what draws each."""
    from propersim_bridge.report import charts, curves

    assistants = by_assistant(played)
    figures: dict[str, tuple[tuple[float, float], Draw]] = {
        "daily-score": ((8.0, 4.4), lambda figure: curves.scores(figure, assistants, published)),
        "recommendations-per-hour": ((8.0, 4.4), lambda figure: curves.speaking(figure, assistants)),
        "recommended-and-abstained": ((9.5, 4.4), lambda figure: curves.spoken_and_silent(figure, assistants)),
    }
    if "proper" in assistants:
        figures["by-persona"] = ((8.0, 4.4), lambda figure: curves.personas(figure, assistants))
        if any(gain(course) is not None for course in assistants["proper"]):
            figures["gain-by-trait"] = ((8.5, 4.4), lambda figure: charts.traits(figure, assistants, personas))
        figures["by-criterion"] = ((8.5, 4.4), lambda figure: charts.criteria(figure, assistants))
    return figures


def _saved(figure: Figure, path: Path, form: str) -> Path:
    """Write a figure whole or not at all."""
    draft = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(draft, format=form, dpi=150, metadata={_UNDATED[form]: None})
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise LoadError(f"{path} cannot be written: {error.strerror}") from None
    return path
