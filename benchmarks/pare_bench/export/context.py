"""What the assistant had before it at a moment of a trace, as text that a model can be trained on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import orjson

VALUE = 600  # characters of a result
Turn = Mapping[str, Any]


def before_proposing(turns: Sequence[Turn], turn: int) -> str:
    """Everything observed and read up to the end of a turn's observation, its own decision left out.

    Args:
        turns: a trace's turns.
        turn: the number of the turn, from 1.
    """
    lines: list[str] = []
    for record in turns[:turn]:
        observed, executed = record.get("observed"), record.get("executed")
        if observed is not None:
            lines += [_event(event) for event in observed["events"]]
            lines += [f"you called {call_text(call)} and got {result_text(call)}" for call in observed["calls"]]
            if observed["proposal"] and record["turn"] < turn:
                lines.append(f"you proposed: {observed['proposal']}")
        if executed is not None and record["turn"] < turn:
            lines.append(f"you carried it out and reported: {executed['report']}")
    return "\n".join(lines)


def call_text(call: Mapping[str, Any]) -> str:
    """A call in the JSON form in which models without tool calling write it."""
    return orjson.dumps({"tool": call["name"], "arguments": call["arguments"]}).decode()


WAIT = call_text({"name": "wait", "arguments": {}})


def result_text(call: Mapping[str, Any]) -> str:
    """What a call gave, cut."""
    told = call["error"] or orjson.dumps(call["value"]).decode()
    return told if len(told) <= VALUE else told[:VALUE] + "…"


def _event(event: Mapping[str, Any]) -> str:
    at = datetime.fromisoformat(event["at"])
    return f"[{at:%a %d %b %H:%M}] {event['app'] or 'phone'}: {event['text']}"
