"""Model ids, ``provider/model``, and whether such a model can be used here."""

from __future__ import annotations

import os
from dataclasses import dataclass
from urllib.parse import urlsplit, urlunsplit

from pare_agents.models.errors import ModelUnavailable
from pare_agents.models.secrets import blanked

_KEY_VARIABLES: dict[str, tuple[str, ...]] = {
    "openai": ("OPENAI_API_KEY",),
    "anthropic": ("ANTHROPIC_API_KEY",),
    "google": ("GOOGLE_API_KEY", "GEMINI_API_KEY"),
    "litellm": (),
    "embedded": (),
}


@dataclass(frozen=True, slots=True)
class ModelId:
    """A parsed model id.

    Attributes:
        provider: ``openai``, ``anthropic``, ``google``, ``litellm`` or ``embedded``.
        name: The model's name at the provider; for litellm, litellm's own id.
    """

    provider: str
    name: str

    def __str__(self) -> str:
        return f"{self.provider}/{self.name}"


def known_providers() -> tuple[str, ...]:
    """Return the providers that model ids may start with."""
    return tuple(_KEY_VARIABLES)


def parse_model_id(text: str) -> ModelId:
    """Parse ``provider/model``.

    Raises:
        ModelUnavailable: The text is not of that form, or names no known provider.
    """
    provider, _, name = text.strip().partition("/")
    if provider not in _KEY_VARIABLES or not name:
        providers = ", ".join(f"{known}/…" for known in known_providers())
        raise ModelUnavailable(f"{text!r} is not a model id: write provider/model, one of {providers}", model=text)
    return ModelId(provider, name)


def api_key(model: ModelId) -> str | None:
    """Return the provider's key from the environment; None where the provider's SDK looks for its own."""
    return next((os.environ[name] for name in _KEY_VARIABLES[model.provider] if os.environ.get(name)), None)


_ADDRESS_VARIABLES = {
    "openai": "OPENAI_BASE_URL",
    "anthropic": "ANTHROPIC_BASE_URL",
    "google": "GOOGLE_GEMINI_BASE_URL",
    "litellm": "PARE_LITELLM_BASE_URL",
}


def _address(text: str, base_url: str | None) -> str:
    return base_url or os.environ.get(_ADDRESS_VARIABLES.get(text.partition("/")[0], ""), "")


def endpoint(text: str, base_url: str | None = None) -> str:
    """Return where a model is asked, without credentials; empty for the provider's own address and for what is none."""
    address = _address(text, base_url)
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    bare = urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", ""))
    return blanked(bare) if address else ""


def check_model(text: str, *, base_url: str | None = None) -> ModelId:
    """Check that a model can be used here, without any request.

    Args:
        text: The model id.
        base_url: Where the model will be asked, if not where the environment says.

    Raises:
        ModelUnavailable: The id is wrong, the provider unknown or its key missing; the message is one line.
    """
    model = parse_model_id(text)
    try:
        urlsplit(_address(text, base_url))
    except ValueError as error:
        variable = _ADDRESS_VARIABLES[model.provider]
        raise ModelUnavailable(f"{text}: the address in {variable} cannot be one: {error}", model=text) from None
    variables = _KEY_VARIABLES[model.provider]
    if variables and api_key(model) is None:
        own_server = model.provider == "openai" and (base_url or os.environ.get("OPENAI_BASE_URL"))
        hint = " (to any value, if the server needs no key)" if own_server else ""
        raise ModelUnavailable(f"{text}: set the environment variable {' or '.join(variables)}{hint}", model=text)
    if model.provider == "litellm":
        from pare_agents.models.litellm_client import check_litellm

        check_litellm(text, base_url)
    if model.provider == "embedded":
        from pare_agents.models.embedded import check_embedded

        check_embedded(text, model.name)
    return model
