from __future__ import annotations

from pathlib import Path

import pytest

from pare import registry
from tests.bench.play.world import SUNDAY


@pytest.fixture(autouse=True)
def _board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of one's own, and the one scenario that is played."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(registry, "scenarios", lambda: {SUNDAY.id: SUNDAY})
