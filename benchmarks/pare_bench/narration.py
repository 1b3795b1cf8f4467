"""A trace as people read it, turn by turn."""

from __future__ import annotations

from typing import Any

from pare.showing import visible
from pare.trace import Trace, reading


def narrate(trace: Trace) -> str:
    """What both sides saw and did, and how it was graded.

    Raises:
        LoadError: the trace does not hold what a trace holds.
    """
    with reading():
        return _narrated(trace.value)


def _narrated(trace: dict[str, Any]) -> str:
    lines = [f"{_text(trace['scenario'])}, seed {_text(trace['seed'])}"]
    for turn in trace["turns"]:
        lines.append(f"\nturn {_text(turn['turn'])}, {_text(turn['at'])}")
        for step in turn["user"]:
            lines += [f"  assistant said: {_text(said)}" for said in step["said"]]
            if step["pending"]:
                lines.append(f"  pending: {_text(step['pending'])}")
            lines.append(f"  user on {_text(step['screen'])}: {_call(step['action'])}{_error(step)}")
        lines += _assistant(turn)
    grade = trace["grade"]
    why = f" ({_text(grade['failure'])})" if grade["failure"] else ""
    lines.append(f"\n{_text(grade['outcome'])}{why}")
    lines += [f"  {'yes' if holds else 'NO '} {_text(name)}" for name, holds in grade["checks"].items()]
    lines += [f"  not allowed: {_text(effect)}" for effect in grade["collateral"]]
    return "\n".join(lines)


def _assistant(turn: dict[str, Any]) -> list[str]:
    lines = []
    if "observed" in turn:
        observed = turn["observed"]
        lines += [
            f"  {_text(event['actor'])}: {_text(event['text'])}"
            for event in observed["events"]
            if event["kind"] == "event"
        ]
        lines += [f"  assistant reads {_call(call)}{_error(call)}" for call in observed["calls"]]
        offered = observed["proposal"]
        lines.append(f"  assistant proposes: {_text(offered)}" if offered else "  assistant waits")
    if "executed" in turn:
        lines += [f"  assistant calls {_call(call)}{_error(call)}" for call in turn["executed"]["calls"]]
        lines.append(f"  assistant reports: {_text(turn['executed']['report'])}")
    return lines


def _call(call: dict[str, Any]) -> str:
    name, arguments = _text(call["name"]), call["arguments"]
    return f"{name}({', '.join(f'{_text(k)}={v!r}' for k, v in arguments.items())})" if arguments else name


def _error(step: dict[str, Any]) -> str:
    return f" -> {_text(step['error'])}" if step["error"] else ""


def _text(value: object) -> str:
    """A text of the trace: nothing in it acts on a terminal, and no line of it passes for another's."""
    return visible(str(value), indent="      ")
