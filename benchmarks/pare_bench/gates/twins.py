"""Part of gate 12: no two scenarios are near twins, a need told again with other names.

Two scenarios are compared by the words of title, needs and proposals, without names and numbers and weighted by how
rare they are, and by the operations of their solutions; and, where the embeddings of `pare-sim[check]` are installed,
by the meaning of the same texts.
"""

from __future__ import annotations

import math
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence

from pare.phrases import plain
from pare.scenario import Person, Scenario
from pare_bench.gates import meaning

NEAR = 0.5
"""From this likeness on (0: nothing in common, 1: the same) two scenarios are twins."""
ALIKE = 0.7
"""From this cosine of their embeddings on two scenarios are twins, whatever their words."""
_SAME_CALLS = 0.15
_WORD = re.compile(r"[^\W\d_]{3,}")
_ENDING = re.compile(r"(?:ing|ed|es|s|'s)$")

Words = Mapping[str, float]


def twins(scenarios: Sequence[Scenario]) -> dict[str, str]:
    """For each scenario, by id, what it is a near twin of; empty if of none."""
    counts = [_words(scenario) for scenario in scenarios]
    spread = Counter(word for words in counts for word in words)
    told = [_weighted(words, spread, len(scenarios)) for words in counts]
    calls = [_weighted(_calls(scenario), Counter(), 0) for scenario in scenarios]
    meant = meaning.likenesses([_nameless(scenario) for scenario in scenarios]) if meaning.INSTALLED else None
    found = {scenario.id: "" for scenario in scenarios}
    for at, one in enumerate(scenarios):
        for other in range(at):
            said = (1 - _SAME_CALLS) * _cosine(told[at], told[other])
            said += _SAME_CALLS * _cosine(calls[at], calls[other])
            alike = meant[at][other] if meant else 0.0
            if said >= NEAR or alike >= ALIKE:
                likeness = f"{said:.2f}" if said >= NEAR else f"{alike:.2f} in meaning"
                pair = (one.id, scenarios[other].id)
                for mine, theirs in (pair, pair[::-1]):
                    found[mine] = found[mine] or f"near twin of {theirs} ({likeness})"
    return found


def people(scenario: Scenario) -> list[Person]:
    """Everybody whom a scenario declares, in its class or beside it."""
    kind = type(scenario)
    places = [vars(part) for part in kind.__mro__ if issubclass(part, Scenario)]
    beside = [vars(sys.modules[part.__module__]) for part in kind.__mro__ if part.__module__ in sys.modules]
    found = [v for place in (*places, *beside) for v in place.values() if isinstance(v, Person)]
    return list(dict.fromkeys([scenario.user, *found]))


def _words(scenario: Scenario) -> Counter[str]:
    return Counter(_ENDING.sub("", word) for word in _WORD.findall(_nameless(scenario)))


def _nameless(scenario: Scenario) -> str:
    """What a scenario is about, without the names of its people."""
    texts = [type(scenario).title, *(need.says for need in scenario.needs), *(one.says for one in scenario.solution)]
    names = {part for person in people(scenario) for part in _WORD.findall(plain(person.name))}
    return _WORD.sub(lambda found: "" if found[0] in names else found[0], plain("\n".join(texts)))


def _calls(scenario: Scenario) -> Counter[str]:
    return Counter(call.operation.__qualname__ for stage in scenario.solution for call in stage.calls)


def _weighted(words: Counter[str], spread: Mapping[str, int], total: int) -> Words:
    weights = {w: (1 + math.log(n)) * math.log(1 + total / spread[w] if spread else math.e) for w, n in words.items()}
    length = math.sqrt(sum(weight * weight for weight in weights.values())) or 1.0
    return {word: weight / length for word, weight in weights.items()}


def _cosine(one: Words, other: Words) -> float:
    return sum(weight * other.get(word, 0.0) for word, weight in one.items())
