"""What training needs beyond the base install."""

from __future__ import annotations

from importlib.util import find_spec

from pare.errors import LoadError

NEEDED = ("torch", "transformers", "tokenizers", "trl", "peft", "datasets", "accelerate")


def require_training(what: str = "training") -> None:
    """Check that the packages of `pare-sim[train]` are there; none is imported.

    Raises:
        LoadError: one is missing; one line that names the extra.
    """
    if missing := [name for name in NEEDED if find_spec(name) is None]:
        raise LoadError(f"{what} needs {', '.join(missing)}: pip install 'pare-sim[train]'")
