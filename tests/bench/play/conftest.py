from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pare import registry
from tests.bench.play.world import SUNDAY
from tests.bench.provider import answering


@pytest.fixture(autouse=True)
def _board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of one's own, and the one scenario that is played."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "scenarios", lambda: {SUNDAY.id: SUNDAY})


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A provider of models that answers what a test says."""
    with answering(monkeypatch) as server:
        yield server
