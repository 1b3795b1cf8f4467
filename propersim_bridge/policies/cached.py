"""The pre-trained small policy, kept in a cache folder: made once for a code, catalogue and shape."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from propersim_bridge.policies.pretrain import OnStep, Pretraining, blank, pretrain

WEIGHTS = "model.safetensors"
_MADE_OF = ("catalogue.py", "catalogue.toml", "glance.py", "pretrain.py", "streams.py", "tokens.py")


def cache_folder() -> Path:
    """Where this package keeps what it can make again: `$XDG_CACHE_HOME/pare`, usually `~/.cache/pare`."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "pare"


def digest(shape: Pretraining) -> str:
    """A name for the weights that this code, catalogue and shape give."""
    made_of = sha256(shape.model_dump_json().encode())
    for name in _MADE_OF:
        made_of.update(files(__package__).joinpath(name).read_bytes())
    made_of.update(files("propersim_bridge").joinpath("vocabulary.py").read_bytes())
    return made_of.hexdigest()[:16]


def is_kept(shape: Pretraining) -> bool:
    """Whether the pre-trained model is in the cache; one that is broken counts until it is read."""
    return _folder(shape).is_dir()


def pretrained(shape: Pretraining, on_step: OnStep | None = None) -> Any:
    """The pre-trained model: from the cache, or trained now and kept there.

    A cache that cannot be read is told of in one line and made anew; one that cannot be written to is done without.
    """
    folder = _folder(shape)
    if (model := _read(folder, shape)) is not None:
        return model
    model = pretrain(shape, on_step)
    whole(folder, lambda fresh: _write(model, fresh / WEIGHTS))
    return model


def whole(folder: Path, fill: Callable[[Path], None]) -> None:
    """Make a folder of the cache, whole or not at all; of several that make it at once, the first one's stays."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(prefix=".new-", dir=folder.parent))
    except OSError as error:
        _tell(f"nothing is kept in {folder.parent}: {error.strerror or error}")
        return
    try:
        fill(fresh)
        fresh.rename(folder)
    except OSError as error:
        if not folder.is_dir():
            _tell(f"nothing is kept in {folder}: {error.strerror or error}")
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def discard(folder: Path, why: object) -> None:
    """Throw away a broken folder of the cache, and say so."""
    _tell(f"{folder} is broken and is made anew: {' '.join(str(why).split())[:200]}")
    shutil.rmtree(folder, ignore_errors=True)


def _folder(shape: Pretraining) -> Path:
    return cache_folder() / f"small-{digest(shape)}"


def _read(folder: Path, shape: Pretraining) -> Any:
    from safetensors import SafetensorError
    from safetensors.torch import load_file

    if not folder.is_dir():
        return None
    model = blank(shape)
    try:
        model.load_state_dict(load_file(folder / WEIGHTS))
    except (OSError, RuntimeError, SafetensorError) as error:
        discard(folder, error)
        return None
    return model.eval()


def _write(model: Any, path: Path) -> None:
    from safetensors.torch import save

    path.write_bytes(save({name: value.contiguous() for name, value in model.state_dict().items()}))


def _tell(line: str) -> None:
    print(line, file=sys.stderr)
