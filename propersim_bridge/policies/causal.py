"""Policies on causal language models: the embedded SmolLM2, any Hugging Face id, or a local folder."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from propersim_bridge.assistants.by_model import told
from propersim_bridge.contracts import Pair, Situation
from propersim_bridge.policies import choice, weights
from propersim_bridge.training import adapter, dpo
from propersim_bridge.training.determinism import own_dice
from propersim_bridge.training.settings import EMBEDDED, LARGE, DpoSettings

TEMPERATURE, TOP_P = 0.9, 0.95
LONGEST = 64  # tokens of a recommendation


def prepare(id: str, bits: int = 16) -> None:
    """Make sure that the policy of that name can be opened with weights of so many bits.

    Raises:
        LoadError: a package or the model is missing; one line.
    """
    weights.prepare(id, bits)


def settings_for(id: str, bits: int | None = None) -> DpoSettings:
    """How a model is trained unless something else is asked for; its bits are what the machine is good for."""
    own = EMBEDDED if id.startswith(choice.EMBEDDED) else LARGE
    return own.model_copy(update={"bits": choice.own_bits(id) if bits is None else bits})


class CausalPolicy:
    """A policy and learner on a causal language model with a LoRA adapter.

    Args:
        name: what it is called; its adapters belong to this name.
        model: the model, which gets an adapter.
        tokenizer: the model's; its chat template is used where it has one.
        settings: how it is trained on preferences.
    """

    def __init__(self, name: str, model: Any, tokenizer: Any, settings: DpoSettings) -> None:
        self.name, self.settings, self._tokenizer = name, settings, tokenizer
        self.base = str(getattr(model.config, "_commit_hash", None) or "")  # of a model that comes from a hub
        self._model = dpo.add_adapter(model, settings).eval()
        self._busy = threading.Lock()  # sampling and training draw from torch's own dice

    @classmethod
    def open(cls, id: str, settings: DpoSettings | None = None) -> CausalPolicy:
        """Load a model.

        Raises:
            LoadError: a package or the model is missing.
        """
        settings = settings or settings_for(id)
        return cls(id, *weights.load(id, settings), settings)

    def prompt(self, situation: Situation) -> str:
        """The situation in words."""
        return told(situation)

    async def candidates(self, prompt: str, n: int, seed: int) -> tuple[str, ...]:
        """Sample n answers, in a thread."""
        return await asyncio.to_thread(self._sample, prompt, n, seed)

    def train(self, pairs: Sequence[Pair], seed: int) -> dict[str, Any]:
        """Train the adapter on pairs.

        Raises:
            LoadError: training diverged; the policy is as it was.
        """
        return self.train_rows([dpo.row(pair) for pair in pairs], seed)

    def train_rows(
        self, rows: Sequence[dict[str, Any]], seed: int, on_step: dpo.OnStep | None = None,
        checkpoints: Path | None = None,
    ) -> dict[str, Any]:  # fmt: skip
        """Train on rows of prompt, chosen and rejected text; see `dpo.train`."""
        shaped = [self._row(row) for row in rows]
        with self._busy:
            measures = dpo.train(
                self._model, self._tokenizer, shaped, self.settings, seed, on_step=on_step, checkpoints=checkpoints
            )
            self._model.eval()
        return measures

    def save(self, folder: Path) -> None:
        """Write the adapter into a folder, whole or not at all."""
        adapter.save_adapter(self._model, folder, self.name, self.base)

    def load(self, folder: Path) -> None:
        """Go on from an adapter that was saved.

        Raises:
            BadInput: the folder holds no adapter of this policy.
        """
        adapter.load_adapter(self._model, folder, self.name, self.base)

    def _row(self, row: dict[str, Any]) -> dict[str, Any]:
        """A row as trl takes it: as messages if the model chats."""
        if self._tokenizer.chat_template is None:
            return {**row, "prompt": _plain(row["prompt"])}
        return {
            "prompt": [{"role": "user", "content": row["prompt"]}],
            "chosen": [{"role": "assistant", "content": row["chosen"]}],
            "rejected": [{"role": "assistant", "content": row["rejected"]}],
        }

    def _sample(self, prompt: str, n: int, seed: int) -> tuple[str, ...]:
        import torch

        if self._tokenizer.chat_template is None:
            text = _plain(prompt)
        else:
            message = [{"role": "user", "content": prompt}]
            text = self._tokenizer.apply_chat_template(message, tokenize=False, add_generation_prompt=True)
        given = self._tokenizer(text, return_tensors="pt", add_special_tokens=self._tokenizer.chat_template is None)
        given = given.to(self._model.device)
        with self._busy, own_dice(seed), torch.inference_mode():
            written = self._model.generate(
                **given, do_sample=True, temperature=TEMPERATURE, top_p=TOP_P, max_new_tokens=LONGEST,
                num_return_sequences=n, pad_token_id=self._tokenizer.pad_token_id,
            )  # fmt: skip
        texts = self._tokenizer.batch_decode(written[:, given["input_ids"].shape[1] :], skip_special_tokens=True)
        return tuple(text.strip() for text in texts)


def _plain(prompt: str) -> str:
    return f"{prompt.rstrip()}\n\nRecommendation: "
