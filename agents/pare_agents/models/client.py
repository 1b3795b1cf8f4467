"""What the clients of all providers have in common."""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pare_agents.models.errors import AttemptFailed
from pare_agents.models.model import Model
from pare_agents.models.reasoning import strip_reasoning
from pare_agents.models.secrets import guard_logs, keep_secret, without_secrets
from pare_agents.models.types import JsonObject, Reply, Request


@dataclass(frozen=True, slots=True)
class Connection:
    """How a client reaches its provider.

    Attributes:
        api_key: The key, or None where the provider takes none or finds its own.
        base_url: Where the provider's API is; None for the SDK's own rule, environment variables included.
        timeout_s: Longest time for one request, from sending it to the last byte of the answer.
        options: Further parameters of the provider's request, such as ``reasoning_effort``.
    """

    api_key: str | None = field(default=None, repr=False)
    base_url: str | None = field(default=None, repr=False)
    timeout_s: float = 300.0
    options: Mapping[str, Any] = field(default_factory=dict)


class Client(Model):
    """One provider's SDK: one request, one answer, no repeats.

    Raises `AttemptFailed` instead of the SDK's errors; `Retrying` makes `ModelError` of it.
    """

    def __init__(self, id: str, connection: Connection) -> None:
        self.id = id
        self.name = id.partition("/")[2]
        self.connection = connection
        keep_secret(connection.api_key, connection.base_url)
        guard_logs()

    async def send(self, request: Request) -> Reply:
        """Answer with one request."""
        body = self._body(request)
        started = time.perf_counter()
        limit_s = self.connection.timeout_s
        try:
            async with asyncio.timeout(limit_s):
                reply = await self._ask(body, request)
        except AttemptFailed:
            raise
        except TimeoutError:
            raise AttemptFailed(f"timed out: no complete answer within {limit_s:g} s") from None
        except Exception as error:
            failure = self._failure(error)
            if failure is None:
                raise
            raise failure from None
        latency_s = max(time.perf_counter() - started, 0.0)  # a clock may jump back
        reply = without_secrets(reply)  # a server may repeat what it was sent, and answers are recorded and kept
        return replace(reply, text=strip_reasoning(reply.text), model=self.id, latency_s=latency_s)

    @abstractmethod
    def _body(self, request: Request) -> JsonObject:
        """Return the request as the arguments of the SDK's call."""

    @abstractmethod
    async def _ask(self, body: JsonObject, request: Request) -> Reply:
        """Call the SDK and read the answer."""

    @abstractmethod
    def _failure(self, error: Exception) -> AttemptFailed | None:
        """Say what an SDK's error means, or None if it is not one."""


def caused_by_connection(error: BaseException) -> bool:
    """Tell whether an error, whatever SDK and HTTP library it comes from, is about the connection or the body."""
    libraries = {"httpx", "httpx2", "httpcore", "httpcore2", "aiohttp", "h11", "json"}
    return isinstance(error, (OSError, ValueError)) or any(
        kind.__module__.partition(".")[0] in libraries for kind in type(error).__mro__
    )
