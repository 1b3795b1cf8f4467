"""What a proposal says in words of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from pare.phrases import plain

RUN: Final = 7  # words in a row that are taken over, not said again by chance

_WORD: Final = re.compile(r"\w+")


def own_words(text: str, heard: Iterable[str]) -> str:
    """The plain text without stretches that are taken over, word for word, from what the user can read itself.

    Args:
        text: a proposal.
        heard: messages, mails, notes and the like.
    """
    whole = plain(text)
    places = [found.span() for found in _WORD.finditer(whole)]
    words = [whole[start:end] for start, end in places]
    runs = {tuple(words[at : at + RUN]) for at in range(len(words) - RUN + 1)}
    if not runs:
        return whole
    known = {run for one in heard for run in _runs(one) if run in runs}
    copied = sorted(
        {number for at in range(len(words) - RUN + 1) if tuple(words[at : at + RUN]) in known for number in range(at, at + RUN)},
        reverse=True,
    )
    for number in copied:
        start, end = places[number]
        whole = f"{whole[:start]}|{whole[end:]}"
    return re.sub(r"\|(?:[^\w\n]*\|)+", "|", whole)


def _runs(text: str) -> Iterable[tuple[str, ...]]:
    words = _WORD.findall(plain(text))
    return zip(*(words[at:] for at in range(RUN)), strict=False)
