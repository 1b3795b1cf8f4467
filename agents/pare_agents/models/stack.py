"""Opens a model: a provider's client with everything around it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Literal

from pare_agents.models.cache import Cached, ReplyCache
from pare_agents.models.client import Client, Connection
from pare_agents.models.cost import Price, Priced
from pare_agents.models.ids import ModelId, api_key, check_model, endpoint
from pare_agents.models.json_protocol import JsonProtocol
from pare_agents.models.limit import Limited
from pare_agents.models.meter import Meter, Metered
from pare_agents.models.model import Model
from pare_agents.models.retry import Retrying

ToolProtocol = Literal["native", "json"]


def open_model(
    id: str,
    *,
    tool_protocol: ToolProtocol = "native",
    base_url: str | None = None,
    timeout_s: float = 300.0,
    attempts: int = 6,
    max_concurrency: int = 32,
    requests_per_minute: float | None = None,
    cache: Path | str | None = None,
    prices: Mapping[str, Price] | None = None,
    meter: Meter | None = None,
    options: Mapping[str, Any] | None = None,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    rng: random.Random | None = None,
) -> Model:
    """Open a model; nothing is sent yet.

    Args:
        id: ``provider/model``.
        tool_protocol: ``json`` for models that have no tool calling of their own; embedded models always use it.
        base_url: Where to ask, if not where the environment says.
        timeout_s: Longest time for one request.
        attempts: Requests per call at most.
        max_concurrency: Requests under way at the provider at most, over all models opened with that limit.
        requests_per_minute: Requests begun in a minute at most, over all models opened with these limits.
        cache: Folder of the reply cache; None for none.
        prices: Prices by model id, before list prices.
        meter: Where every call is reported.
        options: Further parameters of the provider's request, such as ``{"reasoning_effort": "low"}``.
        sleep: Waits that many seconds between attempts.
        rng: Source of the waits' jitter.

    Raises:
        ModelUnavailable: The model cannot be used here; the message is one line.
    """
    checked = check_model(id, base_url=base_url)
    options = dict(options or {})
    model: Model = _client(checked, Connection(api_key(checked), base_url, timeout_s, options))
    model = Limited(model, max_concurrency, requests_per_minute)
    model = Retrying(model, attempts=attempts, sleep=sleep, rng=rng)
    model = Priced(model, prices)
    if cache is not None:
        model = Cached(model, ReplyCache(cache), {**options, "endpoint": endpoint(id, base_url)})
    if meter is not None:
        model = Metered(model, meter)
    if checked.provider == "embedded":
        from pare_agents.models.embedded_protocol import ConstrainedJson

        return ConstrainedJson(model)
    return JsonProtocol(model) if tool_protocol == "json" else model


def _client(model: ModelId, connection: Connection) -> Client:
    match model.provider:
        case "openai":
            from pare_agents.models.openai_client import OpenAIClient

            return OpenAIClient(str(model), connection)
        case "anthropic":
            from pare_agents.models.anthropic_client import AnthropicClient

            return AnthropicClient(str(model), connection)
        case "google":
            from pare_agents.models.google_client import GoogleClient

            return GoogleClient(str(model), connection)
        case "embedded":
            from pare_agents.models.embedded_client import EmbeddedClient

            return EmbeddedClient(str(model), connection)
        case _:
            from pare_agents.models.litellm_client import LiteLLMClient

            return LiteLLMClient(str(model), connection)
