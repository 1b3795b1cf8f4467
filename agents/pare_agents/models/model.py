"""The one interface through which every agent talks to a model."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from pare_agents.models.types import JsonObject, Message, Reply, Request, ToolChoice, ToolSpec


class Model(ABC):
    """A model that answers conversations.

    Agents call `complete`. Implementations, also fake ones in tests, define `id` and `send`.
    A model belongs to the event loop in which it is first asked; open it once and share it among all episodes.
    """

    id: str

    @abstractmethod
    async def send(self, request: Request) -> Reply:
        """Answer one request.

        Raises:
            ModelError: There is no answer.
        """

    async def complete(
        self,
        messages: Sequence[Message],
        tools: Sequence[ToolSpec] = (),
        *,
        tool_choice: ToolChoice = "auto",
        temperature: float | None = None,
        max_tokens: int | None = None,
        seed: int | None = None,
        repeat: int = 0,
        json_schema: JsonObject | None = None,
    ) -> Reply:
        """Answer a conversation; the arguments are those of `Request`.

        Raises:
            ModelError: There is no answer.
        """
        return await self.send(
            Request(tuple(messages), tuple(tools), tool_choice, temperature, max_tokens, seed, repeat, json_schema)
        )

    async def aclose(self) -> None:
        """Close connections and files."""
        return

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


class Layer(Model):
    """A model that adds one thing to another model."""

    def __init__(self, inner: Model) -> None:
        self.inner = inner
        self.id = inner.id

    async def aclose(self) -> None:
        """Close the model inside."""
        await self.inner.aclose()
