"""Bad input is refused with an error from which an agent can recover: it names the argument and what would be right."""

from __future__ import annotations

from collections.abc import Iterator

from pare.testing.report import Fault
from pare.testing.subject import Subject


def check(subject: Subject) -> Iterator[Fault]:
    """Wrong calls that broke, were accepted, or were refused in words that help nobody."""
    for one in subject.mishaps:
        if one.sort != "changed":
            yield subject.fault("bad input", one.what, one.detail, one.example)
