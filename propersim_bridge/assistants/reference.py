"""Two policies to measure others by: one that never speaks, and one that knows what the person wants."""

from __future__ import annotations

from collections.abc import Sequence

from pare.errors import BadInput
from propersim_bridge.contracts import Case, Situation
from propersim_bridge.personas.persona import Persona
from propersim_bridge.rating.by_rule import ByRule
from propersim_bridge.seeds import seed_of
from propersim_bridge.vocabulary import NO_RECOMMENDATION, Kind


class Silent:
    """Never recommends anything."""

    def prompt(self, situation: Situation) -> str:
        """Nothing: it looks at nothing."""
        return ""

    async def candidates(self, prompt: str, n: int, seed: int) -> tuple[str, ...]:
        """Abstentions."""
        return (NO_RECOMMENDATION,) * n


class Oracle:
    """The best that can be reached, as far as a look at one moment goes.

    It asks the rule-based judge what each text of a catalogue would be rated now, and speaks if the best is rated
    higher than silence. It has to be shown recommendations (`ar`), and serves one assistant at a time.

    Args:
        persona: whose rubric it knows.
        texts: what it may recommend.
        judge: the judge that it asks.

    Raises:
        BadInput: there are no texts.
    """

    def __init__(self, persona: Persona, texts: Sequence[str], judge: ByRule | None = None) -> None:
        if not texts:
            raise BadInput("texts: the oracle needs something to recommend")
        self._persona, self._texts, self._judge = persona, tuple(texts), judge or ByRule()
        self._best: dict[Kind, tuple[str, ...]] = {}
        self._situation: Situation | None = None

    def prompt(self, situation: Situation) -> str:
        """The moment; `candidates` rates for the situation that was asked about last."""
        self._situation = situation
        return situation.at.isoformat()

    async def candidates(self, prompt: str, n: int, seed: int) -> tuple[str, ...]:
        """The best text for this moment, drawn among equals, and again an abstention where that is rated no lower."""
        situation = self._situation
        if situation is None:
            raise BadInput("the oracle was asked for candidates before it was shown a situation")
        best = self._best.get(situation.activity.kind)
        if best is None:
            best = self._best[situation.activity.kind] = self._fitting(situation)
        silence = self._total(situation, None)
        if self._total(situation, best[0]) <= silence:
            return (NO_RECOMMENDATION,) * n
        return tuple(best[seed_of(seed, at) % len(best)] for at in range(n))

    def _fitting(self, situation: Situation) -> tuple[str, ...]:
        """The texts whose content is best during an activity; timing and frequency do not depend on the text."""
        totals = [self._total(situation, text) for text in self._texts]
        best = max(totals)
        return tuple(text for text, total in zip(self._texts, totals, strict=True) if total == best)

    def _total(self, situation: Situation, text: str | None) -> int:
        case = Case(self._persona, situation.at, situation.activity, text, situation.today, situation.memory)
        points = self._judge.rated(case).total
        assert points is not None  # a rule always gives all five verdicts
        return points
