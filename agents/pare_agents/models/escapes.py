r"""Finds texts however often they were escaped: in JSON (`\/`, `\u002B`), a page (`&amp;`), an address (`%2B`)."""

from __future__ import annotations

import html
import re
from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise
from urllib.parse import unquote_to_bytes

LEVELS = 5  # a trace holds texts as JSON, those may hold JSON, and that an address in a page
_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[\da-fA-F]{4}|U000[\da-fA-F]{5}"
    r"|x[89a-fA-F][\da-fA-F](?:\\x[89a-fA-F][\da-fA-F])*|x[0-7][\da-fA-F]|.)"
    r"|%(?:[89a-fA-F][\da-fA-F](?:%[89a-fA-F][\da-fA-F])*|[0-7][\da-fA-F])"
    r"|&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,30});",
    re.DOTALL | re.ASCII,
)
_CONTROLS = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


def undone(text: str) -> str:
    """A text with one level of escapes undone."""
    return _ESCAPE.sub(lambda found: _meant(found[0]), text)


def spans(pattern: re.Pattern[str], text: str, levels: int = LEVELS) -> list[tuple[int, int]]:
    """Where a pattern is found in a text, as it stands or below some levels of escapes; in order, without overlaps."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted(_found(pattern, text, levels)):
        if merged and start < merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _found(pattern: re.Pattern[str], text: str, levels: int) -> Iterator[tuple[int, int]]:
    yield from (found.span() for found in pattern.finditer(text))
    plain = undone(text) if levels else text
    if plain == text:
        return
    below = list(_found(pattern, plain, levels - 1))
    if below:
        at, there = _places(text)
        for start, end in below:
            first, last = bisect_right(at, start) - 1, bisect_right(at, end - 1)
            yield there[first], there[last]


def _places(text: str) -> tuple[list[int], list[int]]:
    """Where each piece that cannot be divided begins, without and with escapes; the last is the end of the text."""
    at, there = [0], [0]
    ends = [0, *(place for found in _ESCAPE.finditer(text) for place in found.span()), len(text)]
    for number, (start, end) in enumerate(pairwise(ends)):
        if number % 2:
            at.append(at[-1] + len(_meant(text[start:end])))
            there.append(end)
        else:
            at.extend(range(at[-1] + 1, at[-1] + end - start + 1))
            there.extend(range(start + 1, end + 1))
    return at, there


def _meant(escape: str) -> str:
    """What an escape stands for."""
    mark, rest = escape[0], escape[1:]
    if mark == "&":
        return html.unescape(escape)
    if mark == "%" or (rest[0] == "x" and len(rest) > 1):
        data = unquote_to_bytes(escape.replace("\\x", "%"))
        try:
            return data.decode()
        except UnicodeDecodeError:
            return data.decode("latin-1")
    if len(rest) == 1:
        return _CONTROLS.get(rest, rest)
    points = [int(one, 16) for one in escape.replace("\\U", "\\u").split("\\u")[1:]]
    if len(points) == 2:
        return chr(0x10000 + ((points[0] - 0xD800) << 10) + points[1] - 0xDC00)
    return chr(points[0])
