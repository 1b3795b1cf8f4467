"""English number words, and the small expressions that recognise them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final


def names(line: str) -> tuple[str, ...]:
    """The words of a line, to write a long list of them legibly."""
    return tuple(line.split())


UNITS: Final = {
    name: value
    for value, name in enumerate(names("one two three four five six seven eight nine ten eleven twelve"), start=1)
}
TEENS: Final = {
    name: value
    for value, name in enumerate(names("thirteen fourteen fifteen sixteen seventeen eighteen nineteen"), start=13)
}
TENS: Final = {
    name: 10 * value
    for value, name in enumerate(names("twenty thirty forty fifty sixty seventy eighty ninety"), start=2)
}
SMALL: Final = {**UNITS, **TEENS, **TENS}
DIGITS_OF: Final = {name: str(value) for name, value in UNITS.items()}
NAME_OF: Final = {digits: name for name, digits in DIGITS_OF.items()}

_ORDINAL_UNITS: Final = names("first second third fourth fifth sixth seventh eighth ninth")
ORDINALS: Final = {
    **{name: value for value, name in enumerate(_ORDINAL_UNITS, start=1)},
    **{
        name: value
        for value, name in enumerate(
            names(
                "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth "
                "twentieth"
            ),
            start=10,
        )
    },
    **{f"twenty-{name}": 20 + value for value, name in enumerate(_ORDINAL_UNITS, start=1)},
    "thirtieth": 30,
    "thirty-first": 31,
}


def one_of(names: Iterable[str]) -> str:
    """An expression for any of the names, the longest first; a hyphen may be written as a space."""
    ordered = sorted(names, key=lambda name: (-len(name), name))
    return "(?:" + "|".join(re.escape(name).replace(r"\-", r"[\s-]") for name in ordered) + ")"


_UNIT = one_of([name for name, value in UNITS.items() if value < 10])
_SUB_100 = rf"(?:{one_of(TENS)}(?:[\s-]{_UNIT}(?![^\W_]))?|{one_of([*TEENS, *UNITS])})"
_SUB_1000 = rf"(?:(?:a|{_SUB_100})\shundred(?:\s(?:and\s)?{_SUB_100}(?![^\W_]))?|{_SUB_100})"
WORDED: Final = rf"(?:(?:a|{_SUB_1000})\sthousand(?:,?\s(?:and\s)?{_SUB_1000}(?![^\W_]))?|{_SUB_1000})"
"""A whole number below a million in words, without its outer word edges."""


def value_of(words: str) -> int:
    """The value of what :data:`WORDED` recognised.

    Args:
        words: For example ``"eight hundred and fifteen"``, in plain form.

    Returns:
        The number, for example 815.
    """
    total = current = 0
    for word in re.split(r"[\s,-]+", words):
        if word == "thousand":
            total, current = (current or 1) * 1000, 0
        elif word == "hundred":
            current = (current or 1) * 100
        elif word in SMALL:
            current += SMALL[word]
    return total + current
