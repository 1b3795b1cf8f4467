"""What the people and groups on a phone are called, so that a proposal which tells them something can be noticed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from sys import intern
from typing import Any, Final

from pare.offer.scope import Scope
from pare.phrases import plain

_CARD: Final = frozenset(("numbers", "emails"))
"""What a person's card has."""
_GROUP: Final = frozenset(("members", "title"))
_GAPS: Final = re.compile(r"[\s()-]")
_TITLES: Final = ("mr", "mrs", "ms", "dr", "professor", "frau", "herr", "doctor", "prof")
_KIN: Final = {
    "mother": ("mum", "mom", "mama", "mam", "mummy", "maman"),
    "father": ("dad", "papa", "daddy"),
    "grandmother": ("grandma", "granny", "nana", "nonna"),
    "grandfather": ("grandpa", "grandad"),
}
"""What the nearest are called without "your"."""


@cache
def _has(kind: type[Any], fields: frozenset[str]) -> bool:
    return fields.issubset(kind.model_fields)


def is_card(row: Any) -> bool:
    """Whether a row is a person's card."""
    return _has(type(row), _CARD)  # type: ignore[arg-type]  # a class has a hash


def names(card: Any) -> tuple[str, ...]:
    """What a text may call whoever a card is of; a firm is not called by the first word of its name."""
    given = () if getattr(card, "organisation", "") == card.name else untitled(card.name)[:1]
    return (card.name, *given, *reached_at(card))


def untitled(name: str) -> list[str]:
    """The words of a name without a title; of a title alone, that."""
    words = name.split()
    return words[1:] if len(words) > 1 and plain(words[0]).rstrip(".") in _TITLES else words


def reached_at(card: Any) -> tuple[str, ...]:
    """The numbers and addresses on a card, without their labels."""
    return tuple(one.value for one in (*card.numbers, *card.emails))


def bystander(row: Any, scope: Scope) -> tuple[str, ...]:
    """A person or a group on the phone and all their plain names, if a scenario tells them nothing; else nothing.

    A part of a name that somebody of the scenario has as well names nobody else.
    """
    if not scope.known:
        return ()
    if _has(type(row), _GROUP):  # type: ignore[arg-type]
        title = row.title
        return () if not title or plain(title) in scope.called else (title, plain(title))
    if not is_card(row) or getattr(row, "is_me", False):
        return ()
    called = tuple(dict.fromkeys(intern(plain(one)) for one in (*names(row), *_more(row))))
    ids = {_GAPS.sub("", plain(one)) for one in (row.name, *reached_at(row))}
    if ids & scope.told:
        return ()
    if ids & scope.people or called[0] in scope.called:  # it is about them, but nobody tells them anything
        return (row.name, *called)
    return (row.name, called[0], *(one for one in called[1:] if one.split()[-1] not in scope.words))


def _more(card: Any) -> Iterator[str]:
    """Nickname, relation, and the family name after a title."""
    words = card.name.split()
    if getattr(card, "nickname", ""):
        yield card.nickname
    if len(words) > 1 and getattr(card, "organisation", "") != card.name:
        yield from (f"{title} {words[-1]}" for title in _TITLES)
    relation = plain(getattr(card, "relation", ""))
    if relation and "friend" not in relation and "neighbour" not in relation:
        yield f"your {relation}"
        yield from _KIN.get(relation, ())
