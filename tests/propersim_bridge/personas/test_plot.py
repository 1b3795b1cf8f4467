"""The map of the 32 personas, and the figures above it."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean, median
from xml.etree import ElementTree

import pytest

from pare.errors import LoadError
from propersim_bridge.personas.analysis.plot import draw

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_figures_are_those_of_the_distances(analysis):
    figures, matrix = analysis.figures(), analysis.matrix
    assert (figures["personas"], figures["embedding"], figures["clustering"]) == (32, "UMAP", "HDBSCAN")
    assert figures["clusters"] >= 2
    assert -1 <= figures["silhouette"] <= 1
    pairs = [matrix[i][j] for i in range(32) for j in range(i + 1, 32)]
    assert figures["mean_pairwise_distance"] == pytest.approx(fmean(pairs))
    nearest = [min(matrix[i][j] for j in range(32) if j != i) for i in range(32)]
    assert figures["median_nearest_neighbour_distance"] == pytest.approx(median(nearest))
    assert figures["mean_pairwise_distance"] > 0.6, "the set is varied"
    assert [place["number"] for place in figures["places"]] == list(range(1, 33))


def test_the_map_names_everybody_and_every_encoding(analysis, tmp_path):
    draw(analysis, tmp_path / "map.svg")
    said = " ".join(ElementTree.parse(tmp_path / "map.svg").getroot().itertext())
    for text in ("32 Meiling", "UMAP-1", "Background", "Arts/Design", "Daily plan", "Exercise", "Age", "19", "79"):
        assert text in said
    again = tmp_path / "again.svg"
    draw(analysis, again)
    assert again.read_bytes() == (tmp_path / "map.svg").read_bytes()
    draw(analysis, tmp_path / "map.PNG")
    assert (tmp_path / "map.PNG").read_bytes().startswith(PNG)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again.svg", "map.PNG", "map.svg"]


def test_names_are_drawn_as_they_stand(analysis, tmp_path):
    first = analysis.personas[0].model_copy(update={"name": "$5_$6\x1b[2J Doe"})
    hostile = replace(analysis, personas=(first, *analysis.personas[1:]))
    for form in ("svg", "png"):
        draw(hostile, tmp_path / f"map.{form}")
    assert "1 $5_$6\\x1b[2J" in " ".join(ElementTree.parse(tmp_path / "map.svg").getroot().itertext())


def test_a_file_that_cannot_be_drawn_is_told(analysis, tmp_path):
    with pytest.raises(LoadError, match=r"map\.pdf should end in \.png or \.svg"):
        draw(analysis, tmp_path / "map.pdf")
    with pytest.raises(LoadError, match="cannot be written: No such file"):
        draw(analysis, tmp_path / "nowhere" / "map.png")
