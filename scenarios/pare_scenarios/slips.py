"""Slips in proposals that sound right: what is put off, left undone, handed back or copied to somebody; for avoids."""

from __future__ import annotations

from typing import Final

from pare.phrases import Phrase, any_of, words
from pare_scenarios.pairing import following
from pare_scenarios.plainly import asked, outright, volunteered

OFFER: Final[Phrase] = words(
    "I'd", "I would", "I'll", "I will", "I could", "shall I", "may I", "could I", "can I", "let me",
)  # fmt: skip
"""What an offer begins with."""

POSTPONED: Final[Phrase] = any_of(
    volunteered("later this week", "in a few days", "in some days", "after the weekend", "over the weekend",
                "at the weekend", "next month", "one of these days", "when there is time"),
    following(words("shall I", "may I", "could I", "can I", "should I", "I'd", "I'll", "I would", "I could", "let me"),
              words("tomorrow", "next week", "on Monday", "on Monday morning"), within=0),
)  # fmt: skip
"""That something would be done later, where it must be done now; for a need's avoids."""

_ME: Final = words("I'd", "I would", "I'll", "I will", "I could", "let me")
_LATER: Final = (
    "tomorrow morning", "tomorrow evening", "tomorrow afternoon", "tomorrow at noon", "the day after tomorrow",
    "next week", "next month", "on Monday", "in two days", "in three days", "in a few days", "in a week",
    "when there is time", "one of these days", "later on", "some other day", "another day", "tomorrow",
)  # fmt: skip
_UNTIL: Final = ("after", "before", "when", "once", "while", "as soon as", "over")


def waiting(*but: str, at: bool = True) -> Phrase:
    """That an offer begins with a later time: "tomorrow morning I'd …", "next week, when you are back, I could …".

    Args:
        but: times of these that are not too late here.
        at: whether a time of day may follow: "tomorrow at nine I'd …".
    """
    later = words(*(one for one in _LATER if one not in but))
    until = words(*_UNTIL, *(("at",) if at else ()))
    return any_of(
        following(later, _ME, within=0), following(following(later, until, within=0), _ME, within=8),
        following(words("all that", "all of it", "all this", "all of this"), later, within=0),
    )  # fmt: skip


HANDED_BACK: Final[Phrase] = following(
    words("remind you", "reminder for you"),
    words("to ask", "to write", "to choose", "to call", "to tell", "to sign", "to answer", "to book", "to order",
          "to move", "to send"),
    within=7,
)  # fmt: skip
"""That the user is reminded to do it, and it is not done."""

UNDONE: Final[Phrase] = asked(words(
    "you do yourself", "you can do yourself", "you could do yourself", "you do later", "you can do later",
    "you can do next", "for another day", "some other time", "see to yourself", "is yours to do",
))  # fmt: skip
"""That a part of it is left to the user."""

_SPARED: Final = (
    "isn't needed", "is not needed", "isn't necessary", "is not necessary", "is unnecessary", "can wait", "may wait",
    "is superfluous", "can be spared", "can stay", "may stay",
)  # fmt: skip
_NO: Final = ("is needed", "is necessary", "needed", "at all")
_COPIED: Final = (
    "{} in copy", "copy to {}", "{} in cc", "cc {}", "cc to {}", "copying {}", "{} a copy", "{} on copy", "copy for {}",
    "copy {}",
)  # fmt: skip


def spared(*what: str) -> Phrase:
    """That one of these things would not be needed: "the note can wait", "no message needed"."""
    return outright(words(
        *(f"{one} {how}" for one in what for how in _SPARED), *(f"no {one} {how}" for one in what for how in _NO),
    ))  # fmt: skip


def in_copy(*whom: str) -> Phrase:
    """That one of these people gets a copy of it."""
    return words(*(form.format(one) for one in whom for form in _COPIED))
