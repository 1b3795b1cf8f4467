"""One small interface through which every agent talks to a model.

``open_model("openai/gpt-5")`` returns a `Model`; ``await model.complete(messages, tools)`` returns a `Reply`.
No SDK is imported before a model of its provider is opened.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pare_agents.models.cost import Price
    from pare_agents.models.errors import AttemptsExhausted, ModelError, ModelUnavailable, RequestRejected
    from pare_agents.models.ids import ModelId, check_model, endpoint, known_providers, parse_model_id
    from pare_agents.models.json_protocol import JsonProtocol
    from pare_agents.models.meter import Meter, Metered, Tally
    from pare_agents.models.model import Layer, Model
    from pare_agents.models.reasoning import strip_reasoning
    from pare_agents.models.stack import open_model
    from pare_agents.models.types import Message, Reply, Request, ToolCall, ToolSpec, Usage

_HOMES = {
    "AttemptsExhausted": "errors",
    "JsonProtocol": "json_protocol",
    "Layer": "model",
    "Message": "types",
    "Meter": "meter",
    "Metered": "meter",
    "Model": "model",
    "ModelError": "errors",
    "ModelId": "ids",
    "ModelUnavailable": "errors",
    "Price": "cost",
    "Reply": "types",
    "Request": "types",
    "RequestRejected": "errors",
    "Tally": "meter",
    "ToolCall": "types",
    "ToolSpec": "types",
    "Usage": "types",
    "check_model": "ids",
    "endpoint": "ids",
    "known_providers": "ids",
    "open_model": "stack",
    "parse_model_id": "ids",
    "strip_reasoning": "reasoning",
}

__all__ = [
    "AttemptsExhausted",
    "JsonProtocol",
    "Layer",
    "Message",
    "Meter",
    "Metered",
    "Model",
    "ModelError",
    "ModelId",
    "ModelUnavailable",
    "Price",
    "Reply",
    "Request",
    "RequestRejected",
    "Tally",
    "ToolCall",
    "ToolSpec",
    "Usage",
    "check_model",
    "endpoint",
    "known_providers",
    "open_model",
    "parse_model_id",
    "strip_reasoning",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
