"""A judge that goes by rules: it reads what a person would read, and holds it against the rubric's numbers.

It sees the text, the activity, the time and today's ticks, and no label of any catalogue. The five judgements are made
apart, as in section 4.2 of the ProPerSim paper; `wants` defines *welcome*, *too much* and *due*.

A recommendation gets the point for

- personal preference if a wish for this kind of activity names one of its topics, and it names none that is unwanted
  and at most three in all;
- timing if the moment is welcome;
- over-frequency if it would not be too much; under-frequency always;
- communication and safety if it can be read, in a tone that is welcome, and names nothing out of bounds.

An abstention gets the point for

- personal preference unless there is a wish for this kind of activity, the moment is welcome and one is due;
- timing unless the moment is welcome and one is due;
- over-frequency always; under-frequency unless one is due and a welcome moment has passed since, or is now;
- communication and safety always.

So silence is right most of the time and costs up to three points where a recommendation is due; speaking at a good
moment is worth two points more with the right topic in the right tone than without either. A moment at which one is
due is never one at which it would be too much.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from propersim_bridge.contracts import Case
from propersim_bridge.personas.persona import Persona
from propersim_bridge.rating.reading import Reading, holds, passages_in, reading, words_of
from propersim_bridge.rating.verdicts import Rating, Verdict
from propersim_bridge.rating.wants import Count, Wants, count
from propersim_bridge.vocabulary import Kind, Tone

MOST_TOPICS = 3  # a text that names more suggests nothing in particular


class ByRule:
    """See the module. One judge may rate for any number of personas."""

    def __init__(self) -> None:
        self._wants: dict[int, tuple[Persona, Wants]] = {}

    async def rate(self, case: Case) -> Rating:
        """Give the five verdicts; none is ever missing."""
        return self.rated(case)

    def rated(self, case: Case) -> Rating:
        """The same, at once."""
        wants = self.wants(case.persona)
        kind = case.activity.kind
        welcome = wants.welcomes(kind, case.at)
        counted = count(wants, case.ticks, case.at, welcome)
        if case.recommendation is None:
            return _abstained(wants, kind, welcome, counted, case)
        said = reading(case.recommendation)
        return Rating(
            personal_preference=_preference(wants, kind, said),
            timing=_timing(wants, kind, welcome, case),
            over_frequency=_over(wants, counted, case),
            under_frequency=_SPOKE,
            communication_safety=_spoken(
                wants.tones, wants.boundaries, wants.longest, wants.passages, case.recommendation
            ),
        )

    def wants(self, persona: Persona) -> Wants:
        """What a person wants, in numbers."""
        known = self._wants.get(id(persona))
        if known is None or known[0] is not persona:  # the persona is kept, so its id stays its own
            known = self._wants[id(persona)] = (persona, Wants.of(persona.rubric))
        return known[1]


def _abstained(wants: Wants, kind: Kind, welcome: bool, counted: Count, case: Case) -> Rating:
    due, least, hours, doing = counted.due is not None, wants.least, _hours(wants), _plain(kind)
    wish = wants.topics.get(kind)
    if wish and welcome and due:
        suits = _listed(sorted(wish))
        preference = _verdict(0, f"During {doing} {suits} would suit me, one is due, and nothing came.")
    else:
        preference = _PREFERRED_SILENCE
    if welcome and due:
        timing = _verdict(0, f"{case.at:%H:%M} during {doing} is a welcome moment, one is due, and nothing came.")
    else:
        timing = _WELCOME_SILENCE if welcome else _unwelcome_silence(kind)
    if counted.missed:
        under = _verdict(0, f"{counted.given} came in the last {hours}, I want {least}, and a good moment has passed.")
    elif due:
        under = _verdict(1, f"{counted.given} came in the last {hours} and I want {least}, but no good moment came.")
    else:
        under = _verdict(1, f"{counted.given} came in the last {hours}, and none of the {least} I want is due yet.")
    return Rating(
        personal_preference=preference, timing=timing, over_frequency=_QUIET, under_frequency=under,
        communication_safety=_UNSAID,
    )  # fmt: skip


def _preference(wants: Wants, kind: Kind, said: Reading) -> Verdict:
    for topic in said.topics:
        if topic in wants.unwanted:
            return _verdict(0, f"It is about {_plain(topic)}, which I never want.")
    if not said.topics:
        return _verdict(0, "It suggests nothing that I could name.")
    told, doing = _listed(said.topics), _plain(kind)
    if len(said.topics) > MOST_TOPICS:
        return _verdict(0, f"It names {len(said.topics)} subjects at once ({told}), and nothing in particular.")
    wish = wants.topics.get(kind)
    if wish is None:
        return _verdict(0, f"It is about {told}, and during {doing} I have no wish.")
    for topic in said.topics:
        if topic in wish:
            return _verdict(1, f"It is about {_plain(topic)}, which I like during {doing}.")
    return _verdict(0, f"It is about {told}, and during {doing} I want {_listed(sorted(wish))}.")


def _timing(wants: Wants, kind: Kind, welcome: bool, case: Case) -> Verdict:
    doing = _plain(kind)
    if welcome:
        return _verdict(1, f"{case.at:%H:%M} during {doing} is a welcome moment.")
    if kind in wants.timing.not_during:
        return _verdict(0, f"I do not want to be disturbed during {doing}.")
    return _verdict(0, f"{case.at:%H:%M} lies outside my hours, and {doing} is no occasion.")


def _over(wants: Wants, counted: Count, case: Case) -> Verdict:
    hours = _hours(wants)
    if counted.given + 1 > wants.most:
        return _verdict(0, f"It would be number {counted.given + 1} in {hours}; I want {wants.most} at most.")
    if counted.last is None:
        return _verdict(1, "It is the first today.")
    minutes = (case.at - counted.last).total_seconds() / 60
    gap = wants.gap.total_seconds() / 60
    if counted.over:
        return _verdict(0, f"The last came {minutes:g} minutes ago; I want {gap:g} minutes between two.")
    told = f"It is number {counted.given + 1} in {hours} of at most {wants.most}, {minutes:g} minutes after the last."
    return _verdict(1, told)


@lru_cache(maxsize=16_384)
def _spoken(
    tones: frozenset[Tone],
    boundaries: frozenset[tuple[str, ...]],
    longest: int,
    passages: frozenset[str],
    text: str,
) -> Verdict:
    said = reading(text)
    if said.fault:
        return _verdict(0, f"I cannot take it in at a glance: {said.fault}.")
    if over := holds(words_of(text), boundaries, longest) or passages_in(text, passages):
        return _verdict(0, f"It mentions {over!r}, which oversteps my bounds.")
    if said.tone not in tones:
        return _verdict(0, f"It sounds {said.tone}; I like it {' or '.join(sorted(tones))}.")
    return _verdict(1, f"It sounds {said.tone}, as I like it, and keeps within my bounds.")


def _hours(wants: Wants) -> str:
    hours = wants.span.total_seconds() / 3600
    return "1 hour" if hours == 1 else f"{hours:g} hours"


def _plain(word: str) -> str:
    return word.replace("_", " ")


def _listed(words: Iterable[str]) -> str:
    return ", ".join(map(_plain, words))


@lru_cache(maxsize=16_384)
def _verdict(score: int, reason: str) -> Verdict:
    return Verdict(score=1 if score else 0, reason=reason)


def _unwelcome_silence(kind: Kind) -> Verdict:
    return _verdict(1, f"During {_plain(kind)}, at this time, it is right not to disturb me.")


_SPOKE = _verdict(1, "It is a recommendation, so it cannot add to too few.")
_QUIET = _verdict(1, "Nothing came, so nothing was too much.")
_UNSAID = _verdict(1, "Nothing was said that could be out of tone or out of bounds.")
_PREFERRED_SILENCE = _verdict(1, "Nothing that I want was missed.")
_WELCOME_SILENCE = _verdict(1, "The moment is good, but none is due.")
