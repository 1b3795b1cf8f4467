"""Brings JSON schemas, as pydantic writes them, into the forms that providers accept."""

from __future__ import annotations

from typing import Any

from pare_agents.models.types import JsonObject


def inline_refs(schema: JsonObject) -> JsonObject:
    """Return `schema` with every ``$ref`` replaced by what it refers to.

    A schema that refers to itself keeps that reference and the definitions.
    """
    definitions: dict[str, Any] = schema.get("$defs", {})
    recursive = False

    def resolved(node: Any, path: tuple[str, ...]) -> Any:
        nonlocal recursive
        if isinstance(node, list):
            return [resolved(item, path) for item in node]
        if not isinstance(node, dict):
            return node
        name = str(node.get("$ref", "")).removeprefix("#/$defs/")
        if name in definitions:
            if name in path:
                recursive = True
                return node
            beside = {key: value for key, value in node.items() if key != "$ref"}
            return resolved({**definitions[name], **beside}, (*path, name))
        return {key: resolved(value, path) for key, value in node.items()}

    body = resolved({key: value for key, value in schema.items() if key != "$defs"}, ())
    assert isinstance(body, dict)
    return {**body, "$defs": definitions} if recursive else body


def strict_schema(schema: JsonObject) -> JsonObject | None:
    """Return `schema` as strict structured output wants it, or None if it cannot be said that way.

    Every object is closed and requires all its properties; defaults are dropped. Free-form objects
    (maps from any key) have no strict form.
    """

    class _FreeForm(Exception):
        pass

    def strict(node: Any) -> Any:
        if isinstance(node, list):
            return [strict(item) for item in node]
        if not isinstance(node, dict):
            return node
        if node.get("type") == "object" and (node.get("additionalProperties") or "properties" not in node):
            raise _FreeForm
        result = {
            key: {name: strict(sub) for name, sub in value.items()} if key in ("properties", "$defs") else strict(value)
            for key, value in node.items()
            if key != "default"
        }
        if node.get("type") == "object":
            result |= {"additionalProperties": False, "required": list(node["properties"])}
        return result

    try:
        result = strict(schema)
    except _FreeForm:
        return None
    assert isinstance(result, dict)
    return result
