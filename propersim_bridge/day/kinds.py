"""What kinds of activity do to a person, and to whom they come naturally."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from propersim_bridge.personas.persona import BigFive
from propersim_bridge.vocabulary import Kind


@dataclass(frozen=True, slots=True)
class Nature:
    """What a kind of activity is like.

    Attributes:
        strain: the share of a full store of energy that an hour takes; below 0 it restores.
        lift: how much an hour lifts the mood.
        traits: for whom it is natural: a trait and its level; empty: nobody in particular.
        first: the hour of the day from which it fits.
        last: the hour of the day before which it begins.
        words: words that speak of it, beside their plurals.
    """

    strain: float
    lift: float
    traits: tuple[str, ...] = ()
    first: int = 0
    last: int = 24
    words: str = ""


NATURES: Mapping[Kind, Nature] = {
    "hygiene": Nature(-0.10, 0.05, (), 5, 23, "shower bath bathe wash skin"),
    "cooking": Nature(0.06, 0.06, (), 11, 19, "recipe cook cooking bake baking dish sauce spice simmer roast"),
    "eating": Nature(-0.30, 0.08, (), 7, 20, "meal snack breakfast lunch dinner supper fruit bite"),
    "tidying": Nature(0.12, 0.02, ("conscientiousness high",), 8, 20, "tidy tidying declutter drawer clean cleaning"),
    "focused_work": Nature(0.14, 0.0, ("conscientiousness high",), 8, 19, "work working focus task project deadline"),
    "admin": Nature(0.11, -0.03, ("conscientiousness high",), 9, 19, "bill budget invoice receipt savings expense"),
    "studying": Nature(0.13, 0.02, ("openness high", "conscientiousness high"), 8, 21,
                       "study studying learn lesson language vocabulary course lecture"),
    "reading": Nature(0.02, 0.05, ("openness high", "extraversion low"), 7, 23,
                      "book read reading novel chapter essay poem author"),
    "writing": Nature(0.07, 0.05, ("openness high",), 7, 23, "write writing journal letter diary paragraph"),
    "making": Nature(0.06, 0.10, ("openness high",), 8, 22,
                     "sketch sketching paint painting craft draw drawing sew sewing clay knit knitting"),
    "music": Nature(0.0, 0.10, ("openness high", "extraversion high"), 9, 22,
                    "music song playlist album melody tune concert"),
    "exercise": Nature(0.25, 0.12, ("extraversion high", "neuroticism low"), 6, 20,
                       "workout stretch stretching exercise squat plank push-up jog"),
    "gardening": Nature(0.13, 0.10, ("agreeableness high", "extraversion low"), 7, 20,
                        "plant plants garden gardening seed seedling soil herb prune watering"),
    "watching": Nature(-0.03, 0.04, ("openness low",), 12, 23, "film movie series episode documentary watch"),
    "gaming": Nature(0.03, 0.07, ("conscientiousness low",), 10, 23, "game gaming puzzle quiz chess crossword"),
    "socialising": Nature(0.05, 0.12, ("extraversion high", "agreeableness high"), 9, 22,
                          "friend call message neighbour invite family visit"),
    "relaxing": Nature(-0.30, 0.06, ("neuroticism high", "conscientiousness low"), 9, 23,
                       "relax rest nap break hammock unwind"),
    "mindfulness": Nature(-0.15, 0.09, ("neuroticism high", "openness high"), 6, 22,
                          "breath breathe breathing meditate meditation mindful gratitude"),
    "planning": Nature(0.06, 0.02, ("conscientiousness high", "neuroticism high"), 7, 22,
                       "planning planner calendar schedule prioritise to-do"),
    "winding_down": Nature(-0.05, 0.05, (), 20, 24, "sleep bedtime asleep pillow drowsy"),
}  # fmt: skip

_WORD = re.compile(r"[a-z-]+")


def natural(kind: Kind, traits: BigFive) -> bool:
    """Whether a kind of activity comes naturally to a person of these traits."""
    told = (trait.split() for trait in NATURES[kind].traits)
    return any(getattr(traits, trait) == level for trait, level in told)


def speaks_of(text: str) -> frozenset[Kind]:
    """The kinds of activity that a text speaks of, by whole words and their plurals."""
    words = {form for word in _WORD.findall(text.casefold()) for form in (word, word.removesuffix("s"))}
    return frozenset(kind for kind, spoken in _SPOKEN.items() if not spoken.isdisjoint(words))


_SPOKEN: Mapping[Kind, frozenset[str]] = {kind: frozenset(nature.words.split()) for kind, nature in NATURES.items()}
