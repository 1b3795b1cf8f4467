"""One tiny pre-trained policy for all tests of a process."""

from __future__ import annotations

import pytest

from propersim_bridge.policies.pretrain import Pretraining, pretrain

TINY = Pretraining(width=32, layers=1, heads=2, inner=48, users=4, steps=60, batch=32, lr=0.01)


@pytest.fixture(scope="session")
def tiny():
    return pretrain(TINY)
