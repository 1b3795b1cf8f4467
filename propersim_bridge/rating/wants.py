"""A rubric's numbers in the form in which a rule asks for them, and what they say of a moment.

Three words carry the rules of rating. A moment is *welcome* if the rubric's timing lets a recommendation come. A
recommendation would be *too much* if it made more than `most` in the last `hours` hours or came within `gap` minutes of
the one before. One is *due* if fewer than `least` came in the last `hours` hours (counted from waking: nothing is owed
before those hours are over) and `gap` minutes have passed since the last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Self

from propersim_bridge.memory.tick import Tick
from propersim_bridge.personas.rubric import Rubric, Timing
from propersim_bridge.rating.reading import inflected, verbatim
from propersim_bridge.vocabulary import Kind, Tone, Topic


@dataclass(frozen=True, slots=True)
class Wants:
    """What a person wants.

    Attributes:
        topics: what is welcome during each kind of activity; kinds without a wish are left out.
        unwanted: topics that never suit.
        timing: when recommendations are welcome.
        span: the length of time that `most` and `least` are about.
        most: recommendations in a span, at most.
        least: recommendations in a span, at least.
        gap: time between two recommendations, at least.
        tones: tones that are welcome.
        boundaries: phrases that overstep, as words.
        longest: words of the longest of them.
        passages: phrases that overstep in scripts other than Latin, as they stand.
    """

    topics: Mapping[Kind, frozenset[Topic]]
    unwanted: frozenset[Topic]
    timing: Timing
    span: timedelta
    most: int
    least: int
    gap: timedelta
    tones: frozenset[Tone]
    boundaries: frozenset[tuple[str, ...]]
    longest: int
    passages: frozenset[str]

    @classmethod
    def of(cls, rubric: Rubric) -> Self:
        """The wants behind a rubric."""
        preference, timing, frequency = rubric.personal_preference, rubric.timing, rubric.frequency
        topics: dict[Kind, frozenset[Topic]] = {}
        for wish in preference.wishes:
            for kind in wish.during:
                topics[kind] = topics.get(kind, frozenset()) | frozenset(wish.topics)
        said = rubric.communication_safety
        passages = verbatim(said.boundaries)
        latin = (phrase for phrase in said.boundaries if not verbatim([phrase]))
        boundaries = frozenset(words for phrase in latin for words in inflected(phrase))
        return cls(
            topics, frozenset(preference.unwanted), timing, timedelta(hours=frequency.hours), frequency.most,
            frequency.least, timedelta(minutes=frequency.gap), frozenset(said.tones), boundaries,
            max(map(len, boundaries), default=0), passages,
        )  # fmt: skip

    def welcomes(self, kind: Kind, at: datetime) -> bool:
        """Whether a recommendation may come at a moment."""
        return self.timing.welcomes(kind, at.time())


@dataclass(frozen=True, slots=True)
class Count:
    """How a moment stands to the wanted frequency.

    Attributes:
        given: recommendations in the last span, this moment's not counted.
        last: when the latest came; None if there was none today.
        over: whether one more would be too much.
        due: since when one has been due; None if none is.
        missed: whether one has been due at a welcome moment, this or an earlier one, and has not come.
    """

    given: int
    last: datetime | None
    over: bool
    due: datetime | None
    missed: bool


def count(wants: Wants, ticks: Sequence[Tick], at: datetime, welcome: bool) -> Count:
    """How a moment stands to the wanted frequency.

    Args:
        wants: what the person wants.
        ticks: today's ticks before the moment, oldest first.
        at: the moment, local.
        welcome: whether it is welcome.
    """
    times = _latest(ticks, at - wants.span, wants.least)
    given, last = sum(time > at - wants.span for time in times), times[0] if times else None
    over = given + 1 > wants.most or (last is not None and at - last < wants.gap)
    if wants.least == 0:
        return Count(given, last, over, None, False)
    due = (ticks[0].at if ticks else at) + wants.span
    if last is not None:
        due = max(due, last + wants.gap)
    if len(times) >= wants.least:
        due = max(due, times[wants.least - 1] + wants.span)
    if at < due:
        return Count(given, last, over, None, False)
    return Count(given, last, over, due, welcome or _passed(wants, ticks, due, at))


def _latest(ticks: Sequence[Tick], since: datetime, least: int) -> list[datetime]:
    """When recommendations came, latest first: all after a moment, and before it as many as are asked for."""
    times: list[datetime] = []
    for tick in reversed(ticks):
        if tick.at <= since and len(times) >= max(least, 1):
            break
        if tick.recommendation is not None:
            times.append(tick.at)
    return times


def _passed(wants: Wants, ticks: Sequence[Tick], due: datetime, at: datetime) -> bool:
    """Whether a welcome moment has passed since one was due."""
    for tick in reversed(ticks):
        if tick.at < due:
            return False
        then = tick.at if tick.at.tzinfo is at.tzinfo else tick.at.astimezone(at.tzinfo)
        if wants.welcomes(tick.activity.kind, then):
            return True
    return False
