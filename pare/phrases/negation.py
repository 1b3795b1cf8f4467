"""Where a text takes back what it says: a simple look at clauses."""

from __future__ import annotations

import re
import sys
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Final

from pare.phrases.base import Span
from pare.phrases.plaintext import remembered

_REACH: Final = 60
_ABBREVIATED: Final = "".join(
    rf"(?<!\b{name})" for name in ("mr", "mrs", "ms", "dr", "st", "no", "prof", "approx", "e.g", "i.e", "p.m", "a.m")
)
_BREAK: Final = re.compile(
    rf"[!?;\n]|{_ABBREVIATED}\.(?![^\s\"')])|,(?![0-9])|:(?![0-9])|\s-\s|[()]|"
    r"\b(?:but|so|because|since|therefore|however|although|though|while|whereas|then|and\s(?:instead|please|i|we|will|"
    r"(?:would|could|can|may|shall|should)(?!')|don't|not|no|nobody))\b"
)
_FINE: Final = r"(?!\s(?:only|just|merely|forget|hesitate|worry|miss|to\smention|wait\sto)\b)"
_AUXILIARY: Final = (
    r"(?:am|is|are|was|were|be|been|do|does|did|will|would|shall|should|can|could|may|might|must|has|have|had)"
)
_WHOLE: Final = re.compile(
    rf"\b(?:{_AUXILIARY}\s(?:(?:i|we|you|he|she|they|it|also|still|now|really|definitely)\s)?not\b|cannot\b|"
    rf"(?:ai|ca|wo|sha|do|does|did|is|are|was|were|would|should|could|must|has|have|had|might|need)n'?t\b|"
    rf"(?:please\s)?not\sto\b|never\b|no\slonger\b|not\s(?:any\s?more|possible|available|needed|necessary)\b|"
    rf"neither\b|nor\b|nobody\b|nothing\b|unable\sto\b|fail(?:s|ed)?\sto\b|refus(?:e|es|ed)\sto\b){_FINE}"
)
_NUMBER: Final = r"(?!\.\s?\S*[0-9]|\s[a-z]{1,4}-?[0-9]|\s[0-9]{4})"  # "order no. 7", "serial no bw7-48213"
_LOCAL: Final = re.compile(
    rf"\b(?:not|instead\sof|rather\sthan|in\splace\sof|other\sthan|apart\sfrom|except(?:\sfor)?|without|avoid(?:ing)?|"
    rf"(?<!\ba\s)(?<!friendly\s)(?<!polite\s)(?<!kind\s)(?<!clear\s)no{_NUMBER}|none\sof|refrain\sfrom){_FINE}\b(?!\s(?:problem|worries|matter|doubt|later\sthan|earlier\sthan|\.))"
)
_CONTENT: Final = re.compile(r"\b(?:that|whether|why|if|what)\b")
_INSTEAD: Final = ("instead", "rather", "in place", "without")
_NEXT: Final = re.compile(
    r"(?<=\w) (?:on|from|by|until|at|for|to|in) (?=(?:the (?=[0-9])|this |next )?(?:[0-9]|mon|tue|wed|thu|fri|sat|sun|"
    r"tomorrow|today|tonight|half|noon))"
)
_SCOPE_END: Final = re.compile(
    r"\b(?:i|we|you|he|she|they|it|let's|let|that|which|who|please|will|is|are|yes)\b|"
    r"\band (?:to )?(?:tell|write|ask|print|send|put|move|book|order|add|set|change|inform|enter|mail|text|message|"
    r"answer|reply|cancel|tick|remind|shift|note|share|forward|confirm|thank|update|delete|remove)\b"
)


@dataclass(frozen=True)
class Negations:
    """Where a plain text takes back what it says.

    A negated verb ("do not", "won't", "no longer") covers its whole clause; "not", "no", "instead of", "rather than",
    "except" and their like cover what follows them.
    """

    breaks: tuple[int, ...]
    """Where clauses end."""
    contents: tuple[int, ...]
    """Where "that", "whether", "why" and their like begin what somebody is told."""
    whole: tuple[Span, ...]
    """The cues that cover their clause."""
    local: tuple[tuple[int, int, int], ...]
    """Start and end of the other cues, and the end of what they cover."""

    @staticmethod
    def of(text: str) -> Negations:
        """The negations of a plain text."""
        return _negations(text)

    def cover(self, span: Span) -> bool:
        """Whether what a span of the text says is taken back; a cue inside the span is part of what is said."""
        start, end = span
        at = bisect_right(self.breaks, start)
        opening = self.breaks[at - 1] if at else 0
        closing = max(self.breaks[at], end) if at < len(self.breaks) else sys.maxsize
        for index in range(bisect_left(self.whole, (opening, 0)), len(self.whole)):
            cue_start, cue_end = self.whole[index]
            if cue_start >= closing:
                break
            if cue_end <= start or (cue_start >= end and not self._told(end, cue_start)):
                return True
        for index in range(bisect_left(self.local, (start - _REACH - 20, 0, 0)), len(self.local)):
            cue_start, cue_end, scope_end = self.local[index]
            if cue_start >= start:
                break
            if cue_end <= start < scope_end:
                return True
        return False

    def _told(self, start: int, cue: int) -> bool:
        """Whether a later cue only denies what somebody is told: "warn her that you won't come" warns her."""
        at = bisect_left(self.contents, start)
        return at < len(self.contents) and self.contents[at] < cue


@remembered
def _negations(text: str) -> Negations:
    breaks = tuple(match.start() for match in _BREAK.finditer(text))
    whole = tuple(match.span() for match in _WHOLE.finditer(text))
    contents = tuple(match.start() for match in _CONTENT.finditer(text))
    local: list[tuple[int, int, int]] = []
    for match in _LOCAL.finditer(text):
        at = bisect_left(breaks, match.end())
        end = min(breaks[at] if at < len(breaks) else len(text), match.end() + _REACH)
        stop = _SCOPE_END.search(text, match.end(), end)
        end = stop.start() if stop else end
        if match[0].startswith(_INSTEAD) and (after := _NEXT.search(text, match.end() + 1, end)):
            end = after.start()
        local.append((*match.span(), end))
    return Negations(breaks, contents, whole, tuple(local))
