"""The small policy's forward pass in a few plain operations: what follows a prompt, and nothing else.

`transformers` spends most of its time around sums of this size. Here are the same sums as in its Llama, for rows of one
length, without a cache and without gradients; a test holds the two against each other.
"""

from __future__ import annotations

from typing import Any


class Forward:
    """Gives the logits after the last token of each row.

    Args:
        model: a `LlamaForCausalLM` with as many heads for keys as for queries; its weights are not followed later.
    """

    def __init__(self, model: Any) -> None:
        import torch

        self._config, self._inner, self._head = model.config, model.model, model.lm_head.weight
        with torch.inference_mode():
            self._layers = [_weights(layer) for layer in self._inner.layers]
            places = torch.arange(model.config.max_position_embeddings)[None]
            self._turns = self._inner.rotary_emb(self._head, places)  # cosines and sines, for each place

    def __call__(self, rows: list[list[int]]) -> Any:
        """Logits by row."""
        import torch
        from torch.nn import functional

        states = self._inner.embed_tokens.weight[torch.tensor(rows)]
        count, length, width = states.shape
        heads = self._config.num_attention_heads
        cos, sin = (table[:, :length] for table in self._turns)
        for before, asked, projected, after, gated, down in self._layers:
            parts = (self._normed(states, before) @ asked).view(count, length, 3, heads, -1).permute(2, 0, 3, 1, 4)
            query, key = parts[:2] * cos + _turned(parts[:2]) * sin
            seen = functional.scaled_dot_product_attention(query, key, parts[2], is_causal=True)
            states = states + seen.transpose(1, 2).reshape(count, length, width) @ projected
            gate, up = (self._normed(states, after) @ gated).chunk(2, -1)
            states = states + (functional.silu(gate) * up) @ down
        return self._normed(states[:, -1], self._inner.norm.weight) @ self._head.T

    def _normed(self, states: Any, weight: Any) -> Any:
        from torch.nn import functional

        return functional.rms_norm(states, weight.shape, weight, self._config.rms_norm_eps)


def _weights(layer: Any) -> tuple[Any, ...]:
    """A layer's weights, ready to be multiplied from the right; those of the same states are side by side."""
    import torch

    attention, mlp = layer.self_attn, layer.mlp
    asked = torch.cat([part.weight for part in (attention.q_proj, attention.k_proj, attention.v_proj)]).T.contiguous()
    gated = torch.cat([mlp.gate_proj.weight, mlp.up_proj.weight]).T.contiguous()
    projected, down = attention.o_proj.weight.T.contiguous(), mlp.down_proj.weight.T.contiguous()
    return layer.input_layernorm.weight, asked, projected, layer.post_attention_layernorm.weight, gated, down


def _turned(states: Any) -> Any:
    """The second half of the last dimension, negated, before the first: how rotary places turn a vector."""
    import torch

    first, second = states.chunk(2, -1)
    return torch.cat((-second, first), -1)
