"""What a check found, and the one error that tells all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from pare.errors import shortened
from pare.times import plain

_MOST = 5  # faults of one rule that are told in full


@dataclass(frozen=True, slots=True)
class Fault:
    """One way in which an app breaks a rule.

    Attributes:
        app: the app's name.
        rule: the rule's name.
        what: what breaks it: an operation, a screen, a tap (`Inbox.open`), a destination (`Inbox.open -> Mail`).
        detail: what is wrong, and what would be right.
        example: the smallest example that was found, such as a call; may be empty.
    """

    app: str
    rule: str
    what: str
    detail: str
    example: str = ""

    def __str__(self) -> str:
        return f"{self.what}: {self.detail}" + (f"\n      for example {self.example}" if self.example else "")


class AppFaults(AssertionError):
    """An app breaks rules.

    Attributes:
        faults: all that was found.
    """

    def __init__(self, app: str, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        rules = list(dict.fromkeys(fault.rule for fault in faults))
        lines = [f"the app {app} breaks {len(rules)} rule{'s' if len(rules) > 1 else ''}: {', '.join(rules)}"]
        for rule in rules:
            mine = [fault for fault in faults if fault.rule == rule]
            lines.append(f"  {rule}")
            lines += [f"    {fault}" for fault in mine[:_MOST]]
            lines += [f"    and {len(mine) - _MOST} more"] if len(mine) > _MOST else []
        super().__init__("\n".join(lines))


def called(name: str, arguments: Any) -> str:
    """A call as it stands in an example."""
    try:
        told = orjson.dumps(arguments, default=plain).decode()
    except TypeError:
        told = repr(arguments)
    return f"{name}({told if len(told) <= 300 else told[:299] + '…'})"


def raised(error: BaseException) -> str:
    """An unexpected error in a few words, with the place where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = ""
    if trace is not None:
        where = f" ({trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno})"
    return f"{type(error).__name__}: {shortened(str(error), 200)}{where}"
