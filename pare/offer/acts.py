"""The acts of a proposal: each clause of what it offers, without the reasons before and after it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from pare.offer.errands import joined
from pare.offer.offering import OPENINGS, offering, opened, unquoted
from pare.offer.shape import FUNCTION
from pare.offer.wording import ADVERB, ORDER

STEM: Final = 5  # letters by which a word is known again
_TAIL: Final = re.compile(
    r",? ?\b(?:because|since|so that|in case|so (?:he|she|you|they|it|we|everybody|everyone|nobody|all|there)\b|"
    r"as (?:he|she|you|they|it|that|this|there|the|your|his|her)\b|now that|given that|(?<=,) if (?:it|you|he|she|"
    r"they)\b|"
    r"to be on the safe side|for safety|to (?:make up|be sure|save|avoid|celebrate|thank)\b)"
)
_ASIDE: Final = re.compile(
    r",? ?\b(?:who|which|whose|where|(?:well |right |just )?before (?:you|he|she|they|it|your|his|her|their|the|"
    r"any\w+|some\w+|\w+ing)|while)\b"
)
_ADDED: Final = re.compile(
    r"\b(?:also|too|as well|on top|in addition|additionally|besides|while i'm|while i am|while we|at the same time|"
    r"in the same (?:go|mail|message|breath|text|note|letter)|along with (?:it|them|that)|likewise|in passing|already|"
    r"to be on the safe side|in case|for good measure|altogether|anyway|another|extra|a second|both ways)\b(?! (?:as|"
    r"one)\b)"
)
_STATES: Final = re.compile(r"\b(?:is|was|are|were|has|have|had|costs?|can|cannot|can't|will|won't|would)\b")
_LED: Final = re.compile(
    r"(?:to (?!(?:be|get|make) (?:sure|it)\b)|so that|so (?:he|she|you|they)|as (?:it|he|she|they|you)|with|in place "
    r"of|if|in case|for the|"
    r"since|because|before that|after that|in return|in exchange|out of|by way of)\b[^.]*"
)
_BRACKETS: Final = re.compile(r" ?\([^()]*\)?")
_LEAD: Final = re.compile(rf"(?:{ADVERB}|and|then|also|please|plus|but|or|so|i|me|to|go ahead|on to|off)\b[ ,]*")
_KEEP: Final = re.compile(
    r"(?:keep|stay|hold|spar|ignor|skip)\w*\b|leav(?:e|ing)\b(?! (?:[\w'-]+ ){1,3}(?:an?|some|your|two|three) [\w-]+)"
)
_NOBODY: Final = re.compile(
    r"\w+ (?:nothing|nobody|no one|none|no)\b|.*\bi(?:'d|'ll)? (?:skip|leave|ignore)(?: (?:alone|out|as it is))?\W*$|"
    r"take (?:this|it|that) off you|(?:do|settle|handle|see to|take care of) (?:it|that|this|both|all)\b"
)
_NOTHING: Final = re.compile(
    r"[^:]{1,50}:\s*(?:no|not|nothing|none|nobody|untouched|unchanged|left|kept|stays?|remains?|as (?:it is|before))\b"
)
"""Of a list: what is left as it is."""
_YOURS: Final = re.compile(r"(?:let|hav|leav)(?:e|ing|ting)? you\b(?! (?:know|a|an|the)\b)")
_REPORTS: Final = re.compile(
    r"(?:let(?:ting)? you know|keep(?:ing)? you (?:posted|informed|updated|in the loop)|report(?:ing)? back|"
    r"tell(?:ing)? you|(?:updat|inform)(?:e|ing)? you|get(?:ting)? back to you)\b"
)
_GENERIC: Final = re.compile(
    r"(?:go ahead|send|do|update|save|book|say the word|take care|start)?(?: (?:it|this|that|so|them|all|both|"
    r"everything|"
    r"the (?:two|three|four|five)|these|things|now|ahead|of|off|right|away|today))*"
)
_WORD: Final = re.compile(r"[^\W_][\w'-]*")


def stem(word: str) -> str:
    """The letters by which a word is known again."""
    return word.removesuffix("s" if word.endswith("'s") else "").removesuffix("'")[:STEM]


def signs(said: str) -> frozenset[str]:
    """What a clause is known by: how its words begin, and its numbers."""
    words = {stem(word) for word in _WORD.findall(said) if len(word) > 2 and word not in FUNCTION}
    return frozenset(words) | frozenset(re.findall(r"[0-9]+", said))


@dataclass(frozen=True)
class Act:
    """One clause of what a proposal offers, in plain form.

    Attributes:
        said: what would be done.
        tail: the reason or the purpose that follows.
        added: whether it is put to what came before ("also", "while I'm at it").
        order: its place among the acts.
    """

    said: str
    tail: str = ""
    added: bool = False
    order: int = 0

    @cached_property
    def head(self) -> str:
        """From its verb on."""
        said = self.said.strip(" ,.|;'")
        while (found := OPENINGS.match(said) or _LEAD.match(said)) is not None and found.end():
            said = said[found.end() :].lstrip(" ,")
        return said

    @property
    def idle(self) -> bool:
        """Whether it changes nothing: it leaves something as it is or to the user, or only asks for consent."""
        head = self.head
        return (
            " " not in head.strip()
            or _YOURS.match(head) is not None
            or _KEEP.match(head) is not None
            or _NOBODY.match(head) is not None
            or _NOTHING.match(head) is not None
            or _GENERIC.fullmatch(head) is not None
        )


def reports(act: Act) -> bool:
    """Whether an act only tells the user how it went."""
    return _REPORTS.match(act.head) is not None


def acts(text: str) -> tuple[Act, ...]:
    """The acts of a proposal, in order; what it says in brackets is left out."""
    out: list[Act] = []
    for number, sentence in enumerate(offering(unquoted(text))):
        lead = _LED.match(sentence[: opened(sentence)]) if number else None
        if not (ORDER.match(sentence) or OPENINGS.search(sentence)) and _STATES.search(sentence):
            continue
        for part, joint in _clauses(_BRACKETS.sub(" ", sentence[opened(sentence) :])):
            tail = _TAIL.search(part, 8)
            said = part[: tail.start()] if tail else part
            aside = _ASIDE.search(said, 8)
            said = said[: aside.start()] if aside else said
            why = part[tail.start() :] if tail else lead[0] if lead else ""
            act = Act(said, why, _ADDED.search(joint + part) is not None, len(out))
            lead = None
            if act.head.strip():
                out.append(act)
    return tuple(out)


def _clauses(said: str) -> tuple[tuple[str, str], ...]:
    """The acts in the words of an offer, and what joins them; what follows a semicolon is one if it begins like one."""
    first, *more = said.split(";")
    led = (piece for piece in more if ORDER.match(piece.strip()) or OPENINGS.search(piece))
    return tuple(one for piece in (first, *led) for one in joined(piece))
