import pytest
import torch
from pydantic import ValidationError

from pare.errors import BadInput, LoadError
from propersim_bridge.training import dpo
from propersim_bridge.training.adapter import adapter_state, load_adapter, save_adapter, settle
from propersim_bridge.training.settings import LARGE, DpoSettings
from tests.propersim_bridge.training.test_reference import ROWS, SETTINGS, SHAPE, blank, made

__all__ = ["made"]


def test_the_defaults_are_those_of_the_authors_code():
    assert (LARGE.beta, LARGE.epochs, LARGE.lr, LARGE.rank, LARGE.alpha, LARGE.bits) == (0.1, 2, 5e-5, 16, 32, 4)
    assert (LARGE.targets, LARGE.sft) == ("all-linear", 0.0)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"lr": 0}, "greater than 0"),
        ({"batch": 6, "micro_batch": 4}, "micro_batch 4 does not divide batch 6"),
        ({"targets": ("q_proj", "lm_head")}, "an adapter on lm_head would never be trained"),
        ({"warmth": 1}, "Extra inputs"),
    ],
)
def test_settings_that_cannot_be_are_refused(wrong, told):
    with pytest.raises(ValidationError, match=told):
        DpoSettings(**wrong)


def test_training_says_nothing_leaves_nothing_and_tells_each_step(made, capfd, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    model, words = made
    told = []
    measures = dpo.train(model, words, ROWS, SETTINGS, 0, on_step=lambda *step: told.append(step))
    assert (measures["pairs"], measures["steps"]) == (48, 6)
    assert [step[:2] for step in told] == [(number, 6) for number in range(1, 7)]
    assert measures["loss_last"] < measures["loss_first"]
    assert capfd.readouterr() == ("", "")
    assert not [*tmp_path.iterdir()]
    assert "forward" not in model.get_base_model().__dict__


def test_no_pairs_train_nothing(made):
    assert dpo.train(*made, [], SETTINGS, 0)["steps"] == 0


def test_a_training_that_diverges_is_an_error_and_leaves_the_adapter_as_it_was(made):
    model, words = made
    dpo.train(model, words, ROWS, SETTINGS, 0)
    before = adapter_state(model)
    with torch.no_grad():
        kept = model.get_base_model().lm_head.weight.clone()
        model.get_base_model().lm_head.weight.fill_(float("nan"))
    with pytest.raises(LoadError, match="DPO diverged"):
        dpo.train(model, words, ROWS, SETTINGS, 1)
    with torch.no_grad():
        model.get_base_model().lm_head.weight.copy_(kept)
    after = adapter_state(model)
    assert all(torch.equal(before[name], after[name]) for name in before)


def test_a_training_that_is_cut_short_goes_on_and_ends_the_same(made, tmp_path):
    whole, words = made
    measured = dpo.train(whole, words, ROWS, SETTINGS, 4)
    cut = dpo.add_adapter(blank(SHAPE), SETTINGS)

    def stop(step, steps, loss):
        if step == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        dpo.train(cut, words, ROWS, SETTINGS, 4, on_step=stop, checkpoints=tmp_path)
    again, told = dpo.add_adapter(blank(SHAPE), SETTINGS), []
    went_on = dpo.train(
        again, words, ROWS, SETTINGS, 4, on_step=lambda *step: told.append(step[0]), checkpoints=tmp_path
    )
    assert told == [4, 5, 6]
    assert {**went_on, "seconds": 0} == pytest.approx({**measured, "seconds": 0}, abs=1e-5)
    first, second = adapter_state(whole), adapter_state(again)
    assert all(torch.allclose(first[name], second[name], atol=1e-6) for name in first)


def test_adapters_are_checked_before_they_are_used(made, tmp_path):
    model, words = made
    dpo.train(model, words, ROWS, SETTINGS, 0)
    folder = tmp_path / "adapter"
    save_adapter(model, folder, "small")
    with pytest.raises(BadInput, match="belongs to the policy 'small', not to 'other'"):
        load_adapter(model, folder, "other")
    with pytest.raises(BadInput, match="holds no adapter"):
        load_adapter(model, tmp_path, "small")
    other = dpo.add_adapter(blank(SHAPE), SETTINGS.model_copy(update={"rank": 4}))
    with pytest.raises(BadInput, match="does not fit"):
        load_adapter(other, folder, "small")
    weights = folder / "adapter_model.safetensors"
    weights.write_bytes(weights.read_bytes()[:-100])
    with pytest.raises(BadInput, match="holds no adapter"):
        load_adapter(model, folder, "small")


def test_a_replacement_that_was_cut_short_leaves_the_old_adapter(made, tmp_path):
    model, _ = made
    save_adapter(model, tmp_path / "adapter", "small")
    (tmp_path / "adapter").rename(tmp_path / ".adapter.old")
    settle(tmp_path / "adapter")
    load_adapter(model, tmp_path / "adapter", "small")
