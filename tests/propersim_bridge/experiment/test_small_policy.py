"""Training for real: the small policy, trl's DPO trainer and a peft adapter, for two days; here and in workers.

It takes torch, transformers, trl and peft. The pre-training is cut down to a few steps.
"""

import sqlite3
from contextlib import closing

import pytest

from pare.errors import LoadError
from propersim_bridge.experiment import ahead, parts, pool
from propersim_bridge.experiment.driver import drive
from propersim_bridge.policies import cached, small
from propersim_bridge.policies.pretrain import Pretraining, pretrain
from propersim_bridge.policies.small import SmallPolicy
from propersim_bridge.report.numbers import read
from propersim_bridge.training import buffer
from tests.propersim_bridge.experiment.fakes import FakeEmbedder
from tests.propersim_bridge.experiment.playing import config, left, report

REAL = True
COURSE = "persona-01.proper.seed-0"
TINY = {"width": 32, "layers": 1, "heads": 2, "inner": 64, "users": 4, "steps": 25, "batch": 32}


@pytest.fixture(scope="module")
def policy():
    for needed in ("torch", "transformers", "trl", "peft", "datasets"):
        pytest.importorskip(needed, reason=f"training for real needs {needed}: pip install 'pare-sim[train]'")
    shape = Pretraining(width=32, layers=1, heads=2, inner=64, steps=25, batch=32)
    base = pretrain(shape)
    return lambda id, model, bits, seed: SmallPolicy(base, shape)


def test_two_days_with_real_training_are_the_same_after_a_stop_at_the_second_training(tmp_path, policy, monkeypatch):
    monkeypatch.setattr(ahead, "lacking", lambda config, courses: ())
    monkeypatch.setattr(parts, "open_policy", policy)
    monkeypatch.setattr(parts, "open_embedder", lambda id: FakeEmbedder())
    asked = config(days=2, pairs=32)
    drive(tmp_path / "e", asked, 1)
    (course,) = read(tmp_path / "e", asked)
    assert len(course.days) == 2
    names = [name for name in left(tmp_path / "e") if "adapters/" in name]
    assert f"{COURSE}/adapters/day-002/adapter_model.safetensors" in names
    assert not any("day-001" in name for name in names)

    draw, drawn = buffer.Buffer.draw, []

    def interrupted(self, *told):
        drawn.append(told)
        if len(drawn) == 2:
            raise KeyboardInterrupt
        return draw(self, *told)

    monkeypatch.setattr(buffer.Buffer, "draw", interrupted)
    with pytest.raises(KeyboardInterrupt, match="nothing is lost"):
        drive(tmp_path / "f", asked, 1)
    monkeypatch.setattr(buffer.Buffer, "draw", draw)
    drive(tmp_path / "f", asked, 1)
    assert left(tmp_path / "f") == left(tmp_path / "e")
    assert report(tmp_path / "f") == report(tmp_path / "e")


def test_a_persona_lives_two_days_with_the_small_policy_as_it_comes(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    asked = config(days=2, pairs=200)
    drive(tmp_path / "e", asked, 1)
    (course,) = read(tmp_path / "e", asked)
    first, second = course.days
    assert first.recommended > 0.8 * first.ticks  # it talks to everybody, until it is told otherwise
    assert second.recommended < 0.5 * second.ticks
    assert second.score > first.score + 0.5
    assert f"{COURSE}/adapters/day-002/adapter_model.safetensors" in left(tmp_path / "e")


def test_policies_are_pretrained_kept_and_trained_in_workers_as_they_are_here(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    asked = config(days=2, pairs=16, seeds=(0, 3), step=10.0)
    _tiny(monkeypatch.setattr)
    drive(tmp_path / "alone", asked, 1)
    for seed in (0, 3):
        cached.discard(cached._folder(small.shape_of(seed)), "it is to be made anew")
    monkeypatch.setattr(ahead, "_work", _pretrain)
    monkeypatch.setattr(pool, "_work", _play)
    drive(tmp_path / "together", asked, 2)
    assert left(tmp_path / "together") == left(tmp_path / "alone")
    trained = [name for name in left(tmp_path / "alone") if name.endswith("adapter_model.safetensors")]
    assert len(trained) == 2

    drive(tmp_path / "begun", config(days=1, pairs=16, step=10.0), 1)
    monkeypatch.setattr(small, "shape_of", lambda seed: Pretraining(seed=seed + 1, **TINY))
    begun = tmp_path / "begun" / COURSE / "ticks.sqlite"
    with closing(sqlite3.connect(begun, isolation_level=None)) as database:  # as if killed in the evening
        database.execute("UPDATE days SET ended = NULL")
    with pytest.raises(LoadError, match=r"was begun with another pre-trained policy \(\w{16}, not \w{16}\)"):
        drive(tmp_path / "begun", config(days=1, pairs=16, step=10.0), 1)


def _tiny(put):
    put(small, "Pretraining", lambda seed: Pretraining(seed=seed, **TINY))
    put(parts, "open_embedder", lambda id: FakeEmbedder())


def _pretrain(seed):
    """In a worker, where nothing is patched."""
    _tiny(setattr)
    return REAL_PRETRAIN(seed)


def _play(*job):
    """In a worker, where nothing is patched."""
    _tiny(setattr)
    return REAL_PLAY(*job)


REAL_PRETRAIN, REAL_PLAY = ahead._work, pool._work
