"""The words that personas, days, judges and catalogues share: kinds of activity, topics and tones.

A rubric's numbers and a rule-based judge need words that stand for the same thing everywhere; texts stay free.
"""

from __future__ import annotations

from typing import Literal

Kind = Literal[
    "hygiene", "cooking", "eating", "tidying", "focused_work", "admin", "studying", "reading", "writing", "making",
    "music", "exercise", "gardening", "watching", "gaming", "socialising", "relaxing", "mindfulness", "planning",
    "winding_down",
]  # fmt: skip
Topic = Literal[
    "recipes", "nutrition", "fitness", "stretching", "breathing", "sleep", "music", "books", "films", "podcasts",
    "writing_prompts", "philosophy", "art_ideas", "crafts", "decor", "plants", "organising", "scheduling", "money",
    "languages", "science", "news", "friends", "games", "technology",
]  # fmt: skip
Tone = Literal["warm", "playful", "formal", "direct", "poetic"]
Area = Literal["main bedroom", "second bedroom", "bathroom", "kitchen", "common room", "garden"]

NO_RECOMMENDATION = "No Recommendation"  # how an abstention is written wherever a text stands for it
