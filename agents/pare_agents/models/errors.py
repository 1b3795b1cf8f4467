"""What can go wrong with a model, always in one line and never with a key in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from pare_agents.models.secrets import blanked, without_secrets
from pare_agents.models.types import Usage

_LONGEST_LINE = 400


def one_line(text: object) -> str:
    """Return `text` on one line, cut to a readable length, with keys blanked out."""
    line = blanked(" ".join(without_secrets(str(text)).split()))
    return line if len(line) <= _LONGEST_LINE else line[: _LONGEST_LINE - 1] + "…"


class ModelError(Exception):
    """A model could not be asked or did not answer. The message is one line.

    Attributes:
        model: The model id.
        status: The HTTP status of the last attempt, if it got one.
        attempts: Requests that were made.
        usage: Tokens billed for answers that could not be used.
        cost_usd: What they cost, where the price is known.
    """

    def __init__(
        self, message: str, *, model: str = "", status: int | None = None, attempts: int = 0, usage: Usage | None = None
    ) -> None:
        super().__init__(one_line(message))
        self.model = model
        self.status = status
        self.attempts = attempts
        self.usage = usage or Usage()
        self.cost_usd: float | None = None


class ModelUnavailable(ModelError):
    """The model cannot be used here: unknown provider, missing key. Raised before any request."""


class RequestRejected(ModelError):
    """The provider refuses this request and would refuse it again: wrong key, unknown model, bad parameter."""


class AttemptsExhausted(ModelError):
    """Every attempt failed in a way that could have passed."""


class AttemptFailed(Exception):
    """One request failed; clients raise it, the retry layer decides what follows.

    Attributes:
        reason: What happened, in one line.
        status: The HTTP status, or None when there was no usable answer at all.
        headers: The headers of the answer, which may say when to come back.
        usage: Tokens billed for it.
    """

    def __init__(
        self,
        reason: object,
        *,
        status: int | None = None,
        headers: Mapping[str, str] | None = None,
        usage: Usage | None = None,
    ) -> None:
        self.reason = one_line(reason)
        self.status = status
        self.headers = headers or {}
        self.usage = usage or Usage()
        super().__init__(self.reason)


@contextmanager
def reading_answer() -> Iterator[None]:
    """Turn a failure to make sense of an answer into a failed attempt."""
    try:
        yield
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        raise AttemptFailed(f"malformed answer ({type(error).__name__}: {error})") from None
