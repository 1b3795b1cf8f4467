"""Every seed has a pre-training of its own, made before anything is played; and it is the one that is used."""

import pytest
import torch

from pare.errors import LoadError
from propersim_bridge.experiment import ahead
from propersim_bridge.policies import cached, small
from propersim_bridge.policies.choice import open_policy
from propersim_bridge.policies.pretrain import Pretraining, pretrain
from tests.propersim_bridge.experiment.playing import config

REAL = True
TINY = {"width": 16, "layers": 1, "heads": 2, "inner": 16, "users": 2, "steps": 20, "batch": 8}


@pytest.fixture(autouse=True)
def tiny(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(small, "Pretraining", lambda seed: Pretraining(seed=seed, **TINY))


def lacking(asked):
    return ahead.lacking(asked, asked.courses)


def test_what_is_lacking_is_pretrained_for_each_seed_and_then_used():
    asked, told = config(seeds=(0, 3)), []
    assert lacking(asked) == (0, 3)
    ahead.pretrain(asked, asked.courses, 1, lambda share, words: told.append(share))
    assert told == [0.25, 0.5, 0.75, 1.0]
    assert lacking(asked) == ()
    assert lacking(config(seeds=(0, 1, 3))) == (1,)
    first, third = (open_policy("small", lambda id: None, seed=seed) for seed in (0, 3))
    made = pretrain(Pretraining(seed=3, **TINY))
    assert all(torch.equal(one, two) for one, two in zip(third._base.parameters(), made.parameters(), strict=True))
    assert not torch.equal(first._base.lm_head.weight, third._base.lm_head.weight)
    assert (first.name, third.name) == ("small", "small of seed 3")


def test_any_number_is_a_seed():
    asked = config(seeds=(-1, 2**40 + 7))
    ahead.pretrain(asked, asked.courses, 1, lambda share, words: None)
    assert lacking(config(seeds=(-1, 2**40 + 7, 7))) == ()


def test_nothing_is_lacking_where_the_small_policy_is_not_used():
    assert lacking(config(assistants=("silent", "oracle"))) == ()
    assert lacking(config(policy="some/model", bits=16)) == ()


def test_only_what_is_still_to_be_played_needs_any():
    asked = config(seeds=(0, 1), assistants=("ars", "silent"))
    left = [course for course in asked.courses if course.assistant == "silent" or course.seed == 1]
    assert ahead.lacking(asked, left) == (1,)


def test_in_processes_side_by_side_the_weights_are_the_same(monkeypatch):
    asked, told = config(seeds=(0, 1)), []
    ahead.pretrain(asked, asked.courses, 1, lambda share, words: None)
    alone = {seed: cached._read(cached._folder(small.shape_of(seed)), small.shape_of(seed)) for seed in (0, 1)}
    for seed in (0, 1):
        cached.discard(cached._folder(small.shape_of(seed)), "it is to be made anew")
    monkeypatch.setattr(ahead, "_work", _tiny_work)
    ahead.pretrain(asked, asked.courses, 2, lambda share, words: told.append(share))
    assert told[-1] == 1.0
    for seed, model in alone.items():
        again = cached._read(cached._folder(small.shape_of(seed)), small.shape_of(seed))
        assert all(torch.equal(one, two) for one, two in zip(model.parameters(), again.parameters(), strict=True))


def test_a_process_that_is_ended_from_outside_is_one_line(monkeypatch):
    monkeypatch.setattr(ahead, "_work", _ended)
    asked = config(seeds=(0, 1))
    with pytest.raises(LoadError, match=r"^a pre-training was ended from outside$"):
        ahead.pretrain(asked, asked.courses, 2, lambda share, words: None)


def _tiny_work(seed):
    """In a worker, where nothing is patched."""
    small.Pretraining = lambda seed: Pretraining(seed=seed, **TINY)
    ahead._pretrain(seed, ahead.tell)
    return ""


def _ended(seed):
    import os
    import signal

    os.kill(os.getpid(), signal.SIGKILL)
