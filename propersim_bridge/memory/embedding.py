"""Embeddings: texts as vectors whose cosine says how alike they are in meaning.

Offline by word embeddings that come with a package; or by a model, through an OpenAI-compatible endpoint or litellm.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from pare.errors import LoadError
from pare.logs import left_alone

Vectors = NDArray[np.float32]
OFFLINE = "wordllama"
MISSING = "similar situations need wordllama: pip install 'pare-sim[home]'"


class Embedder(Protocol):
    """Turns texts into vectors."""

    id: str

    async def vectors(self, texts: Sequence[str]) -> Vectors:
        """One row for each text, of length 1 (or 0 for a text that says nothing).

        Raises:
            ModelError: the model gives none.
        """


class WordEmbedder:
    """Averaged word embeddings, from the weights in the package `wordllama`.

    Raises:
        LoadError: the package is not installed.
    """

    id = OFFLINE

    def __init__(self) -> None:
        if find_spec("wordllama") is None:
            raise LoadError(MISSING)
        self._model = _weights()

    async def vectors(self, texts: Sequence[str]) -> Vectors:
        """One row for each text."""
        return unit(self._model.embed(list(texts)))


def open_embedder(id: str = OFFLINE, **settings: Any) -> Embedder:
    """Open an embedder.

    Args:
        id: `wordllama`, or `provider/model`: `openai/text-embedding-3-small`, `litellm/…`.
        **settings: those of `model_embedding.ModelEmbedder`.

    Raises:
        LoadError: wordllama is not installed.
        ModelUnavailable: the model cannot be used here.
    """
    if id == OFFLINE:
        return WordEmbedder()
    from propersim_bridge.memory.model_embedding import ModelEmbedder

    return ModelEmbedder(id, **settings)


def unit(rows: Any) -> Vectors:
    """Rows at length 1; one that has none stays 0."""
    given: Vectors = np.nan_to_num(np.asarray(rows, dtype=np.float32))
    lengths = np.linalg.norm(given, axis=1, keepdims=True)
    scaled: Vectors = (given / np.where(lengths > 0, lengths, 1)).astype(np.float32)
    return scaled


@cache
def _weights() -> Any:
    with left_alone():
        import wordllama

    # The wheel brings weights and tokenizer, in a folder that it takes for a cache.
    return wordllama.WordLlama.load(cache_dir=Path(wordllama.__file__).parent, disable_download=True)
