"""How far personas are from each other: a Gower-style mean over eleven components.

Source: Appendix A.1.2 and A.1.3 of the ProPerSim paper.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from propersim_bridge.personas.analysis import categories
from propersim_bridge.personas.persona import TRAITS, Persona

TEXTS = ("interests", "lifestyle", "goals", "daily_plan")
COMPONENTS = ("age", *TRAITS, "background", *TEXTS)
SHORTEST = 3  # characters of a token that counts

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Profile:
    """What is compared of somebody; None is missing, and left out of every mean.

    Attributes:
        age: years.
        traits: 1 for high and 0 for low, by trait; a missing trait is absent.
        background: its category.
        texts: token sets by field; a missing field is absent, an empty one is not.
    """

    age: float | None
    traits: Mapping[str, int]
    background: str | None
    texts: Mapping[str, frozenset[str]]

    @classmethod
    def of(cls, persona: Persona) -> Profile:
        """A persona's profile."""
        return cls(
            age=persona.age,
            traits={trait: int(getattr(persona.traits, trait) == "high") for trait in TRAITS},
            background=categories.background(persona.background),
            texts={
                "interests": tokens(persona.interests),
                "lifestyle": tokens(persona.lifestyle),
                "goals": tokens([persona.goals]),
                "daily_plan": tokens(persona.daily_plan),
            },
        )


def tokens(texts: Iterable[str]) -> frozenset[str]:
    """The token set of a text field: lower case, without punctuation and digits, three characters or more each."""
    words = re.sub(r"[\d_]", "", re.sub(r"[^\w\s]", " ", " ".join(texts).lower())).split()
    return frozenset(word for word in words if len(word) >= SHORTEST)


def jaccard(one: frozenset[str], other: frozenset[str]) -> float:
    """The Jaccard distance of two sets, 0 if both are empty."""
    union = len(one | other)
    return 1 - len(one & other) / union if union else 0.0


def scaled(ages: Sequence[float | None]) -> list[float | None]:
    """Ages between 0, the youngest's, and 1, the oldest's; all 0 where nobody is older."""
    known = [age for age in ages if age is not None]
    if not known:
        return list(ages)
    youngest, span = min(known), (max(known) - min(known)) or 1.0
    return [None if age is None else (age - youngest) / span for age in ages]


def distances(profiles: Sequence[Profile]) -> Matrix:
    """The symmetric matrix of distances between 0 and 1; two without a common component are 0 apart."""
    ages = scaled([profile.age for profile in profiles])
    matrix = [[0.0] * len(profiles) for _ in profiles]
    for i, one in enumerate(profiles):
        for j in range(i):
            parts = list(_components(one, profiles[j], ages[i], ages[j]))
            matrix[i][j] = matrix[j][i] = sum(parts) / len(parts) if parts else 0.0
    return matrix


def _components(one: Profile, other: Profile, age: float | None, other_age: float | None) -> Iterator[float]:
    """The distances of the components that both have."""
    if age is not None and other_age is not None:
        yield abs(age - other_age)
    for trait in TRAITS:
        if trait in one.traits and trait in other.traits:
            yield float(abs(one.traits[trait] - other.traits[trait]))
    if one.background is not None and other.background is not None:
        yield float(one.background != other.background)
    for field in TEXTS:
        if field in one.texts and field in other.texts:
            yield jaccard(one.texts[field], other.texts[field])
