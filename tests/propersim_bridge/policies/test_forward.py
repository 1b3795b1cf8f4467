import pytest
import torch

from propersim_bridge.policies.forward import Forward
from propersim_bridge.policies.pretrain import Pretraining, blank


@pytest.mark.parametrize("trained", [True, False], ids=["pre-trained", "blank"])
def test_it_gives_what_transformers_gives(tiny, trained):
    model = tiny if trained else blank(Pretraining(width=24, layers=3, heads=3, inner=20, users=1)).eval()
    dice = torch.Generator().manual_seed(1)
    for count, length in ((1, 1), (1, 17), (3, 18)):
        rows = torch.randint(model.config.vocab_size, (count, length), generator=dice)
        with torch.inference_mode():
            wanted = model(input_ids=rows, use_cache=False).logits[:, -1]
            given = Forward(model)(rows.tolist())
        assert torch.allclose(given, wanted, atol=1e-4, rtol=1e-4)
