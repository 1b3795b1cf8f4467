"""Keeps trl, datasets and bitsandbytes from talking, from caching, and from leaving patches on a model."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def quiet() -> Iterator[None]:
    """No progress bars, no data-set caches, no notes below an error; errors are raised as ever."""
    import datasets
    import transformers

    log: Any = transformers.utils.logging
    bits = logging.getLogger("bitsandbytes")  # peft imports it, and it complains of kernels that it can do without
    heard = bits.level
    level, loading = log.get_verbosity(), log.is_progress_bar_enabled()
    bars, caching = datasets.are_progress_bars_disabled(), datasets.is_caching_enabled()
    bits.setLevel(logging.ERROR)
    log.set_verbosity_error()
    log.disable_progress_bar()
    datasets.disable_progress_bars()
    datasets.disable_caching()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        bits.setLevel(heard)
        log.set_verbosity(level)
        if loading:
            log.enable_progress_bar()
        if not bars:
            datasets.enable_progress_bars()
        if caching:
            datasets.enable_caching()


@contextmanager
def own_forward(model: Any) -> Iterator[None]:
    """Put back the `forward` of a `PeftModel` and of its base: trl and accelerate wrap them anew for every trainer."""
    patched = [model, model.get_base_model()]
    before = [part.__dict__.get("forward") for part in patched]
    training = model.training
    try:
        yield
    finally:
        for part, forward in zip(patched, before, strict=True):
            part.__dict__.pop("forward", None)
            if forward is not None:
                part.__dict__["forward"] = forward
        model.train(training)
        model.zero_grad(set_to_none=True)
