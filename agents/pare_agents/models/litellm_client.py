"""Every other provider, through litellm."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

from pare_agents.models.chat_format import chat_body, read_chat
from pare_agents.models.client import Client, Connection, caused_by_connection
from pare_agents.models.errors import AttemptFailed, ModelUnavailable
from pare_agents.models.schemas import inline_refs
from pare_agents.models.types import JsonObject, Reply, Request

BASE_URL_VARIABLE = "PARE_LITELLM_BASE_URL"

# Clouds whose credentials may as well lie in files or come from the machine.
_CLOUD_PREFIXES = ("AWS_", "VERTEXAI_")


@cache
def load_litellm() -> Any:
    """Import litellm so that it stays quiet: no network, no telemetry, no .env file, no printing."""
    os.environ.setdefault("LITELLM_LOCAL_MODEL_COST_MAP", "True")
    os.environ.setdefault("LITELLM_MODE", "PRODUCTION")
    litellm: Any = import_module("litellm")
    litellm.telemetry = False
    litellm.drop_params = True
    litellm.suppress_debug_info = True
    litellm.disable_aiohttp_transport = True
    return litellm


def check_litellm(id: str, base_url: str | None = None) -> None:
    """Check what can be checked before the first request.

    Raises:
        ModelUnavailable: litellm knows no such provider, or the provider's key is missing.
    """
    litellm = load_litellm()
    name = id.partition("/")[2]
    try:
        *_, usual_address = litellm.get_llm_provider(name)
    except Exception:
        raise ModelUnavailable(
            f"{id}: litellm knows no provider for {name!r}; write for instance litellm/ollama/llama3", model=id
        ) from None
    address = base_url or os.environ.get(BASE_URL_VARIABLE) or usual_address
    reported = litellm.validate_environment(name, api_base=address)["missing_keys"]
    missing = [variable for variable in reported if not variable.startswith(_CLOUD_PREFIXES)]
    if missing:
        raise ModelUnavailable(f"{id}: set the environment variable {' and '.join(missing)}", model=id)


class LiteLLMClient(Client):
    """Chat completions through litellm."""

    def __init__(self, id: str, connection: Connection) -> None:
        super().__init__(id, connection)
        self._litellm = load_litellm()
        self._base_url = connection.base_url or os.environ.get(BASE_URL_VARIABLE) or None

    async def _ask(self, body: JsonObject, request: Request) -> Reply:
        written = (await self._litellm.acompletion(**body)).model_dump(warnings=False)
        return self._with_provider_data(read_chat(written, request), written)

    def _body(self, request: Request) -> JsonObject:
        tools = tuple(replace(tool, parameters=inline_refs(tool.parameters)) for tool in request.tools)
        body = {
            "model": self.name,
            "api_base": self._base_url,
            "timeout": self.connection.timeout_s,
            "num_retries": 0,
            "max_retries": 0,
            "drop_params": True,
            **chat_body(replace(request, tools=tools)),
            **self.connection.options,
        }
        if request.temperature is not None:
            body["temperature"] = request.temperature
        if request.max_tokens is not None:
            body["max_tokens"] = request.max_tokens
        for message, sent in zip(request.messages, body["messages"], strict=True):
            sent |= self._own(message.provider_data)
            for call, sent_call in zip(message.tool_calls, sent.get("tool_calls", ()), strict=True):
                sent_call |= self._own(call.provider_data)
        return body

    def _own(self, provider_data: JsonObject | None) -> JsonObject:
        data = provider_data or {}
        return {key: value for key, value in data.items() if key != "model"} if data.get("model") == self.id else {}

    def _with_provider_data(self, reply: Reply, answer: JsonObject) -> Reply:
        """Keep what litellm hands through for providers that sign their reasoning."""
        message = answer["choices"][0]["message"]
        calls = tuple(
            replace(call, provider_data=self._kept(written, "provider_specific_fields"))
            for call, written in zip(reply.tool_calls, message.get("tool_calls") or (), strict=True)
        )
        return replace(reply, tool_calls=calls, provider_data=self._kept(message, "thinking_blocks"))

    def _kept(self, written: JsonObject, field: str) -> JsonObject | None:
        return {"model": self.id, field: written[field]} if written.get(field) else None

    def _failure(self, error: Exception) -> AttemptFailed | None:
        import openai

        if isinstance(error, openai.APITimeoutError):
            return AttemptFailed("timed out")
        if isinstance(error, openai.APIConnectionError):
            return AttemptFailed(error.message)
        if isinstance(error, openai.APIError):
            return AttemptFailed(error.message, status=getattr(error, "status_code", None), headers=_headers(error))
        if caused_by_connection(error):
            return AttemptFailed(f"unreadable answer ({type(error).__name__}: {error})")
        return None


def _headers(error: Exception) -> dict[str, str]:
    for holder in (getattr(error, "response", None), error):
        for name in ("headers", "litellm_response_headers"):
            if found := getattr(holder, name, None):
                return {str(key): str(value) for key, value in found.items()}
    return {}
