"""The settings of preference training.

Source: sections 5 and 6.2 of the ProPerSim paper (DPO, QLoRA); the numbers are those of the authors' public code.
"""

from __future__ import annotations

from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

LINEAR = ("q_proj", "k_proj", "v_proj", "o_proj", "gate_proj", "up_proj", "down_proj")


class DpoSettings(BaseModel):
    """How a policy is trained on pairs; the defaults are those for large models.

    Attributes:
        beta: how strongly the policy is held to the reference.
        epochs: passes over the pairs.
        lr: the learning rate at the start.
        schedule: how the rate goes on from there.
        batch: pairs per step of the optimiser.
        micro_batch: pairs per forward pass; it divides `batch`. None for all at once.
        rank: the LoRA's rank.
        alpha: the LoRA's scale, times its rank.
        targets: the linear projections that get an adapter, by name, or `all-linear`; never the output layer, whose
            adapter trl would not train.
        sft: weight of the likelihood of the chosen text beside the preference; it counters likelihood displacement.
        clip: the largest norm of a gradient.
        bits: 4 quantises the model's weights (NF4, by `bitsandbytes`), on a GPU or a CPU; 16 does not.
        max_tokens: longest prompt and text together; longer ones lose their beginning.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    beta: float = Field(default=0.1, gt=0, le=10)
    epochs: int = Field(default=2, ge=1, le=100)
    lr: float = Field(default=5e-5, gt=0, le=0.1)
    schedule: Literal["linear", "constant", "cosine"] = "linear"
    batch: int = Field(default=8, ge=1, le=1_024)
    micro_batch: int | None = Field(default=1, ge=1)
    rank: int = Field(default=16, ge=1, le=1_024)
    alpha: int = Field(default=32, ge=1, le=4_096)
    targets: tuple[str, ...] | Literal["all-linear"] = "all-linear"
    sft: float = Field(default=0.0, ge=0, le=10)
    clip: float = Field(default=1.0, gt=0)
    bits: Literal[4, 16] = 4
    max_tokens: int = Field(default=2_048, ge=8)

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if self.batch % (self.micro_batch or self.batch):
            raise ValueError(f"micro_batch {self.micro_batch} does not divide batch {self.batch}")
        if "lm_head" in self.targets:
            raise ValueError("an adapter on lm_head would never be trained")
        return self


LARGE = DpoSettings()
SMALL = DpoSettings(lr=1e-3, batch=16, micro_batch=None, targets=LINEAR, sft=0.05, bits=16)
EMBEDDED = DpoSettings(bits=16)
