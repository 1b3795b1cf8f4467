"""Logging stays as it was."""

from __future__ import annotations

import logging

from pare.logs import left_alone


def test_what_an_import_sets_up_is_undone() -> None:
    root = logging.getLogger()
    before = root.level, root.handlers.copy()
    with left_alone():
        logging.basicConfig(level=logging.DEBUG, force=True)
    assert (root.level, root.handlers) == before
