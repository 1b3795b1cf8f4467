"""Labelled proposals: what a good assistant might say to each need, and what one that is wrong, vague or greedy might.

A table of `proposals` is named like its scenario; a row has the number of the need, the label, the class and the text
(`\\n` stands for a new line). Labels say what a sensible user would answer, not what the judge says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from pare import registry
from pare.need import Verdict

FOLDER = Path(__file__).parent / "proposals"
SCENARIOS = registry.scenarios()
LEAST = 8  # of either label in each table
CLASSES = {
    "accept": {"good", "other words"},
    "reject": {"vague", "wrong person", "wrong time", "over-reaching", "already done", "too much"},
}


@dataclass(frozen=True, slots=True)
class Row:
    """One labelled proposal."""

    id: str
    need: int
    label: str
    kind: str
    text: str

    @property
    def verdict(self) -> Verdict:
        return SCENARIOS[self.id].needs[self.need - 1].judge(self.text)

    def __str__(self) -> str:
        return f"{self.id} {self.need} ({self.kind}): {self.text[:50]}"


def rows(path: Path) -> list[Row]:
    lines = (line.split("\t") for line in path.read_text(encoding="utf-8").splitlines())
    return [Row(path.stem, int(need), label, kind, text.replace("\\n", "\n")) for need, label, kind, text in lines]


TABLE = [row for path in sorted(FOLDER.glob("*.tsv")) for row in rows(path)]
GOOD = [row for row in TABLE if row.label == "accept"]
BAD = [row for row in TABLE if row.label == "reject"]


@pytest.mark.parametrize("row", BAD, ids=str)
def test_a_bad_proposal_is_rejected(row: Row) -> None:
    assert not row.verdict.fits


@pytest.mark.parametrize("id", sorted({row.id for row in GOOD}))
def test_most_good_proposals_are_accepted(id: str) -> None:
    assert share([row for row in GOOD if row.id == id]) >= 0.75


def test_nearly_all_good_proposals_are_accepted() -> None:
    assert share(GOOD) >= 0.9


def share(good: Sequence[Row]) -> float:
    return sum(row.verdict.fits for row in good) / len(good)


def test_every_table_has_both_labels() -> None:
    for id in {row.id for row in TABLE}:
        for label, kinds in CLASSES.items():
            mine = [row for row in TABLE if row.id == id and row.label == label]
            assert len(mine) >= LEAST, f"{id} has {len(mine)} to {label}"
            assert {row.kind for row in mine} <= kinds
            assert {row.need for row in mine} == {*range(1, len(SCENARIOS[id].needs) + 1)}
