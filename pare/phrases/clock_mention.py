"""Every place in a text that may say a time of day."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from pare.phrases.base import Span, free
from pare.phrases.calendar_words import MONTH, WEEKDAY_NAME
from pare.phrases.currencies import MONEY, prices
from pare.phrases.numerals import SMALL, TEENS, UNITS, names, one_of
from pare.phrases.plaintext import remembered

Clock = tuple[int, int]
"""Hour 0-23 and minute 0-59."""
_Half = Literal["", "a", "p"]

_HOUR_WORDS: Final = {**UNITS, **TEENS, "twenty": 20, "twenty-one": 21, "twenty-two": 22, "twenty-three": 23}
_MINUTE_WORDS: Final = {
    **{name: value for name, value in SMALL.items() if value in (10, 11, 12, *range(13, 20), 20, 30, 40, 50)},
    **{f"{tens}-{unit}": SMALL[tens] + UNITS[unit] for tens in names("twenty thirty forty fifty") for unit in UNITS},
    **{f"oh-{unit}": UNITS[unit] for unit in UNITS},
}
_NAMED: Final = {"noon": (12, 0), "midday": (12, 0), "midnight": (0, 0)}

_START: Final = r"(?<![^\W_][0-9])(?<![0-9][.:][0-9])(?<![+#][0-9])"
_DIGITS: Final = rf"[0-9]{_START}[0-9]?"
_END: Final = r"(?![^\W_])(?![.,:][0-9])"
_WORD: Final = one_of(_HOUR_WORDS)
_HOUR: Final = rf"(?P<h>{_DIGITS}|(?<![^\W_]){_WORD})"
_HALF: Final = r"(?P<half>[ap])\.?\s?m(?![^\W_])\.?"
_AT: Final = r"(?<![^\W_])(?P<prep>at|by|until|till|before|after|around|about|since|from)\s"
_UNIT: Final = (
    rf"(?:{MONEY}|[%°]|(?:days?|weeks?|months?|years?|hours?|minutes?|mins?|seconds?|people|persons|guests|adults|kids|"
    r"children|tickets?|seats?|tables?|rooms?|flats?|items?|boxes|bottles|pieces|stars?|points?|percent|degrees|times|"
    r"km|kms|miles?|met(?:er|re)s?|m2|m|cm|mm|kg|g|ml|l|litres?|liters?|street|road|avenue|lane|square|"
    rf"{MONTH})(?![^\W_]))"
)
_NO_UNIT: Final = rf"(?!\s?-?{_UNIT})"
_FOLLOWED: Final = (
    r"(?=\s?$|\s?[.,;!?)\n\"'](?![0-9])|\s?-|\s(?:and|or|on|in|for|with|at|to|until|till|then|tonight|today|tomorrow|"
    rf"this|next|sharp|instead|because|so|near|by|when|if|but|as|not|rather|latest|outside|{WEEKDAY_NAME})(?![^\W_]))"
)

_COLON: Final = re.compile(rf"(?P<h>{_DIGITS}):(?P<m>[0-5][0-9])(?::[0-5][0-9])?(?![0-9])(?!:[0-9])(?:\s?{_HALF})?")
_SPACED: Final = re.compile(rf"(?P<h>{_DIGITS})\s(?P<m>[0-5][0-9])\s?{_HALF}")
_DOTTED: Final = re.compile(
    rf"(?P<h>{_DIGITS})\.(?P<m>[0-5][0-9])(?![0-9])(?![.,][0-9]){_NO_UNIT}"
    rf"(?:\s?{_HALF}|\s?(?P<hrs>hrs?|uhr|h)(?![^\W_]))?(?![^\W_])"
)
_LETTER_H: Final = re.compile(rf"(?P<h>{_DIGITS})\s?h\s?(?P<m>[0-5][0-9])(?![^\W_])")
_HOUR_H: Final = re.compile(
    rf"(?<![^\W_])(?P<led>(?:at|from|until|by|before|after|vers)\s)?(?P<h>{_DIGITS})\s?h(?![^\W_])"
)
_UHR: Final = re.compile(rf"(?P<h>{_DIGITS})\s?uhr(?![^\W_])")
_MILITARY: Final = re.compile(
    rf"(?P<h>[0-2]{_START}[0-9])(?P<m>[0-5][0-9])(?![0-9])(?:(?:\s?(?P<hrs>hrs?|hours?|h|uhr)(?![^\W_]))|(?<=\bat\s....){_END}{_NO_UNIT})"
)
_MERIDIEM: Final = re.compile(rf"{_HOUR}\s?{_HALF}")
_PAST: Final = re.compile(
    rf"(?<![^\W_])(?:(?:a\s)?(?P<q>quarter|half)|(?P<n>[0-9]{{1,2}}|{one_of(_MINUTE_WORDS | {'five': 5})})"
    rf"(?P<mins>[\s-](?:minutes?|mins?))?)\s(?P<dir>past|after|to|till|before)\s"
    rf"(?:(?P<named>noon|midday|midnight)|{_HOUR}){_END}{_NO_UNIT}(?:\s?{_HALF})?"
)
_HALF_HOUR: Final = re.compile(
    rf"(?<![^\W_])half[\s-]{_HOUR}{_END}{_NO_UNIT}(?!\s(?:hours?|past|an?)\b)(?:\s?{_HALF})?"
)
_OCLOCK: Final = re.compile(rf"{_HOUR}\s?o\s?'?\s?clock(?![^\W_])")
_SPOKEN: Final = re.compile(
    rf"(?<![^\W_])(?P<h>{_WORD})[\s-](?P<m>{one_of(_MINUTE_WORDS)})(?![^\W_])(?![\s-](?:hundred|thousand)){_NO_UNIT}"
    rf"(?:\s?{_HALF})?"
)
_NOON: Final = re.compile(r"(?<![^\W_])(?:(?:12|twelve)\s)?(?P<named>noon|midday|midnight)(?![^\W_])")
_IN_PART: Final = re.compile(
    rf"{_HOUR}(?=\s(?:(?:in\sthe|this|tomorrow)\s(?:morning|afternoon|evening)|at\snight|tonight)(?![^\W_]))"
)
_OPENING: Final = re.compile(
    rf"{_HOUR}\s?(?:-|to|until|till|and|or)\s?(?=(?:{_DIGITS}(?:[:.][0-5][0-9])?|{_WORD})\s?(?P<half>[ap])\.?\s?m(?![^\W_]))"
)
_BETWEEN: Final = re.compile(
    rf"(?<![^\W_])(?:from|between)\s(?P<h>{_DIGITS}|{_WORD})\s?(?:to|until|till|and|-)\s?(?P<h2>{_DIGITS}|{_WORD}){_END}{_NO_UNIT}{_FOLLOWED}"
)
_BARE: Final = re.compile(
    rf"{_AT}(?:about\s|around\s|exactly\s|roughly\s)?(?P<h>{_DIGITS}|{_WORD})(?:-?ish)?{_END}{_NO_UNIT}(?P<sure>{_FOLLOWED})?"
)
_ISO: Final = re.compile(
    r"(?<=[0-9])t([0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?)(z|[+-][0-9]{2}:?[0-9]{2})?(?![^\W_])"
)
_PART_AFTER: Final = re.compile(
    rf"\s?\(?(?:in\sthe\s|this\s|at\s|tomorrow\s|that\s|on\s)?(?:{WEEKDAY_NAME}\s)?"
    r"(?P<part>morning|afternoon|evening|tonight|night)(?![^\W_])"
)
_PART_BEFORE: Final = re.compile(
    r"(?<!good\s)(?P<part>\bmorning|\bafternoon|\bevening|\btonight|\bnight)(?:\s(?:at|by|from|around|about|before|after|"
    r"until|till|for))?\s?$"
)


@dataclass(frozen=True)
class ClockMention:
    """One place in a text that says, or may say, a time of day."""

    span: Span
    readings: tuple[Clock, ...]
    """What it may mean, the most likely first."""
    sure: bool
    """Whether it can hardly be anything but a time."""
    bare: bool = False
    """Whether it is only an hour after a preposition, such as "at 6"."""


def _hour(written: str) -> int:
    return int(written) if written.isdigit() else _HOUR_WORDS[re.sub(r"\s", "-", written)]


def _minute(written: str) -> int:
    return int(written) if written.isdigit() else (_MINUTE_WORDS | {"five": 5})[re.sub(r"\s", "-", written)]


def _half_of(part: str, hour: int) -> _Half:
    if part == "morning":
        return "a"
    if part == "afternoon" or (part == "evening" and hour >= 4 and hour != 12):
        return "p"
    if part in ("tonight", "night") and 5 <= hour <= 11:
        return "p"
    return "a" if part == "night" and hour == 12 else ""


def _context(text: str, start: int, end: int, hour: int) -> _Half:
    after = _PART_AFTER.match(text, end)
    part = after or _PART_BEFORE.search(text[max(0, start - 32) : start])
    return _half_of(part["part"], hour) if part else ""


def _readings(hour: int, minute: int, half: str, padded: bool) -> tuple[Clock, ...]:
    if hour > 24 or (hour == 24 and minute):
        return ()
    hour %= 24
    if half == "a":
        return ((0 if hour == 12 else hour, minute),)
    if half == "p":
        return ((hour + 12 if hour < 12 else hour, minute),)
    if padded or not 1 <= hour <= 12:
        return ((hour, minute),)
    return ((hour, minute), ((hour + 12) % 24, minute))


def _told(match: re.Match[str], text: str, minute: int, *, end: int | None = None) -> tuple[Clock, ...]:
    written = match["h"]
    hour = _hour(written)
    groups = match.groupdict()
    half = groups.get("half") or (_context(text, match.start(), end or match.end(), hour) if hour <= 12 else "")
    return _readings(hour, minute, half, len(written) == 2 and written[0] == "0")


def _with_minutes(text: str) -> Iterator[ClockMention]:
    for match in _COLON.finditer(text):
        yield ClockMention(match.span(), _told(match, text, int(match["m"])), sure=True)
    for match in _SPACED.finditer(text):
        yield ClockMention(match.span(), _told(match, text, int(match["m"])), sure=True)
    for match in _LETTER_H.finditer(text):
        yield ClockMention(match.span(), _told(match, text, int(match["m"])), sure=int(match["h"]) >= 7)
    for match in _DOTTED.finditer(text):
        before = text[max(0, match.start() - 8) : match.start()]
        if prices(before):
            continue
        sure = bool(match["half"] or match["hrs"] or re.search(r"\b(?:at|from|until|till|by|before|after)\s$", before))
        yield ClockMention(match.span(), _told(match, text, int(match["m"])), sure)
    for match in _MILITARY.finditer(text):
        yield ClockMention(match.span(), _readings(int(match["h"]), int(match["m"]), "", True), bool(match["hrs"]))


def _spoken(text: str) -> Iterator[ClockMention]:
    for match in _PAST.finditer(text):
        yield from _relative(match, text)
    for match in _HALF_HOUR.finditer(text):
        yield ClockMention(match.span(), _told(match, text, 30), sure=False)
    for match in _OCLOCK.finditer(text):
        yield ClockMention(match.span(), _told(match, text, 0), sure=True)
    for match in _SPOKEN.finditer(text):
        sure = bool(match["half"]) or text.endswith(("at ", "from ", "until ", "by "), 0, match.start())
        yield ClockMention(match.span(), _told(match, text, _minute(match["m"])), sure)
    for match in _NOON.finditer(text):
        yield ClockMention(match.span(), (_NAMED[match["named"]],), sure=True)


def _relative(match: re.Match[str], text: str) -> Iterator[ClockMention]:
    later = match["dir"] in ("past", "after")
    named = bool(match["q"] or match["mins"])
    if not named and (
        match["dir"] in ("before", "till") or ((not later or match["dir"] == "after") and _minute(match["n"]) % 5)
    ):
        return
    before = text[max(0, match.start() - 8) : match.start()]
    if not named and not later and before.endswith(("from ", "between ")):
        return
    minutes = {"quarter": 15, "half": 30}[match["q"]] if match["q"] else _minute(match["n"])
    if minutes > 59 or (match["q"] == "half" and not later):
        return
    hours = (_NAMED[match["named"]],) if match["named"] else _told(match, text, 0)
    shift = minutes if later else -minutes
    readings = tuple(divmod((hour * 60 + shift) % 1440, 60) for hour, _ in hours)
    yield ClockMention(
        match.span(), readings, sure=named or match["dir"] == "past" or (not later and not match["n"].isdigit())
    )


def _hours(text: str) -> Iterator[ClockMention]:
    for match in _MERIDIEM.finditer(text):
        yield ClockMention(match.span(), _told(match, text, 0), sure=True)
    for match in _UHR.finditer(text):
        yield ClockMention(match.span(), _told(match, text, 0), sure=True)
    for match in _HOUR_H.finditer(text):
        if match["led"] or 13 <= int(match["h"]) <= 23:
            yield ClockMention(match.span("h"), _told(match, text, 0), sure=match["led"] is not None)
    for match in _OPENING.finditer(text):
        hour = _hour(match["h"])
        said = _readings(hour, 0, match["half"], False)
        yield ClockMention(match.span("h"), (*said, *_readings(hour, 0, "", False)), sure=False)
    for match in _BARE.finditer(text):
        sure = match["sure"] is not None
        if sure or (match["prep"] == "at" and match["h"] not in ("one", "1")):
            yield ClockMention(match.span("h"), _told(match, text, 0), sure, bare=True)
    for match in _IN_PART.finditer(text):
        yield ClockMention(match.span(), _told(match, text, 0), sure=False, bare=True)
    for match in _BETWEEN.finditer(text):
        for group in ("h", "h2"):
            yield ClockMention(match.span(group), _readings(_hour(match[group]), 0, "", False), sure=False, bare=True)


def split_iso(text: str) -> str:
    """The plain text with the "T" and the offset of ISO timestamps blanked, at unchanged positions."""
    return _ISO.sub(lambda match: f" {match[1]}".ljust(len(match[0])), text) if ":" in text else text


@remembered
def clock_mentions(text: str) -> tuple[ClockMention, ...]:
    """Every place in a plain text that may say a time of day, from left to right."""
    text = split_iso(text)
    taken = bytearray(len(text))
    found = [
        mention
        for rule in (_with_minutes, _spoken, _hours)
        for mention in rule(text)
        if mention.readings and free(taken, *mention.span)
    ]
    return tuple(sorted(found, key=lambda mention: mention.span))
