"""Who is meant by a family name alone, or as "your boss"."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from pare.phrases import plain
from pare.phrases.people import PersonPhrase

Role = tuple[str, str]
"""What somebody is to the user, or does, and the name."""

_KIN: Final = {
    "mother": "mother|mum|mom|mama|mam",
    "father": "father|dad|papa",
    "grandmother": "grandmother|grandma|granny|gran|nan",
    "grandfather": "grandfather|grandpa|grandad",
    "wife": "wife|spouse|other half",
    "husband": "husband|spouse|other half",
    "flatmate": "flatmate|roommate|housemate|flat mate",
    "boss": "boss|manager|supervisor|chief",
    "manager": "boss|manager|supervisor",
    "neighbour": "neighbour|neighbor",
    "landlord": "landlord|lessor",
    "landlady": "landlady|lessor",
    "colleague": "colleague|coworker|co-worker|workmate",
    "caretaker": "caretaker|janitor|concierge|porter",
    "partner": "partner|other half",
    "girlfriend": "girlfriend|partner",
    "boyfriend": "boyfriend|partner",
}
_VAGUE: Final = frozenset(("", "friend", "work", "other", "family", "acquaintance", "colleague"))
_LONGEST: Final = 24
_WORD: Final = re.compile(r"[^\W\d_][\w'’-]*")
_CAPITAL: Final = re.compile(r"[^\W\d_a-z]")
_NO_NAME: Final = frozenset(
    "i i'd i'll i'm shall should can could may might would will if when since because for to at and or the that then "
    "with from by on in as but so before after while mr mrs ms dr prof tell ask write message text mail email".split()
)


def roles_of(card: Any) -> tuple[Role, ...]:
    """What a card says that somebody is."""
    said = (plain(str(getattr(card, "relation", "") or "")), plain(str(getattr(card, "role", "") or "")))
    return tuple((one, card.name) for one in dict.fromkeys(said) if one not in _VAGUE and len(one) < _LONGEST)


def by_role(text: str, roles: Iterable[Role]) -> str:
    """The text with the name after "your boss" or "the plumber" of whom there is one, unless a name stands there."""
    known = dict[str, set[str]]()
    for role, name in roles:
        known.setdefault(role, set()).add(name)
    lower = text.lower()
    for role, names in known.items():
        forms = _forms(role)
        if len(names) > 1 or not any(one in lower for one in forms):
            continue
        called = "|".join(map(re.escape, forms))
        found = re.search(rf"(?<!, )\b(?:[Yy]our|[Tt]he|[Mm]y) (?:\w+ )?(?i:{called})\b(?!'s \w|-|,? [A-Z]| \()", text)
        if found is not None:
            text = f"{text[: found.end()]} ({names.pop()}){text[found.end() :]}"
    return text


def _forms(role: str) -> tuple[str, ...]:
    return tuple(_KIN.get(role, role).split("|"))


def by_surname(text: str, people: Iterable[PersonPhrase]) -> str:
    """The text with the whole name for each family name that stands alone: "Brandt wants to keep it"."""
    families = {plain(one.name).split()[-1]: one.name for one in people if len(one.name.split()) > 1}
    words = [*_WORD.finditer(text)]
    out, done = [], 0
    for at, found in enumerate(words):
        family = re.sub(r"'s?$", "", plain(found[0]))
        name = families.get(family) or families.get(family.removesuffix("s"))
        if name is None or not _CAPITAL.match(found[0]):
            continue
        before, after = words[at - 1] if at else None, words[at + 1] if at + 1 < len(words) else None
        if before and text[before.end() : found.start()] in (" ", ". ") and _names(before[0]):
            continue
        if after and text[found.end() : after.start()] == " " and _names(after[0]):
            continue
        out += [text[done : found.start()], name, "'s" if found[0].endswith(("'s", "’s")) else ""]
        done = found.end()
    return "".join((*out, text[done:])) if out else text


def _names(word: str) -> bool:
    return _CAPITAL.match(word) is not None and plain(word) not in _NO_NAME
