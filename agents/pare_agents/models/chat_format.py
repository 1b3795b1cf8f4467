"""The chat-completions format, which OpenAI, compatible servers and litellm speak."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pare_agents.models.errors import reading_answer
from pare_agents.models.schemas import strict_schema
from pare_agents.models.types import FinishReason, JsonObject, Message, Reply, Request, ToolCall, ToolSpec, Usage

_FINISH_REASONS: dict[str, FinishReason] = {
    "stop": "stop",
    "tool_calls": "tool_calls",
    "function_call": "tool_calls",
    "length": "length",
    "content_filter": "refused",
}


def chat_body(request: Request) -> JsonObject:
    """Return the parts of a request body that are the same wherever the format is spoken."""
    body: JsonObject = {"messages": [_message(message) for message in request.messages]}
    if request.tools:
        body["tools"] = [_tool(tool) for tool in request.tools]
        body["tool_choice"] = request.tool_choice
    if request.seed is not None:
        body["seed"] = request.seed
    if request.json_schema is not None:
        strict = strict_schema(request.json_schema)
        described = {"name": "answer", "schema": strict or request.json_schema, "strict": strict is not None}
        body["response_format"] = {"type": "json_schema", "json_schema": described}
    return body


def _message(message: Message) -> JsonObject:
    if message.role == "tool":
        return {"role": "tool", "tool_call_id": message.tool_call_id, "content": message.content}
    if not message.tool_calls:
        return {"role": message.role, "content": message.content}
    calls = [
        {
            "id": call.id,
            "type": "function",
            "function": {"name": call.name, "arguments": json.dumps(call.replayed_arguments(), ensure_ascii=False)},
        }
        for call in message.tool_calls
    ]
    return {"role": "assistant", "content": message.content or None, "tool_calls": calls}


def _tool(tool: ToolSpec) -> JsonObject:
    described = {"name": tool.name, "description": tool.description, "parameters": tool.parameters}
    return {"type": "function", "function": described}


def read_chat(answer: Mapping[str, Any], request: Request) -> Reply:
    """Read an answer in the chat-completions format; reasoning fields are left behind.

    Raises:
        AttemptFailed: It is not one.
    """
    with reading_answer():
        choice = answer["choices"][0]
        message = choice["message"]
        calls = tuple(
            ToolCall.parse(
                call.get("id") or request.next_call_id(index),
                call["function"]["name"],
                _text(call["function"].get("arguments")),
            )
            for index, call in enumerate(message.get("tool_calls") or ())
        )
        finish_reason = _FINISH_REASONS.get(choice.get("finish_reason") or "", "other")
        refusal = message.get("refusal")
        return Reply(
            text=_text(message.get("content")) or _text(refusal),
            tool_calls=calls,
            usage=_usage(answer.get("usage") or {}),
            finish_reason="refused" if refusal else finish_reason,
            model_version=str(answer.get("model") or ""),
        )


def _text(value: object) -> str:
    """Return a text field as text: some servers send content in parts, or arguments as an object."""
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, list):
        return "".join(part["text"] for part in value if part.get("type") == "text")
    return json.dumps(value)


def _usage(usage: Mapping[str, Any]) -> Usage:
    sent = usage.get("prompt_tokens_details") or {}
    written = usage.get("completion_tokens_details") or {}
    return Usage(
        input_tokens=usage.get("prompt_tokens") or 0,
        output_tokens=usage.get("completion_tokens") or 0,
        cached_input_tokens=sent.get("cached_tokens") or 0,
        reasoning_tokens=written.get("reasoning_tokens") or 0,
        cache_write_tokens=sent.get("cache_write_tokens") or 0,
    )
