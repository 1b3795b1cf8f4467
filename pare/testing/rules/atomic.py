"""What fails leaves no trace: not in a table, not in a row, not in what the app keeps besides."""

from __future__ import annotations

from collections.abc import Iterator

from pare.testing.report import Fault
from pare.testing.subject import Subject


def check(subject: Subject) -> Iterator[Fault]:
    """Failed calls that changed something."""
    for one in subject.mishaps:
        if one.sort == "changed":
            yield subject.fault("atomic", one.what, one.detail, one.example)
