"""Days in any notation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from pare.phrases.base import Phrase, Span, free
from pare.phrases.calendar_words import MONTH, WEEKDAY, month_of, weekday_of
from pare.phrases.clock_mention import split_iso
from pare.phrases.currencies import MONEY, prices
from pare.phrases.day_mention import DayMention
from pare.phrases.negation import Negations
from pare.phrases.numerals import ORDINALS, SMALL, UNITS, one_of
from pare.phrases.plaintext import plain, remembered

_START: Final = r"(?<![^\W_])(?<![0-9][.:,/-])(?<![.:][0-9]-)"
_DAY: Final = r"[0-9]{1,2}"
_SUFFIX: Final = r"(?:st|nd|rd|th)"
_WORD: Final = one_of(ORDINALS)
_LATE_WORD: Final = one_of([name for name, value in ORDINALS.items() if value >= 10])
_TO: Final = r"(?:\s?[-/&]\s?|\s(?:and|to|or|until|till)\s(?:the\s)?)"
_YEAR: Final = r"(?:,?[\s-](?P<y>(?:19|20)[0-9]{2})(?![0-9:])(?!\s?(?:hrs?|hours?|h|uhr)(?![^\W_])))?"
_HALF: Final = r"\s?[ap]\.?\s?m(?![^\W_])"
_UNIT: Final = (
    rf"\s?(?:{MONEY}|[%°]|{_HALF}|(?:km|miles?|m2|m|cm|kg|g|litres?|l|hours?|hrs?|h|uhr|minutes?|mins?|degrees|stars?|"
    r"points?|percent|cups?|metres?|meters?)(?![^\W_]))"
)
_NOT_A_DAY: Final = (
    r"(?!\s(?:floor|storey|street|st|avenue|ave|road|row|option|choice|time|one|person|place|class|party|edition|grade|"
    r"year|item|half|quarter|reminder|birthday|anniversary|attempt|message|mail|email|century|degree|half|hand|"
    r"round|draft|version|copy|try|thing|question|part|chapter|graders?|wedding|district|arrondissement)(?![^\W_]))"
)
_CLOSES: Final = (
    r"(?=\s?$|\s?[.,;!?)\n\"'](?![0-9])|\s-\s|\s(?:at|from|in|for|is|as|instead|and|or|not|then|works)(?![^\W_]))"
)

_ISO: Final = re.compile(
    rf"{_START}(?P<y>[12][0-9]{{3}})(?P<sep>[-/.])(?P<m>{_DAY})(?P=sep)(?P<d>{_DAY})(?![0-9])(?![./-][0-9])"
)
_DAY_MONTH: Final = re.compile(
    rf"{_START}(?P<days>{_DAY}(?:{_SUFFIX}?\.?{_TO}{_DAY}){{0,3}}){_SUFFIX}?\.?[\s-]?(?:day\s)?(?:of\s)?(?P<mon>{MONTH})"
    rf"(?<!\nmay)(?<!\.\smay(?=\s(?:i|we)\b))(?![^\W_])\.?{_YEAR}"
)
_WORD_MONTH: Final = re.compile(
    rf"(?<![^\W_])(?:(?P<w1>{_WORD})\s(?:of\s)?(?P<m1>{MONTH})|(?P<m2>{MONTH})\s(?:the\s)?(?P<w2>{_WORD}))(?![^\W_]){_YEAR}"
)
_NO_MODAL: Final = r"(?<!\b(?:you|who)\smay)(?<!\b(?:we|he|it)\smay)(?<!\bi\smay)"
_MONTH_DAY: Final = re.compile(
    rf"(?<![^\W_])(?P<mon>{MONTH}){_NO_MODAL}\.?[\s-]?(?:the\s)?(?P<days>{_DAY}(?:{_SUFFIX}?{_TO}{_DAY}(?![:.][0-9]|{_UNIT})){{0,3}})"
    rf"{_SUFFIX}?(?![^\W_])(?![:.][0-9])(?!{_HALF}){_YEAR}"
)
_NUMERIC: Final = re.compile(
    rf"{_START}(?P<a>{_DAY})(?P<sep>[./-])(?P<b>{_DAY})(?:(?P=sep)(?P<y>[12][0-9]{{3}}|[0-9]{{2}}))?(?![^\W_])"
    rf"(?P<dot>\.)?(?![.:/-]?[0-9])(?!{_UNIT})"
)
_ORDINAL: Final = re.compile(
    rf"(?<![^\W_])(?P<lead>(?:on|by|until|till|from|to|for|before|after|since|of)\s)?(?P<the>the\s)?"
    rf"(?:(?P<d>{_DAY}){_SUFFIX}|(?<=the\s)(?P<w>{_LATE_WORD})|(?<=on\sthe\s)(?P<n>{_DAY})(?![.:][0-9])){_NOT_A_DAY}"
    rf"(?![^\W_])(?P<sure>{_CLOSES})?"
)
_WEEKDAY_DAY: Final = re.compile(
    rf"(?<![^\W_])(?P<wd>{WEEKDAY})\.?,? (?:the\s)?(?P<d>{_DAY})(?![^\W_])(?![:.,/-][0-9])"
    r"(?=\s?$|\s?[.,;)!?\n]|\s(?:at|from|in)\s)"
)
_WEEKDAY: Final = re.compile(
    r"(?<![^\W_])(?:(?P<week>this|next|last)\sweek(?:,|'s|\son)?\s)?"
    r"(?:(?P<later>(?:a\s)?week\son)\s)?(?:(?P<which>this|next|last|past|coming|every)\s)?"
    rf"(?P<wd>{WEEKDAY})(?:'?s)?(?![^\W_])(?:\s(?:of\s)?(?P<week2>this|next|last)\sweek|\s(?P<after>week|after\snext)(?![^\W_]))?"
)
_SHY: Final = ("sat", "sun", "wed", "mon")
_SHY_LEAD: Final = re.compile(
    r"(?:^|\n|(?<![^\W_])(?:on|this|next|by|until|till|before|after|for|every|last|to|from|and|or|with|coming)\s|[-/,(:\"']\s?)$"
)
_SHY_FOLLOWED: Final = re.compile(
    r"\.?,?\s(?:[0-9]{1,2}(?:[:.h][0-9]{2}|\s?[ap]\.?m)|morning|afternoon|evening|night)(?![^\W_])"
)
_RELATIVE: Final = re.compile(
    r"(?<![^\W_])(?:(?:the\s)?(?P<dayafter>day\safter\stomorrow)|(?:the\s)?(?P<daybefore>day\sbefore\syesterday)|"
    r"(?P<today>today|tonight|this\s(?:morning|afternoon|evening))|(?P<tomorrow>tomorrow|tmrw|tmr|tomorow)|"
    r"(?P<yesterday>yesterday|last\snight)|"
    rf"(?P<inn>in\s)?(?P<n>an?|[0-9]{{1,3}}|{one_of(UNITS)})\s(?P<unit>days?|weeks?|fortnights?)(?:'?s?\stime)?"
    r"(?P<tail>\sfrom\s(?:now|today)|\stoday|\sago)?)(?![^\W_])"
)
_JOINED_BEFORE: Final = re.compile(r"[ ,.(]{0,3}(?:the\s)?")
_JOINED_AFTER: Final = re.compile(r"\s?\(|\s?/\s?|,?\s(?:is|was)\sa\s|,\s")


def _two_digit(year: str | None) -> int | None:
    return None if year is None else int(year) + (2000 if len(year) == 2 else 0)


def _dated(text: str) -> Iterator[DayMention]:
    for match in _ISO.finditer(text):
        pair = (int(match["m"]), int(match["d"]))
        yield DayMention(match.span(), True, pairs=(pair,), year=int(match["y"]))
    for match in _DAY_MONTH.finditer(text):
        yield from _listed(match, match["mon"], match["days"])
    for match in _WORD_MONTH.finditer(text):
        word = re.sub(r"\s", "-", match["w1"] or match["w2"])
        pair = (month_of(match["m1"] or match["m2"]), ORDINALS[word])
        yield DayMention(match.span(), True, pairs=(pair,), year=_two_digit(match["y"]))
    for match in _MONTH_DAY.finditer(text):
        yield from _listed(match, match["mon"], match["days"])
    for match in _NUMERIC.finditer(text):
        yield from _numeric(match, text)


def _listed(match: re.Match[str], month: str, days: str) -> Iterator[DayMention]:
    year = _two_digit(match["y"])
    numbers = list(re.finditer(r"[0-9]+", days))
    shift = match.start("days")
    for index, number in enumerate(numbers):
        outer = match.start() if index == 0 else number.start() + shift
        end = match.end() if index == len(numbers) - 1 else number.end() + shift
        yield DayMention((outer, end), True, pairs=((month_of(month), int(number[0])),), year=year)


def _numeric(match: re.Match[str], text: str) -> Iterator[DayMention]:
    first, second, sep = int(match["a"]), int(match["b"]), match["sep"]
    year = match["y"]
    before = text[max(0, match.start() - 12) : match.start()]
    if (match["a"], sep, match["b"]) == ("24", "/", "7") and not year:  # round the clock
        return
    if sep == "-" and (year is None or len(year) == 2):
        return
    if sep == "." and year is None:
        short = len(match["a"]) == 1 or len(match["b"]) == 1
        led = re.search(rf"\b(?:on|am|to|from|until|till|by|of|date|the|{WEEKDAY}),?\s$", before)
        if before.endswith("at ") or prices(before) or (short and not match["dot"] and not led):
            return
    pairs = [(second, first)] if 1 <= second <= 12 and 1 <= first <= 31 else []
    if sep != "." and 1 <= first <= 12 and 1 <= second <= 31 and first != second:
        pairs.append((first, second))
    if pairs:
        sure = year is not None or (sep == "/" and max(first, second) > 12)
        yield DayMention(match.span(), sure, pairs=tuple(pairs), year=_two_digit(year))


def _partial(text: str) -> Iterator[DayMention]:
    for match in _WEEKDAY_DAY.finditer(text):
        yield DayMention(match.span(), True, day=int(match["d"]), weekday=weekday_of(match["wd"]))
    for match in _ORDINAL.finditer(text):
        word = match["w"]
        day = ORDINALS[re.sub(r"\s", "-", word)] if word else int(match["d"] or match["n"])
        sure = bool(match["lead"] and match["the"]) and match["sure"] is not None
        yield DayMention(match.span(), sure, day=day)


def _weekdays(text: str) -> Iterator[DayMention]:
    for match in _WEEKDAY.finditer(text):
        name = match["wd"]
        lead = text[max(0, match.start("wd") - 10) : match.start("wd")]
        if name in _SHY and not (_SHY_LEAD.search(lead) or _SHY_FOLLOWED.match(text, match.end())):
            continue
        which = match["which"] or ""
        week = match["week"] or match["week2"]
        if week:
            which = f"{week} week"
        elif match["later"] or match["after"]:
            which = "week later"
        yield DayMention(match.span(), which != "every", weekday=weekday_of(name), which=which)


def _relative(text: str) -> Iterator[DayMention]:
    for match in _RELATIVE.finditer(text):
        for group, offset in (("dayafter", 2), ("daybefore", -2), ("today", 0), ("tomorrow", 1), ("yesterday", -1)):
            if match[group]:
                yield DayMention(match.span(), True, offset=offset)
        tail = (match["tail"] or "").strip()
        if match["n"] and (match["inn"] or tail):
            number = match["n"]
            count = int(number) if number.isdigit() else SMALL.get(number, 1)
            days = count * {"d": 1, "w": 7, "f": 14}[match["unit"][0]]
            yield DayMention(match.span(), True, offset=-days if tail == "ago" else days)


def _joined(text: str, mentions: list[DayMention]) -> tuple[DayMention, ...]:
    """Give each weekday that stands beside a date to that date: "Thursday 22 April", "the 22nd (Thursday)"."""
    out: list[DayMention] = []
    for index, mention in enumerate(mentions):
        alone = mention.is_weekday and not mention.which
        following = mentions[index + 1] if index + 1 < len(mentions) else None
        if alone and following and following.takes_weekday:
            gap = text[mention.span[1] : following.span[0]]
            if _JOINED_BEFORE.fullmatch(gap):
                joined = (mention.span[0], following.span[1])
                mentions[index + 1] = replace(following, span=joined, weekday=mention.weekday, sure=True)
                continue
        if alone and out and out[-1].takes_weekday:
            gap = text[out[-1].span[1] : mention.span[0]]
            closed = gap != ", " or re.match(r"\s?(?:$|[,.;)\n]|(?:at|from)\b)", text[mention.span[1] :][:6])
            if _JOINED_AFTER.fullmatch(gap) and closed:
                joined = (out[-1].span[0], mention.span[1])
                out[-1] = replace(out[-1], span=joined, weekday=mention.weekday, sure=True)
                continue
        out.append(mention)
    return tuple(out)


@remembered
def day_mentions(text: str) -> tuple[DayMention, ...]:
    """Every place in a plain text that may say a day, from left to right."""
    text = split_iso(text)
    taken = bytearray(len(text))
    found = [
        mention
        for rule in (_dated, _partial, _weekdays, _relative)
        for mention in rule(text)
        if free(taken, *mention.span)
    ]
    return _joined(text, sorted(found, key=lambda mention: mention.span))


@dataclass(frozen=True, repr=False)
class DayPhrase(Phrase):
    """A day of the calendar."""

    when: date
    weekday: bool = True
    today: date | None = None

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where ``plain(text)`` says this day."""
        mentions = day_mentions(plain(text))
        return tuple(found.span for found in mentions if found.means(self.when, self.today, weekday=self.weekday))

    def describe(self) -> str:
        """The day with its weekday."""
        return f"the day {self.when:%A} {self.when.day} {self.when:%B %Y}"

    def __repr__(self) -> str:
        more = "" if self.weekday else ", weekday=False"
        if self.today:
            more += f", today={_shown(self.today)}"
        return f"day({_shown(self.when)}{more})"


def _shown(when: date) -> str:
    return f"date({when.year}, {when.month}, {when.day})"


def day(when: date, *, weekday: bool = True, today: date | None = None) -> DayPhrase:
    """A day: 22 April, April 22nd, 22.4., 22/04, 4/22, 2027-04-22, the 22nd, Thursday, tomorrow.

    A date that states another year or the weekday of another day is another day; 4/5 stands for both readings.

    Args:
        when: The day.
        weekday: Whether its weekday alone ("on Thursday") is enough.
        today: The day on which the text is written; with it, "tonight", "tomorrow", "in two days" and
            "next Thursday" are understood, and a weekday alone counts only up to a week away.
    """
    return DayPhrase(date(when.year, when.month, when.day), weekday, today and date(today.year, today.month, today.day))


def days_in(
    text: str, year: int, today: date | None = None, *, expected: tuple[date, ...] = (), affirmed: bool = False
) -> tuple[date, ...]:
    """The days that a text states, each once, in order.

    Args:
        text: The text.
        year: The year of dates that state none.
        today: The day on which the text is written; without it, weekdays, "the 22nd" and "tomorrow" are left out
            unless they can mean an expected day.
        expected: Days that a doubtful mention is read as wherever it can be ("Thursday", 4/5).
        affirmed: Leave out what is negated, as in "Thursday, not Friday".
    """
    written = plain(text)
    denied = Negations.of(written) if affirmed else None
    values: list[date] = []
    for mention in day_mentions(written):
        if denied and denied.cover(mention.span):
            continue
        fitting = [when for when in expected if mention.means(when, today)]
        meant = fitting[0] if fitting else mention.resolved(year, today) if mention.sure else None
        if meant is not None:
            values.append(meant)
    return tuple(sorted(dict.fromkeys(values)))
