import json

import pytest
from transformers import LlamaForCausalLM

from pare.errors import BadInput, LoadError
from propersim_bridge.commands import train as command
from propersim_bridge.contracts import Situation
from propersim_bridge.policies import cached, choice, small as small_module
from propersim_bridge.policies.catalogue import texts
from propersim_bridge.policies.glance import glance
from propersim_bridge.policies.pretrain import blank
from propersim_bridge.policies.small import SmallPolicy
from propersim_bridge.policies.tokens import tokenizer
from propersim_bridge.training import extras, standalone
from propersim_bridge.training.rows import read_rows
from propersim_bridge.vocabulary import NO_RECOMMENDATION
from tests.propersim_bridge.policies.conftest import TINY
from tests.propersim_bridge.policies.moments import NOON, PLANT, cooking, tick

PROMPT = " ".join(glance(Situation(NOON, cooking(), "ar", [tick(40)])).words())
ROWS = [{"prompt": PROMPT, "chosen": NO_RECOMMENDATION, "rejected": text, "day": 1} for text in texts()[:40]]


@pytest.fixture
def pairs(tmp_path, monkeypatch):
    """A file of pairs, and a small policy that needs no pre-training."""
    monkeypatch.setattr(small_module, "Pretraining", lambda seed: TINY)
    monkeypatch.setattr(cached, "pretrained", lambda shape, on_step=None: blank(shape))
    path = tmp_path / "pairs.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in ROWS) + "\n", encoding="utf-8")
    return path


def test_an_adapter_and_what_was_measured_are_written(pairs, tmp_path, capsys):
    out = tmp_path / "out"
    command.main(pairs, out, policy="small", epochs=1, seed=3)
    measures = json.loads(capsys.readouterr().out)
    assert measures == json.loads((out / "training.json").read_text())
    assert (measures["pairs"], measures["epochs"], measures["steps"], measures["seed"]) == (40, 1, 3, 3)
    assert sorted(path.name for path in out.iterdir()) == ["adapter", "training.json"]
    SmallPolicy(blank(TINY), TINY).load(out / "adapter")
    command.main(pairs, tmp_path / "more", policy="small", start=out, epochs=1, limit=16)
    assert json.loads(capsys.readouterr().out)["pairs"] == 16


def test_a_folder_that_is_done_or_belongs_to_another_training_is_refused(pairs, tmp_path):
    out = tmp_path / "out"
    command.main(pairs, out, policy="small", epochs=1)
    with pytest.raises(LoadError, match="holds a training that is done"):
        command.main(pairs, out, policy="small", epochs=1)
    other = tmp_path / "other"
    other.mkdir()
    (other / standalone.JOB).write_text("something else")
    with pytest.raises(LoadError, match="holds another training under way"):
        command.main(pairs, other, policy="small")


def test_a_training_that_was_cut_short_goes_on(pairs, tmp_path, monkeypatch, capsys):
    out, train = tmp_path / "out", SmallPolicy.train_rows

    def cut(self, rows, seed, on_step=None, checkpoints=None):
        def stop(step, steps, loss):
            if step == 4:
                raise KeyboardInterrupt

        return train(self, rows, seed, stop, checkpoints)

    monkeypatch.setattr(SmallPolicy, "train_rows", cut)
    with pytest.raises(KeyboardInterrupt):
        command.main(pairs, out, policy="small")
    monkeypatch.setattr(SmallPolicy, "train_rows", train)
    command.main(pairs, out, policy="small")
    went_on = json.loads(capsys.readouterr().out)
    command.main(pairs, tmp_path / "whole", policy="small")
    whole = json.loads(capsys.readouterr().out)
    assert whole["steps"] == 6
    assert {**went_on, "seconds": 0} == {**whole, "seconds": 0}
    kept = [folder / "adapter" / "adapter_model.safetensors" for folder in (out, tmp_path / "whole")]
    first, second = (path.read_bytes() for path in kept)
    assert first == second


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{", "line 2 is not JSON"),
        ("[1]", "line 2 must be an object with prompt, chosen, rejected, not"),
        ('{"prompt": "a", "chosen": "b"}', "line 2: rejected must be a text, not None"),
        ('{"prompt": "a", "chosen": " ", "rejected": "c"}', "line 2: chosen must be a text"),
        ('{"prompt": "a", "chosen": "b", "rejected": "b"}', "line 2: chosen and rejected are the same text"),
    ],
)
def test_a_malformed_line_is_named(tmp_path, line, told):
    path = tmp_path / "pairs.jsonl"
    path.write_text(json.dumps(ROWS[0]) + "\n" + line + "\n")
    with pytest.raises(LoadError, match=told):
        read_rows(path)


def test_files_that_hold_no_pairs_are_refused(tmp_path):
    with pytest.raises(LoadError, match="cannot be read: No such file"):
        read_rows(tmp_path / "none.jsonl")
    (tmp_path / "empty.jsonl").write_text("\n\n")
    with pytest.raises(LoadError, match="holds no pairs"):
        read_rows(tmp_path / "empty.jsonl")
    (tmp_path / "latin.jsonl").write_bytes(b"\xff\xfe")
    with pytest.raises(LoadError, match="is not UTF-8 text"):
        read_rows(tmp_path / "latin.jsonl")


def test_a_model_over_a_network_is_refused_before_anything_is_done(pairs, tmp_path):
    with pytest.raises(BadInput, match="--policy: openai/x answers over a network and cannot be trained"):
        command.main(pairs, tmp_path / "out", policy="openai/x")
    assert not (tmp_path / "out").exists()


def test_settings_that_do_not_fit_are_named():
    with pytest.raises(BadInput, match="bits: Input should be 4 or 16"):
        standalone.changed("small", bits=8)
    with pytest.raises(BadInput, match="bits: the small policy is never quantised"):
        standalone.changed("small", bits=4)
    assert standalone.changed("small", lr=0.5e-3).lr == 0.5e-3
    assert standalone.changed("some/model", bits=4).bits == 4


def test_a_missing_extra_is_one_line_before_anything_else_starts(tmp_path, monkeypatch):
    found = extras.find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "bitsandbytes" else found(name))
    told = r"^some/model needs bitsandbytes for 4 bits: pip install 'pare-sim\[4bit\]', or ask for --bits 16$"
    with pytest.raises(LoadError, match=told):
        command.main(tmp_path / "no.jsonl", tmp_path / "out", policy="some/model", bits=4)
    monkeypatch.setattr(choice, "on_gpu", lambda: True)
    with pytest.raises(LoadError, match=told):
        command.main(tmp_path / "no.jsonl", tmp_path / "out", policy="some/model")
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "trl" else found(name))
    with pytest.raises(LoadError, match=r"^small needs trl: pip install 'pare-sim\[train\]'$"):
        command.main(tmp_path / "no.jsonl", tmp_path / "out", policy="small")
    assert not [*tmp_path.iterdir()]


def test_a_model_that_is_not_there_leaves_no_folder_behind(pairs, tmp_path, monkeypatch):
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    with pytest.raises(LoadError, match="cannot be loaded"):
        command.main(pairs, tmp_path / "out", policy=str(tmp_path / "nowhere"))
    assert not (tmp_path / "out").exists()


def test_a_model_is_trained_in_four_bits_where_there_is_no_gpu(pairs, tmp_path, capsys):
    pytest.importorskip("bitsandbytes", reason="four bits need bitsandbytes: pip install 'pare-sim[4bit]'")
    words = tokenizer(TINY.users)
    config = blank(TINY).config
    config.max_position_embeddings, config.vocab_size = 512, len(words)
    LlamaForCausalLM(config).save_pretrained(tmp_path / "model")
    words.save_pretrained(tmp_path / "model")
    capsys.readouterr()
    command.main(pairs, tmp_path / "out", policy=str(tmp_path / "model"), bits=4, epochs=1, batch=4, limit=8)
    measures = json.loads(capsys.readouterr().out)
    assert (measures["bits"], measures["steps"], measures["lr"], measures["sft"]) == (4, 2, 5e-5, 0.0)
    assert (tmp_path / "out" / "adapter" / "adapter_model.safetensors").is_file()


def test_an_adapter_of_another_seed_is_gone_on_from_on_its_own_base(pairs, tmp_path, monkeypatch, capsys):
    asked, fifth = [], TINY.model_copy(update={"seed": 5})
    monkeypatch.setattr(small_module, "shape_of", lambda seed: asked.append(seed) or fifth)
    SmallPolicy(blank(fifth), fifth).save(tmp_path / "start")
    command.main(pairs, tmp_path / "out", policy="small", start=tmp_path / "start", epochs=1, limit=8)
    command.main(pairs, tmp_path / "fifth", policy="small", base_seed=5, epochs=1, limit=8)
    assert asked == [5, 5]
    assert json.loads((tmp_path / "out" / "adapter" / "about.json").read_text())["policy"] == "small of seed 5"
    with pytest.raises(BadInput, match="holds no adapter"):
        command.main(pairs, tmp_path / "more", policy="small", start=tmp_path)


def test_a_base_of_its_own_is_for_the_small_policy_alone(pairs, tmp_path):
    with pytest.raises(BadInput, match="--base-seed: only the small policy is pre-trained here"):
        command.main(pairs, tmp_path / "out", policy="some/model", base_seed=1)


def test_pairs_of_other_texts_are_not_for_the_small_policy_and_leave_nothing_behind(pairs, tmp_path):
    mixed = tmp_path / "mixed.jsonl"
    mixed.write_text(json.dumps({"prompt": PROMPT, "chosen": PLANT, "rejected": "Have a nap."}) + "\n")
    with pytest.raises(BadInput, match="pair 1: the small policy knows only its catalogue"):
        command.main(mixed, tmp_path / "some" / "out", policy="small")
    assert not (tmp_path / "some").exists()
    command.main(pairs, tmp_path / "some" / "out", policy="small", epochs=1, limit=16)


def test_a_start_that_is_no_adapter_leaves_nothing_behind(pairs, tmp_path):
    out = tmp_path / "out"
    with pytest.raises(BadInput, match="holds no adapter"):
        command.main(pairs, out, policy="small", start=tmp_path / "nope")
    assert not out.exists()
    command.main(pairs, out, policy="small", epochs=1, limit=16)


def test_a_training_that_diverges_leaves_nothing_behind(pairs, tmp_path, monkeypatch):
    out, train = tmp_path / "out", SmallPolicy.train_rows

    def diverging(self, rows, seed, on_step=None, checkpoints=None):
        train(self, rows, seed, on_step, checkpoints)
        raise LoadError("DPO diverged")

    monkeypatch.setattr(SmallPolicy, "train_rows", diverging)
    out.mkdir()
    with pytest.raises(LoadError, match="DPO diverged"):
        command.main(pairs, out, policy="small", epochs=1, limit=16)
    assert not [*out.iterdir()]


def test_a_training_that_ends_before_its_first_checkpoint_leaves_nothing_behind(pairs, tmp_path, monkeypatch):
    def cut(self, rows, seed, on_step=None, checkpoints=None):
        raise KeyboardInterrupt

    monkeypatch.setattr(SmallPolicy, "train_rows", cut)
    with pytest.raises(KeyboardInterrupt):
        command.main(pairs, tmp_path / "out", policy="small")
    assert not (tmp_path / "out").exists()
