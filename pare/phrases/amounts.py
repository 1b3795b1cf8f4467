"""Amounts, of money or of anything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Final

from pare.phrases.base import Phrase, Span, free
from pare.phrases.clock_mention import clock_mentions
from pare.phrases.currencies import AFTER_NUMBER, BEFORE_NUMBER, codes_of
from pare.phrases.days import day_mentions
from pare.phrases.negation import Negations
from pare.phrases.numerals import WORDED, value_of
from pare.phrases.plaintext import plain, remembered

_SCALES: Final = {"k": 10**3, "thousand": 10**3, "million": 10**6, "billion": 10**9}
_GROUPED: Final = (
    r"(?:[0-9]{1,3}(?P<sep>[ .,'])[0-9]{3}(?:(?P=sep)[0-9]{3}){0,4}|[0-9]{1,2}(?:,[0-9]{2}){1,4},[0-9]{3}|[0-9]{1,15})"
)
_TAIL: Final = (
    rf"(?:\s?(?P<scale>k|thousand|million|billion)(?![^\W_]))?"
    rf"(?:[\s-]?(?P<post>{AFTER_NUMBER})(?:(?P<cents>[0-9]{{2}})|\s(?:and\s)?(?P<cents2>[0-9]{{2}})\s?(?:cents?|ct|p))?)?"
    r"(?:\s?(?P<percent>%|percent))?(?![^\W_])"
)
_NUMBER: Final = re.compile(
    rf"(?<![^\W_])(?<![0-9][.,:/])(?<!#)(?<![^\W\d_]-)(?:(?P<pre>{BEFORE_NUMBER})\s?)?"
    rf"(?P<whole>{_GROUPED})(?:[.,](?P<part>[0-9]{{1,4}}))?(?![0-9])(?![.,:/][0-9]){_TAIL}"
)
_WORDED: Final = re.compile(
    rf"(?<![^\W_])(?<![^\W_]-)(?P<words>{WORDED})(?![^\W_])"
    rf"(?:[\s-](?P<scale>million|billion)(?![^\W_]))?(?:[\s-](?P<post>{AFTER_NUMBER}))?(?:\s?(?P<percent>%|percent))?(?![^\W_])"
)


@dataclass(frozen=True)
class AmountMention:
    """One number of a text."""

    span: Span
    value: Decimal
    currencies: tuple[str, ...]
    """The currencies that its sign or name may stand for; none for a number alone."""
    percent: bool


def canonical(value: Decimal) -> Decimal:
    """The value without trailing zeros and without an exponent."""
    return Decimal(int(value)) if value == value.to_integral_value() else value.normalize()


def _parsed(match: re.Match[str]) -> Decimal | None:
    whole, part, sep = match["whole"], match["part"], match["sep"]
    if part is not None:
        mark = match.string[match.start("part") - 1]
        if (sep or ("," if "," in whole else "")) == mark:
            return None
    if sep == "." and whole.startswith("0") and part is None:
        return Decimal(whole) if whole.count(".") == 1 else None
    digits = re.sub(r"[^0-9]", "", whole)
    cents = match["cents"] or match["cents2"]
    if cents and part is None:
        part = cents
    value = Decimal(f"{digits}.{part}" if part else digits)
    return canonical(value * _SCALES.get(match["scale"] or "", 1))


def _numbers(text: str) -> Iterator[AmountMention]:
    for match in _NUMBER.finditer(text):
        value = _parsed(match)
        mark = match["pre"] or match["post"]
        if value is not None:
            yield AmountMention(match.span(), value, codes_of(mark) if mark else (), bool(match["percent"]))
    for match in _WORDED.finditer(text):
        mark = match["post"]
        if match["words"] in ("one", "a") and not (mark or match["scale"]):
            continue
        value = Decimal(value_of(match["words"]) * _SCALES.get(match["scale"] or "", 1))
        yield AmountMention(match.span(), value, codes_of(mark) if mark else (), bool(match["percent"]))


@remembered
def amount_mentions(text: str) -> tuple[AmountMention, ...]:
    """Every number of a plain text that is no part of a clock time or a date, from left to right."""
    told = bytearray(len(text))
    for mention in clock_mentions(text):
        if mention.sure and not mention.bare:
            free(told, *mention.span)
    for stated in day_mentions(text):
        if stated.sure:
            free(told, *stated.span)
    taken = bytearray(len(text))
    found = [
        number
        for number in _numbers(text)
        if (number.currencies or told.find(1, *number.span) == -1) and free(taken, *number.span)
    ]
    return tuple(sorted(found, key=lambda number: number.span))


@dataclass(frozen=True, repr=False)
class AmountPhrase(Phrase):
    """An amount, with its currency where that matters."""

    value: Decimal
    currency: str | None = None

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where ``plain(text)`` says this amount."""
        return tuple(
            found.span
            for found in amount_mentions(plain(text))
            if found.value == self.value and _in_currency(found, self.currency)
        )

    def describe(self) -> str:
        """The amount, with its currency."""
        return f"the amount {_shown(self.value)}{f' {self.currency}' if self.currency else ''}"

    def __repr__(self) -> str:
        more = f", currency={self.currency!r}" if self.currency else ""
        return f"amount('{_shown(self.value)}'{more})"


def _shown(value: Decimal) -> str:
    exponent = value.as_tuple().exponent
    return f"{value:.2f}" if exponent == -1 else f"{value:f}"


def _in_currency(found: AmountMention, currency: str | None) -> bool:
    if currency is None:
        return True
    return currency in found.currencies if found.currencies else not found.percent


def amount(value: int | str | Decimal, *, currency: str | None = None) -> AmountPhrase:
    """An amount: 815, €815, 815 EUR, 815.00, 1,250 or 1.250 or 1 250, "fifteen euros".

    Args:
        value: Not negative; text with a decimal point, or a whole number.
        currency: ISO code. With it, a number in another currency or in percent is another amount; a number without
            any currency is accepted.

    Raises:
        ValueError: The value is no amount.
    """
    try:
        exact = Decimal(str(value))
    except InvalidOperation:
        raise ValueError(f"{value!r} is no amount; write it like 815 or '24.50'") from None
    if not exact.is_finite() or exact < 0 or exact >= 10**15:
        raise ValueError(f"{value!r} is no amount; it must lie between 0 and 10**15")
    return AmountPhrase(canonical(exact), currency and currency.upper())


def amounts_in(
    text: str,
    *,
    currency: str | None = None,
    bare: bool = False,
    expected: tuple[Decimal | int, ...] = (),
    affirmed: bool = False,
) -> tuple[Decimal, ...]:
    """The amounts of money that a text states, each once, in order of size.

    Args:
        text: The text.
        currency: Only amounts that may be in this currency (ISO code).
        bare: Also numbers without any currency; times and dates are never among them.
        expected: Amounts that are listed even where they stand without any currency.
        affirmed: Leave out what is negated, as in "815, not 850 euros".
    """
    written = plain(text)
    denied = Negations.of(written) if affirmed else None
    code = currency and currency.upper()
    values = [
        found.value
        for found in amount_mentions(written)
        if (found.currencies or bare or found.value in expected)
        and _in_currency(found, code)
        and not (denied and denied.cover(found.span))
    ]
    return tuple(sorted(dict.fromkeys(values)))
