"""Counts calls, tokens, cost and time, by model."""

from __future__ import annotations

from dataclasses import dataclass, field

from pare_agents.models.errors import ModelError
from pare_agents.models.model import Layer, Model
from pare_agents.models.types import JsonObject, Reply, Request, Usage, plain


@dataclass(slots=True)
class Tally:
    """What was spent on one model, or on all.

    Attributes:
        calls: Calls answered, cached ones included.
        cached_calls: Calls answered from the reply cache: their tokens count, their cost is nothing.
        failed_calls: Calls that ended in a `ModelError`.
        usage: Tokens.
        cost_usd: The cost of all calls whose price is known.
        unpriced_calls: Calls that used tokens at an unknown price.
        latencies_s: Seconds of each answered request, without cached ones.
    """

    calls: int = 0
    cached_calls: int = 0
    failed_calls: int = 0
    usage: Usage = field(default_factory=Usage)
    cost_usd: float = 0.0
    unpriced_calls: int = 0
    latencies_s: list[float] = field(default_factory=list)

    @property
    def latency_s(self) -> float:
        """Seconds spent waiting for answers, summed."""
        return sum(self.latencies_s)

    def add(self, other: Tally) -> None:
        """Add another tally to this one."""
        self.calls += other.calls
        self.cached_calls += other.cached_calls
        self.failed_calls += other.failed_calls
        self.usage += other.usage
        self.cost_usd += other.cost_usd
        self.unpriced_calls += other.unpriced_calls
        self.latencies_s += other.latencies_s

    def as_json(self) -> JsonObject:
        """Return the tally as JSON, latencies as their sum."""
        counts = {name: getattr(self, name) for name in ("calls", "cached_calls", "failed_calls", "unpriced_calls")}
        return {**counts, "usage": plain(self.usage), "cost_usd": self.cost_usd, "latency_s": self.latency_s}


class Meter:
    """Collects what models report.

    Attributes:
        replies: Every answered call, in order: model, usage, cost, latency, and whether it came from the cache.
    """

    def __init__(self) -> None:
        self._tallies: dict[str, Tally] = {}
        self.replies: list[tuple[str, Usage, float | None, float, bool]] = []

    def record(self, reply: Reply) -> None:
        """Count an answered call."""
        self.replies.append((reply.model, reply.usage, reply.cost_usd, reply.latency_s, reply.cached))
        self._tally(reply.model).add(
            Tally(
                calls=1,
                cached_calls=int(reply.cached),
                usage=reply.usage,
                cost_usd=reply.cost_usd or 0.0,
                unpriced_calls=int(reply.cost_usd is None),
                latencies_s=[] if reply.cached else [reply.latency_s],
            )
        )

    def record_failure(self, error: ModelError) -> None:
        """Count a call that ended in an error, with the tokens that it used."""
        unpriced = error.cost_usd is None and error.usage != Usage()
        self._tally(error.model).add(
            Tally(failed_calls=1, usage=error.usage, cost_usd=error.cost_usd or 0.0, unpriced_calls=int(unpriced))
        )

    def by_model(self) -> dict[str, Tally]:
        """Return the tallies by model id, in alphabetical order."""
        return dict(sorted(self._tallies.items()))

    def totals(self) -> Tally:
        """Return the sum over all models."""
        total = Tally()
        for tally in self._tallies.values():
            total.add(tally)
        return total

    def _tally(self, model_id: str) -> Tally:
        return self._tallies.setdefault(model_id, Tally())


class Metered(Layer):
    """Reports every call to a meter.

    A model may be metered several times, for instance once for the run and once for each episode.
    """

    def __init__(self, inner: Model, meter: Meter) -> None:
        super().__init__(inner)
        self.meter = meter

    async def send(self, request: Request) -> Reply:
        """Answer, and report."""
        try:
            reply = await self.inner.send(request)
        except ModelError as error:
            self.meter.record_failure(error)
            raise
        self.meter.record(reply)
        return reply
