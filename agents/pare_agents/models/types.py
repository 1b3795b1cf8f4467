"""What is said to a model and what comes back: plain frozen values that serialise to JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal

Role = Literal["system", "user", "assistant", "tool"]
ToolChoice = Literal["auto", "required", "none"]
FinishReason = Literal["stop", "tool_calls", "length", "refused", "other"]

JsonObject = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """A tool that a model may call.

    Attributes:
        name: Fits every provider: ``[A-Za-z0-9_-]{1,64}``.
        description: What the tool does and when to use it.
        parameters: JSON schema of the arguments, an object; may use ``$defs``.
    """

    name: str
    description: str
    parameters: JsonObject


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call that a model asks for.

    Attributes:
        id: Unique within the conversation; the tool message that answers it repeats it.
        name: The tool's name as the model wrote it, known or not.
        arguments: The parsed arguments, or None when they are not a JSON object.
        raw: The arguments as the model wrote them.
        error: Why `arguments` is None, in words that can be told to the model.
        provider_data: What the same model needs back in a later request, opaque to agents.
    """

    id: str
    name: str
    arguments: JsonObject | None
    raw: str
    error: str | None = None
    provider_data: JsonObject | None = None

    @classmethod
    def parse(cls, id: str, name: str, raw: str, provider_data: JsonObject | None = None) -> ToolCall:
        """Build a call from arguments written as JSON text; none at all count as ``{}``."""
        try:
            arguments = json.loads(raw) if raw.strip() else {}
        except (ValueError, RecursionError) as error:
            return cls(id, name, None, raw, f"the arguments are not valid JSON: {error}", provider_data)
        return cls.of(id, name, arguments, raw, provider_data)

    @classmethod
    def of(cls, id: str, name: str, arguments: object, raw: str, provider_data: JsonObject | None = None) -> ToolCall:
        """Build a call from arguments that are already parsed."""
        if isinstance(arguments, dict):
            return cls(id, name, arguments, raw, None, provider_data)
        kind = {list: "an array", str: "a string", type(None): "null"}.get(type(arguments), "a single value")
        return cls(id, name, None, raw, f"the arguments must be a JSON object, not {kind}", provider_data)

    def replayed_arguments(self) -> JsonObject:
        """Return the arguments to show the model as its own call: always an object, as providers demand."""
        return {"invalid_arguments": self.raw} if self.arguments is None else self.arguments


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a conversation.

    Attributes:
        role: Who speaks; a ``tool`` message carries the result of one call.
        content: The text.
        tool_calls: The calls that an assistant message asks for.
        tool_call_id: For a ``tool`` message, the id of the call that it answers.
        provider_data: What the same model needs back in a later request, opaque to agents.
    """

    role: Role
    content: str
    tool_calls: tuple[ToolCall, ...] = ()
    tool_call_id: str | None = None
    provider_data: JsonObject | None = None

    def __post_init__(self) -> None:
        if self.role == "tool" and not self.tool_call_id:
            raise ValueError("a tool message needs the tool_call_id of the call that it answers")


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens of one call, or summed over many.

    Attributes:
        input_tokens: Everything sent, whether read from the provider's prompt cache or not.
        output_tokens: Everything written, reasoning included.
        cached_input_tokens: The part of the input that was read from the provider's prompt cache.
        reasoning_tokens: The part of the output that was reasoning, where the provider tells.
        cache_write_tokens: The part of the input that was written to the provider's prompt cache.
    """

    input_tokens: int = 0
    output_tokens: int = 0
    cached_input_tokens: int = 0
    reasoning_tokens: int = 0
    cache_write_tokens: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(Usage)))


@dataclass(frozen=True, slots=True)
class Reply:
    """A model's answer.

    Attributes:
        text: What it said, without any reasoning.
        tool_calls: The calls it asks for, in order.
        usage: Tokens billed for this call: over all answers, where empty ones had to be asked for again.
        finish_reason: Why it stopped, in the same words for every provider.
        model: The model id that was asked, as ``provider/model``.
        model_version: The model that answered, as the provider names it.
        latency_s: Seconds that the answering request took, without queueing and without earlier attempts.
        cost_usd: What this call cost; None when the model's price is not known; 0.0 when cached.
        cached: Whether the answer came from the reply cache.
        attempts: Requests that it took to get this answer.
        provider_data: What the same model needs back in a later request, opaque to agents.
    """

    text: str
    tool_calls: tuple[ToolCall, ...] = ()
    usage: Usage = Usage()
    finish_reason: FinishReason = "stop"
    model: str = ""
    model_version: str = ""
    latency_s: float = 0.0
    cost_usd: float | None = None
    cached: bool = False
    attempts: int = 1
    provider_data: JsonObject | None = None

    def message(self) -> Message:
        """Return this answer as the assistant message to put into the conversation."""
        return Message("assistant", self.text, self.tool_calls, provider_data=self.provider_data)


@dataclass(frozen=True, slots=True)
class Request:
    """Everything that one call says to a model.

    Attributes:
        messages: The conversation; system messages are collected at its start where a provider wants that.
        tools: The tools on offer.
        tool_choice: Whether the model may, must or must not call a tool.
        temperature: Sampling temperature; left out for models that refuse one.
        max_tokens: Limit of the answer, reasoning included; None for the provider's own.
        seed: Sampling seed, for the providers that have one.
        repeat: Number of the repetition; never sent, but repetitions are cached apart.
        json_schema: JSON schema that the text of the answer has to follow.
    """

    messages: tuple[Message, ...]
    tools: tuple[ToolSpec, ...] = ()
    tool_choice: ToolChoice = "auto"
    temperature: float | None = None
    max_tokens: int | None = None
    seed: int | None = None
    repeat: int = 0
    json_schema: JsonObject | None = None

    def __post_init__(self) -> None:
        if all(message.role == "system" for message in self.messages):
            raise ValueError("a request needs at least one message that is not a system message")

    @property
    def system_text(self) -> str:
        """All system messages as one text."""
        return "\n\n".join(message.content for message in self.messages if message.role == "system")

    @property
    def conversation(self) -> tuple[Message, ...]:
        """The messages without the system messages."""
        return tuple(message for message in self.messages if message.role != "system")

    def next_call_id(self, offset: int = 0) -> str:
        """Return an id for a call that the provider left unnamed: the same in every run."""
        return f"call_{sum(len(message.tool_calls) for message in self.messages) + offset}"


def plain(value: object) -> object:
    """Turn one value that JSON lacks into one that it has; meant as ``json.dumps(..., default=plain)``."""
    if hasattr(value, "__dataclass_fields__"):
        return {f.name: getattr(value, f.name) for f in fields(value)}  # type: ignore[arg-type]
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{type(value).__name__} is not JSON")
