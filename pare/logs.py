"""Logging stays the application's: a library that sets it up when it is imported is undone."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def left_alone() -> Iterator[None]:
    """Keep the root logger's level and handlers as they are, whatever is imported inside."""
    root = logging.getLogger()
    level, handlers = root.level, root.handlers.copy()
    try:
        yield
    finally:
        root.setLevel(level)
        root.handlers[:] = handlers
