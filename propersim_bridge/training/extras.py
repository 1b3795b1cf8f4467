"""What training needs beyond the base install, and whether there is a GPU for it."""

from __future__ import annotations

from importlib.util import find_spec

from pare.errors import LoadError

NEEDED = ("torch", "transformers", "tokenizers", "trl", "peft", "datasets", "accelerate")


def require_training(what: str = "training", bits: int = 16) -> None:
    """Check that the packages of `pare-sim[train]` are there, and that of `[4bit]` for 4 bits; none is imported.

    Raises:
        LoadError: one is missing; one line that names the extra.
    """
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise LoadError(f"{what} needs {', '.join(missing)}: pip install 'pare-sim[train]'")
    if bits == 4 and find_spec("bitsandbytes") is None:
        raise LoadError(f"{what} needs bitsandbytes for 4 bits: pip install 'pare-sim[4bit]', or ask for --bits 16")


def on_gpu() -> bool:
    """Whether torch finds a GPU here; it does not where torch is missing."""
    if find_spec("torch") is None:
        return False
    import torch

    return bool(torch.cuda.is_available())
