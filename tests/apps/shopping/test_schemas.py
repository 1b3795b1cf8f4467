"""What models are told of arguments: no more than their names and operations do not tell already."""

from __future__ import annotations

from typing import Any

import pytest

from pare.testing.fitting import fits
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping

TOOLS = {
    tool.name: tool
    for app in (Apartments, Cab, Notes, Shopping)
    for tool in app.blueprint().tools.values()
    if tool.kind in ("read", "write")
}


@pytest.mark.parametrize("name", TOOLS)
def test_an_argument_without_a_description_is_explained_on_the_pages_all_the_same(name: str) -> None:
    told = {one.arg_name: one.description for one in TOOLS[name].doc.params}
    assert all(told.get(argument) for argument in TOOLS[name].schema["properties"])


@pytest.mark.parametrize(("name", "argument", "rest"), [
    ("shopping__set_cart", "variant_id", {"type": "string"}),
    ("shopping__set_cart", "quantity", {"type": "integer", "minimum": 0, "maximum": 999, "default": 1}),
    ("cab__update_ride", "pickup_at", {"type": "string", "format": "date-time"}),
    ("apartments__answer_offer", "answer", {"type": "string", "enum": ["accept", "decline"]}),
    ("notes__create_note", "tags", {"type": "array", "items": {"type": "string"}}),
])  # fmt: skip
def test_types_bounds_formats_and_options_stay(name: str, argument: str, rest: dict[str, Any]) -> None:
    assert TOOLS[name].schema["properties"][argument] == rest


def test_a_saved_search_takes_what_a_search_takes() -> None:
    search, save = (TOOLS[f"apartments__{name}"].schema["properties"] for name in ("search_listings", "save_search"))
    kept = {name: node for name, node in search.items() if name not in ("sort", "include_gone", "limit", "offset")}
    assert {*kept} <= {*save}
    for name, node in kept.items():
        assert fits(True, node, {}) == fits(True, save[name], {})
        assert node["type"] == save[name]["type"]
        assert node.get("items", node).get("enum") == save[name].get("items", save[name]).get("enum")
