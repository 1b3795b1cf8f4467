"""Plots of a sweep."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from matplotlib.figure import Figure

SWEEP = (
    "sweep",
    "errand-a",
    "errand-b",
    "errand-c",
    "errand-d",
    "--assistant",
    "half,oracle",
    "--runs",
    "2",
    "--tool-failure",
    "0,0.3",
    "--events-per-minute",
    "0,6,12",
)
SMALL = ("sweep", "errand-a", "--tool-failure", "0,0.2")  # fmt: skip


@pytest.fixture
def drawn(monkeypatch):
    """The figures that are written."""
    found, save = [], Figure.savefig

    def saved(self, *args, **kwargs):
        found.append(self)
        save(self, *args, **kwargs)

    monkeypatch.setattr(Figure, "savefig", saved)
    return found


def percent(estimate, end="value"):
    return pytest.approx(100 * estimate[end])


def test_three_panels_with_a_line_and_a_band_for_each_configuration(pare, drawn):
    results = pare(*SWEEP, "--out", "here", "--json").json["results"]
    assert len(drawn) == 2
    measures = ("success_rate", "acceptance_rate", "proposal_rate")
    for figure, axis, fixed in zip(drawn, ("tool_failure", "events_per_minute"),
                                   ("events_per_minute", "tool_failure"), strict=True):  # fmt: skip
        assert len(figure.axes) == 3
        for panel, measure in zip(figure.axes, measures, strict=True):
            assert [line.get_label() for line in panel.lines] == ["half", "oracle"]
            for line, band in zip(panel.lines, panel.collections, strict=True):
                ours = [one for one in results if one["assistant"] == line.get_label() and not one[fixed]]
                levels = [one[axis] for one in ours]
                assert levels == sorted(levels)
                assert list(line.get_xdata()) == levels
                assert list(line.get_ydata()) == [percent(one[measure]) for one in ours]
                edges = band.get_paths()[0].vertices
                for one in ours:
                    heights = [y for x, y in edges if x == one[axis]]
                    assert (min(heights), max(heights)) == (percent(one[measure], "low"), percent(one[measure], "high"))
            bottom, top = panel.get_ylim()
            assert bottom <= 0
            assert max(max(line.get_ydata()) for line in panel.lines) <= top


def test_axes_are_labelled_with_their_units_and_lines_are_named(pare):
    pare(*SWEEP, "--out", "here")
    label = {
        "tool-failure": "Tool failure (probability per call)",
        "events-per-minute": "Unrelated events (per simulated minute)",
    }
    for name, told in label.items():
        words = [text.strip() for text in ElementTree.parse(f"here/{name}.svg").getroot().itertext()]
        assert words.count(told) == 3
        for word in (
            "Success", "Acceptance", "Proposals", "Successful episodes (%)", "Accepted of answered proposals (%)",
            "Proposals per observed turn (%)", "half", "oracle", "Pare-Bench 0.1.0: 4 scenarios, 2 runs, user scripted",
            "Bands: 95 % bootstrap intervals, clustered by scenario.",
        ):  # fmt: skip
            assert word in words


def test_a_grid_has_a_row_for_each_level_of_the_other_noise(pare, drawn):
    pare(*SWEEP, "--grid", "--out", "here")
    assert [len(figure.axes) for figure in drawn] == [9, 6]
    for figure in drawn:
        for measure in range(3):
            assert len({panel.get_ylim() for panel in figure.axes[measure::3]}) == 1
            for panel in figure.axes[measure::3]:
                assert max(max(line.get_ydata()) for line in panel.lines) <= panel.get_ylim()[1]
    titles = [panel.get_title(loc="left") for panel in drawn[0].axes[::3]]
    assert titles == [f"Success, {level} events a minute" for level in (0, 6, 12)]
    assert [panel.get_title(loc="left") for panel in drawn[1].axes[::3]] == [
        "Success, tool failure 0", "Success, tool failure 0.3"
    ]  # fmt: skip


def test_the_same_numbers_give_the_same_bytes_in_any_process_under_any_settings(pare):
    pare(*SWEEP, "--out", "here", "--png")
    files = [
        Path("here", f"{name}.{form}") for name in ("tool-failure", "events-per-minute") for form in ("svg", "png")
    ]
    first = [file.read_bytes() for file in files]
    assert b"<dc:date>" not in first[0]
    Path("matplotlibrc").write_text("font.size: 20\nsvg.hashsalt: other\nlines.linewidth: 9\n")
    done = pare.process("sweep", "--resume", "here", "--png", env={"PYTHONHASHSEED": "7", "SOURCE_DATE_EPOCH": "1"})
    assert done.code == 0, done.err
    assert [file.read_bytes() for file in files] == first


def test_texts_from_elsewhere_are_drawn_as_they_stand(pare, recwarn):
    from dataclasses import replace

    from pare_bench.sweep import plots
    from pare_bench.sweep.results import Swept

    pare(*SMALL, "--out", "here")
    swept = Swept.read(Path("here"))
    hostile = "_$5_$6\x1b[2J\x01 $\\frac{$"
    results = tuple(one._replace(config=one.config.model_copy(update={"assistant": hostile})) for one in swept.results)
    configs = [one.model_copy(update={"user": hostile}) for one in swept.sweep.configurations]
    sweep = swept.sweep.model_copy(update={"configurations": tuple(configs)})
    files = plots.draw(replace(swept, sweep=sweep, results=results), png=True)
    assert [file.suffix for file in files] == [".svg", ".png"]
    words = "".join(ElementTree.parse(files[0]).getroot().itertext())
    assert words.count("_$5_$6\\x1b[2J\\x01 $\\frac{$") == 2
    assert not recwarn.list


def test_png_is_written_only_where_it_is_asked_for(pare):
    assert "png" not in pare(*SMALL, "--out", "here").out
    assert not list(Path("here").glob("*.png"))
    out = pare("sweep", "--resume", "here", "--png").out
    assert "\nPlots: tool-failure.svg, tool-failure.png\nSweep folder: here\n" in out
    assert Path("here/tool-failure.png").read_bytes().startswith(b"\x89PNG")


def test_without_matplotlib_the_sweep_runs_and_one_line_says_what_is_missing(pare, monkeypatch):
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "matplotlib", None)
        done = pare(*SMALL, "--out", "here")
    assert done.code == 0
    assert done.complaint == ("no plots: matplotlib is not installed; pip install 'pare-sim[plots]', then "
                              "--resume here draws them")  # fmt: skip
    assert "oracle" in done.out
    assert not list(Path("here").glob("*.svg"))
    assert pare("sweep", "--resume", "here").err == ""
    assert Path("here/tool-failure.svg").exists()


def test_one_level_is_nothing_to_draw(pare):
    done = pare("sweep", "errand-a", "--tool-failure", "0.2", "--out", "here")
    assert (done.code, done.complaint) == (0, "no plots: there is only one level of noise")
    assert not list(Path("here").glob("*.svg"))


def test_what_was_not_measured_leaves_a_gap(pare, drawn):
    done = pare("sweep", "errand-a", "--assistant", "silent", "--tool-failure", "0,0.2", "--out", "here")
    assert done.code == 0
    success, acceptance, proposals = drawn[0].axes
    assert list(success.lines[0].get_ydata()) == [0, 0]
    assert all(value != value for value in acceptance.lines[0].get_ydata())
    assert list(proposals.lines[0].get_ydata()) == [0, 0]


def test_a_plot_that_cannot_be_written_is_one_line(pare):
    pare(*SMALL, "--out", "here")
    Path("here/tool-failure.svg").unlink()
    Path("here/tool-failure.svg").mkdir()
    done = pare("sweep", "--resume", "here")
    assert (done.code, done.out) == (2, "")
    assert "here: cannot be used (Is a directory)" in done.complaint
