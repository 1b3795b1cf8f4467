"""What is measured while trl trains."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Any

from transformers import TrainerCallback

MEASURED = {"loss": "loss", "accuracy": "rewards/accuracies", "margin": "rewards/margins"}


class Watch(TrainerCallback):
    """Keeps loss, accuracy and reward margin of every step, those before a training was cut short among them."""

    def __init__(self, on_step: Callable[[int, int, float], None] | None = None) -> None:
        self.kept: dict[str, list[float]] = {name: [] for name in MEASURED}
        self._on_step = on_step

    def on_train_begin(self, args: Any, state: Any, control: Any, **rest: Any) -> None:
        """Take what was measured up to the checkpoint that a training goes on from."""
        self.kept = {name: [] for name in MEASURED}
        for logs in state.log_history:
            self._take(logs)

    def on_log(self, args: Any, state: Any, control: Any, logs: Mapping[str, float] | None = None, **rest: Any) -> None:
        """Take what trl logs after each step; its closing summary holds no loss of a step."""
        if logs is not None and self._take(logs) and self._on_step is not None:
            self._on_step(int(state.global_step), int(state.max_steps), self.kept["loss"][-1])

    def _take(self, logs: Mapping[str, float]) -> bool:
        """Keep the numbers of a step, if these are some."""
        if "loss" not in logs:
            return False
        for name, key in MEASURED.items():
            self.kept[name].append(float(logs[key]))
        return True

    def measures(self) -> dict[str, float]:
        """The loss of the first and the last quarter of the steps, accuracy and margin of the last."""
        losses = self.kept["loss"]
        if not losses:
            return {}
        quarter = -(-len(losses) // 4)
        return {
            "loss_first": _mean(losses[:quarter]),
            "loss_last": _mean(losses[-quarter:]),
            "accuracy": _mean(self.kept["accuracy"][-quarter:]),
            "margin": _mean(self.kept["margin"][-quarter:]),
        }


def _mean(values: Sequence[float]) -> float:
    return round(fmean(values), 6)
