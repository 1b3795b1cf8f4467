"""The report as one HTML file."""

import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path

import pytest

pytest.importorskip("matplotlib")


class Parts(HTMLParser):
    """What a page is made of."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.links, self.titles = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        values = dict(attrs)
        self.links += [values[name] for name in ("src", "href", "xlink:href") if values.get(name)]
        if tag == "i" and "title" in values:
            self.titles.append(values["title"])


@pytest.fixture
def run(pare):
    pare("run", "--assistant", "oracle,half,pester", "--runs", 2, "--out", "here")
    return "here"


@pytest.fixture
def text(pare, run):
    assert pare("report", run, "--html", "report.html").out == "report: report.html\n"
    return Path("report.html").read_text(encoding="utf-8")


def test_it_is_one_file_that_fetches_and_runs_nothing(text):
    parts = Parts(text)
    assert "script" not in parts.tags
    assert not [link for link in parts.links if not link.startswith(("#", "data:"))]
    assert "http://" not in re.sub(r'xmlns[:\w]*="[^"]*"|<!DOCTYPE[^>]*>|<rdf:RDF.*?</rdf:RDF>', "", text, flags=re.S)
    assert "default-src 'none'" in text


def test_it_has_every_table_and_every_plot(text):
    for title in (
        "How well", "With how much work", "What was left to the user", "Where episodes end",
        "Which capability holds it back", "How restrained it is", "half by domain", "oracle by difficulty",
        "pester by app", "Success", "At least one, and all, of k runs", "Why episodes fail",
        "The four capabilities, their product, and success", "How proposals are answered, by turn",
        "Evidence seen before proposing",
    ):  # fmt: skip
        assert title in text, title
    for svg in re.findall(r"<svg.*?</svg>", text, re.S):
        ElementTree.fromstring(svg)
    assert Parts(text).tags.count("svg") == 6


def test_taps_saved_are_drawn_where_they_are_known():
    from pare_bench.html.plots import Run, plots
    from pare_bench.numbers.summary import summarise
    from tests.bench.numbers.conftest import build

    rows = [build(str(at), success=True, taps_saved=at) for at in range(5)]
    assert "taps-saved" in [plot.name for plot in plots([Run("one", rows, summarise(rows))])]


def test_its_figures_are_those_of_the_report(pare, run, text):
    for told in pare("report", run, "--json").json:
        rate = told["success_rate"]["value"]
        assert re.search(rf"<td>{told['assistant']}</td><td>{rate:.1%} \[", text)


def test_the_grid_has_a_square_for_every_episode(text):
    titles = Parts(text).titles
    assert len(titles) == 4 * 2 * 3
    assert sum(title.endswith("assisted") for title in titles) >= 8
    assert "run 1: failed, wrong need" in titles


def test_episodes_that_are_not_played_yet_or_met_an_error_are_shown(pare, monkeypatch):
    Path("fault").write_text("<b>input</b>")
    pare("run", "--assistant", "faulty", "--out", "here")
    Path("fault").write_text("input")
    pare("run", "--assistant", "faulty", "--out", "there")
    pare("report", "there", "--html", "report.html")
    assert "run 1: error, that does not fit" in Parts(Path("report.html").read_text()).titles


def test_what_came_from_elsewhere_is_escaped(pare, run, monkeypatch):
    from pare_bench.html import page

    hostile = "<script>alert(1)</script>\"'&"
    square = page._square
    monkeypatch.setattr(page, "_square", lambda row, run: {**square(row, run), "told": hostile})
    pare("report", run, "--html", "report.html")
    text = Path("report.html").read_text()
    assert "<script" not in text
    assert Parts(text).titles[0] == hostile


def test_the_same_run_gives_the_same_bytes(pare, run):
    for name in ("one.html", "two.html"):
        pare("report", run, "--html", name)
    assert Path("one.html").read_bytes() == Path("two.html").read_bytes()


@pytest.fixture
def twice(pare):
    """Two runs of one assistant in one folder."""
    for seed in (1, 2):
        pare("run", "--assistant", "half", "--seed", seed, "--out", f"both/seed-{seed}")
    return "both"


def test_runs_of_the_same_assistant_are_told_apart(pare, twice):
    pare("report", twice, "--html", "report.html")
    text = Path("report.html").read_text()
    assert len(Parts(text).titles) == 4 * 2
    for name in ("half (seed-1)", "half (seed-2)"):
        assert f"<th>{name}</th>" in text
        assert f"<h2>{name} by domain</h2>" in text


def test_a_run_has_the_same_colour_in_every_plot():
    from matplotlib.figure import Figure

    from pare_bench.html.plots import COLOURS, Run, _cost
    from pare_bench.numbers.summary import summarise
    from tests.bench.numbers.conftest import build

    free, paid = [build("a", cost_usd=0.0)], [build("a", cost_usd=0.5)]
    axes = Figure().subplots()
    assert _cost(axes, [Run("free", free, summarise(free)), Run("paid", paid, summarise(paid))])
    assert [line.get_color() for line in axes.lines] == [COLOURS[1]]


def test_what_is_not_known_is_no_zero():
    from matplotlib.figure import Figure

    from pare_bench.html.plots import Run, _capabilities
    from pare_bench.numbers.summary import summarise
    from tests.bench.numbers.conftest import build

    rows, axes = [build("a", success=False)], Figure().subplots()
    _capabilities(axes, [Run("one", rows, summarise(rows))])
    assert [text.get_text() for text in axes.texts] == ["–"] * 5 + [""]  # success is known


def test_a_run_of_errors_alone_has_a_report(pare, recwarn):
    Path("fault").write_text("input")
    pare("run", "--assistant", "faulty", "--runs", 2, "--out", "broken")
    done = pare("report", "broken", "--html", "report.html")
    assert (done.code, done.err) == (0, "")
    assert not recwarn.list


def test_plots_are_written_as_png(pare, run):
    assert pare("report", run, "--png", "plots").out == "6 plots: plots\n"
    files = sorted(Path("plots").iterdir())
    assert [file.suffix for file in files] == [".png"] * 6
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files)


def test_a_place_that_cannot_be_written_is_named(pare, run):
    Path("file").write_text("")
    assert pare("report", run, "--html", "file/report.html").complaint.startswith("file/report.html cannot be written")
    assert pare("report", run, "--png", "file").complaint.startswith("file")
