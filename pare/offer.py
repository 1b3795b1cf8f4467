"""What a proposal offers: which changes it names, and what in it is refused or only explains.

A simple look at English wording, after the manner of `pare.phrases.negation`. What it cannot tell apart it takes for an
offer of what is named; a change counts only where it is plainly offered, so that telling of one ("the club has
cancelled", "tell Karim to pay", "out of order") is none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal

from pare.phrases import plain
from pare.phrases.negation import Negations

Doing = Literal["delete", "cancel", "pay", "invite"]

_A: Final = r"(?:[\w']+ ){0,4}"
DOINGS: Final[Mapping[Doing, str]] = {
    "delete": r"delet(?:e|ing)|eras(?:e|ing)|remov(?:e|ing)|wip(?:e|ing)|discard(?:ing)?|bin(?:ning)?|trash(?:ing)?|"
    r"throw(?:ing)? (?:away|out)|get(?:ting)? rid of|clear(?:ing)? out",
    "cancel": r"cancel(?:l?ing)?|call(?:ing)? (?:[\w']+ ){0,4}off|revok(?:e|ing)",
    "pay": r"pay(?:ing)?(?! attention)|buy(?:ing)?|purchas(?:e|ing)|order(?:ing)?|"
    r"check(?:ing)? out (?:the|your) (?:cart|basket|order)|"
    rf"(?:mak|plac|send|transfer|wir)(?:e|ing)?(?:ring)? {_A}(?:payment|order|purchase|deposit|money)",
    "invite": rf"invit(?:e|ing)|(?:send|sending) {_A}invit(?:e|es|ations?)",
}
"""How each kind of change is offered: verbs in the forms that follow "shall I" or "how about"."""

_NOT_A_VERB: Final = r"(?! (?:numbers?|no|forms?|confirmations?|status|of|is|was|are|were|has|have|slips?)\b)"
_ADVERB: Final = r"(?:also|then|now|just|simply|first|please|even|both|perhaps|maybe|instead|at once|directly)"
_OPENER: Final = re.compile(
    r"\b(?:(?:shall|should|can|could|may|might|will|would) i|i (?:can|could|will|would|shall|might)|i'(?:ll|d)|let me|"
    r"(?:want|like|need|prefer|allow|ask|wish) me to|if i|how about|what about|i (?:suggest|propose|recommend)|"
    r"(?:going|happy|glad|ready|able|propose|offer|plan|intend|love|like|want|ok(?:ay)?) to|(?:mind|about) my)"
    rf"(?: {_ADVERB})*(?: (?:suggest|propose|go ahead and|offer to|try to|help by|be (?:happy|glad) to|like to))?"
)
_ACTS: Final = (
    r"answer|reply|send|tell|write|message|text|mail|email|put|add|set|make|move|change|update|book|schedule|remind|"
    r"note|forward|share|ask|call|ring|draft|offer|accept|decline|confirm"
)
_IMPERATIVE: Final = re.compile(
    r"(?:[-*•\d.)\s]|(?:please|then|next|also|first|finally|proposal|plan|suggestion|offer|to do)\b[:,]?)*"
    rf"(?:{_ACTS}|{'|'.join(DOINGS.values())})\b(?!')"
)
_JOINED: Final = re.compile(
    rf"(?:^|[,;:&/+-]|\b(?:and|or|then|plus|also|by|before|after|besides|as well as))(?: ?{_ADVERB})*$"
)
_CLOSELY: Final = re.compile(rf"[^,;:](?: and| or| then)(?: {_ADVERB})*$")
_CONTENT: Final = re.compile(
    r"\b(?:you|he|she|they|we)"
    r"(?: (?:can|could|will|would|have|has|had|are|is|were|was|may|might|must|should|need|want)|'\w+)\b"
)
_SENTENCE: Final = re.compile(r"[!?\n]+|\.(?=\s|$)")
_TITLE: Final = re.compile(r"\b(mr|mrs|ms|dr|prof|st|no)\.")
_OLD_DETAIL: Final = re.compile(
    r"\s(?:\w+(?:'s)? ){0,3}(?:old|former|wrong|dead|outdated) (?:\w+ )?(?:number|address|entry)\b"
)

_TO_ITS_END: Final = r"\b[^.!?;\n]*?(?=[.!?;\n]|,? (?:but|so|and i|and instead)\b|$)"
_REFUSED: Final = re.compile(
    r"\b(?:i (?:will|would|shall|should|can|could|am going to|do) not|i (?:wo|would|ca|could|should|do)n't|"
    rf"i'(?:ll|d|m) not|i'd rather not|shall i not|let's not|let us not|no need to|never mind){_TO_ITS_END}|"
    rf"(?:(?<=[.!?;:,\n] )|(?<=[.!?;:,\n])|^)(?:please )?(?:do not|don't|never){_TO_ITS_END}|"
    r"\b(?:ignor(?:e|ing)|forget about|leav(?:e|ing) out|skip(?:ping)?)\b[^.!?;,\n]*?(?=[.!?;,\n]|\b(?:and|but)\b|$)"
)
_INSTEAD: Final = ("instead of", "rather than", "in place of", "other than", "apart from", "except")
_EXPLAINS: Final = re.compile(
    r"\b(?:because|since|now that|although|though|whereas|given that|unlike)\b[^,.!?;\n]*|"
    r"\bas (?!well|soon|long|far|much)(?:[\w'-]+ ){1,4}?"
    r"(?:is|are|was|were|has|have|had|does|do|did|moved|lives|left|can|cannot|can't|will|won't)\b[^,.!?;\n]*|"
    r"^[^;]*?(?=,? (?:so (?:shall|should|may|can|could|would|i|let)|therefore|hence|that is why|which is why)\b)|"
    r"\breplac(?:e|es|ing)\b[^.!?;\n]{1,60}?(?=\b(?:with|by)\b)|\bfrom\b[^.!?;\n]{1,40}?(?=\bto\b)|"
    r"\b(?:old|former|previous|dead|outdated)\b[^,.!?;\n]{0,20}?[+\d(][\d ()-]{4,}"
)
_GONE: Final = re.compile(
    r"\b(?:cancell?ed|called off|(?:has|have) moved|moved away|fell through|is over|no longer|was|were|used to)\b"
)
_NEAR: Final = 300  # characters before a verb that are looked at


def meant(text: str) -> str:
    """The plain text without what it refuses to do or replaces by something else."""
    whole = plain(text)
    negations = Negations.of(whole)
    instead = [(start, stop) for start, end, stop in negations.local if whole[start:end].startswith(_INSTEAD)]
    return _without(whole, [*(found.span() for found in _REFUSED.finditer(whole)), *instead])


def claimed(text: str) -> str:
    """The plain text without what only explains: reasons, what was before, what is replaced."""
    kept = [
        _without(sentence, [found.span() for found in _EXPLAINS.finditer(sentence)])
        for sentence in _sentences(text)
        if _beginning(sentence) is not None or not _GONE.search(sentence)
    ]
    return ".\n".join(kept)


def offered(text: str) -> tuple[Doing, ...]:
    """The kinds of change that a proposal plainly offers, unless it says that it will not."""
    sentences = _sentences(text)
    return tuple(doing for doing, verbs in DOINGS.items() if any(_offers(sentence, verbs) for sentence in sentences))


def _sentences(text: str) -> list[str]:
    return [sentence.strip() for sentence in _SENTENCE.split(_TITLE.sub(r"\1", plain(text)))]


def _offers(sentence: str, verbs: str) -> bool:
    """Whether a sentence offers to do one of these things: after its opener, or joined to what it offers first."""
    begins = _beginning(sentence)
    if begins is None:
        return False
    negations = Negations.of(sentence)
    for found in re.finditer(rf"\b(?:{verbs})\b{_NOT_A_VERB}", sentence[begins:]):
        start, end = begins + found.start(), begins + found.end()
        if _OLD_DETAIL.match(sentence, end) or negations.cover((start, end)):
            continue
        before = sentence[max(begins, start - _NEAR) : start].rstrip()
        if not before or any(opener.end() == len(before) for opener in _OPENER.finditer(before)):
            return True
        inside = _CONTENT.search(before) is not None and _CLOSELY.search(before) is not None
        if _JOINED.search(before) and not inside:
            return True
    return False


def _beginning(sentence: str) -> int | None:
    """Where the offer of a sentence begins; None if it makes none."""
    opener = _OPENER.search(sentence)
    imperative = _IMPERATIVE.match(sentence)
    if imperative is not None:
        return 0
    return None if opener is None else opener.end()


def _without(text: str, spans: list[tuple[int, int]]) -> str:
    """The text with these stretches left out."""
    for start, end in sorted(spans, reverse=True):
        text = f"{text[:start]} | {text[end:]}" if end > start else text
    return text
