"""What all apps together cost a model: every request carries their tools."""

from __future__ import annotations

import json
from typing import Any

from pare import registry


def operations() -> list[dict[str, Any]]:
    tools = [tool for kind in registry.apps().values() for tool in kind.blueprint().tools.values()]
    specs = [tool.spec for tool in tools if tool.kind in ("read", "write")]
    return [
        {"type": "function", "function": {"name": s.name, "description": s.description, "parameters": s.parameters}}
        for s in specs
    ]


def test_all_apps_together_have_at_most_120_operations() -> None:
    assert len(operations()) <= 120


def test_all_their_tool_schemas_as_chat_tools_are_under_60_kb_of_json() -> None:
    assert len(json.dumps(operations(), separators=(",", ":"))) < 60_000


def test_names_fit_every_provider_and_are_given_once() -> None:
    names = [str(one["function"]["name"]) for one in operations()]
    assert len(set(names)) == len(names)
    assert all(len(name) <= 64 and name.replace("_", "").isalnum() for name in names)
