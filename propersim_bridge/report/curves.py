"""Curves over the days: Figures 4 and 5 of the paper, how often assistants speak, and how that is rated."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import TYPE_CHECKING

from propersim_bridge.experiment.config import Assistant
from propersim_bridge.report import reference
from propersim_bridge.report.look import (
    BAD,
    COLOURS,
    GOOD,
    MARKERS,
    PALE,
    REFERENCES,
    Assistants,
    days_across,
    legend,
    ratings_up,
    style,
)
from propersim_bridge.report.numbers import Played, best_and_worst, by_persona, daily
from propersim_bridge.report.tables import TOLD

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_LINEAR = 1.0  # recommendations an hour up to which the axis is linear


def scores(figure: Figure, assistants: Assistants, published: bool) -> None:
    """Daily mean rating by assistant (Figure 4)."""
    axes = figure.subplots()
    for assistant, courses in assistants.items():
        _curve(axes, assistant, courses, "score")
    last = _last(assistants)
    if published:
        for assistant in reference.TRAINED:
            rows = reference.table()
            means = [fmean(row.scores[assistant][end] for row in rows) for end in (0, 1)]
            axes.plot(
                (1, 14), means, ":", color=COLOURS[assistant], marker="D", markerfacecolor="white", markersize=6,
                linewidth=1.0, label=f"{TOLD[assistant]}, published",
            )  # fmt: skip
        last = max(last, 14)
    axes.set_title("Mean rating by day (band: standard error of the mean)")
    days_across(axes, last)
    ratings_up(axes)
    legend(axes)


def speaking(figure: Figure, assistants: Assistants) -> None:
    """Recommendations an hour by assistant."""
    axes = figure.subplots()
    for assistant, courses in assistants.items():
        _curve(axes, assistant, courses, "per_hour")
    axes.set_title("Recommendations an hour (band: standard error of the mean)")
    axes.set_yscale("symlog", linthresh=_LINEAR, linscale=0.8)
    ticks = (0, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100)
    axes.set_yticks(ticks, [f"{tick:g}" for tick in ticks], minor=False)
    axes.minorticks_off()
    highest = max((value.value or 0.0) + (value.error or 0.0) for courses in assistants.values()
                  for _, value in daily(courses, "per_hour"))  # fmt: skip
    axes.set_ylim(-0.05, max(1.0, highest) * 1.15)
    axes.set_ylabel("recommendations an hour; logarithmic above 1")
    days_across(axes, _last(assistants))
    legend(axes)


def spoken_and_silent(figure: Figure, assistants: Assistants) -> None:
    """How recommendations are rated, and how abstentions are, side by side."""
    left, right = figure.subplots(1, 2, sharey=True)
    for axes, pick, title in (
        (left, "recommended_score", "Rating of recommendations, ± SE"),
        (right, "abstained_score", "Rating of abstentions, ± SE"),
    ):
        for assistant, courses in assistants.items():
            _curve(axes, assistant, courses, pick)
        axes.set_title(title)
        days_across(axes, _last(assistants))
        ratings_up(axes, "mean rating, 0 to 4" if axes is left else "")
    legend(right)


def personas(figure: Figure, assistants: Assistants) -> None:
    """The trained assistant with each persona, the best and the worst, and what to measure them by (Figure 5)."""
    axes = figure.subplots()
    courses = assistants["proper"]
    extremes = best_and_worst(courses)
    best, worst = extremes or (None, None)
    for persona, own in by_persona(courses).items():
        days, values, _ = _known(own, "score")
        kind = {best: (GOOD, 2.0, 3, f"best: persona {best}"), worst: (BAD, 2.0, 3, f"worst: persona {worst}")}
        colour, width, order, label = kind.get(persona, (PALE, 1.0, 2, f"persona {persona}"))
        many = label.startswith("persona") and len(by_persona(courses)) > 8
        axes.plot(
            days, values, color=colour, linewidth=width, zorder=order, marker="." if len(days) == 1 else "",
            label="_other" if many else label,
        )  # fmt: skip
    _curve(axes, "proper", courses, "score", "mean of all", width=2.6)
    for assistant in REFERENCES:
        if assistant in assistants:
            _curve(axes, assistant, assistants[assistant], "score")
    axes.set_title("ProPerAssistant by persona (band: standard error of the mean)")
    days_across(axes, _last(assistants))
    ratings_up(axes)
    legend(axes)


def _curve(
    axes: Axes, assistant: Assistant, courses: Sequence[Played], pick: str, label: str = "", width: float = 1.8
) -> None:
    """A mean by day with its standard error; days without any value are left out."""
    days, values, errors = _known(courses, pick)
    if not days:
        return
    colour = COLOURS[assistant]
    marker = MARKERS[assistant] if assistant not in REFERENCES or len(days) == 1 else ""
    axes.plot(
        days, values, linestyle=style(assistant), color=colour, marker=marker, markersize=4, linewidth=width,
        label=label or TOLD[assistant], zorder=4 if assistant == "proper" else 3,
    )  # fmt: skip
    low = [value - error for value, error in zip(values, errors, strict=True)]
    high = [value + error for value, error in zip(values, errors, strict=True)]
    axes.fill_between(days, low, high, color=colour, alpha=0.15, linewidth=0)


def _known(courses: Sequence[Played], pick: str) -> tuple[list[int], list[float], list[float]]:
    known = [(day, value.value, value.error or 0.0) for day, value in daily(courses, pick) if value.value is not None]
    return [day for day, _, _ in known], [value for _, value, _ in known], [error for _, _, error in known]


def _last(assistants: Assistants) -> int:
    return max(course.last for courses in assistants.values() for course in courses)
