import asyncio

import pytest
import torch

from pare.errors import BadInput, LoadError
from propersim_bridge.contracts import Pair, Situation
from propersim_bridge.policies import cached
from propersim_bridge.policies.catalogue import texts
from propersim_bridge.policies.pretrain import blank, pretrain
from propersim_bridge.policies.small import SmallPolicy
from propersim_bridge.training import extras
from propersim_bridge.training.settings import SMALL
from propersim_bridge.vocabulary import NO_RECOMMENDATION
from tests.propersim_bridge.policies.conftest import TINY
from tests.propersim_bridge.policies.moments import NOON, PLANT, cooking, tick

HERE = Situation(NOON, cooking(), "ar", [tick(30, PLANT, 1), tick(10)])
QUIET = Situation(NOON, cooking("reading"), "ar", [tick(200)])


@pytest.fixture
def policy(tiny):
    return SmallPolicy(tiny, TINY, SMALL.model_copy(update={"lr": 0.01}))


def sampled(policy, situation=HERE, n=2, seeds=range(150)):
    prompt = policy.prompt(situation)
    return [asyncio.run(policy.candidates(prompt, n, seed)) for seed in seeds]


def test_every_candidate_is_of_the_catalogue_or_an_abstention(policy):
    known = {*texts(), NO_RECOMMENDATION}
    drawn = sampled(policy, n=3)
    assert all(len(one) == 3 and {*one} <= known for one in drawn)
    assert len({*drawn}) > 100


def test_the_same_seed_gives_the_same_candidates_and_whether_to_speak_does_not_depend_on_how_many(policy):
    assert sampled(policy, seeds=range(20)) == sampled(policy, seeds=range(20))
    heads = [one[0] == NO_RECOMMENDATION for one in sampled(policy, n=2)]
    assert heads == [one[0] == NO_RECOMMENDATION for one in sampled(policy, n=1)]


def test_beside_an_abstention_stands_a_recommendation(policy):
    policy.train([Pair(policy.prompt(HERE), NO_RECOMMENDATION, text) for text in texts()[:400:5]], 0)
    drawn = sampled(policy)
    silent = [one for one in drawn if one[0] == NO_RECOMMENDATION]
    assert len(silent) > 100
    assert all(other != NO_RECOMMENDATION for _, other in silent)


def test_training_moves_what_is_said_and_when(policy):
    good = [text for text in texts() if text.startswith("Next step:")]
    bad = [text for text in texts() if text.startswith("Ta-da!")]
    pairs = [Pair(policy.prompt(HERE), *pair) for pair in zip(good, bad, strict=True)]
    pairs += [Pair(policy.prompt(QUIET), NO_RECOMMENDATION, text) for text in bad]
    for day in range(3):
        measures = policy.train(pairs, day)
    assert measures["pairs"] == len(pairs)
    assert measures["loss_last"] < 0.6931
    assert measures["accuracy"] > 0.8
    openings = [one[0][:5] for one in sampled(policy)]
    assert openings.count("Next ") > 2 * openings.count("Ta-da")
    silences = [sum(one[0] == NO_RECOMMENDATION for one in sampled(policy, here)) for here in (HERE, QUIET)]
    assert silences[1] > silences[0]


def test_the_same_pairs_and_seed_give_the_same_bytes_and_nobody_elses_dice_move(tiny, tmp_path):
    folders = [tmp_path / "a", tmp_path / "b"]
    torch.manual_seed(3)
    expected = torch.rand(2)
    for folder in folders:
        policy = SmallPolicy(tiny, TINY)
        torch.manual_seed(3)
        policy.train([Pair(policy.prompt(HERE), PLANT, NO_RECOMMENDATION)] * 20, 1)
        assert torch.rand(2).tolist() == expected.tolist()
        policy.save(folder)
    first, second = ([path.read_bytes() for path in sorted(folder.iterdir())] for folder in folders)
    assert first == second


def test_an_adapter_that_is_loaded_goes_on_where_it_was_saved(policy, tiny, tmp_path):
    policy.train([Pair(policy.prompt(HERE), text, NO_RECOMMENDATION) for text in texts()[:40]], 1)
    policy.save(tmp_path / "adapter")
    policy.save(tmp_path / "adapter")
    fresh = SmallPolicy(tiny, TINY, policy.settings)
    before = sampled(fresh)
    fresh.load(tmp_path / "adapter")
    assert sampled(fresh) == sampled(policy) != before
    assert [path.name for path in tmp_path.iterdir()] == ["adapter"]


def test_an_adapter_of_other_weights_is_refused(policy, tmp_path):
    policy.save(tmp_path / "adapter")
    other = SmallPolicy(blank(TINY), TINY, policy.settings)
    assert other.base != policy.base
    with pytest.raises(BadInput, match=rf"other weights of 'small' \({policy.base}, not {other.base}\)"):
        other.load(tmp_path / "adapter")


def test_texts_and_prompts_that_it_does_not_know_are_refused(policy):
    with pytest.raises(BadInput, match=r"pair 2: .* knows only its catalogue, and 'Have a nap\.' is not"):
        policy.train([Pair(policy.prompt(HERE), PLANT, NO_RECOMMENDATION), Pair("x", "Have a nap.", PLANT)], 0)
    with pytest.raises(BadInput, match="reads prompts of"):
        policy.train([Pair("Anna cooks.", PLANT, NO_RECOMMENDATION)], 0)
    with pytest.raises(BadInput, match="reads prompts of"):
        asyncio.run(policy.candidates("Anna cooks.", 2, 0))


def test_pretraining_is_deterministic(tiny):
    again = pretrain(TINY)
    assert all(torch.equal(a, b) for a, b in zip(tiny.parameters(), again.parameters(), strict=True))


def test_pretraining_is_kept_in_the_cache_and_a_broken_cache_is_made_anew(tiny, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    trained = []

    def counted(shape, on_step=None):
        trained.append(shape)
        return tiny

    monkeypatch.setattr(cached, "pretrain", counted)
    cached.pretrained(TINY)
    model = cached.pretrained(TINY)
    assert len(trained) == 1
    assert all(torch.equal(a, b) for a, b in zip(tiny.parameters(), model.parameters(), strict=True))
    (folder,) = (tmp_path / "pare").iterdir()
    (folder / cached.WEIGHTS).write_bytes(b"nonsense")
    cached.pretrained(TINY)
    assert len(trained) == 2
    assert "is broken and is made anew" in capsys.readouterr().err
    cached.pretrained(TINY.model_copy(update={"seed": 1}))
    assert len(trained) == 3


def test_a_missing_extra_is_one_line(monkeypatch):
    found = extras.find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "trl" else found(name))
    with pytest.raises(LoadError, match=r"^the small policy needs trl: pip install 'pare-sim\[train\]'$"):
        SmallPolicy.open()
