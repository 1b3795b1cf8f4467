"""Python's garbage collector while episodes are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (20_000, 20, 10)
"""Thresholds of the three generations: an episode makes thousands of objects, and keeps nearly all until it ends."""


@contextmanager
def seldom() -> Iterator[None]:
    """Let the collector look less often inside; the worlds of a few more finished episodes stay in memory meanwhile."""
    before = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
