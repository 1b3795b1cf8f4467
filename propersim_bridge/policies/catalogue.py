"""The catalogue: the recommendations that the small policy knows, as openers and bodies.

A recommendation is an opener, which carries the tone, and a body, which carries the topic. Each is one token of the
small policy, so what it learns about a topic or a tone holds for every combination.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import get_args

from pare.errors import LoadError
from propersim_bridge.vocabulary import Kind, Tone, Topic

DATA = "catalogue.toml"


@dataclass(frozen=True)
class Catalogue:
    """Openers by tone and bodies by topic.

    Attributes:
        openers: what a recommendation begins with, by tone.
        bodies: what it recommends, by topic.
        fitting: topics that go with an activity of each kind in anybody's eyes.
    """

    openers: Mapping[Tone, tuple[str, ...]]
    bodies: Mapping[Topic, tuple[str, ...]]
    fitting: Mapping[Kind, tuple[Topic, ...]]

    @cached_property
    def tone_of(self) -> Mapping[str, Tone]:
        """The tone of each opener, in the catalogue's order."""
        return {text: tone for tone, texts in self.openers.items() for text in texts}

    @cached_property
    def topic_of(self) -> Mapping[str, Topic]:
        """The topic of each body, in the catalogue's order."""
        return {text: topic for topic, texts in self.bodies.items() for text in texts}

    def split(self, text: str) -> tuple[str, str] | None:
        """The opener and the body of a recommendation; None if it is not one of the catalogue's."""
        return self._sentences.get(text)

    @cached_property
    def _sentences(self) -> Mapping[str, tuple[str, str]]:
        return {sentence(opener, body): (opener, body) for opener in self.tone_of for body in self.topic_of}

    def __len__(self) -> int:
        return len(self.tone_of) * len(self.topic_of)


def sentence(opener: str, body: str) -> str:
    """A recommendation as it is delivered."""
    return f"{opener} {body}"


@cache
def catalogue() -> Catalogue:
    """The catalogue that comes with this package.

    Raises:
        LoadError: the data file lacks a tone, a topic or a kind, or repeats a text.
    """
    read = tomllib.loads(files(__package__).joinpath(DATA).read_text(encoding="utf-8"))
    openers: dict[Tone, tuple[str, ...]] = {tone: tuple(read["openers"].get(tone, ())) for tone in get_args(Tone)}
    bodies: dict[Topic, tuple[str, ...]] = {topic: tuple(read["bodies"].get(topic, ())) for topic in get_args(Topic)}
    fitting: dict[Kind, tuple[Topic, ...]] = {kind: tuple(read["fitting"].get(kind, ())) for kind in get_args(Kind)}
    texts = [text for part in (openers, bodies) for group in part.values() for text in group]
    if not (all(openers.values()) and all(bodies.values())) or len(set(texts)) < len(texts):
        raise LoadError(f"{DATA}: every tone and topic needs texts of its own")
    if not all(topics and {*topics} <= {*bodies} for topics in fitting.values()):
        raise LoadError(f"{DATA}: every kind of activity needs topics that go with it")
    return Catalogue(openers, bodies, fitting)


def texts() -> tuple[str, ...]:
    """Every recommendation of the catalogue, opener by opener."""
    known = catalogue()
    return tuple(sentence(opener, body) for opener in known.tone_of for body in known.topic_of)
