"""Adapters on disk: written whole or not at all, read back only if they fit."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from pare.errors import BadInput

WEIGHTS, ABOUT, CONFIG = "adapter_model.safetensors", "about.json", "adapter_config.json"


def adapter_state(model: Any) -> dict[str, Any]:
    """A copy of an adapter's weights by name."""
    from peft import get_peft_model_state_dict

    return {name: value.detach().clone() for name, value in sorted(get_peft_model_state_dict(model).items())}


def put_adapter(model: Any, state: dict[str, Any]) -> None:
    """Give a `PeftModel` the weights of an adapter of the same shape."""
    from peft import set_peft_model_state_dict

    set_peft_model_state_dict(model, state)


def save_adapter(model: Any, folder: Path, policy: str, weights: str = "") -> None:
    """Write an adapter, in peft's own format, and what it belongs to; replaces what is there in one step.

    Args:
        model: a `PeftModel`.
        folder: where to.
        policy: the name of the policy.
        weights: tells the policy's own weights from others; empty if that is not known.
    """
    fresh = folder.with_name(f".{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    model.peft_config["default"].save_pretrained(str(fresh))
    _in_one_order(fresh / CONFIG)
    _write_weights(model, fresh / WEIGHTS)
    (fresh / ABOUT).write_text(json.dumps({"policy": policy, "weights": weights}) + "\n", encoding="utf-8")
    if folder.exists():
        old = folder.with_name(f".{folder.name}.old")
        shutil.rmtree(old, ignore_errors=True)
        folder.rename(old)
        fresh.rename(folder)
        shutil.rmtree(old)
    else:
        fresh.rename(folder)


def load_adapter(model: Any, folder: Path, policy: str, weights: str = "") -> None:
    """Give a `PeftModel` the weights in a folder.

    Args:
        model: a `PeftModel`.
        folder: where from.
        policy: the name of the policy.
        weights: as for `save_adapter`.

    Raises:
        BadInput: there is no adapter, it belongs to another policy or to other weights of it, or its own weights have
            other names or shapes or are not finite.
    """
    from safetensors import SafetensorError
    from safetensors.torch import load_file

    owner, trained_on = owner_of(folder)
    try:
        state = load_file(folder / WEIGHTS)
    except (OSError, ValueError, SafetensorError) as error:
        raise _none(folder, error) from None
    if owner != policy:
        raise BadInput(f"the adapter in {folder} belongs to the policy {owner!r}, not to {policy!r}")
    if weights and trained_on and trained_on != weights:
        raise BadInput(
            f"the adapter in {folder} was trained on other weights of {policy!r} ({trained_on}, not {weights})"
        )
    expected = adapter_state(model)
    if {name: value.shape for name, value in state.items()} != {name: v.shape for name, v in expected.items()}:
        raise BadInput(f"the adapter in {folder} does not fit: other names or shapes than {policy!r} has")
    if not all(bool(value.isfinite().all()) for value in state.values()):
        raise BadInput(f"the adapter in {folder} holds numbers that are not finite")
    put_adapter(model, state)


def owner_of(folder: Path) -> tuple[str, str]:
    """The policy that an adapter in a folder belongs to, and what tells its weights from others.

    Raises:
        BadInput: there is no adapter.
    """
    settle(folder)
    try:
        about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
        return str(about["policy"]), str(about.get("weights", ""))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise _none(folder, error) from None


def _none(folder: Path, error: Exception) -> BadInput:
    return BadInput(f"{folder} holds no adapter: {' '.join(str(error).split())}")


def settle(folder: Path) -> None:
    """Finish a replacement that was cut short between its two renames."""
    old = folder.with_name(f".{folder.name}.old")
    if old.is_dir() and not folder.exists():
        old.rename(folder)


def _in_one_order(path: Path) -> None:
    """Sort what peft writes in the order of a set, which differs between processes."""
    told = json.loads(path.read_text(encoding="utf-8"))
    for name, value in told.items():
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            told[name] = sorted(value)
    path.write_text(json.dumps(told, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def _write_weights(model: Any, path: Path) -> None:
    from safetensors.torch import save

    path.write_bytes(save({name: value.contiguous().cpu() for name, value in adapter_state(model).items()}))
