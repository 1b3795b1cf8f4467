"""The cache of pre-trained policies: what cannot be written there is done without."""

from __future__ import annotations

from pathlib import Path

import pytest

from propersim_bridge.policies.cached import WEIGHTS, _write, whole

torch = pytest.importorskip("torch")


def test_weights_that_cannot_be_written_are_told_of_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model = torch.nn.Linear(2, 2)
    whole(tmp_path / "cache", lambda fresh: _write(model, fresh / "gone" / WEIGHTS))
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "nothing is kept in" in told
    assert list(tmp_path.iterdir()) == []


def test_what_is_kept_is_whole(tmp_path: Path) -> None:
    from safetensors.torch import load_file

    model = torch.nn.Linear(2, 2)
    whole(tmp_path / "cache", lambda fresh: _write(model, fresh / WEIGHTS))
    kept = load_file(tmp_path / "cache" / WEIGHTS)
    assert torch.equal(kept["weight"], model.weight)
