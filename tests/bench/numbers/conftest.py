from collections.abc import Callable

import pytest

from pare_bench.numbers.row import EpisodeRow

USUAL = {
    "seed": 7,
    "domain": "work",
    "capabilities": ("planning", "memory"),
    "difficulty": "easy",
    "apps": ("email", "calendar"),
    "checks": {},
    "progress": 0.5,
    "turns": 5,
    "observed_turns": 4,
    "proposals": 0,
    "accepted": 0,
    "rejected": 0,
    "expired": 0,
    "violations": 0,
    "user_actions": 5,
    "user_reads": 2,
    "user_writes": 0,
    "reads": 3,
    "writes": 1,
    "failed_calls": 0,
    "evidence_seen": None,
    "evidence_before_proposal": None,
    "in_window": None,
    "named_need": None,
    "tokens_in": 100,
    "tokens_out": 10,
    "cached_tokens": 0,
    "model_calls": 2,
    "cost_usd": 0.25,
    "model_seconds": 1.5,
    "wall_seconds": 2.0,
}


def build(scenario: str = "s", repeat: int = 0, *, success: bool = False, **fields: object) -> EpisodeRow:
    """A usual episode that succeeded or failed, with the given fields changed."""
    ending: dict[str, object] = {"status": "ok", "error": None, "outcome": "assisted", "failure": None}
    if fields.get("status") == "error":
        ending |= {"error": "the model did not answer", "outcome": None}
    elif not success:
        ending |= {"outcome": "failed", "failure": "never proposed"}
    values = {"scenario": scenario, "repeat": repeat, "success": success} | USUAL | ending | fields
    return EpisodeRow.model_validate(values)


@pytest.fixture(scope="session")
def row() -> Callable[..., EpisodeRow]:
    return build
