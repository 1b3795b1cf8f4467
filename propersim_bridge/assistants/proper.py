"""ProPerAssistant: it makes preference pairs of its rated candidates and trains on them at the end of each day.

Source: section 5 of the ProPerSim paper. It is shown what the AR baseline is shown; the difference is the training.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from propersim_bridge.assistants.follower import Delivered, HomeAssistant
from propersim_bridge.assistants.preference import pairs_of
from propersim_bridge.contracts import Learner
from propersim_bridge.seeds import seed_of
from propersim_bridge.training.buffer import DRAWN, Buffer

CANDIDATES = 2


class ProPerAssistant(HomeAssistant):
    """See the module.

    Args:
        learner: the policy that is trained.
        buffer: pairs of earlier days; a new one if None.
        drawn: pairs that each day's training draws from all days.
        content: the share of them that compares two recommendations; see `Buffer.draw`.
        candidates: how many are sampled at a tick.
        **settings: those of `HomeAssistant`.
    """

    def __init__(
        self, learner: Learner, *, buffer: Buffer | None = None, drawn: int = DRAWN, content: float = 0.0,
        candidates: int = CANDIDATES, **settings: Any,
    ) -> None:  # fmt: skip
        super().__init__(learner, candidates=candidates, **({"shown": "ar"} | settings))
        self.buffer = Buffer() if buffer is None else buffer
        self._learner, self._drawn, self._content = learner, drawn, content

    def learn(self) -> dict[str, Any]:
        """Train on pairs drawn from all days; the same day draws the same pairs with the same seed.

        It runs to its end before anything else does: training draws random numbers that nobody else may draw between.
        """
        pairs = self.buffer.draw(seed_of(self.seed, "draw", self.day), self._drawn, self._content)
        if not pairs:
            return {"pairs": 0}
        return {"pairs": len(pairs), **self._learner.train(pairs, seed_of(self.seed, "train", self.day))}

    def _rated(self, waiting: Delivered, scores: Sequence[float | None]) -> None:
        self.buffer.extend(pairs_of(waiting.prompt, waiting.texts, scores, self.day))
