"""Distances as points in the plane, and the groups that lie in it.

Source: Appendix A.1.4 and A.1.5 of the ProPerSim paper.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from propersim_bridge.personas.analysis.distance import Matrix

NEIGHBOURS, SPREAD, SEED = 12, 0.15, 42
SMALLEST_CLUSTER = 3
SWEEP = range(2, 8)
NOISE = -1

Points = list[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Embedding:
    """Points in the plane, and the method that placed them; the axes mean nothing."""

    points: Points
    method: str


@dataclass(frozen=True, slots=True)
class Clusters:
    """A label for each point (-1 is noise), and the method that gave it."""

    labels: list[int]
    method: str

    @property
    def count(self) -> int:
        """How many clusters there are, noise not counted."""
        return len(set(self.labels) - {NOISE})


def embedded(matrix: Matrix) -> Embedding:
    """Place points by UMAP on the distances; by metric MDS where UMAP is missing or has too few points."""
    import numpy as np

    given = np.array(matrix)
    try:
        found, method = _umap(given), "UMAP"
    except (ImportError, ValueError, TypeError):
        from sklearn.manifold import MDS

        mds = MDS(n_components=2, metric="precomputed", n_init=4, init="random", random_state=SEED)
        found, method = mds.fit_transform(given), "metric MDS"
    return Embedding([(float(x), float(y)) for x, y in found], method)


def _umap(given: Any) -> Any:
    """UMAP's points.

    Raises:
        ValueError: there are too few points for it.
    """
    if len(given) < 5:
        raise ValueError("UMAP needs five points")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import umap

        reducer = umap.UMAP(
            metric="precomputed", n_neighbors=min(NEIGHBOURS, len(given) - 1), min_dist=SPREAD, random_state=SEED,
            n_jobs=1,
        )  # fmt: skip
        return reducer.fit_transform(given)


def clustered(matrix: Matrix, points: Points) -> Clusters:
    """Group points by HDBSCAN in the plane.

    Where that finds fewer than two clusters: agglomerative clustering of the distances (average linkage, 2 to 7
    clusters, the best silhouette); where that is impossible too: k-means in the plane.
    """
    labels = _hdbscan(points)
    if len(set(labels) - {NOISE}) >= 2:
        return Clusters(labels, "HDBSCAN")
    if best := _agglomerative(matrix):
        return Clusters(best, "agglomerative")
    return Clusters(_k_means(points), "k-means")


def _hdbscan(points: Points) -> list[int]:
    import numpy as np
    from sklearn.cluster import HDBSCAN

    if len(points) < SMALLEST_CLUSTER:
        return [NOISE] * len(points)
    return _plain(HDBSCAN(min_cluster_size=SMALLEST_CLUSTER, copy=True).fit_predict(np.array(points)))


def _agglomerative(matrix: Matrix) -> list[int]:
    """The grouping with the best silhouette, the fewest clusters among equals; empty where none is possible."""
    import numpy as np
    from sklearn.cluster import AgglomerativeClustering

    given = np.array(matrix)
    tried = []
    for k in SWEEP:
        if k < len(matrix) and given.any():
            grouping = AgglomerativeClustering(n_clusters=k, metric="precomputed", linkage="average")
            labels = _plain(grouping.fit_predict(given))
            tried.append((silhouette(matrix, labels) or -1.0, -k, labels))
    return max(tried)[2] if tried else []


def _k_means(points: Points) -> list[int]:
    import numpy as np
    from sklearn.cluster import KMeans

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # points that coincide make fewer clusters
        means = KMeans(n_clusters=min(2, len(points)), n_init=10, random_state=SEED)
        return _plain(means.fit_predict(np.array(points)))


def silhouette(matrix: Matrix, labels: Sequence[int]) -> float | None:
    """The silhouette score on the distances, noise left out; None where it is not defined.

    It needs two clusters, and fewer clusters than points.
    """
    import numpy as np
    from sklearn.metrics import silhouette_score

    kept = [place for place, label in enumerate(labels) if label != NOISE]
    among = [labels[place] for place in kept]
    if not 2 <= len(set(among)) < len(among):
        return None
    return float(silhouette_score(np.array(matrix)[np.ix_(kept, kept)], among, metric="precomputed"))


def _plain(labels: Any) -> list[int]:
    return [int(label) for label in labels]
