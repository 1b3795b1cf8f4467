"""What a proposal refuses, explains and offers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pare.offer.wording import (
    CLOSELY,
    CONTENT,
    DOINGS,
    EXPLAINS,
    GONE,
    IMPERATIVE,
    INSTEAD,
    JOINED,
    KEPT,
    NOT_A_VERB,
    OLD_DETAIL,
    OPENER,
    REFUSED,
    SENTENCE,
    TITLE,
    Doing,
)
from pare.phrases import plain
from pare.phrases.base import Span
from pare.phrases.negation import Negations

_RANGE: Final = re.compile(
    r"\b(?:book|order|call|get|send|apply|rent|stay|reserve|pick|fetch|drive|block|cab|taxi|ride|lift)\w*\b"
    r"(?:(?!\b(?:mov|shift|chang|switch|push|postpon|reschedul|correct)\w*)[^.!?;\n])*\bfrom $"
)
"""What goes from one place or time to another, and is not moved."""
_HOUR: Final = re.compile(r"from (?:[0-9]{1,2}(?:[:.h][0-9]{2})?|noon|half past \w+|quarter (?:past|to) \w+) ?")
_MOVES: Final = re.compile(r"\b(?:mov|shift|chang|switch|push|postpon|reschedul|correct|put|bring|delay|extend)\w*\b")
_REASON: Final = re.compile(r"because|since|as |now that")
_OTHER_ACT: Final = r"(?:and|then|or) (?:[\w'-]+ ){0,2}(?:book|order|move|set|put|enter|cancel|tick|change)"
_TOLD: Final = re.compile(
    r"\b(?:tell|writ|say|announc|inform|answer|mail|text|messag|explain|not|"
    r"let (?:[\w'-]+ ){1,4}(?:know|hear))(?:e|ing)?\b"
    rf"(?:(?!\b{_OTHER_ACT}\b)[^.!?;\n])*$"
)
"""What somebody is told goes on to the end."""
_NEAR: Final = 300  # characters before a verb that are looked at


def meant(text: str) -> str:
    """The plain text without what it refuses to do or replaces by something else."""
    whole = plain(text)
    negations = Negations.of(whole)
    instead = [
        (end, whole.find(" and ", end, stop) if " and " in whole[end:stop] else stop)
        for start, end, stop in negations.local
        if whole[start:end].startswith(INSTEAD)
    ]
    return _without(whole, [*(found.span() for found in REFUSED.finditer(whole)), *instead])


def claimed(text: str) -> str:
    """The plain text without what only explains: reasons, what was before, what is replaced, what stays as it is.

    A reason that somebody is told ("tell Ida that it is off because you are ill") is part of what is offered.
    """
    kept = [
        _without(sentence, [one for cut in (EXPLAINS, REFUSED) for one in _cuts(sentence, cut)])
        for sentence in sentences(text)
        if _beginning(sentence) is not None or not (GONE.search(sentence) or KEPT.search(sentence))
    ]
    return ".\n".join(kept)


def _cuts(sentence: str, cut: re.Pattern[str]) -> Iterator[Span]:
    for found in cut.finditer(sentence):
        ranges = found[0].startswith("from") and (
            _RANGE.search(sentence, 0, found.start() + 5)
            or (_HOUR.fullmatch(found[0]) and not _MOVES.search(sentence, 0, found.start()))
        )
        told = _REASON.match(found[0]) and _TOLD.search(sentence, _beginning(sentence) or 0, found.start())
        if not (ranges or told):
            yield found.span()


def offered(text: str) -> tuple[Doing, ...]:
    """The kinds of change that a proposal plainly offers, unless it says that it will not."""
    told = sentences(text)
    return tuple(doing for doing, verbs in DOINGS.items() if any(_offers(sentence, verbs) for sentence in told))


def tells(text: str, names: tuple[str, ...]) -> bool:
    """Whether a proposal plainly offers to let somebody know, who has these names (or numbers, or addresses)."""
    said = plain(text)
    if not any(name and name in said for name in map(plain, names)):
        return False
    who = rf"(?:your (?:\w+ ){{1,2}})?(?:{'|'.join(re.escape(plain(name)) for name in names if plain(name))})(?!\w)"
    listed = r"(?:[\w']+(?: [\w']+)?,? and |[\w']+(?: [\w']+)?, )*?"
    telling = (
        r"(?<!\bfor )(?:tell|ask|inform|notify|warn|messag|text|mail|email|e-mail|let|remind|writ|answer|reply|call|"
        rf"ring)(?:e|ing)?(?: to)? {listed}{who}|"
        rf"(?:send|forward|pass|giv|writ|shar|cop|mention|explain)(?:e|y|ing)?\b[^.!?;\n]{{0,60}}? "
        rf"(?:to|with|cc) {listed}{who}|"
        rf"(?:send|giv|forward|offer|pass|lend|hand)(?:e|ing)? {listed}{who}"
    )
    return any(_offers(sentence, telling) for sentence in sentences(text))


def sentences(text: str) -> list[str]:
    """The sentences of a text, in plain form."""
    return [sentence.strip() for sentence in SENTENCE.split(TITLE.sub(r"\1", plain(text)))]


def _offers(sentence: str, verbs: str) -> bool:
    """Whether a sentence offers to do one of these things: after its opener, or joined to what it offers first."""
    begins = _beginning(sentence)
    if begins is None:
        return False
    negations = Negations.of(sentence)
    for found in re.finditer(rf"\b(?:{verbs})\b{NOT_A_VERB}", sentence[begins:]):
        start, end = begins + found.start(), begins + found.end()
        if sentence[:start].endswith("-") or OLD_DETAIL.match(sentence, end) or negations.cover((start, end)):
            continue
        before = sentence[max(begins, start - _NEAR) : start].rstrip()
        if before.endswith(" please"):  # what somebody is asked to do
            continue
        if not before or any(opener.end() == len(before) for opener in OPENER.finditer(before)):
            return True
        inside = CONTENT.search(before) is not None and CLOSELY.search(before) is not None
        if JOINED.search(before) and not inside:
            return True
    return False


def _beginning(sentence: str) -> int | None:
    """Where the offer of a sentence begins; None if it makes none."""
    opener = OPENER.search(sentence)
    imperative = IMPERATIVE.match(sentence)
    if imperative is not None:
        return 0
    return None if opener is None else opener.end()


def _without(text: str, spans: list[tuple[int, int]]) -> str:
    """The text with these stretches left out."""
    first = len(text)
    for start, end in sorted(spans, key=lambda span: (span[1], span[0]), reverse=True):
        if start < (end := min(end, first)):
            text, first = f"{text[:start]} | {text[end:]}", start
    return text
