"""Whether a proposal can be read as an offer: something in particular, briefly, in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from pare.offer.offering import asks, offering
from pare.offer.reading import claimed
from pare.phrases.base import Span
from pare.phrases.clock_mention import clock_mentions
from pare.phrases.days import day_mentions

LENGTH: Final = 1_000  # characters: what a phone's screen shows
NO_OFFER: Final = "it does not say what it would do"
TOO_LONG: Final = "it is too long"
TOO_MANY_TIMES: Final = "it names too many days and times"
TOO_MANY_OFFERS: Final = "it offers too much at once"
ONLY_WORDS: Final = "it lists words"
MOST_OFFERS: Final = 7  # sentences or lines that offer something
MOST_OFFERED_DAYS: Final = 3  # in offers, beyond the need's own
MOST_OFFERED_CLOCKS: Final = 4  # times of day
MOST_TIMES: Final = 10  # anywhere
MOST_LISTED_TIMES: Final = 3  # one after another
MOST_ITEMS: Final = 8  # short items of lists, beyond the need's own
MOST_IN_A_ROW: Final = 8  # words in a row that are no function words

FEWEST_IN_A_LIST: Final = 4  # short items of one sentence, that make it a list
MOST_LISTED: Final = 0.4  # share of a sentence's words that stand in such items

_STOPS: Final = frozenset((".", "!", "?", ""))
_POINTS: Final = re.compile(r"(?m)^ ?(?:[-*•·●▪→–]|[0-9]{1,2}[.)]) ")
"""The points of a list, each of which is a sentence."""
_WORD: Final = re.compile(r"[^\W\d_](?:[\w'’-]*\w)?|\n")
_IN_A_ROW: Final = re.compile(rf"{_WORD.pattern}|[()]|[.!?](?=\s|$)|[0-9][0-9.,]*")
_ADDRESS: Final = re.compile(r"\S+@\S+")
FUNCTION: Final = frozenset(
    "a an the this that these those my your his her its our their mine yours hers theirs i you he she it we they me "
    "him us them myself yourself who whom whose which what when where why how there here and or but nor so if then "
    "than as because since although though while until till unless whether both either neither not no of to in on at "
    "by for with from about into onto over under after before between during through against within without around "
    "near among off out up down again once instead rather also too just only even still yet already now soon later is "
    "are was were be been being am has have had having do does did doing done will would shall should can could may "
    "might must ought i'm i'll i'd i've you're you'll you'd you've he's she's it's we're we'll we've they're they've "
    "that's there's let let's don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't cannot couldn't "
    "shouldn't haven't hasn't please all any some each every other another such same own more most less few many much "
    "very".split()
)
_JOINING: Final = FUNCTION.difference(("my", "your", "the", "a"))
_CUT: Final = re.compile(r"[,;:/|&+•·.!?()\n\"]|\s-+\s|\b(?:and|or|plus|nor|then|as well as)\b")
_LISTING: Final = re.compile(r"(?:\W|\b(?:and|or|the|at|on|to)\b)*")


def too_long(text: str) -> str | None:
    """The fault of a text that is more than a screen; None if it is not."""
    return TOO_LONG if len(text) > LENGTH and len(" ".join(text.split())) > LENGTH else None


def unclear(text: str, own: Iterable[Span]) -> tuple[str, ...]:
    """What keeps a text from being an offer that a person reads and understands; empty if nothing does.

    Args:
        text: a proposal in plain form, without what it cites.
        own: where it says what the need is about.
    """
    taken = sorted(own)
    offers = offering(text)
    return tuple(
        fault
        for fault, found in (
            (NO_OFFER, not offers),
            (TOO_MANY_OFFERS, sum(not asks(one) for one in offers) > MOST_OFFERS),
            (TOO_MANY_TIMES, _many_times(text, offers, taken)),
            (ONLY_WORDS, _many_items(text, taken) or _bag(text, taken)),
        )
        if found
    )


def _many_times(text: str, offers: list[str], own: list[Span]) -> bool:
    said = claimed("\n".join(offers))
    known = {text[start:end] for start, end in own}
    offered = ({said[start:end] for start, end in found} for found in (_days(said), _clocks(said)))
    foreign = [span for span in _times(text) if not _within(span, own)]
    if len({text[start:end] for start, end in foreign}) > MOST_TIMES:
        return True
    new = ({one for one in each if not any(one in own or own in one for own in known)} for each in offered)
    if any(len(each) > most for each, most in zip(new, (MOST_OFFERED_DAYS, MOST_OFFERED_CLOCKS), strict=True)):
        return True
    row, last = 0, -1
    for start, end in foreign:
        row = row + 1 if last >= 0 and _LISTING.fullmatch(text[last:start]) else 1
        if row > MOST_LISTED_TIMES:
            return True
        last = end
    return False


def _times(text: str) -> list[Span]:
    """Where a plain text says days, today left out, and times of day."""
    return sorted([*_days(text), *_clocks(text)])


def _days(text: str) -> list[Span]:
    return [one.span for one in day_mentions(text) if one.offset != 0 and (one.sure or one.is_weekday or one.day)]


def _clocks(text: str) -> list[Span]:
    return [one.span for one in clock_mentions(text) if one.sure]


def _many_items(text: str, own: list[Span]) -> bool:
    """Whether short pieces between marks or "and" are many in all, or most of what a sentence says."""
    items, start = set[str](), 0
    stops = _STOPS | {"\n"} if _POINTS.search(text) else _STOPS
    pieces, listed, said = 0, 0, 0  # of the sentence, beyond the need's own
    for cut in (*(found.span() for found in _CUT.finditer(text)), (len(text), len(text))):
        words = _WORD.findall(text, start, cut[0])
        foreign = not _within((start, cut[0]), own)
        said += len(words) * foreign
        if foreign and 1 <= len(words) <= 3 and not _JOINING.intersection(words):
            items.add(" ".join(words))
            pieces, listed = pieces + 1, listed + len(words)
        start = cut[1]
        if text[cut[0] : start] in stops:
            if pieces >= FEWEST_IN_A_LIST and listed > MOST_LISTED * said:
                return True
            pieces, listed, said = 0, 0, 0
    return len(items) > MOST_ITEMS


def _bag(text: str, own: list[Span]) -> bool:
    """Whether many words stand in a row that no grammar joins, the need's own aside.

    An address is one word, and a bracket, a number or the end of a sentence ends a row.
    """
    row, addresses = 0, [found.span() for found in _ADDRESS.finditer(text)]
    for found in _IN_A_ROW.finditer(text):
        word = found[0]
        if word in FUNCTION or word in "().!?" or word[0].isdigit():
            row = 0
        elif word != "\n" and not _within(found.span(), own) and not any(s < found.start() < e for s, e in addresses):
            row += 1
        if row > MOST_IN_A_ROW:
            return True
    return False


def _within(span: Span, own: list[Span]) -> bool:
    """Whether a stretch has something in common with one of these."""
    return any(start < span[1] and span[0] < end for start, end in own)
