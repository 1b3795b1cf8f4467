"""What a person makes of a text: which topics it names, in which tone, and whether it can be read at all.

It looks at words alone, so it takes a model's free text as well as a phrase of a catalogue.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, get_args

from pare.errors import LoadError
from propersim_bridge.vocabulary import Tone, Topic

DATA = "words.toml"
SHORTEST, LONGEST = 4, 70  # words of a text that can be read in passing
_OPENING, _SAYING, _EXCLAIMING = 3.0, 1.0, 1.0  # weights of what marks a tone
_WORD = re.compile(r"[a-z0-9]+")
_SENTENCE = re.compile(r"[.!?:;…]+[\"'”’)]*\s+|\n+")
_MARKUP = re.compile(r"[{}<>|\\^~_=\[\]]|```|\*\*|##")
_APOSTROPHES = str.maketrans("’‘ʼ`", "''''")


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text says to a person.

    Attributes:
        topics: what it names, in the order in which it names them.
        tone: how it sounds.
        fault: why it cannot be read in passing; empty if it can.
    """

    topics: tuple[Topic, ...]
    tone: Tone
    fault: str = ""


@lru_cache(maxsize=65_536)
def reading(text: str) -> Reading:
    """What a text says; the same text always says the same."""
    words = words_of(text)
    return Reading(_topics(words), _tone(text), _fault(text, words))


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text in small letters, without accents; apostrophes and hyphens part them."""
    plain = text.translate(_APOSTROPHES).lower()
    if not plain.isascii():
        plain = "".join(c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))
    return tuple(_WORD.findall(plain))


def holds(words: tuple[str, ...], phrases: frozenset[tuple[str, ...]], longest: int) -> str:
    """The first of some phrases that stands in a text as whole words; empty if none does."""
    for at in range(len(words)):
        for size in range(min(longest, len(words) - at), 0, -1):
            if words[at : at + size] in phrases:
                return " ".join(words[at : at + size])
    return ""


def verbatim(phrases: Iterable[str]) -> frozenset[str]:
    """Those phrases that have letters of other scripts, which `words_of` leaves out, as `passages_in` finds them."""
    return frozenset(_as_it_stands(phrase) for phrase in phrases if not _is_latin(phrase))


def passages_in(text: str, passages: frozenset[str]) -> str:
    """The first of some passages, in the order of the alphabet, that stands in a text; empty if none does."""
    if not passages or text.isascii():
        return ""
    plain = _as_it_stands(text)
    return next((passage for passage in sorted(passages) if passage in plain), "")


def _as_it_stands(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _is_latin(phrase: str) -> bool:
    """Whether words of small letters and digits, without accents, hold all that a phrase says."""
    plain = unicodedata.normalize("NFKD", phrase.lower())
    return all(c.isascii() for c in plain if c.isalnum() or unicodedata.category(c) == "So")


def inflected(phrase: str) -> tuple[tuple[str, ...], ...]:
    """A phrase as words, and its plural; without one if it ends in an exclamation mark, none if it has no words."""
    if not (words := words_of(phrase)):
        return ()
    *head, last = words
    if phrase.endswith("!"):
        return ((*head, last),)
    ends = [last, f"{last}s"]
    if last.endswith(("s", "x", "z", "ch", "sh")):
        ends.append(f"{last}es")
    if last.endswith("y"):
        ends.append(f"{last[:-1]}ies")
    return tuple((*head, end) for end in ends)


def _topics(words: tuple[str, ...]) -> tuple[Topic, ...]:
    known = _lexicon().topics
    found: dict[Topic, None] = {}
    at = 0
    while at < len(words):
        for size in range(min(_LONGEST_PHRASE, len(words) - at), 0, -1):
            phrase = words[at : at + size]
            if phrase in known:
                topic = known[phrase]
                if topic is not None:
                    found[topic] = None
                at += size
                break
        else:
            at += 1
    return tuple(found)


def _tone(text: str) -> Tone:
    lexicon = _lexicon()
    scores: dict[Tone, float] = dict.fromkeys(lexicon.opens, 0.0)
    weight = _OPENING
    sentences = [words for part in _SENTENCE.split(text) if (words := words_of(part))]
    for words in sentences:
        best = _opening(words, lexicon)
        if best is not None:
            scores[best] += weight * lexicon.weights[best]
        weight = _SAYING  # how a text begins says most
        for tone, phrases in lexicon.says.items():
            scores[tone] += _SAYING * _count(words, phrases)
    scores["playful"] += _EXCLAIMING * min(text.count("!"), 2)
    scores["playful"] += 2 * _OPENING * any(unicodedata.category(c) == "So" for c in text)
    best_score = max(scores.values())
    return next((tone for tone in lexicon.opens if scores[tone] == best_score and best_score > 0), "direct")


def _opening(words: tuple[str, ...], lexicon: _Lexicon) -> Tone | None:
    for size in range(min(_LONGEST_PHRASE, len(words)), 0, -1):
        for tone, phrases in lexicon.opens.items():
            if words[:size] in phrases:
                return tone
    return None


def _count(words: tuple[str, ...], phrases: frozenset[tuple[str, ...]]) -> int:
    found = at = 0
    while at < len(words):
        for size in range(min(_LONGEST_PHRASE, len(words) - at), 0, -1):
            if words[at : at + size] in phrases:
                found += 1
                at += size
                break
        else:
            at += 1
    return found


def _fault(text: str, words: tuple[str, ...]) -> str:
    if len(words) < SHORTEST:
        return f"it has only {len(words)} words"
    if len(words) > LONGEST:
        return f"it has {len(words)} words, more than {LONGEST}"
    if (markup := _MARKUP.search(text)) is not None:
        return f"it holds {markup.group()!r}, which is no plain language"
    if any(a == b == c for a, b, c in zip(words, words[1:], words[2:], strict=False)):
        return "it repeats a word over and over"
    if len(set(words)) < 0.5 * len(words):
        return f"{len(words)} words say only {len(set(words))} different ones"
    if text.isupper():
        return "it shouts in capital letters"
    return ""


@dataclass(frozen=True, slots=True)
class _Lexicon:
    topics: Mapping[tuple[str, ...], Topic | None]
    opens: Mapping[Tone, frozenset[tuple[str, ...]]]
    says: Mapping[Tone, frozenset[tuple[str, ...]]]
    weights: Mapping[Tone, float]


_LONGEST_PHRASE = 6


@cache
def _lexicon() -> _Lexicon:
    read: dict[str, Any] = tomllib.loads(files(__package__).joinpath(DATA).read_text(encoding="utf-8"))
    if set(read["topics"]) != set(get_args(Topic)) or set(read["tones"]) != set(get_args(Tone)):
        raise LoadError(f"{DATA}: every topic and tone needs words")
    topics: dict[tuple[str, ...], Topic | None] = {}
    for topic in get_args(Topic):
        for phrase in read["topics"][topic]:
            for words in inflected(phrase):
                topics.setdefault(words, topic)
    topics.update(dict.fromkeys(map(words_of, read["idioms"])))
    tones = {tone: read["tones"][tone] for tone in get_args(Tone)}
    return _Lexicon(
        topics,
        {tone: _phrases(cues["opens"]) for tone, cues in tones.items()},
        {tone: _phrases(cues["says"]) for tone, cues in tones.items()},
        {tone: cues.get("weight", _OPENING) / _OPENING for tone, cues in tones.items()},
    )


def _phrases(texts: Iterable[str]) -> frozenset[tuple[str, ...]]:
    return frozenset(map(words_of, texts))
