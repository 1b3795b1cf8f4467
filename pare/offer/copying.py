"""What a proposal says in words of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from sys import intern
from typing import Final

from pare.phrases import plain

LONG_RUN: Final = 7  # words in a row that are taken over, not said again by chance
SHORT_RUN: Final = 4  # words in a row that count towards a text that is mostly taken over
_WORD: Final = re.compile(r"\w+")


def own_words(text: str, heard: Iterable[str]) -> str:
    """The plain text without long stretches that are taken over, word for word, from what the user can read itself.

    Args:
        text: a proposal.
        heard: messages, mails, notes and the like.
    """
    whole = plain(text)
    places = [found.span() for found in _WORD.finditer(whole)]
    words = [whole[start:end] for start, end in places]
    for number in sorted(_copied(words, heard, LONG_RUN), reverse=True):
        start, end = places[number]
        whole = f"{whole[:start]}|{whole[end:]}"
    return re.sub(r"\|(?:[^\w\n]*\|)+", "|", whole)


def copied_share(text: str, heard: Iterable[str]) -> float:
    """How much of a text is taken over, in short stretches too: 0 to 1."""
    words = _WORD.findall(plain(text))
    return len(_copied(words, heard, SHORT_RUN)) / len(words) if words else 0.0


def _copied(words: list[str], heard: Iterable[str], length: int) -> set[int]:
    """Which words of a text stand in runs of so many that were heard, in that order, with few left out between them."""
    said, found = frozenset(words), set[int]()
    for one in heard:
        in_order = _words(one)
        if len(said.intersection(in_order)) * 2 < length:  # a run of so many has at least half as many different words
            continue
        places: dict[str, list[int]] = {}
        for place, word in enumerate(in_order):
            if word in said:
                places.setdefault(word, []).append(place)
        if sum(map(len, places.values())) >= length:
            found |= _in_runs(words, places, length)
    return found


@lru_cache(maxsize=16_384)
def _words(text: str) -> tuple[str, ...]:
    return tuple(map(intern, _WORD.findall(plain(text))))  # the same words come again in every scenario


def _in_runs(words: list[str], places: Mapping[str, list[int]], length: int) -> set[int]:
    found = set[int]()
    runs: dict[int, int] = {}  # where a run has come to in what was heard, and how long it is
    for number, word in enumerate(words):
        if word not in places:
            runs = {}
            continue
        before, runs = runs.get, {}
        for place in places[word]:
            run = 1 + max(before(place - 1, 0), before(place - 2, 0), before(place - 3, 0))
            runs[place] = run
            if run >= length:
                found.update(range(number - run + 1, number + 1))
    return found
