"""The one test here that trains for real: the small policy, trl's DPO trainer and a peft adapter, for two days.

It takes torch, transformers, trl and peft. The pre-training is cut down to a few steps.
"""

import pytest

from propersim_bridge.experiment import ahead, parts
from propersim_bridge.experiment.driver import drive
from propersim_bridge.policies.pretrain import Pretraining, pretrain
from propersim_bridge.policies.small import SmallPolicy
from propersim_bridge.report.numbers import read
from propersim_bridge.training import buffer
from tests.propersim_bridge.experiment.fakes import FakeEmbedder
from tests.propersim_bridge.experiment.playing import config, left, report

REAL = True
COURSE = "persona-01.proper.seed-0"


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
