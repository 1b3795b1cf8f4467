"""Which policy a name stands for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from propersim_bridge.contracts import Policy

ASKED = ("openai", "anthropic", "google", "litellm")  # providers that answer over a network


def asks_a_model(id: str) -> bool:
    """Whether a policy of that name asks a model over a network, and so cannot be trained."""
    return id.partition("/")[0] in ASKED


def prepare_policy(id: str, on_step: Callable[[int, int, float], None] | None = None) -> None:
    """Make sure that a policy can be used here, and make what is made once.

    Raises:
        LoadError: a package or a model is missing.
    """
    if asks_a_model(id):
        from pare_agents.models.ids import api_key, check_model

        api_key(check_model(id))
    elif id == "small":
        from propersim_bridge.policies.small import SmallPolicy

        SmallPolicy.open(on_step=on_step)
    else:
        from propersim_bridge.policies.causal import prepare

        prepare(id)


def open_policy(id: str, model: Callable[[str], Any]) -> Policy:
    """Open a policy: `small`, `embedded/smollm2`, a model over a network, or a Hugging Face id or folder.

    Args:
        id: its name.
        model: opens a model over a network.

    Raises:
        LoadError: a package or a model is missing.
    """
    if asks_a_model(id):
        from propersim_bridge.assistants.by_model import ModelPolicy

        return ModelPolicy(model(id))
    if id == "small":
        from propersim_bridge.policies.small import SmallPolicy

        return SmallPolicy.open()
    from propersim_bridge.policies.causal import CausalPolicy

    return CausalPolicy.open(id)
