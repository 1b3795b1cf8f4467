"""Proposals that name no one who acts: "The reminder could ring on Friday", "Three things, if you like: a cab to …"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_SOME: Final = r"(?:one|two|three|four|five|six|these|some|several|a few|all)"
_POINTS: Final = r"(?:things?|steps?|messages?|points?|jobs?|changes?|moves?|notes?|lines?|words|errands?|mails?|bits)"
_PLAN: Final = re.compile(
    rf"\b{_SOME} (?:[\w'-]+ ){{0,2}}{_POINTS}\b[^.!?:\n]{{0,40}}:\s|"
    r"\b(?:i'd|i would|i could|i'll|i can|shall i|let me|we could)\b[^.!?:\n]{0,40}\b(?:do|settle|sort|handle|"
    r"arrange)\b"
    r"[^.!?:\n]{0,30}:\s|\b(?:how|what) about (?:this|these|the following)\b[^.!?:\n]{0,60}:\s|"
    r"\b(?:plan|idea|proposal|suggestion)\b[^.!?:\n]{0,40}:\s|\b(?:may i|shall i|let me|could i)\b[^.!?:\n]{0,40}"
    r"\b(?:like this|like so|as follows|this way):\s|\bif you (?:like|agree|nod|say yes)\b[^.!?:\n]{0,20}:\s|"
    r"\b(?:so|now|then|next|today|tonight|right away|at once|if you like|if i may)[^.!?:\n]{0,20}:\s"
)
_MODAL: Final = re.compile(
    r"(?<!\bi )(?<!\bwe )\b(?:could|should|would|shall|may|might|ought to)\b"
    r"(?! (?:be (?!\w+(?:ed|en|nt|ld|pt|ut|ne|et)\b)|have (?:been|had)|not|you|i|we|have to|"
    r"need|like|want|mean|know|think)\b)(?!n't)"
)
_FACT: Final = re.compile(r"\b(?:that|which|who|if|because|since|as|when|where|while|what)\b[^,;]*$")


def suggestions(text: str, sentences: Sequence[str]) -> list[str]:
    """The sentences of a text that suggest something without "I": by a modal verb, or announced by a colon.

    Args:
        text: a plain text without what it refuses.
        sentences: its sentences.
    """
    plan = _PLAN.search(text)
    if plan is not None:
        return [
            one for part in text[plan.end() :].split("\n") for one in re.split(r"[!?]|\.(?=\s|$)", part) if one.strip()
        ]
    return [one for one in sentences if any(not _FACT.search(one, 0, m.start()) for m in _MODAL.finditer(one))]
