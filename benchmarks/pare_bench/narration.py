"""A trace as people read it, turn by turn."""

from __future__ import annotations

from typing import Any

from pare.errors import LoadError
from pare.trace import Trace


def narrate(trace: Trace) -> str:
    """What both sides saw and did, and how it was graded.

    Raises:
        LoadError: the trace does not hold what a trace holds.
    """
    try:
        return _narrated(trace.value)
    except (KeyError, TypeError, AttributeError) as error:
        raise LoadError(f"the trace is broken: {type(error).__name__} {error}") from error


def _narrated(trace: dict[str, Any]) -> str:
    lines = [f"{trace['scenario']}, seed {trace['seed']}"]
    for turn in trace["turns"]:
        lines.append(f"\nturn {turn['turn']}, {turn['at']}")
        for step in turn["user"]:
            lines += [f"  assistant said: {said}" for said in step["said"]]
            if step["pending"]:
                lines.append(f"  pending: {step['pending']}")
            lines.append(f"  user on {step['screen']}: {_call(step['action'])}{_error(step)}")
        lines += _assistant(turn)
    grade = trace["grade"]
    why = f" ({grade['failure']})" if grade["failure"] else ""
    lines.append(f"\n{grade['outcome']}{why}")
    lines += [f"  {'yes' if holds else 'NO '} {name}" for name, holds in grade["checks"].items()]
    lines += [f"  not allowed: {effect}" for effect in grade["collateral"]]
    return "\n".join(lines)


def _assistant(turn: dict[str, Any]) -> list[str]:
    lines = []
    if "observed" in turn:
        observed = turn["observed"]
        lines += [
            f"  {event['actor']}: {_indented(event['text'])}"
            for event in observed["events"]
            if event["kind"] == "event"
        ]
        lines += [f"  assistant reads {_call(call)}{_error(call)}" for call in observed["calls"]]
        lines.append(f"  assistant proposes: {observed['proposal']}" if observed["proposal"] else "  assistant waits")
    if "executed" in turn:
        lines += [f"  assistant calls {_call(call)}{_error(call)}" for call in turn["executed"]["calls"]]
        lines.append(f"  assistant reports: {turn['executed']['report']}")
    return lines


def _call(call: dict[str, Any]) -> str:
    arguments = call["arguments"]
    return f"{call['name']}({', '.join(f'{k}={v!r}' for k, v in arguments.items())})" if arguments else call["name"]


def _error(step: dict[str, Any]) -> str:
    return f" -> {step['error']}" if step["error"] else ""


def _indented(text: str) -> str:
    return text.replace("\n", "\n      ")
