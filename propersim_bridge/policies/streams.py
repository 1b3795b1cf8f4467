"""Generated streams on which the small policy is pre-trained.

Two kinds of speaker. A talker is what a language model is before anybody trains it on preferences: it recommends
something at nearly any moment to anybody, mostly what goes with the activity, and takes up again what was rated well
where it is shown ratings. And users with a token of their own and random wishes (what, when, how often, in which tone),
whom somebody serves as they would like it: from them the policy learns that speaking can depend on the moment and
content on the person. Who is not known is always spoken to by the talker: were some of the unknown served, a short
record of recommendations in a prompt would tell the two apart, and a policy that once kept quiet would go on so without
having learned anything of anybody.

Nothing here knows a persona, a judge or a day of the simulator: people, timelines and wishes are random. Nor have the
wishes the form of a rubric, with its hours, numbers and distances: users are more or less open by the activity and,
along waves, by the time of day; they have an appetite that each recommendation stills and that comes back by and by.
Ratings are those of a topic that somebody likes or does not.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import cos, exp2, tau
from random import Random
from typing import get_args

from propersim_bridge.contracts import Shown
from propersim_bridge.policies.catalogue import Catalogue, catalogue
from propersim_bridge.policies.glance import HOURS, LAST, SIMILAR, YOU, Glance
from propersim_bridge.vocabulary import Kind, Tone, Topic

STEP = 2.5  # minutes
KINDS: tuple[Kind, ...] = get_args(Kind)
TOPICS: tuple[Topic, ...] = get_args(Topic)
TONES: tuple[Tone, ...] = get_args(Tone)
SILENCE_OF_THE_TALKER = 0.08
KEPT = 0.06  # the share of moments that is kept: of a user's without a word, and of the talker's, there are too many
FITTING = 0.85  # how often what is said, or wished for, is something that goes with the activity
MIDDLE = 2  # of the ratings
HUNGRY = 0.5  # who is less full than this has an appetite
SHOWN: tuple[Shown, ...] = ("none", "ar", "ar", "ars", "ars")

Said = tuple[str, str] | None  # opener and body


@dataclass(frozen=True, slots=True)
class Meant:
    """What was said, and how likely everything was that might have been said instead.

    Attributes:
        said: the opener and the body; None for an abstention.
        silence: the chance of an abstention.
        tones: the chance of each of `TONES`, given that something is said; every opener of a tone is as likely.
        topics: the chance of each of `TOPICS`, likewise.
    """

    said: Said
    silence: float
    tones: Sequence[float]
    topics: Sequence[float]


@dataclass(frozen=True, slots=True)
class User:
    """Somebody random.

    Attributes:
        token: who, in a prompt.
        moods: how open somebody is during each activity of their days, around 0.
        waves: how much more open at some time of the day than half a wave later: strength, waves in a day, and when.
        filling: how much a recommendation fills.
        half_life: minutes in which half of that is gone.
        topics: what is welcome, by kind.
        tones: how it is welcome.
    """

    token: str
    moods: dict[Kind, float]
    waves: tuple[tuple[float, int, float], ...]
    filling: float
    half_life: float
    topics: dict[Kind, tuple[Topic, ...]]
    tones: tuple[Tone, ...]

    def open_to(self, minute: int, kind: Kind) -> bool:
        """Whether a recommendation suits now, however many there were."""
        wave = sum(much * cos(tau * (number * minute / 1440 - at)) for much, number, at in self.waves)
        return self.moods[kind] + wave > 0


def user(dice: Random, token: str) -> User:
    """Draw a user."""
    kinds = dice.sample(KINDS, dice.randint(8, 14))
    liked, bias = dice.sample(TOPICS, dice.randint(4, 9)), dice.uniform(-0.3, 0.7)
    return User(
        token=token,
        moods={kind: dice.gauss(bias, 1.0) for kind in kinds},
        waves=tuple((dice.uniform(0.0, 0.8), number, dice.random()) for number in (1, 2, 3)),
        filling=dice.uniform(0.6, 3.0),
        half_life=dice.choice((5, 10, 15, 20, 30, 40, 50, 60, 75, 90, 120)),
        topics={kind: _liked(dice, kind, liked) for kind in kinds},
        tones=tuple(dice.sample(TONES, dice.randint(1, 3))),
    )


def _liked(dice: Random, kind: Kind, favourites: Sequence[Topic]) -> tuple[Topic, ...]:
    """What a user likes to hear of during an activity: mostly what goes with it, now and then a favourite."""
    fitting = catalogue().fitting[kind]
    chosen = [dice.choice(fitting if dice.random() < FITTING else favourites) for _ in range(dice.randint(1, 3))]
    return tuple(dict.fromkeys(chosen))


@dataclass
class Day:
    """What was said so far, and to whom."""

    user: User
    began: float
    times: list[float] = field(default_factory=list)
    fullness: float = 0.0  # at the last recommendation, that one included
    spoken: list[tuple[str | None, int | None]] = field(default_factory=list)
    by_kind: dict[Kind, list[tuple[str | None, int | None]]] = field(default_factory=lambda: defaultdict(list))

    def counts(self, minute: float) -> list[int]:
        """Recommendations within the last `HOURS`."""
        return [len(self.times) - bisect_right(self.times, minute - 60 * hours) for hours in HOURS]

    def since(self, minute: float) -> float:
        """Minutes since the last recommendation, or since the day began."""
        return minute - (self.times[-1] if self.times else self.began)

    def fullness_at(self, minute: float) -> float:
        """How full this user is of recommendations; without any, not at all."""
        return self.fullness * exp2(-self.since(minute) / self.user.half_life)

    def add(self, minute: float, kind: Kind, said: Said, score: int) -> None:
        """Remember what was said, or that nothing was."""
        pair = (None if said is None else said[1]), score
        self.by_kind[kind].append(pair)
        if said is not None:
            self.fullness = self.fullness_at(minute) + self.user.filling
            self.times.append(minute)
            self.spoken.append(pair)

    def due(self, minute: float, kind: Kind) -> bool:
        """Whether this user would like to hear something now."""
        return self.fullness_at(minute) < HUNGRY and self.user.open_to(int(minute), kind)


def streams(dice: Random, users: Sequence[User], talker: float) -> Iterator[tuple[Glance, Meant]]:
    """Moments with what is said at each, day after day without end; a share `talker` of the days is the talker's."""
    texts = catalogue()
    while True:
        someone = dice.choice(users)
        yield from _day(dice, someone, texts, talks=dice.random() < talker)


def _day(dice: Random, someone: User, texts: Catalogue, *, talks: bool) -> Iterator[tuple[Glance, Meant]]:
    chatter = dice.choice((0.0, 0.02, 0.1, 0.9))  # how much is said to the user that was not wished for
    minute, end = dice.randrange(5 * 60, 10 * 60, 5) + 0.0, dice.randrange(21 * 60, 24 * 60, 5)
    day, shown = Day(someone, minute), dice.choice(SHOWN)
    kinds = list(someone.moods)
    kind, until = dice.choice(kinds), 0.0
    while minute < end:
        if minute >= until:
            kind, until = dice.choice(kinds), minute + dice.choice((10, 15, 20, 25, 30)) * dice.randint(1, 3)
        seen = _glance(dice, day, minute, kind, shown, YOU if talks else someone.token)
        meant = _talk(dice, texts, seen) if talks else _served(dice, day, minute, kind, texts)
        if dice.random() < KEPT or (meant.said is not None and not talks):
            yield seen, meant
        told = meant if talks or dice.random() >= chatter else _talk(dice, texts, seen)
        day.add(minute, kind, told.said, _score(dice, someone, kind, told.said, texts))
        minute += STEP


def _served(dice: Random, day: Day, minute: float, kind: Kind, texts: Catalogue) -> Meant:
    """What suits the user: every welcome tone and topic alike, or nothing."""
    tones, topics = day.user.tones, day.user.topics[kind]
    return _meant(dice, texts, 0.0 if day.due(minute, kind) else 1.0, _even(TONES, tones), _even(TOPICS, topics))


def _talk(dice: Random, texts: Catalogue, seen: Glance) -> Meant:
    """What the talker says: nearly always something, in any tone, mostly of a topic that goes with the activity.

    Where ratings are shown, a topic comes up twice as often for each point above the middle, half as often below it.
    """
    topics = _usual(seen.kind)
    if seen.shown == "ars":
        chances = dict(zip(TOPICS, topics, strict=True))
        for body, score in (*seen.last, *seen.similar):
            if body is not None and score is not None:
                chances[texts.topic_of[body]] *= 2.0 ** (score - MIDDLE)
        whole = sum(chances.values())
        topics = [chance / whole for chance in chances.values()]
    return _meant(dice, texts, SILENCE_OF_THE_TALKER, _ANY_TONE, topics)


@cache
def _usual(kind: Kind) -> list[float]:
    """The chance of each topic: of those that go with the activity, the second half the first's, the third a third."""
    fitting = catalogue().fitting[kind]
    share = FITTING / sum(1 / rank for rank in range(1, len(fitting) + 1))
    return [
        (1 - FITTING) / len(TOPICS) + (share / (1 + fitting.index(topic)) if topic in fitting else 0.0)
        for topic in TOPICS
    ]


def _meant(dice: Random, texts: Catalogue, silence: float, tones: Sequence[float], topics: Sequence[float]) -> Meant:
    said: Said = None
    if dice.random() >= silence:
        tone, topic = dice.choices(TONES, tones)[0], dice.choices(TOPICS, topics)[0]
        said = dice.choice(texts.openers[tone]), dice.choice(texts.bodies[topic])
    return Meant(said, silence, tones, topics)


def _even(everything: Sequence[str], chosen: Sequence[str]) -> list[float]:
    return [(one in chosen) / len(chosen) for one in everything]


_ANY_TONE = _even(TONES, TONES)


def _score(dice: Random, someone: User, kind: Kind, said: Said, texts: Catalogue) -> int:
    """A rating as anybody gives one: high for a topic that is liked and low for another, of silence anything."""
    if said is None:
        return dice.randint(0, 4)
    return dice.randint(3, 4) if texts.topic_of[said[1]] in someone.topics[kind] else dice.randint(0, 2)


def _glance(dice: Random, day: Day, minute: float, kind: Kind, shown: Shown, token: str) -> Glance:
    alike = day.by_kind[kind]
    return Glance(
        minute=int(minute),
        kind=kind,
        shown=shown,
        since=day.since(minute),
        counts=day.counts(minute),
        last=day.spoken[: -LAST - 1 : -1],
        similar=dice.sample(alike, min(SIMILAR, len(alike))),
        user=token,
    )
