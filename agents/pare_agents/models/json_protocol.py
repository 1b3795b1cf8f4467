"""Tool calling in plain text, for models that have no tool calling of their own."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from pare_agents.models.model import Layer
from pare_agents.models.schemas import inline_refs
from pare_agents.models.secrets import without_secrets
from pare_agents.models.types import JsonObject, Message, Reply, Request, ToolCall, ToolSpec

_INTRODUCTION = """\
You act by calling tools. To call one, answer with exactly one JSON object and nothing else:
{"tool": "<name of the tool>", "arguments": {<its arguments>}}
Call one tool at a time; its result comes in the next message."""
_ENDINGS = {
    "required": "Every answer must be such a JSON object.",
    "auto": "If no tool is needed, answer in plain text without any JSON.",
    "none": "Do not call a tool now: answer in plain text.",
}
_NAME_KEYS = ("tool", "name", "tool_name", "function")
_ARGUMENT_KEYS = ("arguments", "args", "parameters", "input")
_BROKEN_CALL = re.compile(r'\{\s*"(?:tool|tool_name)"\s*:\s*"([^"]*)"')
_FENCE = re.compile(r"```\w*")


class JsonProtocol(Layer):
    """Offers tools in the system prompt and reads calls out of the text."""

    async def send(self, request: Request) -> Reply:
        """Answer; what is written as a call comes back as a tool call."""
        if not request.tools:
            return await self.inner.send(replace(request, messages=as_text(request)))
        rendered = replace(request, messages=as_text(request), tools=(), tool_choice="auto")
        reply = await self.inner.send(rendered)
        if request.tool_choice == "none":
            return reply
        text, call = read_call(reply.text, request.next_call_id())
        if call is None:
            return reply
        return replace(reply, text=text, tool_calls=(call,), finish_reason="tool_calls")


def render_tools(tools: tuple[ToolSpec, ...], tool_choice: str) -> str:
    """Return the part of the system prompt that offers the tools."""
    schemas = [json.dumps(inline_refs(tool.parameters), ensure_ascii=False) for tool in tools]
    listed = "\n".join(
        f"- {tool.name}: {tool.description}\n  arguments: {schema}" for tool, schema in zip(tools, schemas, strict=True)
    )
    return f"{_INTRODUCTION}\n\nTools:\n{listed}\n\n{_ENDINGS[tool_choice]}"


def read_call(text: str, call_id: str) -> tuple[str, ToolCall | None]:
    """Find the first tool call in a model's text, inside code fences or other text.

    Returns:
        The text before the call, and the call: None if there is none; one with an `error` if it is broken. Both are
        without keys, which may have been hidden by the escapes of the JSON.
    """
    return without_secrets(_read_call(text, call_id))


def _read_call(text: str, call_id: str) -> tuple[str, ToolCall | None]:
    decoder = json.JSONDecoder(strict=False)
    position = text.find("{")
    while position >= 0:
        try:
            value, _ = decoder.raw_decode(text, position)
        except (ValueError, RecursionError):
            value = None
        if (call := _as_call(value, call_id)) is not None:
            return _FENCE.sub("", text[:position]).rstrip().removesuffix("[").strip(), call
        position = text.find("{", position + 1)
    if broken := _BROKEN_CALL.search(text):
        error = "the call is not one valid JSON object"
        return _FENCE.sub("", text[: broken.start()]).strip(), ToolCall(call_id, broken[1], None, text, error)
    return text, None


def _as_call(value: Any, call_id: str) -> ToolCall | None:
    if not isinstance(value, dict):
        return None
    if isinstance(value.get("function"), dict):
        value = value["function"]
    name = next((value[key] for key in _NAME_KEYS if isinstance(value.get(key), str)), None)
    key = next((key for key in _ARGUMENT_KEYS if key in value), None)
    if name is None or (key is None and "tool" not in value):
        return None
    arguments = value[key] if key is not None else {}
    if isinstance(arguments, str):
        return ToolCall.parse(call_id, name, arguments)
    return ToolCall.of(call_id, name, arguments, json.dumps(arguments, ensure_ascii=False))


def as_text(request: Request) -> tuple[Message, ...]:
    """Rewrite a conversation so that it holds no tool messages and no tool calls; tools are offered at its start."""
    messages: list[Message] = []
    if request.tools:
        offer = render_tools(request.tools, request.tool_choice)
        messages.append(Message("system", "\n\n".join(part for part in (request.system_text, offer) if part)))
    elif request.system_text:
        messages.append(Message("system", request.system_text))
    names = {call.id: call.name for message in request.messages for call in message.tool_calls}
    for message in request.conversation:
        if message.role == "tool":
            name = names.get(message.tool_call_id or "", "the tool")
            message = Message("user", f"Result of {name}:\n{message.content}")
        elif message.tool_calls:
            written = [json.dumps(_written(call), ensure_ascii=False) for call in message.tool_calls]
            message = Message(message.role, "\n".join([message.content, *written] if message.content else written))
        if messages and messages[-1].role == message.role == "user":
            message = Message("user", f"{messages.pop().content}\n\n{message.content}")
        messages.append(message)
    return tuple(messages)


def _written(call: ToolCall) -> JsonObject:
    return {"tool": call.name, "arguments": call.replayed_arguments()}
