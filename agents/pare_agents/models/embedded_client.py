"""Embedded models as a client like any other."""

from __future__ import annotations

import asyncio
import os

from pare_agents.models import embedded
from pare_agents.models.chat_format import chat_body, read_chat
from pare_agents.models.client import Client
from pare_agents.models.embedded_protocol import bounded
from pare_agents.models.errors import AttemptFailed
from pare_agents.models.types import JsonObject, Reply, Request

_MOST_TOKENS = 512
_BAD_REQUEST = 400


class EmbeddedClient(Client):
    """A model in this process; it answers in a thread, so that other episodes go on meanwhile.

    Of the options, `threads` is the number of threads that it computes with (default: all cores); others go into the
    request.
    """

    def _body(self, request: Request) -> JsonObject:
        options = {key: value for key, value in self.connection.options.items() if key != "threads"}
        body = {**chat_body(request), "max_tokens": request.max_tokens or _MOST_TOKENS, "stream": False, **options}
        if request.temperature is not None:
            body["temperature"] = request.temperature
        if request.json_schema is not None:
            schema = bounded(request.json_schema)
            body["response_format"] = {"type": "json_schema", "json_schema": {"name": "answer", "schema": schema}}
        return body

    async def _ask(self, body: JsonObject, request: Request) -> Reply:
        threads = int(self.connection.options.get("threads") or os.cpu_count() or 1)
        answer = await asyncio.to_thread(embedded.ask, self.name, body, threads)
        if "choices" not in answer:
            error = answer.get("error", answer)
            told = error.get("message", error) if isinstance(error, dict) else error
            raise AttemptFailed(f"the embedded model cannot answer: {told}", status=_BAD_REQUEST)
        reply = read_chat(answer, request)
        if request.json_schema is not None and reply.finish_reason == "length":
            raise AttemptFailed(f"the answer was cut off after {body['max_tokens']} tokens", usage=reply.usage)
        return reply

    def _failure(self, error: Exception) -> AttemptFailed | None:
        if isinstance(error, (RuntimeError, ValueError)):
            return AttemptFailed(f"the embedded model cannot answer: {error}", status=_BAD_REQUEST)
        return None
