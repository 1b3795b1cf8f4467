"""Bars: what training changed by trait of the person and by criterion, Figures 6 and 7 of the paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from propersim_bridge.experiment.config import Assistant
from propersim_bridge.personas.persona import TRAITS, Persona
from propersim_bridge.rating.verdicts import POINTS
from propersim_bridge.report.look import COLOURS, MARKERS, PALE, REFERENCES, Assistants, legend
from propersim_bridge.report.numbers import Mean, gains_by_trait, points
from propersim_bridge.report.tables import TOLD

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_WIDTH = 0.36
_LEVELS = (("high", -_WIDTH / 2, COLOURS["proper"]), ("low", _WIDTH / 2, COLOURS["ars"]))


def traits(figure: Figure, assistants: Assistants, personas: Mapping[int, Persona]) -> None:
    """Gain over training by trait and level (Figure 6)."""
    axes = figure.subplots()
    found = {name: gains_by_trait(courses, personas) for name, courses in assistants.items()}
    gains = found["proper"]
    for level, offset, colour in _LEVELS:
        _bars(axes, offset, [gains[trait][level] for trait in TRAITS], colour, f"{level} in it")
    for name in REFERENCES:
        if name in assistants:
            marks = [(at + offset, found[name][trait][level])
                     for at, trait in enumerate(TRAITS) for level, offset, _ in _LEVELS]  # fmt: skip
            _marks(axes, marks, name)
    axes.axhline(0, color="#666666", linewidth=0.8)
    axes.set_xticks(
        [at + offset for at in range(len(TRAITS)) for _, offset, _ in _LEVELS],
        [f"n = {gains[trait][level].count}" for trait in TRAITS for level, _, _ in _LEVELS],
        fontsize=7.5, color="#555555",
    )  # fmt: skip
    _groups(axes, TRAITS, below=18)
    axes.margins(y=0.08)
    axes.set_ylabel("gain: last three days less day 1")
    axes.set_title("Gain of ProPerAssistant by trait of the person (n courses, ± standard error)")
    legend(axes)


def criteria(figure: Figure, assistants: Assistants) -> None:
    """Points by criterion before and after training (Figure 7)."""
    axes = figure.subplots()
    courses = assistants["proper"]
    for first, offset, colour, told in (
        (True, -_WIDTH / 2, PALE, "day 1"),
        (False, _WIDTH / 2, COLOURS["proper"], "last three days"),
    ):
        found = points(courses, first)
        _bars(axes, offset, [found[point] for point in POINTS], colour, told, "{:.2f}")
    for name in REFERENCES:
        if name in assistants:
            ends = points(assistants[name], False)
            _marks(axes, [(at + _WIDTH / 2, ends[point]) for at, point in enumerate(POINTS)], name)
    axes.set_xticks([])
    names = [point.replace("_", " ").replace("communication safety", "communication, safety") for point in POINTS]
    _groups(axes, names, below=6)
    axes.set_ylim(0, 1.08)
    axes.set_ylabel("mean point, 0 to 1")
    axes.set_title("ProPerAssistant by criterion (whiskers: standard error of the mean)")
    legend(axes)


def _bars(axes: Axes, offset: float, values: Sequence[Mean], colour: str, label: str, told: str = "") -> None:
    """Bars side by side with whiskers; what is not known has none, neither bar nor whisker."""
    known = [(at + offset, value.value, value.error) for at, value in enumerate(values) if value.value is not None]
    if not known:
        return
    axes.bar([at for at, _, _ in known], [height for _, height, _ in known], _WIDTH * 0.94, color=colour, label=label)
    for at, height, error in known:
        if error is not None:
            for ink, width in (("white", 2.6), ("#222222", 1.0)):  # to be seen on bars of any colour
                axes.errorbar(at, height, yerr=error, color=ink, elinewidth=width, capthick=width, capsize=3)
        if told:
            ink = "#222222" if colour == PALE else "white"
            axes.text(at, 0.02, told.format(height), ha="center", fontsize=8, color=ink)


def _marks(axes: Axes, values: Sequence[tuple[float, Mean]], name: Assistant) -> None:
    """A mark for a reference policy over each bar."""
    known = [(place, value.value) for place, value in values if value.value is not None]
    if known:
        places, heights = [place for place, _ in known], [height for _, height in known]
        axes.plot(
            places, heights, linestyle="", marker=MARKERS[name], markersize=13 if name == "silent" else 7,
            markeredgewidth=2.0, color="#222222" if name == "silent" else "#777777", label=TOLD[name], zorder=5,
        )  # fmt: skip


def _groups(axes: Axes, names: Sequence[str], below: int) -> None:
    """Names below groups of bars, so many points below the axis."""
    for at, name in enumerate(names):
        axes.annotate(name, (at, 0), xycoords=("data", "axes fraction"), xytext=(0, -below), textcoords="offset points",
                      ha="center", va="top")  # fmt: skip
    axes.set_xlim(-0.55, len(names) - 0.45)
    axes.tick_params(axis="x", length=0)
    axes.grid(visible=False, axis="x")
