"""One plain form of a text, in which equal notations are equal characters."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Final, TypeVar

T = TypeVar("T")

REMEMBERED_LENGTH: Final = 20_000
"""Texts up to this many characters are remembered; longer ones are read anew each time."""

_FIXED: Final[dict[str, str]] = {
    **dict.fromkeys("'‘’‚‛′‵`´ʹʻʼʽˈ‹›", "'"),
    **dict.fromkeys('"“”„‟«»〝〞', '"'),
    **dict.fromkeys("—―⸺⸻", " - "),
    **dict.fromkeys("−˗⁃", "-"),
    **dict.fromkeys("\n\r\v\f\x85\u2028\u2029", "\n"),
    **dict.fromkeys("∶꞉ː", ":"),
    **dict.fromkeys("،、٬", ","),
    **dict.fromkeys("。٫۔", "."),
    "؟": "?",
    "؛": ";",
    "⁄": "/",
    "ø": "o",
    "ł": "l",
    "đ": "d",
    "ð": "d",
    "ħ": "h",
    "ı": "i",
    "æ": "ae",
    "œ": "oe",
    "þ": "th",
}


def _settled(char: str) -> str:
    fixed = _FIXED.get(char)
    if fixed is not None:
        return fixed
    kind = unicodedata.category(char)
    if kind == "Nd":
        return str(unicodedata.decimal(char))
    if kind == "Pd":
        return "-"
    if kind in ("Zs", "Cc", "Cs"):
        return " "
    if kind[0] == "M" or kind == "Cf":
        return ""
    return char


class _Letters(dict[int, str]):
    """The plain form of each character, worked out when the character is first met."""

    def __missing__(self, point: int) -> str:
        char = chr(point)
        if char in _FIXED:
            form = _FIXED[char]
        else:
            folded = unicodedata.normalize("NFKD", char.casefold()).casefold()
            form = "".join(map(_settled, unicodedata.normalize("NFKD", folded)))
        self[point] = form
        return form


_LETTERS: Final = _Letters()


def remembered(read: Callable[[str], T]) -> Callable[[str], T]:
    """Remember what ``read`` says of the texts that it met last, unless they are very long."""
    recent = lru_cache(maxsize=256)(read)

    @wraps(read)
    def reading(text: str) -> T:
        return recent(text) if len(text) <= REMEMBERED_LENGTH else read(text)

    return reading


@remembered
def plain(text: str) -> str:
    """The text without case, accents and typographic variety.

    Letters are case-folded and lose their marks, digits of every script become 0-9, quotes, dashes and spaces become
    their ASCII forms, invisible characters vanish. A run of white space becomes one space, or one line break where it
    holds one. Applying it twice changes nothing.

    Args:
        text: Anything a person or a model may have written, of any length.

    Returns:
        The plain form; positions in it are what :meth:`Phrase.spans` speaks of.
    """
    lines = (" ".join(line.split()) for line in text.translate(_LETTERS).split("\n"))
    return "\n".join(line for line in lines if line)
