"""The four figures of quality control, and how far annotators agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan, sqrt
from statistics import fmean, stdev
from typing import Literal

from pare.errors import LoadError
from propersim_bridge.quality.sheets import Answers, Filled

QUESTIONS: dict[str, Literal["interval", "nominal"]] = {
    "naturalness": "interval", "alignment": "interval", "misgenerated": "nominal", "reasonable": "nominal",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure.

    Attributes:
        question: what was asked.
        mean: over all answers; a share for yes-or-no questions. None without answers.
        error: its standard error over items (answers of several annotators to one item are averaged first).
        answers: how many there are.
        items: about how many items.
        alpha: Krippendorff's alpha between annotators (interval or nominal); None unless two answered the same items,
            or where every answer is the same.
        equal: share of item-wise pairs of annotators that gave the same answer.
    """

    question: str
    mean: float | None
    error: float | None
    answers: int
    items: int
    alpha: float | None
    equal: float | None


def figures(sheets: Sequence[Filled]) -> list[Figure]:
    """The four figures over all annotators.

    Raises:
        LoadError: the library for the agreement is missing.
    """
    return [_figure(name, [getattr(sheet, name) for sheet in sheets]) for name in QUESTIONS]


def _figure(question: str, answers: Sequence[Answers]) -> Figure:
    items = sorted({item for one in answers for item in one})
    by_item = [[one[item] for one in answers if item in one] for item in items]
    means = [fmean(values) for values in by_item]
    given = [value for values in by_item for value in values]
    pairs = [a == b for values in by_item for i, a in enumerate(values) for b in values[i + 1 :]]
    return Figure(
        question, fmean(given) if given else None, stdev(means) / sqrt(len(means)) if len(means) > 1 else None,
        len(given), len(items), _alpha(question, answers, items),
        fmean(pairs) if pairs else None,
    )  # fmt: skip


def _alpha(question: str, answers: Sequence[Answers], items: Sequence[str]) -> float | None:
    try:
        from krippendorff import alpha
    except ImportError:
        raise LoadError("agreement needs krippendorff: pip install 'pare-sim[home]'") from None
    paired = [item for item in items if sum(item in one for one in answers) > 1]
    if len({one[item] for one in answers for item in paired if item in one}) < 2:
        return None  # nothing differs, so there is nothing that chance could have made differ
    table = [[one.get(item, nan) for item in paired] for one in answers]
    return float(alpha(reliability_data=table, level_of_measurement=QUESTIONS[question]))
