"""Telephone numbers and mail addresses: what they look like, and when two writings mean the same."""

from __future__ import annotations

import re
from functools import lru_cache

_NUMBER = re.compile(r"\+?[0-9 ().\-/]{3,24}")
_ADDRESS = re.compile(r"[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>]+")


@lru_cache(maxsize=4096)
def digits(number: str) -> str:
    """A number without its separators: `+33 6 12` as `+33612`, as are `0033 6 12` and `+33 (0)6 12`."""
    text = number.strip()
    if text.startswith(("+", "00")):
        text = text.replace("(0)", "")
    plain = re.sub(r"[^0-9+]", "", text)
    return f"+{plain[2:]}" if plain.startswith("00") else plain


@lru_cache(maxsize=4096)
def is_number(text: str) -> bool:
    """Whether a text has the form of a telephone number."""
    return _NUMBER.fullmatch(text.strip()) is not None and len(digits(text).lstrip("+")) >= 3


@lru_cache(maxsize=4096)
def is_address(text: str) -> bool:
    """Whether a text has the form of a mail address."""
    address = text.strip()
    return len(address) <= 254 and address.isprintable() and _ADDRESS.fullmatch(address) is not None
