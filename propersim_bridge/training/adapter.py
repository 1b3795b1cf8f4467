"""Adapters on disk: written whole or not at all, read back only if they fit."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from pare.errors import BadInput

WEIGHTS, ABOUT = "adapter_model.safetensors", "about.json"


def adapter_state(model: Any) -> dict[str, Any]:
    """A copy of an adapter's weights by name."""
    from peft import get_peft_model_state_dict

    return {name: value.detach().clone() for name, value in sorted(get_peft_model_state_dict(model).items())}


def put_adapter(model: Any, state: dict[str, Any]) -> None:
    """Give a `PeftModel` the weights of an adapter of the same shape."""
    from peft import set_peft_model_state_dict

    set_peft_model_state_dict(model, state)


def save_adapter(model: Any, folder: Path, policy: str) -> None:
    """Write an adapter, in peft's own format, and which policy it belongs to; replaces what is there in one step."""
    fresh = folder.with_name(f".{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    model.peft_config["default"].save_pretrained(str(fresh))
    _write_weights(model, fresh / WEIGHTS)
    (fresh / ABOUT).write_text(json.dumps({"policy": policy}) + "\n", encoding="utf-8")
    if folder.exists():
        old = folder.with_name(f".{folder.name}.old")
        shutil.rmtree(old, ignore_errors=True)
        folder.rename(old)
        fresh.rename(folder)
        shutil.rmtree(old)
    else:
        fresh.rename(folder)


def load_adapter(model: Any, folder: Path, policy: str) -> None:
    """Give a `PeftModel` the weights in a folder.

    Raises:
        BadInput: there is no adapter, it belongs to another policy, or its weights have other names or shapes or are
            not finite.
    """
    from safetensors import SafetensorError
    from safetensors.torch import load_file

    settle(folder)
    try:
        owner = json.loads((folder / ABOUT).read_text(encoding="utf-8"))["policy"]
        state = load_file(folder / WEIGHTS)
    except (OSError, ValueError, KeyError, TypeError, SafetensorError) as error:
        raise BadInput(f"{folder} holds no adapter: {' '.join(str(error).split())}") from None
    if owner != policy:
        raise BadInput(f"the adapter in {folder} belongs to the policy {owner!r}, not to {policy!r}")
    expected = adapter_state(model)
    if {name: value.shape for name, value in state.items()} != {name: v.shape for name, v in expected.items()}:
        raise BadInput(f"the adapter in {folder} does not fit: other names or shapes than {policy!r} has")
    if not all(bool(value.isfinite().all()) for value in state.values()):
        raise BadInput(f"the adapter in {folder} holds numbers that are not finite")
    put_adapter(model, state)


def settle(folder: Path) -> None:
    """Finish a replacement that was cut short between its two renames."""
    old = folder.with_name(f".{folder.name}.old")
    if old.is_dir() and not folder.exists():
        old.rename(folder)


def _write_weights(model: Any, path: Path) -> None:
    from safetensors.torch import save

    path.write_bytes(save({name: value.contiguous().cpu() for name, value in adapter_state(model).items()}))
