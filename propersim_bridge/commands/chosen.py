"""Numbers that are chosen on the command line."""

from __future__ import annotations

from collections.abc import Collection

from pare.errors import BadInput, listed


def chosen(option: str, written: str, known: Collection[int]) -> tuple[int, ...]:
    """The numbers that somebody has written: `all`, or some of those that there are, separated by commas.

    Raises:
        BadInput: one is none of them.
    """
    if written.strip() == "all":
        return tuple(known)
    parts = [part.strip() for part in written.split(",")]
    if wrong := [part for part in parts if not (part.isascii() and part.isdecimal() and int(part) in known)]:
        raise BadInput(f"--{option}: `all`, or numbers of {listed(known, 40)}, not {wrong[0]!r}")
    return tuple(map(int, parts))
