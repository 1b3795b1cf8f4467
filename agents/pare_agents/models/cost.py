"""What calls cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pare_agents.models.catalogue import model_facts
from pare_agents.models.errors import ModelError
from pare_agents.models.model import Layer, Model
from pare_agents.models.types import Reply, Request, Usage

_LONG_CONTEXT = "input_cost_per_token_above_"


@dataclass(frozen=True, slots=True)
class Price:
    """US dollars per million tokens.

    Attributes:
        input: Tokens sent.
        output: Tokens written, reasoning included.
        cached_input: Tokens read from the provider's prompt cache; None for the price of input.
        cache_write: Tokens written to the provider's prompt cache; None for the price of input.
    """

    input: float
    output: float
    cached_input: float | None = None
    cache_write: float | None = None

    def cost_usd(self, usage: Usage) -> float:
        """Return what `usage` costs, in US dollars."""
        cached_input = self.input if self.cached_input is None else self.cached_input
        cache_write = self.input if self.cache_write is None else self.cache_write
        full_price = usage.input_tokens - usage.cached_input_tokens - usage.cache_write_tokens
        return (
            full_price * self.input
            + usage.cached_input_tokens * cached_input
            + usage.cache_write_tokens * cache_write
            + usage.output_tokens * self.output
        ) / 1e6


def known_price(model_id: str, input_tokens: int = 0) -> Price | None:
    """Return a model's list price, or None if it is not known.

    Args:
        model_id: ``provider/model``.
        input_tokens: Length of the prompt: long prompts of some models cost more.
    """
    facts = model_facts(model_id)
    tier = _tier(facts, input_tokens)

    def per_million(key: str) -> float | None:
        value = facts.get(key + tier, facts.get(key))
        return None if value is None else float(value) * 1e6

    price_in, price_out = per_million("input_cost_per_token"), per_million("output_cost_per_token")
    if price_in is None or price_out is None:
        return None
    return Price(
        price_in,
        price_out,
        per_million("cache_read_input_token_cost"),
        per_million("cache_creation_input_token_cost"),
    )


def _tier(facts: Mapping[str, Any], input_tokens: int) -> str:
    limits = [
        int(key.removeprefix(_LONG_CONTEXT).removesuffix("k_tokens"))
        for key in facts
        if key.startswith(_LONG_CONTEXT) and key.endswith("k_tokens")
    ]
    passed = [limit for limit in limits if input_tokens > limit * 1000]
    return f"_above_{max(passed)}k_tokens" if passed else ""


class Priced(Layer):
    """Writes the cost into each reply, by list price or by the prices given."""

    def __init__(self, inner: Model, prices: Mapping[str, Price] | None = None) -> None:
        super().__init__(inner)
        self._prices = dict(prices or {})

    async def send(self, request: Request) -> Reply:
        """Answer, with `cost_usd` set."""
        try:
            reply = await self.inner.send(request)
        except ModelError as error:
            error.cost_usd = self._cost_usd(error.usage)
            raise
        return replace(reply, cost_usd=self._cost_usd(reply.usage))

    def _cost_usd(self, usage: Usage) -> float | None:
        price = self._prices.get(self.id) or known_price(self.id, usage.input_tokens)
        return None if price is None else price.cost_usd(usage)
