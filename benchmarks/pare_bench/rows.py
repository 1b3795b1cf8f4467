"""From a finished episode to its row of figures."""

from __future__ import annotations

from typing import Any

from pare.effects import same
from pare.episode import Episode
from pare.journal import Call
from pare.phone import Phone
from pare.scenario import Scenario
from pare_agents.models.meter import Meter
from pare_agents.models.types import Usage
from pare_bench.numbers.row import EpisodeRow, ModelCall
from pare_bench.offers import offers
from pare_bench.taps import taps_saved

_SPENDING = {
    "calls", "tokens_in", "tokens_out", "cached_tokens", "model_calls", "cost_usd", "model_seconds", "wall_seconds",
}  # fmt: skip
_NO_LOOK = ("wait", "accept_proposal", "reject_proposal")


def row_of(
    scenario: Scenario, repeat: int, seed: int, episode: Episode, spent: Meter, wall_seconds: float
) -> EpisodeRow:
    """The row of a finished episode."""
    spending = _spent(spent, wall_seconds)
    return EpisodeRow(**_about(scenario, repeat, seed), **spending, **_played(scenario, episode))


def row_again(scenario: Scenario, stored: EpisodeRow, episode: Episode) -> EpisodeRow:
    """The row of an episode that was played again: graded anew, at the cost that it had."""
    spent = stored.model_dump(include=_SPENDING)
    return EpisodeRow(**_about(scenario, stored.repeat, stored.seed), **spent, **_played(scenario, episode))


def _played(scenario: Scenario, episode: Episode) -> dict[str, Any]:
    phone, grade, turns = episode.phone, episode.grade, episode.turns
    statuses = [proposal.status for proposal in phone.proposals]
    calls = [call for call in phone.journal.calls if call.actor == "assistant"]
    kinds = [_kind(phone, call) for call in calls if call.error is None]
    writing = _user_writes(phone)
    looks = [c for c in phone.journal.calls if c.actor == "user" and c.error is None and c.name not in _NO_LOOK]
    return {
        "status": "ok",
        "error": None,
        "outcome": grade.outcome,
        "success": grade.success,
        "failure": grade.failure,
        "checks": dict(grade.checks),
        "progress": grade.progress,
        "turns": len(turns),
        "observed_turns": sum("observed" in turn for turn in turns),
        "proposals": len(statuses),
        "accepted": statuses.count("accepted"),
        "rejected": statuses.count("rejected"),
        "expired": statuses.count("expired"),
        "violations": grade.violations,
        "user_actions": sum(len(turn["user"]) for turn in turns),
        "user_reads": sum(call.number not in writing for call in looks),
        "user_writes": len(writing),
        "taps_saved": taps_saved(scenario, episode),
        "reads": kinds.count("read"),
        "writes": kinds.count("write"),
        "failed_calls": sum(call.error is not None for call in calls),
        "evidence_seen": grade.evidence,
        "evidence_before_proposal": grade.evidence_before,
        "in_window": grade.in_window,
        "named_need": grade.named_need,
        "offers": offers(scenario, episode),
    }


def error_row(scenario: Scenario, repeat: int, seed: int, error: str, spent: Meter, wall_seconds: float) -> EpisodeRow:
    """The row of an episode that met an infrastructure error."""
    counts = (
        "turns", "observed_turns", "proposals", "accepted", "rejected", "expired", "violations", "user_actions",
        "user_reads", "user_writes", "reads", "writes", "failed_calls",
    )  # fmt: skip
    unknown = ("outcome", "evidence_seen", "evidence_before_proposal", "in_window", "named_need")
    return EpisodeRow(
        **_about(scenario, repeat, seed),
        **_spent(spent, wall_seconds),
        **dict.fromkeys(counts, 0),
        **dict.fromkeys(unknown),
        status="error",
        error=error,
        success=False,
        failure="error",
        checks={},
        progress=0.0,
    )


def _kind(phone: Phone, call: Call) -> str:
    """Whether a call that worked was of a reading or a writing operation."""
    return phone.tool(call.ran[0].operation).kind


def _user_writes(phone: Phone) -> set[int]:
    """Numbers of the user's calls that changed something; that a mail is read now does not count."""
    return {
        c.call
        for c in phone.journal.changes
        if c.actor == "user" and not c.table.startswith("phone.")
        and (c.before is None or c.after is None or not same(c.before, c.after))
    }  # fmt: skip


def _about(scenario: Scenario, repeat: int, seed: int) -> dict[str, Any]:
    return {
        "scenario": scenario.id,
        "repeat": repeat,
        "seed": seed,
        "domain": scenario.domain,
        "capabilities": scenario.capabilities,
        "difficulty": scenario.difficulty,
        "apps": tuple(app.name for app in scenario.apps),
        "content": scenario.content,
    }


def _spent(spent: Meter, wall_seconds: float) -> dict[str, Any]:
    total = spent.totals()
    usage = total.usage
    return {
        "calls": tuple(_model_call(*reply) for reply in spent.replies),
        "tokens_in": usage.input_tokens,
        "tokens_out": usage.output_tokens,
        "cached_tokens": usage.cached_input_tokens,
        "model_calls": total.calls,
        "cost_usd": None if total.unpriced_calls else total.cost_usd,
        "model_seconds": total.latency_s,
        "wall_seconds": max(wall_seconds, 0.0),  # a clock may jump back
    }


def _model_call(model: str, usage: Usage, cost_usd: float | None, seconds: float, cached: bool) -> ModelCall:
    return ModelCall(
        model=model, tokens_in=usage.input_tokens, tokens_out=usage.output_tokens,
        cached_tokens=usage.cached_input_tokens, cost_usd=cost_usd, seconds=seconds, cached=cached,
    )  # fmt: skip
