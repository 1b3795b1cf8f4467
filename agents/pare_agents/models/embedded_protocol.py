"""Tool calling for embedded models: the JSON protocol, with a grammar that lets nothing else be written."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from pare_agents.models.json_protocol import JsonProtocol, as_text, read_call
from pare_agents.models.schemas import inline_refs
from pare_agents.models.types import JsonObject, Reply, Request, ToolSpec

_LONGEST_STRING, _LONGEST_ARRAY = 160, 4
_KEPT = (
    "type", "properties", "required", "additionalProperties", "items", "enum", "const", "anyOf", "oneOf", "allOf",
    "maxLength", "minLength", "maxItems", "minItems", "minimum", "maximum", "$ref", "$defs",
)  # fmt: skip


class ConstrainedJson(JsonProtocol):
    """Offers tools in the system prompt; what comes back is always a call of one of them, or an answer in words."""

    async def send(self, request: Request) -> Reply:
        """Answer; the text of the model follows a JSON schema whenever tools may be called."""
        if not request.tools or request.tool_choice == "none" or request.json_schema is not None:
            return await super().send(request)
        schema = calls_schema(request.tools, answers=request.tool_choice == "auto")
        rendered = replace(request, messages=as_text(request), tools=(), tool_choice="auto", json_schema=schema)
        reply = await self.inner.send(rendered)
        text, call = read_call(reply.text, request.next_call_id())
        if call is None:
            return replace(reply, text=_answer(text))
        return replace(reply, text="", tool_calls=(call,), finish_reason="tool_calls")


def calls_schema(tools: tuple[ToolSpec, ...], *, answers: bool) -> JsonObject:
    """The schema of one call of one of the tools, or, if `answers`, of ``{"answer": "…"}``."""
    forms = [_form({"tool": {"const": tool.name}, "arguments": inline_refs(tool.parameters)}) for tool in tools]
    if answers:
        forms.append(_form({"answer": {"type": "string"}}))
    return forms[0] if len(forms) == 1 else {"anyOf": forms}


def bounded(schema: JsonObject) -> JsonObject:
    """A schema that a grammar can be made of and that every answer ends in time for: strings and arrays have limits."""
    kept: JsonObject = _bounded(schema)
    return kept


def _form(properties: JsonObject) -> JsonObject:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def _bounded(node: Any) -> Any:
    if isinstance(node, list):
        return [_bounded(item) for item in node]
    if not isinstance(node, dict):
        return node
    kept: JsonObject = {}
    for key, value in node.items():
        if key in ("properties", "$defs"):
            kept[key] = {name: _bounded(sub) for name, sub in value.items()}
        elif key in ("enum", "const", "required"):
            kept[key] = value
        elif key in _KEPT:
            kept[key] = _bounded(value)
    if node.get("type") == "string" and not {"enum", "const"} & node.keys():
        kept["maxLength"] = min(kept.get("maxLength", _LONGEST_STRING), max(_LONGEST_STRING, kept.get("minLength", 0)))
    if node.get("type") == "array":
        kept["maxItems"] = min(kept.get("maxItems", _LONGEST_ARRAY), max(_LONGEST_ARRAY, kept.get("minItems", 0)))
    if node.get("type") == "object" and "properties" in node:
        kept.setdefault("additionalProperties", False)
    return kept


def _answer(text: str) -> str:
    """The words of ``{"answer": "…"}``; any other text as it is."""
    try:
        read = json.loads(text)
    except ValueError:
        return text
    return str(read["answer"]) if isinstance(read, dict) and "answer" in read else text
