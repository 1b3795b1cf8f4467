import json
import os
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from propersim_bridge.personas.library import installed
from propersim_bridge.report import curves
from propersim_bridge.report.figures import drawn
from propersim_bridge.report.numbers import by_assistant, daily, read
from tests.propersim_bridge.report.made import made, twins

pytest.importorskip("matplotlib", reason="the figures need matplotlib")
NAMES = [
    "daily-score", "recommendations-per-hour", "recommended-and-abstained", "by-persona", "gain-by-trait",
    "by-criterion",
]  # fmt: skip


def test_every_figure_comes_as_png_and_svg_and_the_same_numbers_give_the_same_bytes(tmp_path):
    config = made(tmp_path / "e", twins())
    paths = drawn(tmp_path / "here", read(tmp_path / "e", config), installed(), True)
    assert [path.name for path in paths] == [f"{name}.{form}" for name in NAMES for form in ("png", "svg")]
    command = (
        sys.executable, "-m", "pare.cli", "home", "report", tmp_path / "e", "--figures", tmp_path / "there",
        "--reference", "--json",
    )  # fmt: skip
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    for path in paths:
        assert path.read_bytes() == (tmp_path / "there" / path.name).read_bytes(), path.name
        if path.suffix == ".svg":
            ElementTree.parse(path)
    assert json.loads(done.stdout) == json.loads((tmp_path / "there" / "report.json").read_text())


def lines(axes):
    """The curves of a chart: what each shows, by its label."""
    return {line.get_label(): [*zip(*line.get_data(), strict=True)] for line in axes.get_lines()}


@pytest.fixture
def figure():
    from matplotlib.figure import Figure

    return Figure()


def test_the_curves_are_the_daily_means_with_the_references_and_the_published_ends(tmp_path, figure):
    assistants = by_assistant(read(tmp_path, made(tmp_path, twins())))
    curves.scores(figure, assistants, published=True)
    shown = lines(figure.axes[0])
    assert list(shown)[:6] == ["ProPerAssistant", "ARS Memory", "AR Memory", "No Memory", "always silent", "oracle"]
    assert shown["ProPerAssistant"] == [(day, value.value) for day, value in daily(assistants["proper"])]
    assert [day for day, _ in shown["ProPerAssistant, published"]] == [1, 14]
    assert [round(value, 2) for _, value in shown["ProPerAssistant, published"]] == [2.25, 3.38]


def test_what_is_missing_is_not_drawn_as_zero(tmp_path, figure):
    courses = {
        (1, "proper", 0): [[("A.", 3), (None, None)], [("A.", None)] * 2, [("A.", 4)] * 2],
        (2, "proper", 0): [[(None, None)] * 2] * 3,
        (3, "proper", 0): [[(None, 2)] * 2] * 3,
        (1, "silent", 0): [[(None, None)] * 2] * 3,
    }
    config = made(tmp_path / "e", courses)
    played = read(tmp_path / "e", config)
    curves.personas(figure, by_assistant(played))
    shown = lines(figure.axes[0])
    assert shown["best: persona 1"] == [(1, 3.0), (3, 4.0)]
    assert shown["worst: persona 3"] == [(1, 2.0), (2, 2.0), (3, 2.0)]
    assert shown["persona 2"] == []
    assert "always silent" not in shown
    assert len(drawn(tmp_path / "f", played, installed(), False)) == 12


def test_figures_without_data_are_left_out(tmp_path):
    played = read(tmp_path / "a", made(tmp_path / "a", {(1, "proper", 0): [[("A.", 3)]]}))
    paths = drawn(tmp_path / "f", played, installed(), False)
    assert {*NAMES} - {path.stem for path in paths} == {"gain-by-trait"}
    played = read(tmp_path / "b", made(tmp_path / "b", {(1, "silent", 0): [[(None, 3)]]}))
    paths = drawn(tmp_path / "g", played, installed(), False)
    assert {path.stem for path in paths} == {*NAMES[:3]}
