"""The analysis of the whole set, made once."""

from __future__ import annotations

import pytest

from propersim_bridge.personas.analysis.summary import Analysis, analyse
from propersim_bridge.personas.library import personas


@pytest.fixture(scope="session")
def analysis() -> Analysis:
    return analyse(personas().values())
