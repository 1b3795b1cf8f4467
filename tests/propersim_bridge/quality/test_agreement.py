"""Krippendorff's alpha against the example that the library's own documentation works through."""

import pytest

from propersim_bridge.quality.figures import figures
from propersim_bridge.quality.sheets import Filled

pytest.importorskip("krippendorff", reason="agreement needs krippendorff")
EXAMPLE = (
    "*    *    *    *    *    3    4    1    2    1    1    3    3    *    3",
    "1    *    2    1    3    3    4    3    *    *    *    *    *    *    *",
    "*    *    2    1    3    4    4    *    2    1    1    3    3    *    4",
)
NOMINAL, INTERVAL = 0.691, 0.811


def answers(row):
    return {f"unit {at:02}": float(value) for at, value in enumerate(row.split()) if value != "*"}


def test_the_documented_example_comes_out_as_documented():
    filled = [
        Filled(f"coder {at}", naturalness=answers(row), reasonable=answers(row)) for at, row in enumerate(EXAMPLE)
    ]
    found = {figure.question: figure for figure in figures(filled)}
    assert found["naturalness"].alpha == pytest.approx(INTERVAL, abs=0.0005)
    assert found["reasonable"].alpha == pytest.approx(NOMINAL, abs=0.0005)
    assert found["naturalness"].answers == 27
    assert found["naturalness"].items == 13


def test_there_is_no_agreement_of_one_annotator_nor_over_different_items_nor_where_nothing_differs():
    for sheets in (
        [Filled("a", reasonable={"x": 1, "y": 0})],
        [Filled("a", reasonable={"x": 1}), Filled("b", reasonable={"y": 0})],
        [Filled("a", reasonable={"x": 1, "y": 0}), Filled("b", reasonable={"x": 1})],
    ):
        assert figures(sheets)[3].alpha is None
