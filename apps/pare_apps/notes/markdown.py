"""A note's text: its sections, its checklists, and what of it others may see."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from pare.errors import BadInput, listed, shortened
from pare.phrases import plain

How = Literal["append", "prepend", "replace"]

_HEADING = re.compile(r" {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*")
_FENCE = re.compile(r" {0,3}(```|~~~)")
_BOX = re.compile(r"([ \t]*(?:[-*+]|\d+[.)])[ \t]+\[)([ xX])(\][ \t]+)(.*?)[ \t]*")
_SHOWN = 30  # headings and items that an error lists


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with all below it, up to the next one of its level or above: lines `start` to `end`."""

    heading: str
    level: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Box:
    """One item of a checklist, in line `at`."""

    text: str
    ticked: bool
    at: int


def lines_of(text: str) -> list[str]:
    """The lines of a text."""
    return text.split("\n")


def sections(text: str) -> list[Section]:
    """The sections of a text in order; headings inside code blocks are none."""
    lines, found = lines_of(text), []
    fences = [at for at, line in enumerate(lines) if _FENCE.match(line)]
    code = {at for begins, ends in zip(fences[::2], fences[1::2], strict=False) for at in range(begins, ends)}
    heads = [(at, match) for at, line in enumerate(lines) if at not in code and (match := _HEADING.fullmatch(line))]
    for number, (at, match) in enumerate(heads):
        level = len(match[1])
        ends = (later for later, other in heads[number + 1 :] if len(other[1]) <= level)
        found.append(Section(match[2].strip(), level, at, next(ends, len(lines))))
    return found


def section(text: str, heading: str, argument: str = "section") -> Section:
    """The section of that heading.

    Raises:
        BadInput: there is none, or there are several.
    """
    wanted = plain(heading.lstrip("# "))
    known = sections(text)
    found = [one for one in known if plain(one.heading) == wanted]
    if len(found) == 1:
        return found[0]
    told = listed([one.heading for one in known], _SHOWN)
    if found:
        raise BadInput(
            f"{argument}: {len(found)} sections are called {shortened(heading)}; edit the whole text instead"
        )
    raise BadInput(f"{argument}: there is no section {shortened(heading)}; there are {told}")


def in_section(text: str, one: Section) -> str:
    """A section's text, its heading left out."""
    return "\n".join(lines_of(text)[one.start + 1 : one.end]).strip("\n")


def written(text: str, addition: str, how: How, heading: str = "") -> str:
    """A text with something written into it, or into one of its sections.

    Replacing a section by nothing takes it out.

    Raises:
        BadInput: there is no such section.
    """
    if not heading:
        return _joined(text, addition, how)
    one = section(text, heading)
    lines = lines_of(text)
    if how == "replace" and not addition.strip():
        inside = []
    else:
        body = _joined(in_section(text, one), addition, how)
        inside = [lines[one.start], body, *([""] if one.end < len(lines) else [])]
    return "\n".join([*lines[: one.start], *inside, *lines[one.end :]])


def _joined(text: str, addition: str, how: How) -> str:
    parts = {"append": (text, addition), "prepend": (addition, text), "replace": (addition,)}[how]
    return "\n".join(part.strip("\n") for part in parts if part.strip())


def boxes(text: str) -> list[Box]:
    """The items of all checklists in a text."""
    matches = ((at, _BOX.fullmatch(line)) for at, line in enumerate(lines_of(text)))
    return [Box(match[4], match[2] != " ", at) for at, match in matches if match and match[4]]


def with_tick(text: str, item: str, ticked: bool) -> str:
    """A text with one item of its checklists ticked, or not.

    Raises:
        BadInput: there is no such item, or several could be meant.
    """
    known, wanted = boxes(text), plain(item)
    if not known:
        raise BadInput("item: the note has no checklist; its items are lines like '- [ ] Milk'")
    found = [box for box in known if plain(box.text) == wanted]
    found = found or ([box for box in known if wanted in plain(box.text)] if wanted else [])
    if not found:
        told = listed([box.text for box in known], _SHOWN)
        raise BadInput(f"item: no item is called {shortened(item)}; there are {told}")
    if len({plain(box.text) for box in found}) > 1:
        told = listed([box.text for box in found], _SHOWN)
        raise BadInput(f"item: {shortened(item)} could be {told}; write more of it")
    box = next((box for box in found if box.ticked != ticked), found[0])
    lines = lines_of(text)
    if box.ticked != ticked:
        lines[box.at] = _BOX.sub(rf"\g<1>{'x' if ticked else ' '}\g<3>\g<4>", lines[box.at], count=1)
    return "\n".join(lines)


def hidden(text: str, private: Collection[str]) -> set[int]:
    """The lines of private sections, with all that stands below their headings."""
    names = {plain(heading) for heading in private}
    return {at for one in sections(text) if plain(one.heading) in names for at in range(one.start, one.end)}


def public(text: str, private: Collection[str], only: Section | None = None) -> str:
    """A text, or one section of it, without its private sections."""
    secret, lines = hidden(text, private), lines_of(text)
    where = range(len(lines)) if only is None else range(only.start, only.end)
    return "\n".join(lines[at] for at in where if at not in secret).strip()
