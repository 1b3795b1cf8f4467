"""An unneeded write for any app, made up from its schemas."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from pare.app import App
from pare.effects import effects
from pare.errors import ActionError
from pare.phone import Phone
from pare.scenario import Do, Scenario
from pare.tool import Tool

_TEXT = "Something that nobody asked for"
_BY_NAME = {"to": "+15550199", "email": "extra@example.com", "number": "+15550199"}


def unneeded(app: type[App], scenario: Scenario) -> Do | None:
    """A call of one of the app's writing operations that works and has an effect; None if none was found.

    Operations that need no existing row come first, since such a call works whatever else has happened.
    """
    tools = [tool for tool in app.blueprint().tools.values() if tool.kind == "write"]
    tools.sort(key=lambda tool: any(name.endswith(("_id", "_ids")) for name in tool.schema.get("required", ())))
    for tool in tools:
        for arguments in (_made_up(tool, scenario.prepared, "number"), _made_up(tool, scenario.prepared, "email")):
            if arguments is not None and _has_effect(tool, app, scenario.prepared, arguments):
                return Do(getattr(app, tool.name.partition("__")[2]), arguments)
    return None


def _has_effect(tool: Tool, app: type[App], prepared: Phone, arguments: dict[str, Any]) -> bool:
    phone = prepared.fork()
    try:
        with phone.step("world"):
            tool.call(phone.app(app), **tool.parse(arguments, phone.zone))
    except ActionError:
        return False
    return bool(effects(phone.journal.changes))


def _made_up(tool: Tool, phone: Phone, reach: str) -> dict[str, Any] | None:
    """Values for the required arguments, and a recipient where there may be one."""
    schema, arguments = tool.schema, {}
    wanted = dict.fromkeys([*schema.get("required", ()), *(n for n in ("to",) if n in schema["properties"])])
    for name in wanted:
        value = _value(name, schema["properties"][name], schema, phone, reach)
        if value is None:
            return None
        arguments[name] = value
    return arguments


def _value(name: str, told: dict[str, Any], schema: dict[str, Any], phone: Phone, reach: str) -> Any:
    if "$ref" in told:
        told = schema["$defs"][told["$ref"].rpartition("/")[2]]
    if "anyOf" in told:
        told = next((option for option in told["anyOf"] if option.get("type") == "string"), told["anyOf"][0])
    if "enum" in told or "const" in told:
        return told.get("const") or told["enum"][-1]
    if name.endswith("_id"):
        return _row(phone, name.removesuffix("_id"))
    match told.get("type"):
        case "array":
            one = _row(phone, name.removesuffix("_ids")) if name.endswith("_ids") else _value(
                name, told["items"], schema, phone, reach)  # fmt: skip
            return None if one is None else [one]
        case "string" if told.get("format") == "date-time":
            return (phone.now + timedelta(days=40)).astimezone(phone.zone).isoformat()
        case "string" if told.get("format") == "date":
            return (phone.now + timedelta(days=40)).date().isoformat()
        case "string":
            return _BY_NAME[reach] if name in ("to", "cc", "number", "email", "who", "attendees") else _TEXT
        case "boolean":
            return True
        case "integer" | "number":
            return told.get("minimum", 1)
        case "object":
            return {n: _value(n, p, schema, phone, reach) for n, p in told.get("properties", {}).items()
                    if n in told.get("required", ())}  # fmt: skip
    return None


def _row(phone: Phone, kind: str) -> str | None:
    for table in phone.tables():
        if table.kind.kind == kind:
            return next((row.id for row in table), None)
    return None
