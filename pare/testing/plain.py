"""Plain values: one for each schema, and on no phone yet."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from pare.phone import Phone
from pare.testing.nodes import Node, resolved

TEXT = "Something that nobody asked for"
REACH = ("+15550199", "extra@example.com")
"""A telephone number and a mail address that are on no phone."""

PEOPLE = ("to", "cc", "bcc", "number", "email", "who", "attendees", "add", "numbers", "emails")
"""Names of arguments that stand for people."""

_BY_NAME = {"emoji": "🦔", "zone": "Asia/Tokyo", "recurrence": "FREQ=WEEKLY", "folder": "archive", "attachments": None}


def plain(name: str, node: Node, schema: Node, phone: Phone, reach: str = REACH[0]) -> Any:
    """The plainest value that fits a schema and is on no phone yet; None where only the phone's rows can tell."""
    node = resolved(node, schema)
    if "anyOf" in node:
        node = next((one for one in node["anyOf"] if one.get("type") == "string"), node["anyOf"][0])
    if name in _BY_NAME:
        return _BY_NAME[name]
    if "enum" in node or "const" in node:
        return node.get("const") or node["enum"][-1]
    if name.endswith(("_id", "_ids")):
        return None
    match node.get("type"):
        case "array" if "items" not in node:
            each = [plain(name, one, schema, phone, reach) for one in node.get("prefixItems", ())]
            return None if None in each else each
        case "array":
            one = plain(name, node["items"], schema, phone, reach)
            return None if one is None else [one]
        case "string" if node.get("format") == "date-time":
            return (phone.now + timedelta(days=40)).astimezone(phone.zone).isoformat()
        case "string" if node.get("format") == "date":
            return (phone.now + timedelta(days=40)).date().isoformat()
        case "string":
            return reach if name in PEOPLE else TEXT
        case "boolean":
            return True
        case "integer" | "number":
            return node.get("minimum", 1)
        case "object":
            return {
                inner: plain(inner, told, schema, phone, reach)
                for inner, told in node.get("properties", {}).items()
                if inner in node.get("required", ())
            }
    return None
