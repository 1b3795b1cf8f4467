"""What `pare graph` writes."""

import resource
import sys
from pathlib import Path

import pytest

from pare import registry
from pare.graph import mermaid, svg


def test_the_ending_of_the_file_says_how_to_draw(pare):
    kind = registry.apps()["messaging"]
    for name, text in {"m.mmd": f"{mermaid(kind)}\n", "m.svg": svg(kind)}.items():
        assert pare("graph", "messaging", "--out", name).out == ""
        assert Path(name).read_text() == text


def test_into_a_folder_an_app_is_drawn_both_ways(pare):
    kind = registry.apps()["messaging"]
    assert pare("graph", "messaging", "--out", "deep/drawn").out == ""
    drawn = {path.name: path.read_text() for path in Path("deep/drawn").iterdir()}
    assert drawn == {"messaging.mmd": f"{mermaid(kind)}\n", "messaging.svg": svg(kind)}


def test_all_apps_are_drawn_both_ways(pare):
    done = pare("graph", "--all", "--out", "deep/drawn")
    assert (done.code, done.out, done.err) == (0, "", "")
    drawn = {path.name: path.read_text() for path in Path("deep/drawn").iterdir()}
    assert drawn.keys() == {f"{name}{form}" for name in registry.apps() for form in (".mmd", ".svg")}
    assert drawn["email.svg"] == svg(registry.apps()["email"])
    assert drawn["email.mmd"] == f"{mermaid(registry.apps()['email'])}\n"


def test_without_a_folder_all_go_to_one_that_is_told(pare):
    done = pare("graph", "--all")
    assert (done.code, done.out) == (0, f"{len(registry.apps())} apps, each as Mermaid and as SVG: graphs\n")
    assert len(list(Path("graphs").iterdir())) == 2 * len(registry.apps())


@pytest.mark.parametrize(
    ("line", "complaint"),
    {
        "": "Missing argument 'APP'",
        "email --all": "give either APP or --all",
        "email --all --out here": "give either APP or --all",
        "--all --out file": "file cannot be written",
        "--all --out file/below": "file/below cannot be written",
        "--all --out /proc/nowhere": "/proc/nowhere cannot be written",
        "email --out graph.png": "graph.png should end in .mmd, for Mermaid, or in .svg, or be a folder for both",
        "email --out nowhere/graph.svg": "nowhere/graph.svg cannot be written",
    }.items(),
)
def test_what_cannot_be_drawn_is_one_line_and_changes_nothing(pare, line, complaint):
    Path("file").write_text("mine")
    done = pare("graph", *line.split())
    assert (done.code, done.out) == (2, "")
    assert complaint in done.complaint
    assert [(path.name, path.read_text()) for path in Path().iterdir()] == [("file", "mine")]


def test_without_the_layout_library_mermaid_is_drawn_and_for_svg_one_line_says_what_to_install(pare, monkeypatch):
    for name in [name for name in sys.modules if name.startswith("grandalf")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "grandalf", None)
    for name in ("pare.graph.picture", "pare.graph.layers"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    assert "stateDiagram" in pare("graph", "email").out
    for line in ("--all --out drawn", "email --out email.svg"):
        done = pare("graph", *line.split())
        assert (done.code, done.complaint) == (2, "to draw SVG, install grandalf: pip install 'pare-sim[plots]'")
    assert list(Path().iterdir()) == []


def test_on_a_full_disk_nothing_is_left(pare):
    def full():
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))

    done = pare.process("graph", "--all", "--out", "deep/drawn", preexec_fn=full)
    assert (done.code, done.out) == (2, "")
    assert "cannot be written: File too large" in done.complaint
    assert list(Path().iterdir()) == []
