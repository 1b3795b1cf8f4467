"""Telephone numbers, reference codes and e-mail addresses."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pare.phrases.base import PatternPhrase, Phrase, Span
from pare.phrases.plaintext import plain

_COUNTRY: Final = re.compile(r"1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{1,3}")
"""The country code at the start of an international number."""
_SEP: Final = r"[\s().\-/]{0,3}"
_OTHER_COUNTRY: Final = re.compile(r"(?:\+|(?<![0-9])00)[0-9\s().\-/]{1,8}$")


def _country(digits: str) -> str:
    match = _COUNTRY.match(digits)
    return match[0] if match else ""


def _spaced(digits: str) -> str:
    return _SEP.join(digits)


@lru_cache(maxsize=4096)
def _phone(written: str) -> tuple[re.Pattern[str], bool]:
    """The expression for a number, and whether its country is known."""
    text = plain(written).replace("(0)", "")
    digits = re.sub(r"[^0-9]", "", text)
    after = r"(?![0-9])(?![.\-/][0-9])(?![^\W_])"
    trunk = rf"(?:\(?0\)?{_SEP})?"
    if text.startswith(("+", "00")):
        digits = digits.removeprefix("00")
        country = _country(digits)
        local = digits[len(country) :]
        abroad = rf"(?P<abroad>(?:(?:\+|00)\s?)?\(?{_spaced(country)}\)?{_SEP})?"
    elif digits.startswith("0"):
        country, local = "", digits[1:]
        abroad = rf"(?P<abroad>(?:\+|00)\s?[0-9]{{1,3}}{_SEP})?"
    else:
        before = r"(?<![^\W_])(?<![0-9][.\-/])"
        return re.compile(rf"{before}{_spaced(digits)}{after}"), False
    before = r"(?<![^\W_])(?<![0-9][.\-/])(?<!\+)"
    return re.compile(rf"{before}\(?{abroad}{trunk}{_spaced(local)}{after}"), bool(country)


@dataclass(frozen=True, repr=False)
class NumberPhrase(Phrase):
    """A telephone number."""

    written: str

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where ``plain(text)`` says this number."""
        pattern, known = _phone(self.written)
        where = plain(text)
        return tuple(
            match.span()
            for match in pattern.finditer(where)
            if not (known and not match["abroad"])
            or not _OTHER_COUNTRY.search(where[max(0, match.start() - 9) : match.start()])
        )

    def describe(self) -> str:
        """The number as its author wrote it."""
        return f"the number {self.written}"

    def __repr__(self) -> str:
        return f"number({self.written!r})"


def number(written: str) -> NumberPhrase:
    """A telephone number by its digits: separators do not matter, the national form equals the international one.

    Args:
        written: Best in international form, such as ``"+33 6 12 34 56 78"``.

    Raises:
        ValueError: Fewer than three digits, or more than 18.
    """
    digits = re.sub(r"[^0-9]", "", plain(written))
    if not 3 <= len(digits) <= 18:
        raise ValueError(f"{written!r} is no telephone number")
    return NumberPhrase(written)


@lru_cache(maxsize=4096)
def _code(written: str) -> re.Pattern[str]:
    letters = re.sub(r"[\W_]", "", plain(written))
    if not letters:
        raise ValueError(f"a code needs letters or digits, and {written!r} has none")
    body = r"[\s\-_./:]?".join(re.escape(letter) for letter in letters)
    return re.compile(rf"(?<![^\W_])(?<![^\W_][-_]){body}(?![^\W_])(?![-_][^\W_])(?!\.[0-9])")


@dataclass(frozen=True, repr=False)
class CodePhrase(PatternPhrase):
    """A reference code."""

    written: str

    def pattern(self) -> re.Pattern[str]:
        """The compiled expression; compiled once for equal phrases."""
        return _code(self.written)

    def describe(self) -> str:
        """The code as its author wrote it."""
        return f"the code {self.written}"

    def __repr__(self) -> str:
        return f"code({self.written!r})"


def code(written: str) -> CodePhrase:
    """A reference code such as ``"AB-1234"``: neither case nor separators matter.

    Raises:
        ValueError: The code has neither letters nor digits.
    """
    _code(written)
    return CodePhrase(written)


@lru_cache(maxsize=4096)
def _address(written: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w.+\-%'\u0300-\u036f]){re.escape(written.casefold())}(?![\w\-])(?!\.\w)")


@dataclass(frozen=True, repr=False)
class AddressPhrase(Phrase):
    """An e-mail address."""

    written: str

    def found_in(self, text: str) -> bool:
        """Whether the text holds exactly this address, in any case."""
        return _address(self.written).search(text.casefold()) is not None

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where ``plain(text)`` says this address."""
        if not self.found_in(text):
            return ()
        return tuple(match.span() for match in _address(plain(self.written)).finditer(plain(text)))

    def describe(self) -> str:
        """The address as its author wrote it."""
        return f"the address {self.written}"

    def __repr__(self) -> str:
        return f"address({self.written!r})"


def address(written: str) -> AddressPhrase:
    """An e-mail address, exact but for case.

    Raises:
        ValueError: It is no e-mail address.
    """
    if not re.fullmatch(r"[^\s@]+@[^\s@]+\.[^\s@.]+", written):
        raise ValueError(f"{written!r} is no e-mail address")
    return AddressPhrase(unicodedata.normalize("NFC", written))
