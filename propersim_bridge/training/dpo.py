"""Direct Preference Optimisation of one LoRA adapter, with trl.

The adapter is carried on from day to day and the reference is the model with the adapter off. trl takes a `PeftModel`
as one whose adapter is the reference and keeps a frozen copy of it under the name `ref`; that would make yesterday's
policy the reference, so the copy is deleted before the first step, upon which trl switches the adapter off instead.
On a quantised model trl halves the adapter to bfloat16, where most steps of the usual rates are lost; it is put back
to float32, in which it also begins and is read back.

Source: section 5 of the ProPerSim paper; Rafailov et al. (2023).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from pare.errors import LoadError
from propersim_bridge.contracts import Pair
from propersim_bridge.training.adapter import adapter_state, put_adapter
from propersim_bridge.training.determinism import own_dice
from propersim_bridge.training.hush import own_forward, quiet
from propersim_bridge.training.settings import DpoSettings

Row = dict[str, Any]  # prompt, chosen, rejected: texts, or lists of chat messages
OnStep = Callable[[int, int, float], None]  # steps done, steps in all, the loss of the last
REFERENCE = "ref"  # trl's name for its copy of the adapter


def row(pair: Pair) -> Row:
    """What training reads of a pair."""
    return {"prompt": pair.prompt, "chosen": pair.chosen, "rejected": pair.rejected}


def add_adapter(model: Any, settings: DpoSettings, seed: int = 0) -> Any:
    """Put a fresh adapter on a model; it changes nothing until it is trained. Returns the `PeftModel`."""
    targets = settings.targets if isinstance(settings.targets, str) else list(settings.targets)
    with own_dice(seed), quiet():
        from peft import LoraConfig, get_peft_model

        config = LoraConfig(
            r=settings.rank, lora_alpha=settings.alpha, lora_dropout=0.0, target_modules=targets, task_type="CAUSAL_LM"
        )
        return get_peft_model(model, config)


def train(
    model: Any,
    tokenizer: Any,
    rows: Sequence[Row],
    settings: DpoSettings,
    seed: int,
    *,
    on_step: OnStep | None = None,
    checkpoints: Path | None = None,
) -> dict[str, Any]:
    """Train the adapter of a `PeftModel` in place.

    Args:
        model: with one adapter, `default`, where training goes on.
        tokenizer: the model's.
        rows: what was preferred to what.
        settings: how.
        seed: of the order of the rows.
        on_step: told after each step.
        checkpoints: where the state of the training is kept after each epoch; a training that was cut short goes on
            from the last one there.

    Returns:
        What was measured: pairs, steps, loss (of the first and the last quarter of the steps), accuracy (share of
        pairs of the last quarter on which the policy prefers the chosen text more than the reference does), margin
        (of the rewards, last quarter), seconds.

    Raises:
        LoadError: the loss is not finite; the adapter is as it was before.
    """
    if not rows:
        return {"pairs": 0, "steps": 0, "seconds": 0.0}
    started = perf_counter()
    before = adapter_state(model)
    with own_dice(seed), quiet(), own_forward(model), TemporaryDirectory() as scratch:
        config = _config(settings, seed, checkpoints or Path(scratch), keep=checkpoints is not None)
        trainer, watch = _trainer(model, tokenizer, rows, config, on_step)
        trainer.train(resume_from_checkpoint=_last(checkpoints))
    if wrong := [loss for loss in watch.kept["loss"] if not math.isfinite(loss)]:
        put_adapter(model, before)
        raise LoadError(f"DPO diverged: a loss of {wrong[0]}; try a lower rate than {settings.lr:g}")
    return {
        "pairs": len(rows),
        "steps": int(trainer.state.global_step),
        **watch.measures(),
        "seconds": round(perf_counter() - started, 3),
    }


def _config(settings: DpoSettings, seed: int, folder: Path, *, keep: bool) -> Any:
    import torch

    trl: Any = import_module("trl")  # it declares no types

    gpu = torch.cuda.is_available()
    micro = settings.micro_batch or settings.batch
    return trl.DPOConfig(
        output_dir=str(folder),
        beta=settings.beta,
        loss_type=["sigmoid", "sft"] if settings.sft else ["sigmoid"],
        loss_weights=[1.0, settings.sft] if settings.sft else None,
        num_train_epochs=settings.epochs,
        learning_rate=settings.lr,
        lr_scheduler_type=settings.schedule,
        max_grad_norm=settings.clip,
        per_device_train_batch_size=micro,
        gradient_accumulation_steps=settings.batch // micro,
        gradient_checkpointing=gpu,
        max_length=settings.max_tokens,
        truncation_mode="keep_end",
        bf16=gpu,
        use_cpu=not gpu,
        seed=seed,
        data_seed=seed,
        disable_tqdm=True,
        report_to=[],
        logging_strategy="steps",
        logging_steps=1,
        logging_nan_inf_filter=False,
        save_strategy="epoch" if keep else "no",
        save_total_limit=1,
        dataloader_pin_memory=False,
    )


def _trainer(model: Any, tokenizer: Any, rows: Sequence[Row], config: Any, on_step: OnStep | None) -> tuple[Any, Any]:
    from datasets import Dataset
    from transformers import PrinterCallback

    from propersim_bridge.training.watch import Watch

    watch = Watch(on_step)
    data = Dataset.from_list([{key: row[key] for key in ("prompt", "chosen", "rejected")} for row in rows])
    trl: Any = import_module("trl")
    trainer = trl.DPOTrainer(
        model=model, args=config, train_dataset=data, processing_class=tokenizer, callbacks=[watch]
    )
    trainer.remove_callback(PrinterCallback)
    if REFERENCE in model.peft_config:
        model.delete_adapter(REFERENCE)
    model.set_adapter("default")
    for weight in model.parameters():
        if weight.requires_grad:
            weight.data = weight.data.float()
    return trainer, watch


def _last(checkpoints: Path | None) -> str | None:
    if checkpoints is None or not checkpoints.is_dir():
        return None
    utils: Any = import_module("transformers.trainer_utils")
    last: str | None = utils.get_last_checkpoint(str(checkpoints))
    return last
