"""Free wording: one of several phrasings, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pare.phrases.base import PatternPhrase, Span
from pare.phrases.numerals import DIGITS_OF, NAME_OF, names
from pare.phrases.plaintext import plain

_TOKEN: Final = re.compile(r"(?P<word>[^\W\d_]+(?:'[^\W\d_]+)*|[0-9]+)(?P<star>\*?)")
_SIMPLE: Final = re.compile(r"[a-zA-Z]+\*?(?: [a-zA-Z]+\*?)*")
_WORD: Final = re.compile(r"[^\W_]")
_NUMBERED: Final = r"(?:(?:no|nr|num|number|n°)[\W_]{0,3})?"
_UNSPACED: Final = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")
_SOME_WORDS: Final = r"(?:(?:[^\w!?;.\n]|_|\.(?!\s)){1,3}[\w'-]+){0,5}?(?:[^\w!?;.\n]|_|\.(?!\s)){1,3}"
_ABBREVIATIONS: Final = names("st ste sta mt ft dr mr mrs ms mme prof rd ave nr jr sr")
BEFORE_WORD: Final = r"(?<![^\W_])"
AFTER_WORD: Final = r"(?![^\W_])"


def lettered(token: str) -> str:
    """An expression for one plain word; apostrophes in it may be missing, and some missing ones may be there."""
    if "'" in token:
        return "['\\s]?".join(re.escape(part) for part in token.split("'"))
    body = re.escape(token)
    if not token.isascii() or len(token) < 4:
        return body
    if token.endswith("nt"):
        body = body[:-1] + "'?t"
    if token[0] in "od" and len(token) >= 5:
        body = body[0] + "'?" + body[1:]
    return body


def _inflected(token: str) -> str:
    body = lettered(token)
    if len(token) < 3 or not token.isascii():
        return body
    if token.endswith(("s", "x", "z", "ch", "sh")):
        return f"{body}(?:'s|es)?"
    if token[-1] == "y" and token[-2] not in "aeiou":
        return f"{body[:-1]}(?:y(?:'?s)?|ies)"
    return f"{body}(?:'?s|es)?" if token[-1] == "o" else f"{body}(?:'?s)?"


def _numeric(token: str) -> bool:
    return token.isdigit() or token in DIGITS_OF


def _token(token: str, star: bool, plural: bool) -> str:
    if star:
        return lettered(token) + r"[^\W_]*"
    if token.isdigit():
        return f"(?:{token}|{NAME_OF[token]})" if token in NAME_OF else token
    if token in DIGITS_OF:
        return f"(?:{token}|{DIGITS_OF[token]})"
    return _inflected(token) if plural else lettered(token)


def _gap(left: str, between: str, right: str) -> str:
    short = left in _ABBREVIATIONS or (len(left) == 1 and left.isalpha()) or (left == "no" and right.isdigit())
    class_ = r"[^\w!?;]|_" if short or "." in between else r"[^\w!?;.]|_|\.(?!\s)"
    some, any_ = f"(?:{class_}){{1,6}}", f"(?:{class_}){{0,6}}"
    if "..." in between:
        return _SOME_WORDS
    if _numeric(right) and not _numeric(left):
        return f"(?:{any_}{_NUMBERED}(?=[0-9])|{some})"
    if _numeric(left) and not _numeric(right):
        return f"(?:(?<=[0-9]){any_}|{some})"
    if "-" in between or (_UNSPACED.match(left[-1]) and _UNSPACED.match(right[0])):
        return any_
    return some


def _tokens(phrasing: str) -> tuple[str, list[re.Match[str]]]:
    """A phrasing in plain form, and its words."""
    text = plain(phrasing)
    if not (tokens := list(_TOKEN.finditer(text))):
        raise ValueError(f"a phrasing needs at least one word or number, and {phrasing!r} has none")
    return text, tokens


def sequence(phrasing: str, *, plural: bool = True) -> str:
    """An expression for the words of a phrasing in their order, with the edges of whole words.

    Args:
        phrasing: Words as an author writes them; ``*`` after a word allows any ending.
        plural: Whether a word may also stand in its simple plural or possessive form.

    Returns:
        The source of an expression over plain text.

    Raises:
        ValueError: The phrasing holds no word.
    """
    text, tokens = _tokens(phrasing)
    parts: list[str] = []
    first, last = tokens[0]["word"], tokens[-1]["word"]
    if not _UNSPACED.match(first[0]):
        parts.append(BEFORE_WORD)
    if first.isdigit():
        parts.append(r"(?<![0-9][.,:])")
    for here, following in zip(tokens, [*tokens[1:], None], strict=True):
        parts.append(_token(here["word"], bool(here["star"]), plural))
        if following is not None:
            parts.append(_gap(here["word"], text[here.end() : following.start()], following["word"]))
    if not _UNSPACED.match(last[-1]):
        parts.append(AFTER_WORD)
    if last.isdigit() or last in DIGITS_OF:
        parts.append(r"(?!(?<=[0-9])[.,:][0-9])")
    return "".join(parts)


def either(sequences: Iterable[str]) -> str:
    """An expression for any of several sequences, the first that fits; the edge that all begin with is tested once."""
    options = tuple(sequences)
    edge = BEFORE_WORD if all(option.startswith(BEFORE_WORD) for option in options) else ""
    return f"{edge}(?:{'|'.join(option.removeprefix(edge) for option in options)})"


@lru_cache(maxsize=8192)
def _compiled(phrasings: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(either(map(sequence, phrasings)))


def _sign(token: str, star: bool) -> str:
    """Letters that stand in every text that holds a word; none for what can be written otherwise."""
    if _numeric(token):
        return ""
    if "'" in token:
        return max(token.split("'"), key=len)
    if not token.isascii():
        return token
    first = len(token) >= 5 and token[0] in "od"
    last = token.endswith("nt") or (token[-1] == "y" and not star)
    return token[first : len(token) - last]


@lru_cache(maxsize=16_384)
def _signed(phrasings: tuple[str, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each phrasing with letters that stand in every plain text that holds it, the longest first."""
    found = []
    for phrasing in phrasings:
        if _SIMPLE.fullmatch(phrasing):
            signs = {_sign(word.removesuffix("*"), word.endswith("*")) for word in phrasing.lower().split()}
        else:
            signs = {_sign(token["word"], bool(token["star"])) for token in _tokens(phrasing)[1]}
        signs.discard("")
        found.append((phrasing, tuple(sorted(signs, key=lambda one: (-len(one), one)))))
    return tuple(found)


@dataclass(frozen=True, repr=False)
class Words(PatternPhrase):
    """Any of several phrasings."""

    phrasings: tuple[str, ...]

    def pattern(self) -> re.Pattern[str]:
        """The compiled expression; compiled once for equal phrases."""
        return _compiled(self.phrasings)

    def found_in(self, text: str) -> bool:
        """Whether the text mentions one of them."""
        written = plain(text)
        likely = self._likely(written)
        return bool(likely) and _compiled(likely).search(written) is not None

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where ``plain(text)`` mentions one of them, from left to right."""
        written = plain(text)
        likely = self._likely(written)
        return tuple(match.span() for match in _compiled(likely).finditer(written)) if likely else ()

    def _likely(self, written: str) -> tuple[str, ...]:
        """The phrasings of which the letters stand there; the others, for which nothing is compiled, cannot."""
        found = []
        for phrasing, signs in _signed(self.phrasings):
            for one in signs:
                if one not in written:
                    break
            else:
                found.append(phrasing)
        return tuple(found)

    def describe(self) -> str:
        """The phrasings, quoted."""
        return " or ".join(f'"{phrasing}"' for phrasing in self.phrasings)

    def __repr__(self) -> str:
        return f"words({', '.join(map(repr, self.phrasings))})"


def words(*phrasings: str) -> Words:
    """A wording: any of the phrasings, as whole words in their order.

    Case, accents, white space, punctuation and apostrophes do not matter; a word may be in its simple plural or
    possessive form; ``*`` after a word allows any ending, ``...`` between two up to five others; one to twelve may be
    digits or words.

    Args:
        *phrasings: For example ``"jetty 3"``, ``"pier three"``, ``"cancel*"``.

    Raises:
        ValueError: No phrasing, or one without any word.
    """
    if not phrasings:
        raise ValueError("words() needs at least one phrasing")
    for phrasing in phrasings:
        if _WORD.search(phrasing) is None:  # the words themselves are looked for when the phrase is first asked for
            _tokens(phrasing)
    return Words(phrasings)
