"""Google's Gemini API."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any

from pare_agents.models.catalogue import model_facts
from pare_agents.models.client import Client, Connection, caused_by_connection
from pare_agents.models.errors import AttemptFailed, reading_answer
from pare_agents.models.types import FinishReason, JsonObject, Message, Reply, Request, ToolCall, Usage

if TYPE_CHECKING:
    from google.genai import errors, types

_MODES = {"auto": "AUTO", "required": "ANY", "none": "NONE"}
_FINISH_REASONS: dict[str, FinishReason] = {
    "STOP": "stop",
    "MAX_TOKENS": "length",
    "SAFETY": "refused",
    "RECITATION": "refused",
    "BLOCKLIST": "refused",
    "PROHIBITED_CONTENT": "refused",
    "SPII": "refused",
    "MODEL_ARMOR": "refused",
}


class GoogleClient(Client):
    """Content generation through the google-genai SDK."""

    def __init__(self, id: str, connection: Connection) -> None:
        from google import genai
        from google.genai import types

        super().__init__(id, connection)
        self._facts = model_facts(id)
        self._sdk = genai.Client(
            api_key=connection.api_key,
            vertexai=False,
            http_options=types.HttpOptions(
                base_url=connection.base_url,
                timeout=round(connection.timeout_s * 1000),
                retry_options=types.HttpRetryOptions(attempts=1),
            ),
        )

    async def _ask(self, body: JsonObject, request: Request) -> Reply:
        return self._read(await self._sdk.aio.models.generate_content(**body), request)

    def _body(self, request: Request) -> JsonObject:
        return {"model": self.name, "contents": self._contents(request), "config": self._config(request)}

    def _config(self, request: Request) -> types.GenerateContentConfig:
        from google.genai import types

        settings: dict[str, Any] = {
            "system_instruction": request.system_text or None,
            "max_output_tokens": request.max_tokens,
            "seed": request.seed,
            "automatic_function_calling": types.AutomaticFunctionCallingConfig(disable=True),
        }
        if self._facts.get("supports_sampling_params") is not False:
            settings["temperature"] = request.temperature
        if request.tools:
            declarations = [
                types.FunctionDeclaration(
                    name=tool.name, description=tool.description, parameters_json_schema=tool.parameters
                )
                for tool in request.tools
            ]
            settings["tools"] = [types.Tool(function_declarations=declarations)]
            mode = types.FunctionCallingConfigMode(_MODES[request.tool_choice])
            settings["tool_config"] = types.ToolConfig(function_calling_config=types.FunctionCallingConfig(mode=mode))
        if request.json_schema is not None:
            settings["response_mime_type"] = "application/json"
            settings["response_json_schema"] = request.json_schema
        return types.GenerateContentConfig(**settings, **self.connection.options)

    def _contents(self, request: Request) -> list[types.Content]:
        from google.genai import types

        calls = {call.id: call for message in request.messages for call in message.tool_calls}
        turns: list[tuple[str, list[types.Part]]] = []
        for message in request.conversation:
            role = "model" if message.role == "assistant" else "user"
            parts = self._parts(message, calls)
            if turns and turns[-1][0] == role:
                turns[-1][1].extend(parts)
            elif parts:
                turns.append((role, parts))
        return [types.Content(role=role, parts=parts) for role, parts in turns]

    def _parts(self, message: Message, calls: dict[str, ToolCall]) -> list[types.Part]:
        from google.genai import types

        if message.role == "tool":
            call = calls.get(message.tool_call_id or "")
            if call is None:
                raise ValueError(f"no tool call has the id {message.tool_call_id!r}")
            response = types.FunctionResponse(
                id=self._own(call.provider_data).get("id"), name=call.name, response={"result": message.content}
            )
            return [types.Part(function_response=response)]
        parts: list[types.Part] = []
        if message.content:
            parts.append(types.Part(text=message.content, thought_signature=self._signature(message.provider_data)))
        for call in message.tool_calls:
            function_call = types.FunctionCall(
                id=self._own(call.provider_data).get("id"), name=call.name, args=call.replayed_arguments()
            )
            signature = self._signature(call.provider_data)
            parts.append(types.Part(function_call=function_call, thought_signature=signature))
        return parts

    def _own(self, provider_data: JsonObject | None) -> JsonObject:
        return provider_data if provider_data and provider_data.get("model") == self.id else {}

    def _signature(self, provider_data: JsonObject | None) -> bytes | None:
        signature = self._own(provider_data).get("thought_signature")
        return None if signature is None else base64.b64decode(signature)

    def _read(self, answer: types.GenerateContentResponse, request: Request) -> Reply:
        with reading_answer():
            usage = _usage(answer.usage_metadata)
            version = answer.model_version or ""
            if not answer.candidates:
                if answer.prompt_feedback and answer.prompt_feedback.block_reason:
                    return Reply("", usage=usage, finish_reason="refused", model_version=version)
                raise AttemptFailed("empty answer: no candidates", usage=usage)
            candidate = answer.candidates[0]
            parts = [part for part in (candidate.content and candidate.content.parts) or [] if not part.thought]
            texts = [part for part in parts if part.text]
            wanted = [part for part in parts if part.function_call]
            reason = candidate.finish_reason.value if candidate.finish_reason else ""
            return Reply(
                text="".join(part.text or "" for part in texts),
                tool_calls=tuple(self._tool_call(part, request.next_call_id(i)) for i, part in enumerate(wanted)),
                usage=usage,
                finish_reason="tool_calls" if wanted else _FINISH_REASONS.get(reason, "other"),
                model_version=version,
                provider_data=self._kept(texts[-1], None) if texts else None,
            )

    def _tool_call(self, part: types.Part, default_id: str) -> ToolCall:
        call = part.function_call
        assert call is not None
        arguments = call.args or {}
        data = self._kept(part, call.id)
        return ToolCall.of(call.id or default_id, call.name or "", arguments, json.dumps(arguments), data)

    def _kept(self, part: types.Part, id: str | None) -> JsonObject | None:
        kept: JsonObject = {} if id is None else {"id": id}
        if part.thought_signature is not None:
            kept["thought_signature"] = base64.b64encode(part.thought_signature).decode()
        return {"model": self.id, **kept} if kept else None

    def _failure(self, error: Exception) -> AttemptFailed | None:
        from google.genai import errors
        from pydantic import ValidationError

        if isinstance(error, errors.APIError):
            return AttemptFailed(error.message or error.status or error, status=error.code, headers=_headers(error))
        if isinstance(error, (errors.UnknownApiResponseError, ValidationError, TypeError, AttributeError, KeyError)):
            return AttemptFailed("malformed answer: not what the API promises")
        if caused_by_connection(error):
            return AttemptFailed(f"connection error ({type(error).__name__}: {error})")
        return None

    async def aclose(self) -> None:
        """Close the connections."""
        await self._sdk.aio.aclose()
        self._sdk.close()


def _headers(error: errors.APIError) -> dict[str, str]:
    """Return the headers of an error, with the wait that Google tells in the body instead."""
    headers = {str(name).lower(): str(value) for name, value in getattr(error.response, "headers", {}).items()}
    details = error.details.get("error", {}).get("details", []) if isinstance(error.details, dict) else []
    for detail in details:
        if "retryDelay" in detail:
            headers.setdefault("retry-after", str(detail["retryDelay"]).removesuffix("s"))
    return headers


def _usage(usage: types.GenerateContentResponseUsageMetadata | None) -> Usage:
    if usage is None:
        return Usage()
    reasoning = usage.thoughts_token_count or 0
    return Usage(
        input_tokens=(usage.prompt_token_count or 0) + (usage.tool_use_prompt_token_count or 0),
        output_tokens=(usage.candidates_token_count or 0) + reasoning,
        cached_input_tokens=usage.cached_content_token_count or 0,
        reasoning_tokens=reasoning,
    )
