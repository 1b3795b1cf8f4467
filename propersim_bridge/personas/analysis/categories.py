"""The coarse categories of free texts: whole words decide, the first category wins, and Other is what is left.

Source: Appendix A.1.2 of the ProPerSim paper, whose triggers are substrings; here they are whole words or phrases, so
that "ai" is not found in "retail" and "product" not in "productivity".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

OTHER = "Other"

BACKGROUNDS: Mapping[str, tuple[str, ...]] = {
    "Engineering/Tech": (
        "engineer", "developer", "programmer", "software", "data scientist", "ml", "ai", "research engineer",
    ),
    "Media/Journalism": ("journalist", "reporter", "editor", "writer", "blogger"),
    "Arts/Design": (
        "artist", "designer", "illustrator", "musician", "photographer", "filmmaker", "actor", "actress", "theater",
        "creative",
    ),
    "Science/Academia": (
        "scientist", "researcher", "academic", "professor", "student", "phd", "postdoc", "biologist", "physicist",
        "chemist",
    ),
    "Business": (
        "manager", "consultant", "analyst", "entrepreneur", "founder", "product", "marketing", "sales", "finance",
        "accountant",
    ),
    "Education": ("teacher", "instructor", "lecturer", "tutor"),
}  # fmt: skip
PLANS: Mapping[str, tuple[str, ...]] = {
    "Exercise": ("exercise", "exercises", "workout", "train", "training", "gym", "run", "yoga", "lift weights"),
    "Debate/Discuss": ("debate", "discuss", "discussion", "argue"),
    "Journaling": ("journal", "journaling", "diary", "log"),
    "Mindfulness": ("meditate", "meditation", "mindfulness", "pray", "prayer", "sit in silence"),
    "Study/Read": ("study", "read", "learn", "research", "chapter"),
    "Creative": (
        "paint", "draw", "sketch", "write", "compose", "music", "sew", "knit", "invent", "make something",
    ),
    "Social": ("friends", "guests", "invite", "host", "telephone", "ring", "chat", "people", "share"),
    "Productivity": ("plan", "list", "order", "organise", "stock", "accounts", "finish", "records", "fix"),
}  # fmt: skip


def background(text: str) -> str:
    """The category of somebody's background."""
    return _first(text, BACKGROUNDS)


def plan(texts: Sequence[str]) -> str:
    """The category of what every day has to hold."""
    return _first(" / ".join(texts), PLANS)


def _first(text: str, categories: Mapping[str, tuple[str, ...]]) -> str:
    for category, triggers in categories.items():
        if any(re.search(rf"\b{re.escape(trigger)}\b", text, re.IGNORECASE) for trigger in triggers):
            return category
    return OTHER
