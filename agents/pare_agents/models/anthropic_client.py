"""Anthropic's messages API."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pare_agents.models.catalogue import model_facts
from pare_agents.models.client import Client, Connection, caused_by_connection
from pare_agents.models.errors import AttemptFailed, reading_answer
from pare_agents.models.reasoning import strip_reasoning
from pare_agents.models.schemas import strict_schema
from pare_agents.models.types import FinishReason, JsonObject, Message, Reply, Request, ToolCall, Usage

_DEFAULT_MAX_TOKENS = 16_000
_CACHED = {"cache_control": {"type": "ephemeral"}}
_TOOL_CHOICES = {"auto": "auto", "required": "any", "none": "none"}
_FINISH_REASONS: dict[str, FinishReason] = {
    "end_turn": "stop",
    "stop_sequence": "stop",
    "tool_use": "tool_calls",
    "max_tokens": "length",
    "model_context_window_exceeded": "length",
    "refusal": "refused",
}


class AnthropicClient(Client):
    """Messages through the anthropic SDK, with the prompt cache used for what repeats."""

    def __init__(self, id: str, connection: Connection) -> None:
        import anthropic

        super().__init__(id, connection)
        self._facts = model_facts(id)
        self._sdk = anthropic.AsyncAnthropic(
            api_key=connection.api_key, base_url=connection.base_url, timeout=connection.timeout_s, max_retries=0
        )

    async def _ask(self, body: JsonObject, request: Request) -> Reply:
        answer = await self._sdk.messages.create(**body)
        if not hasattr(answer, "model_dump"):
            raise AttemptFailed("malformed answer: not a JSON object")
        return self._read(answer.model_dump(mode="json", exclude_none=True, warnings=False), request)

    def _body(self, request: Request) -> JsonObject:
        limit = request.max_tokens or min(
            _DEFAULT_MAX_TOKENS, self._facts.get("max_output_tokens", _DEFAULT_MAX_TOKENS)
        )
        extra = dict(self.connection.options)
        if request.temperature is not None and self._facts.get("supports_sampling_params") is not False:
            extra["temperature"] = request.temperature
        body: JsonObject = {
            "model": self.name,
            "max_tokens": limit,
            "messages": self._messages(request),
            "extra_body": extra,
        }
        if request.system_text:
            body["system"] = [{"type": "text", "text": request.system_text, **_CACHED}]
        if request.tools:
            tools: list[JsonObject] = [
                {"name": tool.name, "description": tool.description, "input_schema": tool.parameters}
                for tool in request.tools
            ]
            tools[-1] |= _CACHED
            body["tools"] = tools
            body["tool_choice"] = {"type": self._tool_choice(request)}
        if request.json_schema is not None:
            schema = strict_schema(request.json_schema) or request.json_schema
            body["output_config"] = {"format": {"type": "json_schema", "schema": _supported(schema)}}
        return body

    def _tool_choice(self, request: Request) -> str:
        forced = request.tool_choice == "required"
        if forced and self._facts.get("supports_forced_tool_use") is False:
            return "auto"
        return _TOOL_CHOICES[request.tool_choice]

    def _messages(self, request: Request) -> list[JsonObject]:
        turns: list[JsonObject] = []
        for message in request.conversation:
            role = "assistant" if message.role == "assistant" else "user"
            blocks = self._blocks(message)
            if turns and turns[-1]["role"] == role:
                turns[-1]["content"] += blocks
            elif blocks:
                turns.append({"role": role, "content": blocks})
        if any(turn["role"] == "assistant" for turn in turns) and turns[-1]["role"] == "user":
            turns[-1]["content"][-1] |= _CACHED
        return turns

    def _blocks(self, message: Message) -> list[JsonObject]:
        if message.role == "tool":
            return [{"type": "tool_result", "tool_use_id": message.tool_call_id, "content": message.content}]
        if (answered := self._answered_blocks(message)) is not None:
            return answered
        text = [{"type": "text", "text": message.content}] if message.content.strip() else []
        calls = [
            {"type": "tool_use", "id": call.id, "name": call.name, "input": call.replayed_arguments()}
            for call in message.tool_calls
        ]
        return text + calls

    def _answered_blocks(self, message: Message) -> list[JsonObject] | None:
        """Return the blocks that this model answered with, if the message still says the same."""
        data = message.provider_data or {}
        if data.get("model") != self.id:
            return None
        blocks: list[JsonObject] = data["blocks"]
        text = strip_reasoning("".join(block["text"] for block in blocks if block["type"] == "text"))
        calls = [block["id"] for block in blocks if block["type"] == "tool_use"]
        unchanged = text == message.content and calls == [call.id for call in message.tool_calls]
        return list(blocks) if unchanged else None

    def _read(self, answer: Mapping[str, Any], request: Request) -> Reply:
        with reading_answer():
            blocks = [block for block in answer["content"] if block["type"] != "text" or block["text"]]
            calls = [_tool_call(block) for block in blocks if block["type"] == "tool_use"]
            thought = any(block["type"] in ("thinking", "redacted_thinking") for block in blocks)
            return Reply(
                text="".join(block["text"] for block in blocks if block["type"] == "text"),
                tool_calls=tuple(calls),
                usage=_usage(answer["usage"]),
                finish_reason=_FINISH_REASONS.get(answer.get("stop_reason", ""), "other"),
                model_version=str(answer.get("model", "")),
                provider_data={"model": self.id, "blocks": blocks} if thought and calls else None,
            )

    def _failure(self, error: Exception) -> AttemptFailed | None:
        import anthropic

        if isinstance(error, anthropic.APITimeoutError):
            return AttemptFailed("timed out")
        if isinstance(error, anthropic.APIStatusError):
            return AttemptFailed(error.message, status=error.status_code, headers=error.response.headers)
        if isinstance(error, anthropic.APIError):
            return AttemptFailed(f"{error.message} ({error.__cause__ or type(error).__name__})")
        if caused_by_connection(error):
            return AttemptFailed(f"unreadable answer ({type(error).__name__}: {error})")
        return None

    async def aclose(self) -> None:
        """Close the connections."""
        await self._sdk.close()


def _supported(schema: JsonObject) -> JsonObject:
    """Return a schema without the constraints that structured output refuses, told in the descriptions instead."""
    from anthropic import transform_schema

    return transform_schema(schema)


def _tool_call(block: Mapping[str, Any]) -> ToolCall:
    given = block.get("input")
    if isinstance(given, str):
        return ToolCall.parse(block["id"], block["name"], given)
    return ToolCall.of(block["id"], block["name"], given, json.dumps(given))


def _usage(usage: Mapping[str, Any]) -> Usage:
    read, written = usage.get("cache_read_input_tokens", 0), usage.get("cache_creation_input_tokens", 0)
    return Usage(
        input_tokens=usage["input_tokens"] + read + written,
        output_tokens=usage["output_tokens"],
        cached_input_tokens=read,
        reasoning_tokens=usage.get("output_tokens_details", {}).get("thinking_tokens", 0),
        cache_write_tokens=written,
    )
