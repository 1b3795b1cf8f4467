"""What is known about models: the catalogue that litellm ships, read without importing litellm."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

_FILE = "model_prices_and_context_window_backup.json"
_CATALOGUE_NAMES = {"google": "gemini"}


@cache
def _catalogue() -> dict[str, dict[str, Any]]:
    import orjson

    spec = find_spec("litellm")
    if spec is None or spec.origin is None:
        return {}
    file = Path(spec.origin).parent / _FILE
    entries: dict[str, dict[str, Any]] = orjson.loads(file.read_bytes()) if file.is_file() else {}
    return entries


def model_facts(model_id: str) -> dict[str, Any]:
    """Return the catalogue's entry for ``provider/model``: prices, limits, abilities; empty if unknown."""
    provider, _, name = model_id.partition("/")
    if provider == "litellm":
        provider, _, name = name.partition("/")
        if not name:
            return _catalogue().get(provider, {})
    provider = _CATALOGUE_NAMES.get(provider, provider)
    entries = _catalogue()
    if (entry := entries.get(f"{provider}/{name}")) is not None:
        return entry
    entry = entries.get(name, {})
    return entry if entry.get("litellm_provider") == provider else {}
