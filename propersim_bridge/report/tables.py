"""The tables of a report: Table 1 with references beside it, and what each assistant came to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.table import Table

from propersim_bridge.experiment.config import Assistant
from propersim_bridge.report import reference
from propersim_bridge.report.numbers import LAST, Mean, Played, by_assistant, by_persona, ends, gain, gap, mean, over

TOLD: Mapping[Assistant, str] = {
    "proper": "ProPerAssistant", "ars": "ARS Memory", "ar": "AR Memory", "none": "No Memory",
    "silent": "always silent", "oracle": "oracle",
}  # fmt: skip
_SHORT: Mapping[Assistant, str] = {
    "proper": "ProPer", "ars": "ARS", "ar": "AR", "none": "None", "silent": "silent", "oracle": "oracle",
}  # fmt: skip
_MEANS = "±: standard error over courses; a course is a persona under a seed."


def number(value: Mean, digits: int = 2) -> str:
    """A mean with its standard error."""
    if value.value is None:
        return "-"
    return f"{value.value:.{digits}f}" + ("" if value.error is None else f" ±{value.error:.{digits}f}")


def summary(played: Sequence[Played]) -> Table:
    """What each assistant came to: its score at the start and at the end, and what it gained."""
    table = _empty("Mean rating, 0 to 4", "assistant", "n", "day 1", "last day", "end", "gain", "missing")
    for assistant, courses in by_assistant(played).items():
        missing = sum(day.missing for course in courses for day in course.days)
        cells = map(number, (*ends(courses), mean(map(gain, courses))))
        table.add_row(TOLD[assistant], str(len(courses)), *cells, str(missing))
    table.caption = (
        f"{_MEANS}\nn: courses. end: mean of the last {LAST} days. gain: end less day 1.\n"
        "missing: ratings that the judge failed to give; they are in no mean."
    )
    return table


def speaking(played: Sequence[Played]) -> Table:
    """How often each assistant spoke, and how that and its silence were rated, on day 1 and at the end."""
    heads = (f"{what}\n{when}" for what in ("an hour", "rated", "silence") for when in ("day 1", "end"))
    table = _empty("Recommendations an hour, and how they and silence are rated", "", *heads)
    for assistant, courses in by_assistant(played).items():
        cells = [
            number(over(courses, pick, first), digits)
            for pick, digits in (("per_hour", 1), ("recommended_score", 2), ("abstained_score", 2))
            for first in (True, False)
        ]
        table.add_row(_SHORT[assistant], *cells)
    return table


def gaps(played: Sequence[Played]) -> Table:
    """How far each assistant ends above the others, whatever it is; above silence is what matters."""
    assistants = by_assistant(played)
    order = [name for name in TOLD if name in assistants]
    table = _empty("Gaps at the end", "", *(f"over\n{_SHORT[name]}" for name in order[1:]))
    for at, one in enumerate(order[:-1]):
        cells = (number(gap(assistants[one], assistants[other])) for other in order[at + 1 :])
        table.add_row(_SHORT[one], *[""] * at, *cells)
    table.caption = f"Mean of the last {LAST} days, paired by persona and seed."
    return table


def scores(played: Sequence[Played]) -> Table:
    """Table 1: average score by persona on the first and the last day."""
    assistants = by_assistant(played)
    cells = {assistant: by_persona(courses) for assistant, courses in assistants.items()}
    rows = {
        str(persona): [ends(cells[assistant].get(persona, ()))[:2] for assistant in assistants]
        for persona in sorted({course.course.persona for course in played})
    }
    rows["mean"] = [ends(courses)[:2] for courses in assistants.values()]
    return _by_persona("Average score by persona, day 1 and last day (as the paper's Table 1)", assistants, rows)


def published() -> Table:
    """The paper's own Table 1, apart: its personas, home, judge and model are others than these."""
    rows = {str(row.persona): [[mean([score]) for score in row.scores[name]] for name in reference.TRAINED]
            for row in reference.table()}  # fmt: skip
    rows["mean"] = [
        [mean(row.scores[name][end] for row in reference.table()) for end in (0, 1)] for name in reference.TRAINED
    ]
    table = _by_persona("Published (ProPerSim, Table 1), day 1 and day 14", reference.TRAINED, rows)
    table.caption = "Other personas, another home and judge, a 70 B model: to be read beside ours, not against it."
    return table


def _by_persona(
    title: str, assistants: Sequence[Assistant] | Mapping[Assistant, object],
    rows: Mapping[str, Sequence[Sequence[Mean]]],
) -> Table:  # fmt: skip
    table = _empty(title, "persona", *(_SHORT[name] for name in assistants))
    for name, row in rows.items():
        told = [["-" if value.value is None else f"{value.value:.2f}" for value in pair] for pair in row]
        table.add_row(name, *(f"{first:>4} {last:>4}" for first, last in told), end_section=name == "mean")
    return table


def _empty(title: str, first: str, *others: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, title_style="bold", pad_edge=False,
                  collapse_padding=True, caption_justify="left")  # fmt: skip
    table.add_column(first, no_wrap=True, vertical="bottom")
    for name in others:
        table.add_column(name, justify="right", no_wrap=True)
    return table
