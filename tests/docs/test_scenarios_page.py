"""`docs/scenarios.md` is what the suite's classes declare; `UPDATE_DOCS=1 pytest tests/docs` writes it anew."""

from __future__ import annotations

import os
from pathlib import Path

from pare import registry
from pare_bench.splits import split
from pare_bench.suite import facts, page

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"


def test_the_page_is_what_the_scenarios_declare() -> None:
    now = page([registry.scenario(id) for id in split("full")])
    if os.environ.get("UPDATE_DOCS"):
        PAGE.write_text(now, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == now, "run UPDATE_DOCS=1 pytest tests/docs"


def test_a_scenario_tells_what_it_asks_for() -> None:
    told = facts(registry.scenario("kennel-wants-fourteen-days"))
    assert told.answers
    assert told.deadline
    assert told.steps == 3
    assert {*told.reads} == {"email", "calendar", "reminders"}
    assert told.writes == (
        "messaging__send_message", "messaging__send_message", "calendar__create_event", "email__reply_email",
    )  # fmt: skip
