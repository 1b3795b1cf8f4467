"""Whom a text lets hear of something."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pare.phrases import Phrase, plain
from pare.phrases.base import PatternPhrase

_REACH: Final = (
    r"(?:tell|inform|let|writ|messag|text|e?mail|answer|repl|notif|ask|warn|ring|call|send|sent|thank|invit|"
    r"promis|remind|assur|reassur|forward|updat|consult|alert)"
    r"(?:e|s|es|ing|ting|y|ies|ying|ed)?|contact|contacting|cc|(?:word|line|hint)(?= to )"
)
_APART: Final = (
    r"that|about|whether|who|whom|which|what|if|how|when|for|of|from|in|on|at|with|not|as|instead|before|because|since|"
    r"me|us|cabs?|taxis?|cars?|rides?|replac\w*|remov\w*|delet\w*|than|out|off|by|into"
)
_HEARS: Final = (
    r"(?:(?:also|too|then|both|each|should|would|will|shall|could|can|must|may|might) )*"
    r"(?:hears?|gets?|learns?|(?:reads?|knows?)(?= (?:that|how|it|of|too)\b)|receives?|"
    r"(?:is|are|be) (?:told|asked|informed|thanked|invited|warned|"
    r"written|sent|reminded))\b"
)


@lru_cache(maxsize=256)
def _reaching(whom: tuple[str, ...], within: int) -> re.Pattern[str]:
    names = "|".join(re.escape(plain(one)) for one in whom)
    return re.compile(
        rf"\b(?:{_REACH})(?: (?!(?:{_APART})\b)[\w'-]+,?){{0,{within}}}? (?:(?:to|and|the|your|also) )*"
        rf"(?:{names})\b(?!(?: [\w-]+)?'s\b|'|@| ?[:(=]| not\b| (?:[0-9]|one|two|three|four|has|had|was|is)\b)|"
        rf"\b(?:{names}) {_HEARS}"
    )


@dataclass(frozen=True, repr=False)
class Reaching(PatternPhrase):
    """See `reaching`."""

    whom: tuple[str, ...]
    within: int

    def pattern(self) -> re.Pattern[str]:
        """The compiled expression."""
        return _reaching(self.whom, self.within)

    def describe(self) -> str:
        """The people."""
        return "a word to " + " or ".join(self.whom)


def reaching(*whom: str, within: int = 3) -> Phrase:
    """That one of these people is told, asked or sent something, with so many words before the name at most."""
    return Reaching(whom, within)
