"""What an experiment was made with: numbers of other code are not to be mixed with it."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from pare.sources import digest_of

_OURS = ("pare", "pare_agents", "propersim_bridge")
_KINDS = (".py", ".toml", ".json", ".md")  # code, catalogues, personas and prompts
_THEIRS = ("torch", "transformers", "trl", "peft", "bitsandbytes", "wordllama", "numpy")


@cache
def installed() -> dict[str, str]:
    """A hash of our code, its data and its prompts, and the versions of the libraries that decide numbers."""
    for package in _OURS:
        import_module(package)
    return {"python": f"{sys.version_info.major}.{sys.version_info.minor}", "code": digest_of(_OURS, _KINDS),
            **{name: found for name in _THEIRS if (found := _version(name))}}  # fmt: skip


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
