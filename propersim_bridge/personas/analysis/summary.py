"""The analysis of a set of personas: distances, their layout, clusters and the figures that sum them up.

Source: Appendix A.1 of the ProPerSim paper.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import fmean, median
from typing import Any

from pare.errors import BadInput, LoadError
from propersim_bridge.personas.analysis import categories
from propersim_bridge.personas.analysis.distance import Matrix, Profile, distances
from propersim_bridge.personas.analysis.layout import NOISE, Clusters, Embedding, clustered, embedded, silhouette
from propersim_bridge.personas.persona import Persona

_NEEDED = {"umap": "umap-learn", "sklearn": "scikit-learn", "scipy": "scipy", "matplotlib": "matplotlib"}


@dataclass(frozen=True, slots=True)
class Analysis:
    """What is known of a set of personas.

    Attributes:
        personas: they, by number.
        matrix: their distances, 0 to 1.
        embedding: their places in the plane.
        clusters: their groups.
        backgrounds: their background categories.
        plans: their daily plan types.
    """

    personas: tuple[Persona, ...]
    matrix: Matrix
    embedding: Embedding
    clusters: Clusters
    backgrounds: tuple[str, ...]
    plans: tuple[str, ...]

    @property
    def mean_pairwise(self) -> float:
        """The mean of the distances of all pairs."""
        return fmean(row[j] for i, row in enumerate(self.matrix) for j in range(i))

    @property
    def median_nearest(self) -> float:
        """The median over the personas of the distance to the nearest other."""
        return median(min(row[:i] + row[i + 1 :]) for i, row in enumerate(self.matrix))

    @property
    def silhouette(self) -> float | None:
        """How well the clusters are told apart on the distances, noise left out; None where that is not defined."""
        return silhouette(self.matrix, self.clusters.labels)

    def figures(self) -> dict[str, Any]:
        """The figures, and each persona's place, in JSON's terms."""
        return {
            "personas": len(self.personas),
            "embedding": self.embedding.method,
            "clustering": self.clusters.method,
            "clusters": self.clusters.count,
            "noise": self.clusters.labels.count(NOISE),
            "silhouette": self.silhouette,
            "mean_pairwise_distance": self.mean_pairwise,
            "median_nearest_neighbour_distance": self.median_nearest,
            "places": [
                {
                    "number": one.number, "name": one.name, "x": x, "y": y, "cluster": label, "background": background,
                    "daily_plan": plan,
                }
                for one, (x, y), label, background, plan in zip(
                    self.personas, self.embedding.points, self.clusters.labels, self.backgrounds, self.plans,
                    strict=True,
                )
            ],
        }  # fmt: skip


def analyse(personas: Iterable[Persona]) -> Analysis:
    """Analyse personas.

    Raises:
        BadInput: there are fewer than three.
        LoadError: a package that it takes is not installed.
    """
    chosen = tuple(sorted(personas, key=lambda one: one.number))
    if len(chosen) < 3:
        raise BadInput(f"personas: three or more can be analysed, not {len(chosen)}")
    check_installed("umap", "sklearn")
    matrix = distances([Profile.of(one) for one in chosen])
    embedding = embedded(matrix)
    return Analysis(
        chosen,
        matrix,
        embedding,
        clustered(matrix, embedding.points),
        tuple(categories.background(one.background) for one in chosen),
        tuple(categories.plan(one.daily_plan) for one in chosen),
    )


def check_installed(*modules: str) -> None:
    """Make sure that modules can be imported.

    Raises:
        LoadError: one cannot.
    """
    if missing := [_NEEDED[module] for module in modules if find_spec(module) is None]:
        raise LoadError(f"the analysis of personas needs {', '.join(missing)}: pip install 'pare-sim[home]'")
