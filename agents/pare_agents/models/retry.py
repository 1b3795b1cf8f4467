"""The one place where failed requests are repeated: the SDKs' own retries are off."""

from __future__ import annotations

import asyncio
import math
import os
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from email.utils import parsedate_to_datetime

from tenacity import AsyncRetrying, RetryCallState, retry_if_exception, stop_after_attempt

from pare_agents.models.errors import AttemptFailed, AttemptsExhausted, RequestRejected
from pare_agents.models.model import Layer, Model
from pare_agents.models.types import Reply, Request, Usage

_PASSING_CLIENT_ERRORS = frozenset({408, 409, 429})
_NOT_IMPLEMENTED = 501
_DELIBERATE = ("refused", "length")


def retry_after_s(headers: Mapping[str, str], now_s: float) -> float | None:
    """Return the seconds that a server asks to wait, or None if it does not say.

    Understands ``retry-after-ms`` and ``retry-after`` in seconds or as an HTTP date.
    """
    lowered = {name.lower(): value.strip() for name, value in headers.items()}
    in_ms = _seconds(lowered.get("retry-after-ms", ""))
    if in_ms is not None:
        return in_ms / 1000
    asked = lowered.get("retry-after", "")
    in_s = _seconds(asked)
    if in_s is not None:
        return in_s
    try:
        return max(0.0, parsedate_to_datetime(asked).timestamp() - now_s)
    except ValueError:
        return None


def _seconds(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return max(0.0, value) if math.isfinite(value) else None


class Retrying(Layer):
    """Repeats failed attempts, waiting longer each time, and names what failed in the end.

    Repeated are connection errors, time-outs, malformed and empty answers, 408, 409, 429 and server errors; other
    client errors are not. An empty answer that the model was cut off from or refused to give is an answer.

    Args:
        inner: The model to ask.
        attempts: Requests to make at most.
        first_wait_s: Wait before the second attempt; doubled for each further one.
        longest_wait_s: Longest wait by that rule.
        longest_retry_after_s: Longest wait to accept when a server asks for one; beyond it, give up at once.
        sleep: Waits that many seconds.
        rng: Source of the jitter.
        now: Seconds since the epoch, to read HTTP dates by.
    """

    def __init__(
        self,
        inner: Model,
        *,
        attempts: int = 6,
        first_wait_s: float = 1.0,
        longest_wait_s: float = 60.0,
        longest_retry_after_s: float = 300.0,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        rng: random.Random | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(inner)
        self._attempts = attempts
        self._first_wait_s = first_wait_s
        self._longest_wait_s = longest_wait_s
        self._longest_retry_after_s = longest_retry_after_s
        self._sleep = sleep
        self._rng = rng or random.Random(os.getpid())
        self._now = now

    async def send(self, request: Request) -> Reply:
        """Answer, with as many attempts as it takes.

        Raises:
            RequestRejected: The provider would refuse the request again.
            AttemptsExhausted: The last attempt failed too.
        """
        made = 0
        spent = Usage()

        async def attempt() -> Reply:
            nonlocal made, spent
            made += 1
            try:
                reply = await self.inner.send(request)
            except AttemptFailed as failure:
                spent += failure.usage
                raise
            spent += reply.usage
            if not reply.text and not reply.tool_calls and reply.finish_reason not in _DELIBERATE:
                raise AttemptFailed("empty answer: neither text nor a tool call")
            return reply

        retrying = AsyncRetrying(
            sleep=self._sleep,
            stop=stop_after_attempt(self._attempts),
            wait=self._wait_s,
            retry=retry_if_exception(self._may_pass),
            reraise=True,
        )
        try:
            reply: Reply = await retrying(attempt)
        except AttemptFailed as failure:
            kind = AttemptsExhausted if self._status_may_pass(failure.status) else RequestRejected
            status = f"HTTP {failure.status}: " if failure.status else ""
            tries = f" (after {made} attempts)" if made > 1 else ""
            raise kind(
                f"{self.id}: {status}{failure.reason}{tries}",
                model=self.id,
                status=failure.status,
                attempts=made,
                usage=spent,
            ) from None
        return replace(reply, usage=spent, attempts=made)

    def _may_pass(self, error: BaseException) -> bool:
        if not isinstance(error, AttemptFailed) or not self._status_may_pass(error.status):
            return False
        asked = retry_after_s(error.headers, self._now())
        return asked is None or asked <= self._longest_retry_after_s

    @staticmethod
    def _status_may_pass(status: int | None) -> bool:
        if status is None or status in _PASSING_CLIENT_ERRORS:
            return True
        return status >= 500 and status != _NOT_IMPLEMENTED

    def _wait_s(self, state: RetryCallState) -> float:
        backoff: float = min(self._longest_wait_s, self._first_wait_s * 2 ** (state.attempt_number - 1))
        wait: float = backoff * self._rng.uniform(0.5, 1.0)
        error = state.outcome.exception() if state.outcome else None
        asked = retry_after_s(error.headers, self._now()) if isinstance(error, AttemptFailed) else None
        return wait if asked is None else max(asked + self._rng.uniform(0.0, self._first_wait_s / 2), wait)
