"""One tiny pre-trained policy for all tests of a process."""

from __future__ import annotations

import pytest
import torch

from propersim_bridge.policies.pretrain import Pretraining, pretrain

TINY = Pretraining(width=32, layers=1, heads=2, inner=48, users=4, steps=60, batch=32, lr=0.01)


@pytest.fixture(scope="session")
def tiny():
    return pretrain(TINY)


@pytest.fixture(autouse=True)
def single_thread():
    """Small sums in several threads only wait for each other, where other tests run beside."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)
