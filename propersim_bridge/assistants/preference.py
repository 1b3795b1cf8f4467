"""Preferences: from rated candidates to pairs of a better and a worse text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from propersim_bridge.contracts import Pair


def pairs_of(prompt: str, texts: Sequence[str], scores: Sequence[float | None], day: int) -> tuple[Pair, ...]:
    """The pairs that some rated candidates make; ties, missing scores and texts that are the same make none.

    Args:
        prompt: what the policy was shown.
        texts: the candidates, an abstention as `NO_RECOMMENDATION`.
        scores: how each was rated.
        day: the day, from 1.
    """
    rated = [(text, score) for text, score in zip(texts, scores, strict=True) if score is not None]
    found = []
    for (first, one), (second, other) in combinations(rated, 2):
        if one != other and first != second:
            chosen, rejected = (first, second) if one > other else (second, first)
            found.append(Pair(prompt, chosen, rejected, abs(one - other), day))
    return tuple(found)
