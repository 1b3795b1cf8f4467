"""A world for each test."""

from __future__ import annotations

import pytest

from tests.agents.free.world import World


@pytest.fixture
def world() -> World:
    return World()
