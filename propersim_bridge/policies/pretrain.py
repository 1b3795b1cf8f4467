"""Pre-training of the small policy: a small Llama that learns generated streams by cross-entropy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from propersim_bridge.policies.catalogue import catalogue
from propersim_bridge.policies.glance import LENGTH, Glance
from propersim_bridge.policies.streams import TONES, TOPICS, Meant, streams, user
from propersim_bridge.policies.tokens import Vocabulary, vocabulary
from propersim_bridge.training.determinism import one_thread, own_dice

COMPLETION = 3  # opener, body, end; or abstention, end, and nothing


class Pretraining(BaseModel):
    """Shape of the small policy and how it is pre-trained.

    Attributes:
        width: of the residual stream.
        layers: how many.
        heads: of attention.
        inner: width inside a layer's MLP.
        users: random users with a token of their own.
        talker: the share of days that show the talker instead.
        steps: of the optimiser.
        batch: moments per step.
        lr: highest learning rate; it rises over the first tenth and falls to zero along a cosine.
        decay: weight decay.
        seed: of everything.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    width: int = Field(default=128, ge=8)
    layers: int = Field(default=2, ge=1)
    heads: int = Field(default=4, ge=1)
    inner: int = Field(default=384, ge=8)
    users: int = Field(default=32, ge=1)
    talker: float = Field(default=0.4, gt=0, lt=1)
    steps: int = Field(default=800, ge=1)
    batch: int = Field(default=64, ge=1)
    lr: float = Field(default=4e-3, gt=0)
    decay: float = Field(default=0.01, ge=0)
    seed: int = 0


OnStep = Callable[[int, int, float], None]  # steps done, steps in all, the loss of the last


def blank(shape: Pretraining) -> Any:
    """The model before any training; its output layer ends with the last token that a completion may hold."""
    from torch import nn
    from transformers import LlamaConfig, LlamaForCausalLM

    words = vocabulary(shape.users)
    config = LlamaConfig(
        vocab_size=len(words.tokens),
        hidden_size=shape.width,
        intermediate_size=shape.inner,
        num_hidden_layers=shape.layers,
        num_attention_heads=shape.heads,
        max_position_embeddings=LENGTH + COMPLETION + 5,
        initializer_range=shape.width**-0.5,
        tie_word_embeddings=False,
        pad_token_id=words.pad,
        eos_token_id=words.end,
        bos_token_id=None,
    )
    with own_dice(shape.seed):
        model = LlamaForCausalLM(config)
        model.lm_head = nn.Linear(shape.width, words.bodies.stop, bias=False)
        nn.init.normal_(model.lm_head.weight, std=config.initializer_range)
    return model


def pretrain(shape: Pretraining, on_step: OnStep | None = None) -> Any:
    """Build the model and train it; the same shape gives the same weights."""
    import torch

    words = vocabulary(shape.users)
    with one_thread():
        model = blank(shape).train()
        optimiser = torch.optim.AdamW(model.parameters(), lr=shape.lr, weight_decay=shape.decay, betas=(0.9, 0.98))
        rate = torch.optim.lr_scheduler.OneCycleLR(optimiser, shape.lr, total_steps=shape.steps, pct_start=0.1)
        lesson = Lesson(shape, words)
        for step in range(1, shape.steps + 1):
            ids, wanted = lesson.batch(step - 1)
            logits = model(input_ids=ids, use_cache=False, logits_to_keep=COMPLETION).logits
            loss = -(wanted * logits.log_softmax(-1)).sum() / shape.batch
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            rate.step()
            if on_step is not None:
                on_step(step, shape.steps, loss.item())
    return model.eval()


class Lesson:
    """What is learned from: moments of the streams, in a random order.

    The target of a token is the distribution that it was drawn from, not the draw: the same cross-entropy on average,
    with far less noise.
    """

    def __init__(self, shape: Pretraining, words: Vocabulary) -> None:
        import torch

        dice = Random(shape.seed)
        users = [user(dice, f"user{n}") for n in range(shape.users)]
        moments = list(islice(streams(dice, users, shape.talker), shape.steps * shape.batch))
        dice.shuffle(moments)
        self._size, self._words = shape.batch, words
        self._ids = torch.tensor([_ids(seen, meant, words) for seen, meant in moments])
        self._silence = torch.tensor([[meant.silence] for _, meant in moments])
        self._tones = torch.tensor([meant.tones for _, meant in moments])
        self._topics = torch.tensor([meant.topics for _, meant in moments])
        self._openers = _spread(TONES, catalogue().tone_of, words)
        self._bodies = _spread(TOPICS, catalogue().topic_of, words)

    def batch(self, number: int) -> tuple[Any, Any]:
        """Tokens, and the distributions of the completion's tokens; rows of zeros are not learned from."""
        import torch

        words, part = self._words, slice(number * self._size, (number + 1) * self._size)
        ids, silence = self._ids[part], self._silence[part]
        wanted = torch.zeros(len(ids), COMPLETION, words.bodies.stop)
        wanted[:, 0] = (1 - silence) * (self._tones[part] @ self._openers)
        wanted[:, 0, words.silence] = silence[:, 0]
        spoken = (ids[:, -2] != words.silence).float()
        wanted[:, 1] = spoken[:, None] * (self._topics[part] @ self._bodies)
        wanted[:, 1, words.end] = 1 - spoken
        wanted[:, 2, words.end] = spoken
        return ids, wanted


def _ids(seen: Glance, meant: Meant, words: Vocabulary) -> list[int]:
    """The prompt, and the first two tokens of the completion."""
    said = (words.silence, words.end) if meant.said is None else (words.ids[meant.said[0]], words.ids[meant.said[1]])
    return [*[words.ids[word] for word in seen.words()], *said]


def _spread(groups: Sequence[str], group_of: Mapping[str, str], words: Vocabulary) -> Any:
    """Each group's chance, spread evenly over its phrases: groups by vocabulary."""
    import torch

    spread = torch.zeros(len(groups), words.bodies.stop)
    for phrase, group in group_of.items():
        spread[groups.index(group), words.ids[phrase]] = 1
    return spread / spread.sum(1, keepdim=True)
