"""Executed plans of successful episodes, as conversations to imitate."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pare_bench.export.context import before_proposing, call_text, result_text
from pare_bench.export.preferences import Played

_ACCEPTED = "The user accepted your proposal: carry it out, then report."


def demonstrations(episodes: Iterable[Played]) -> Iterator[dict[str, Any]]:
    """For each accepted proposal of a successful episode: what was known, the proposal, the calls and the report.

    Every call stands as JSON text in a message of the assistant, and its result in the user's message after it, so
    that any chat template takes it.
    """
    for row, turns in episodes:
        if not row.success:
            continue
        proposed: tuple[int, str] | None = None
        for record in turns:
            observed, executed = record.get("observed"), record.get("executed")
            if observed and observed["proposal"]:
                proposed = int(str(record["turn"])), observed["proposal"]
            if executed and proposed is not None:
                turn, text = proposed
                told = [_said("user", before_proposing(turns, turn))]
                told.append(_said("assistant", call_text({"name": "propose", "arguments": {"text": text}})))
                answer = _ACCEPTED
                for call in executed["calls"]:
                    told += [_said("user", answer), _said("assistant", call_text(call))]
                    answer = f"Result of {call['name']}: {result_text(call)}"
                report = call_text({"name": "report", "arguments": {"text": executed["report"]}})
                told += [_said("user", answer), _said("assistant", report)]
                yield {"messages": told, "scenario": row.scenario, "repeat": row.repeat, "turn": turn}


def _said(role: str, content: str) -> dict[str, str]:
    return {"role": role, "content": content}
