"""Sampling from the small policy within its grammar: opener, body, end; or abstention, end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from propersim_bridge.policies.catalogue import sentence
from propersim_bridge.policies.forward import Forward
from propersim_bridge.policies.tokens import Vocabulary
from propersim_bridge.vocabulary import NO_RECOMMENDATION


class Decoder:
    """Samples completions; what the grammar does not allow has no probability.

    The first candidate is the policy's own choice, which is what is delivered. The others are there to be compared
    with it, so they explore: beside an abstention they recommend, and beside a recommendation they recommend something
    else or, now and then, abstain. So a policy that has gone quiet still learns what it could have said.

    Args:
        model: the causal model.
        words: its vocabulary.
        temperature: of the first candidate.
        exploring: temperature of what the other candidates recommend.
        silence: how often the other candidates abstain where the first one recommends.
    """

    def __init__(
        self, model: Any, words: Vocabulary, temperature: float = 0.7, exploring: float = 1.2, silence: float = 0.3
    ) -> None:
        self.words, self._forward = words, Forward(model)
        self.temperature, self.exploring, self.silence = temperature, exploring, silence
        self._known: dict[tuple[int, ...], Any] = {}  # what follows a prompt, alone; many moments look alike

    def sample(self, prompt: list[int], n: int, seed: int) -> tuple[str, ...]:
        """Draw n texts for a prompt."""
        import torch

        words, dice = self.words, torch.Generator().manual_seed(seed)
        with torch.inference_mode():
            logits = self._next([prompt])[0]
            openers = logits[words.openers.start : words.openers.stop]
            own = (torch.cat((openers, logits[words.silence, None])) / self.temperature).softmax(-1)
            drawn = torch.multinomial(own, 1, generator=dice).tolist()
            if n > 1:
                silence = self.silence if drawn[0] < len(words.openers) else 0.0
                other = torch.cat(((openers / self.exploring).softmax(-1) * (1 - silence), torch.tensor([silence])))
                drawn += torch.multinomial(other, n - 1, replacement=True, generator=dice).tolist()
            bodies = iter(self._bodies(prompt, drawn, dice))
        return tuple(
            sentence(words.tokens[words.openers[choice]], words.tokens[words.bodies[next(bodies)]])
            if choice < len(words.openers)
            else NO_RECOMMENDATION
            for choice in drawn
        )

    def _bodies(self, prompt: list[int], drawn: Sequence[int], dice: Any) -> list[int]:
        """A body for each opener that was drawn, as numbers within their range."""
        import torch

        words = self.words
        openers = [choice for choice in drawn if choice < len(words.openers)]
        if not openers:
            return []
        heat = torch.full((len(openers), 1), self.exploring)
        if drawn[0] < len(words.openers):
            heat[0] = self.temperature
        logits = self._next([[*prompt, words.openers[opener]] for opener in openers])
        chances = (logits[:, words.bodies.start : words.bodies.stop] / heat).softmax(-1)
        bodies: list[int] = torch.multinomial(chances, 1, generator=dice).flatten().tolist()
        return bodies

    def _next(self, rows: list[list[int]]) -> Any:
        """What follows each row; for one row alone it is remembered, for sums over several may round otherwise."""
        key = tuple(rows[0])
        if len(rows) == 1 and key in self._known:
            return self._known[key]
        logits = self._forward(rows)
        if len(rows) == 1:
            self._known[key] = logits
        return logits
