"""Other executions than a scenario's own: what is right in other words passes, what is wrong in good words fails.

Each module of `executions` is named like its scenario and gives calls by name, in the form of `wrong` and `ways`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from pare import registry
from pare.scenario import Calls, by_stage
from pare_bench.gates.base import errors, played, told, with_calls

FOLDER = Path(__file__).parent / "executions"
SCENARIOS = registry.scenarios()
LEAST = 4


def table(name: str) -> list[tuple[str, str, Calls]]:
    return [
        (path.stem.replace("_", "-"), told, calls)
        for path in sorted(FOLDER.glob("*.py"))
        for told, calls in getattr(import_module(f"tests.scenarios.executions.{path.stem}"), name).items()
    ]


RIGHT, WRONG = table("RIGHT"), table("WRONG")


@pytest.mark.parametrize(("id", "name", "calls"), RIGHT, ids=[f"{id}: {name}" for id, name, _ in RIGHT])
def test_what_is_right_in_other_words_passes(id: str, name: str, calls: Calls) -> None:
    episode = played(SCENARIOS[id], with_calls(by_stage(calls)))
    assert errors(episode) == []
    assert episode.grade.success, told(episode)


@pytest.mark.parametrize(("id", "name", "calls"), WRONG, ids=[f"{id}: {name}" for id, name, _ in WRONG])
def test_what_is_wrong_in_good_words_fails(id: str, name: str, calls: Calls) -> None:
    episode = played(SCENARIOS[id], with_calls(by_stage(calls)))
    assert errors(episode) == []
    assert episode.grade.outcome == "failed"


def test_every_table_has_both() -> None:
    for id in {id for id, _, _ in (*RIGHT, *WRONG)}:
        for rows in (RIGHT, WRONG):
            assert sum(id == mine for mine, _, _ in rows) >= LEAST
