"""Embeddings by a model: an OpenAI-compatible endpoint, or anything that litellm reaches.

Keys, addresses, time limits, repeats and errors are those of `pare_agents.models`, whose clients these are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from pare_agents.models.client import Client, Connection
from pare_agents.models.errors import AttemptFailed, ModelUnavailable, reading_answer
from pare_agents.models.ids import api_key, check_model
from pare_agents.models.limit import Limited
from pare_agents.models.litellm_client import LiteLLMClient
from pare_agents.models.model import Model
from pare_agents.models.openai_client import OpenAIClient
from pare_agents.models.retry import Retrying
from pare_agents.models.types import JsonObject, Message, Reply, Request, Usage
from propersim_bridge.memory.embedding import Vectors, unit

BATCH = 256  # texts of one request


class ModelEmbedder:
    """Embeds with a model.

    Args:
        id: `openai/…` or `litellm/…`.
        base_url: where to ask, if not where the environment says.
        timeout_s: longest time for one request.
        attempts: requests for one batch of texts at most.
        max_concurrency: requests under way at most.
        sleep: waits that many seconds between attempts.

    Raises:
        ModelUnavailable: the provider has no embeddings, or its key is missing.
    """

    def __init__(
        self, id: str, *, base_url: str | None = None, timeout_s: float = 60.0, attempts: int = 6,
        max_concurrency: int = 8, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:  # fmt: skip
        checked = check_model(id, base_url=base_url)
        kinds: dict[str, type[Client]] = {"openai": _OpenAIEmbeddings, "litellm": _LiteLLMEmbeddings}
        if checked.provider not in kinds:
            raise ModelUnavailable(f"{id}: embeddings come from openai/… or litellm/…, or offline: wordllama", model=id)
        client = kinds[checked.provider](str(checked), Connection(api_key(checked), base_url, timeout_s))
        self.id = str(checked)
        self._model: Model = Retrying(Limited(client, max_concurrency), attempts=attempts, sleep=sleep)

    async def vectors(self, texts: Sequence[str]) -> Vectors:
        """One row for each text.

        Raises:
            ModelError: there is no answer.
        """
        parts = [texts[at : at + BATCH] for at in range(0, len(texts), BATCH)]
        replies = await asyncio.gather(*(self._model.complete([Message("user", t) for t in part]) for part in parts))
        return unit([row for reply in replies for row in (reply.provider_data or {})["vectors"]])

    async def aclose(self) -> None:
        """Close the connections."""
        await self._model.aclose()


class _OpenAIEmbeddings(OpenAIClient):
    """One request for embeddings: a text a message, and the vectors beside the answer."""

    async def _ask(self, body: JsonObject, request: Request) -> Reply:
        return _read(await self._sdk.embeddings.create(**body), request)

    def _body(self, request: Request) -> JsonObject:
        return {"model": self.name, "input": _texts(request), "encoding_format": "float"}


class _LiteLLMEmbeddings(LiteLLMClient):
    """The same through litellm."""

    async def _ask(self, body: JsonObject, request: Request) -> Reply:
        return _read(await self._litellm.aembedding(**body), request)

    def _body(self, request: Request) -> JsonObject:
        return {
            "model": self.name, "input": _texts(request), "api_base": self._base_url,
            "timeout": self.connection.timeout_s, "num_retries": 0, "max_retries": 0,
        }  # fmt: skip


def _texts(request: Request) -> list[str]:
    return [message.content for message in request.messages]


def _read(answer: Any, request: Request) -> Reply:
    """The vectors of an answer, in the order of the texts."""
    with reading_answer():
        written = answer.model_dump(warnings=False)
        rows = [row["embedding"] for row in sorted(written["data"], key=lambda row: row["index"])]
        sizes = {len(row) for row in rows}
        numbers = all(isinstance(value, int | float) for row in rows for value in row)
        tokens = (written.get("usage") or {}).get("prompt_tokens") or 0
    if len(rows) != len(request.messages) or len(sizes) != 1 or 0 in sizes or not numbers:
        raise AttemptFailed(f"malformed answer: {len(request.messages)} texts need as many vectors of one length")
    return Reply("embedded", usage=Usage(input_tokens=tokens), provider_data={"vectors": rows})
