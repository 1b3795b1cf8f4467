"""What a proposal means without naming it: somebody by a description, an act by another verb, a thing as "it"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Final

from pare.offer.acts import Act, stem
from pare.offer.matter import Matter, foreign, stands
from pare.phrases import Phrase
from pare.phrases.amounts import AmountPhrase
from pare.phrases.clocks import ClockPhrase
from pare.phrases.days import DayPhrase
from pare.phrases.identifiers import AddressPhrase, CodePhrase, NumberPhrase
from pare.phrases.people import PersonPhrase
from pare.phrases.plaintext import plain
from pare.phrases.wording import Words

_SOMEBODY: Final = (
    r"friend|pal|mate|buddy|lady|gentleman|man|woman|guy|fellow|chap|girl|boy|lad|kid|child|regular|customer|client|"
    r"patient|pupil|student|guest|visitor|sister|brother|sibling|twin|mother|mum|mom|father|dad|parents|folks|daughter|"
    r"son|aunt|auntie|uncle|niece|nephew|cousin|grandmother|grandma|granny|grandfather|grandpa|grandson|granddaughter|"
    r"godmother|godfather|godchild|wife|husband|partner|spouse|other half|better half|girlfriend|boyfriend|in-law|"
    r"family|boss|manager|chief|supervisor|head|foreman|colleague|coworker|co-worker|workmate|assistant|trainee|"
    r"apprentice|teacher|tutor|professor|headmaster|headmistress|head teacher|coach|trainer|umpire|referee|captain|"
    r"conductor|agent|broker|landlord|landlady|owner|tenant|lodger|flatmate|roommate|housemate|neighbour|neighbor|"
    r"caretaker|janitor|concierge|porter|driver|plumber|fitter|electrician|painter|handyman|mechanic|gardener|cleaner|"
    r"carer|nurse|doctor|dentist|vet|physio|therapist|lawyer|accountant|clerk|secretary|registrar|officer|official|"
    r"chair|chairman|chairwoman|chairperson|treasurer|sitter|babysitter|minder|childminder|nanny|buyer|seller|supplier|"
    r"host|hostess|organiser|organizer|choirmaster|pastor|priest|imam|rabbi|team|firm|company|shop|office|desk|school|"
    r"management|agency|insurer|bank|library|practice|clinic|club|board|committee|association|others?|rest|two|three|"
    r"four|five|six|pair|couple|both"
)
_DESCRIBED: Final = re.compile(
    rf"\b(?:your|the|his|her|their|an?|my|this|that)\s(?:[\w'-]+\s){{0,3}}?(?:{_SOMEBODY})s?\b"
)
_PRONOUN: Final = re.compile(r"\b(?:him|her|them|he|she|they|hers|theirs)\b")
_THING: Final = re.compile(
    r"\b(?:it|its|this|that|these|those|them|one|ones|so|both|there|mine|yours|hers|the (?:lot|rest|same|other|two|"
    r"pair))\b"
)
_RELATIVE: Final = re.compile(
    r"\b(?:day|evening|night|morning|afternoon|week|weekend) (?:before|after|of)\b|\b(?:the same|that) (?:day|"
    r"evening|night|"
    r"morning|afternoon|weekend)\b|\b(?:a week|two weeks|a fortnight|a day|two days) (?:later|earlier|on|ahead|after|"
    r"before)\b"
)
_RIGID: Final = (DayPhrase, ClockPhrase, AmountPhrase, NumberPhrase, CodePhrase, AddressPhrase)


def rigid(phrase: Phrase, kinds: tuple[type[Phrase], ...] = _RIGID) -> bool:
    """Whether a phrase holds a day, a time, an amount, a number, a code or an address, which nothing else can say."""
    wanted = getattr(phrase, "wanted", None)
    inside = (*getattr(phrase, "parts", ()), *((wanted,) if isinstance(wanted, Phrase) else ()))
    return isinstance(phrase, kinds) or any(rigid(one, kinds) for one in inside)


def dated(phrase: Phrase, text: str) -> bool:
    """Whether a phrase is a day that a text gives by another: "the evening before your flight", "that night"."""
    return rigid(phrase) and not rigid(phrase, _RIGID[1:]) and _RELATIVE.search(plain(text)) is not None


def somebody(phrase: Phrase) -> bool:
    """Whether a phrase is a person's name."""
    if isinstance(phrase, Words):
        return phrase.phrasings[0][:1].isupper() and not any(map(str.isdigit, phrase.phrasings[0]))
    return isinstance(phrase, PersonPhrase) or any(map(somebody, getattr(phrase, "parts", ())))


def described(text: str, others: Iterable[str]) -> bool:
    """Whether a text means somebody without a name, and names none of these others.

    Args:
        text: a proposal.
        others: the plain names of everybody else.
    """
    told = plain(text)
    named = (name for name in others if name and name in told)
    if any(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", told) for name in named):
        return False
    return _DESCRIBED.search(told) is not None or _PRONOUN.search(told) is not None


def others(
    untold: Iterable[tuple[str, ...]], roles: Iterable[tuple[str, str]], people: Sequence[PersonPhrase], about: Matter
) -> Iterator[str]:
    """The plain names of those on a phone whom neither these phrases nor the need's own proposal name.

    Args:
        untold: people and groups who need not be told anything: who it is, and all their names.
        roles: what somebody is to the user, and the name.
        people: those who must be named.
        about: what the need is about.
    """
    mine = {word for one in people for word in plain(one.name).split()}
    names = [name for _, *names in untold for name in names if name and not name.startswith("your ")]
    for _, name in roles:
        words = plain(name).split()
        names += (words[0], words[-1])
    for name in dict.fromkeys(names):
        words = name.split()
        if words[-1] not in mine and not any(stem(word) in about.said for word in words):
            yield name


def pointed(text: str) -> bool:
    """Whether a text is about "it", "that" or "those"."""
    return _THING.search(plain(text)) is not None


def replaced(
    text: str, parts: Sequence[Act], about: Matter, heard: Iterable[str], today: date | None, *, words: bool = True
) -> bool:
    """Whether acts name something else than the need's own proposal: a name, a day, a number, or a word on the phone.

    Args:
        text: the proposal.
        parts: its acts.
        about: what the need is about.
        heard: what can be read on the phone.
        today: the day on which it is made.
        words: whether words count, too.
    """
    found = tuple(foreign(text, parts, about.core, today))
    return any(one.kind != "word" for one in found) or (words and any(stands(one.what, heard) for one in found))
