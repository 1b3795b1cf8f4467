"""The small policy: a Llama of half a million parameters over a catalogue, pre-trained on the spot."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from pare.errors import BadInput, shortened
from propersim_bridge.contracts import Pair, Situation
from propersim_bridge.policies.catalogue import catalogue
from propersim_bridge.policies.decode import Decoder
from propersim_bridge.policies.glance import LENGTH, glance
from propersim_bridge.policies.pretrain import Pretraining
from propersim_bridge.policies.tokens import tokenizer, vocabulary
from propersim_bridge.policies.weights import weights_digest
from propersim_bridge.training import adapter, dpo
from propersim_bridge.training.determinism import one_thread
from propersim_bridge.training.extras import require_training
from propersim_bridge.training.settings import SMALL, DpoSettings
from propersim_bridge.vocabulary import NO_RECOMMENDATION

NAME, _OF_SEED = "small", " of seed "


def seed_of(name: str) -> int:
    """The seed of the pre-training of the small policy with that name; 0 for the name of anything else."""
    own, _, seed = name.partition(_OF_SEED)
    return int(seed) if own == NAME and seed.isdecimal() else 0


def shape_of(seed: int) -> Pretraining:
    """The pre-training of a seed: another seed gives other users, other days and other first weights."""
    return Pretraining(seed=seed % 2**32)  # what generators of random numbers take


class SmallPolicy:
    """A policy and learner on the small model.

    It reads a prompt of a fixed number of words and answers with a recommendation of the catalogue or an abstention.
    What is sampled from is a copy with the adapter merged in.

    Args:
        base: the pre-trained model; it is copied.
        shape: how it was pre-trained.
        settings: how it is trained on preferences.
        sampling: of the `Decoder`: `temperature`, `exploring`, `silence`.
    """

    def __init__(
        self, base: Any, shape: Pretraining, settings: DpoSettings = SMALL, sampling: dict[str, float] | None = None
    ) -> None:
        self.name = f"{NAME}{_OF_SEED}{shape.seed}" if shape.seed else NAME  # an adapter fits one base alone
        self.settings, self.base = settings, weights_digest(base)
        self._base, self._sampling = base, sampling or {}
        self._words, self._tokenizer = vocabulary(shape.users), tokenizer(shape.users)
        self._trained = dpo.add_adapter(deepcopy(base), settings)
        self._decoder = Decoder(base, self._words, **self._sampling)

    @classmethod
    def open(cls, settings: DpoSettings = SMALL, seed: int = 0) -> SmallPolicy:
        """The policy as it comes: pre-trained now, or taken from the cache.

        Args:
            settings: how it is trained on preferences.
            seed: of its pre-training.

        Raises:
            LoadError: a package is missing.
        """
        require_training("the small policy")
        from propersim_bridge.policies.cached import pretrained

        shape = shape_of(seed)
        return cls(pretrained(shape), shape, settings)

    def prompt(self, situation: Situation) -> str:
        """The situation in a fixed number of words."""
        return " ".join(glance(situation).words())

    async def candidates(self, prompt: str, n: int, seed: int) -> tuple[str, ...]:
        """Sample n recommendations of the catalogue; the first as the policy would, the others exploring."""
        ids = self._read(prompt)
        with one_thread():
            return self._decoder.sample(ids, n, seed)

    def train(self, pairs: Sequence[Pair], seed: int) -> dict[str, Any]:
        """Train the adapter on pairs; deterministic, on one thread.

        Raises:
            BadInput: a text is not of the catalogue.
            LoadError: training diverged; the policy is as it was.
        """
        return self.train_rows([dpo.row(pair) for pair in pairs], seed)

    def train_rows(
        self, rows: Sequence[dict[str, Any]], seed: int, on_step: dpo.OnStep | None = None,
        checkpoints: Path | None = None,
    ) -> dict[str, Any]:  # fmt: skip
        """Train on rows of prompt, chosen and rejected text; see `dpo.train`."""
        for number, row in enumerate(rows, 1):
            for text in (row["chosen"], row["rejected"]):
                if text != NO_RECOMMENDATION and catalogue().split(text) is None:
                    told = f"the small policy knows only its catalogue, and {shortened(text)} is not in it"
                    raise BadInput(f"pair {number}: {told}; train embedded/smollm2 or another model on such pairs")
            self._read(row["prompt"])
        with one_thread():
            measures = dpo.train(
                self._trained, self._tokenizer, rows, self.settings, seed, on_step=on_step, checkpoints=checkpoints
            )
            self._merge()
        return measures

    def save(self, folder: Path) -> None:
        """Write the adapter into a folder, whole or not at all."""
        adapter.save_adapter(self._trained, folder, self.name, self.base)

    def load(self, folder: Path) -> None:
        """Go on from an adapter that was saved.

        Raises:
            BadInput: the folder holds no adapter of this policy.
        """
        adapter.load_adapter(self._trained, folder, self.name, self.base)
        with one_thread():
            self._merge()

    def _read(self, prompt: str) -> list[int]:
        ids: list[int] = self._tokenizer.encode(prompt, add_special_tokens=False)
        if len(ids) != LENGTH or self._tokenizer.unk_token_id in ids:
            raise BadInput(f"the small policy reads prompts of {LENGTH} words that it knows, not {shortened(prompt)}")
        return ids

    def _merge(self) -> None:
        merged = deepcopy(self._trained).merge_and_unload()
        self._decoder = Decoder(merged, self._words, **self._sampling)
