"""OpenAI, and every server that speaks its chat completions (vLLM and others, through OPENAI_BASE_URL)."""

from __future__ import annotations

import re

from pare_agents.models.chat_format import chat_body, read_chat
from pare_agents.models.client import Client, Connection, caused_by_connection
from pare_agents.models.errors import AttemptFailed
from pare_agents.models.types import JsonObject, Reply, Request

_REASONING_MODEL = re.compile(r"(gpt-([5-9]|\d\d)|o\d)(?!.*chat)")


class OpenAIClient(Client):
    """Chat completions through the openai SDK."""

    def __init__(self, id: str, connection: Connection) -> None:
        import openai

        super().__init__(id, connection)
        self._sdk = openai.AsyncOpenAI(
            api_key=connection.api_key, base_url=connection.base_url, timeout=connection.timeout_s, max_retries=0
        )

    async def _ask(self, body: JsonObject, request: Request) -> Reply:
        answer = await self._sdk.chat.completions.create(**body)
        if not hasattr(answer, "model_dump"):
            raise AttemptFailed("malformed answer: not a JSON object")
        return read_chat(answer.model_dump(warnings=False), request)

    def _body(self, request: Request) -> JsonObject:
        body = {"model": self.name, "extra_body": dict(self.connection.options), **chat_body(request)}
        reasons = bool(_REASONING_MODEL.match(self.name))
        if request.temperature is not None and not reasons:
            body["temperature"] = request.temperature
        if request.max_tokens is not None:
            body["max_completion_tokens" if reasons else "max_tokens"] = request.max_tokens
        return body

    def _failure(self, error: Exception) -> AttemptFailed | None:
        import openai

        if isinstance(error, openai.APITimeoutError):
            return AttemptFailed("timed out")
        if isinstance(error, openai.APIStatusError):
            return AttemptFailed(error.message, status=error.status_code, headers=error.response.headers)
        if isinstance(error, openai.APIError):
            return AttemptFailed(f"{error.message} ({error.__cause__ or type(error).__name__})")
        if caused_by_connection(error):
            return AttemptFailed(f"unreadable answer ({type(error).__name__}: {error})")
        return None

    async def aclose(self) -> None:
        """Close the connections."""
        await self._sdk.close()
