"""The reference of DPO is the model with its adapter off, never yesterday's policy."""

import pytest
import torch

from propersim_bridge.contracts import Situation
from propersim_bridge.policies.catalogue import texts
from propersim_bridge.policies.glance import glance
from propersim_bridge.policies.pretrain import Pretraining, blank
from propersim_bridge.policies.tokens import tokenizer
from propersim_bridge.training import dpo
from propersim_bridge.training.settings import SMALL
from propersim_bridge.vocabulary import NO_RECOMMENDATION
from tests.propersim_bridge.policies.moments import NOON, cooking, tick

SHAPE = Pretraining(width=32, layers=1, heads=2, inner=48, users=2)
PROMPT = " ".join(glance(Situation(NOON, cooking(), "ar", [tick(40)])).words())
ROWS = [{"prompt": PROMPT, "chosen": NO_RECOMMENDATION, "rejected": text} for text in texts()[:48]]
SETTINGS = SMALL.model_copy(update={"lr": 0.02})


@pytest.fixture
def made():
    return dpo.add_adapter(blank(SHAPE), SETTINGS), tokenizer(SHAPE.users)


def log_probability(model, made, text):
    prompt = made.encode(PROMPT, add_special_tokens=False)
    ids = torch.tensor([[*prompt, *made.encode(f"{text}<end>", add_special_tokens=False)]])
    with torch.no_grad():
        chances = model(input_ids=ids).logits.log_softmax(-1)[0, len(prompt) - 1 : -1]
    return chances.gather(1, ids[0, len(prompt) :, None]).sum().item()


def test_after_days_of_training_the_reference_is_still_the_untrained_base(made, monkeypatch):
    model, words = made
    texts_ = (ROWS[0]["chosen"], ROWS[0]["rejected"])
    base = [log_probability(model, words, text) for text in texts_]
    seen = []

    from trl import DPOTrainer

    compute = DPOTrainer.compute_loss

    def watched(self, running, inputs, *rest, **more):
        with torch.no_grad():
            batch = {key: value for key, value in inputs.items() if key in ("input_ids", "attention_mask")}
            reference = self.compute_ref_log_probs(running, {**batch, "completion_mask": inputs["completion_mask"]})
        seen.append((reference[0][0].item(), set(self.model.peft_config)))
        return compute(self, running, inputs, *rest, **more)

    monkeypatch.setattr(DPOTrainer, "compute_loss", watched)
    one = [ROWS[0]] * 16
    for day in range(3):
        dpo.train(model, words, one, SETTINGS, day)
    now = log_probability(model, words, texts_[0])
    assert now > base[0] + 0.5, "the policy has moved"
    assert [adapters for _, adapters in seen] == [{"default"}] * len(seen)
    assert [reference for reference, _ in seen] == pytest.approx([base[0]] * len(seen), abs=1e-4)
    with model.disable_adapter():
        assert [log_probability(model, words, text) for text in texts_] == pytest.approx(base, abs=1e-6)


def test_the_first_loss_of_a_second_day_is_not_that_of_a_fresh_start(made):
    model, words = made
    losses, plain = [], SETTINGS.model_copy(update={"sft": 0.0})
    for day in range(2):
        dpo.train(model, words, ROWS, plain, day, on_step=lambda *told: losses.append(told[2]))
    assert losses[0] == pytest.approx(0.6931, abs=1e-3)
    assert losses[len(losses) // 2] < 0.6
