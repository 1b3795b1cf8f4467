"""How alike texts are in meaning, by word embeddings that come with a package (`pip install 'pare-sim[check]'`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pare.logs import left_alone

DIMENSIONS = 256
INSTALLED = find_spec("wordllama") is not None


def likenesses(texts: Sequence[str]) -> list[list[float]]:
    """The cosine of every text's embedding with every other's: -1 to 1.

    Raises:
        ModuleNotFoundError: the package is not installed; see `INSTALLED`.
    """
    if not texts:
        return []
    vectors = _model().embed(list(texts), norm=True)
    return [[float(value) for value in row] for row in vectors @ vectors.T]


@cache
def _model() -> Any:
    with left_alone():
        import wordllama

    # The wheel brings weights and tokenizer, in a folder that it takes for a cache.
    return wordllama.WordLlama.load(dim=DIMENSIONS, cache_dir=Path(wordllama.__file__).parent, disable_download=True)
