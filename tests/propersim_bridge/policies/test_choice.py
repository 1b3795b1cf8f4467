import pytest

from pare.errors import LoadError
from propersim_bridge.policies import choice
from propersim_bridge.policies.choice import own_bits, own_candidates, own_content, prepare_policy
from propersim_bridge.training import extras

LARGE = "meta-llama/Llama-3.3-70B-Instruct"


@pytest.mark.parametrize(
    ("gpu", "bits"), [(True, {LARGE: 4, "a/folder": 4}), (False, {LARGE: 16, "a/folder": 16})], ids=["gpu", "no gpu"]
)
def test_large_models_are_quantised_on_a_gpu_and_nothing_else_is(monkeypatch, gpu, bits):
    monkeypatch.setattr(choice, "on_gpu", lambda: gpu)
    assert {id: own_bits(id) for id in bits} == bits
    assert {own_bits(id) for id in ("small", "embedded/smollm2", "openai/gpt-5")} == {16}


def test_only_the_small_policy_draws_otherwise_than_the_authors_code():
    assert (own_content("small"), own_candidates("small")) == (0.33, 3)
    assert {(own_content(id), own_candidates(id)) for id in (LARGE, "embedded/smollm2", "a/folder")} == {(0.0, 2)}


def test_without_bitsandbytes_four_bits_are_one_line_that_names_the_extra(monkeypatch):
    found = extras.find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "bitsandbytes" else found(name))
    with pytest.raises(LoadError) as caught:
        prepare_policy(LARGE, bits=4)
    told = f"{LARGE} needs bitsandbytes for 4 bits: pip install 'pare-sim[4bit]', or ask for --bits 16"
    assert str(caught.value) == told


def test_without_torch_there_is_no_gpu(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert not extras.on_gpu()
