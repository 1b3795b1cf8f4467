import json
import re

import pytest

from pare_agents.models.errors import RequestRejected
from pare_agents.models.model import Model
from pare_agents.models.types import Reply
from propersim_bridge.commands import run
from propersim_bridge.commands.chosen import chosen
from propersim_bridge.experiment import parts
from propersim_bridge.personas.library import installed
from propersim_bridge.policies import choice
from propersim_bridge.training import extras
from tests.propersim_bridge.experiment import fakes
from tests.propersim_bridge.report.made import made

QUICK = ("--assistants", "silent", "--days", 1, "--step", 10, "--workers", 1)


@pytest.fixture(autouse=True)
def _fakes(monkeypatch):
    for owner, name, value in fakes.patches():
        monkeypatch.setattr(owner, name, value)


def test_a_run_says_where_it_is_and_what_comes_next_and_goes_to_a_folder_of_its_own(home, tmp_path):
    done = home("run", *QUICK)
    assert (done.code, done.err) == (0, "")
    assert done.out == "1 courses of 1 days: runs/home-1; see: pare home report runs/home-1\n"
    assert home("run", *QUICK).out.startswith("1 courses of 1 days: runs/home-2;")
    assert home("report", "runs/home-1").code == 0


def test_a_folder_holds_all_that_is_needed_to_repeat_it(home, tmp_path):
    assert home("run", *QUICK, "--personas", "2, 3", "--seeds", 2, "--seed", 5, "--out", "e").code == 0
    kept = json.loads((tmp_path / "e" / "experiment.json").read_text())
    assert (kept["personas"], kept["seeds"], kept["assistants"]) == ([2, 3], [5, 6], ["silent"])
    assert (kept["days"], kept["step"], kept["policy"], kept["judge"]) == (1, 10.0, "small", "rule")
    assert len(list((tmp_path / "e").glob("persona-0[23].silent.seed-[56]"))) == 4


def test_what_is_complete_stays_as_it_is(home, tmp_path):
    assert home("run", *QUICK, "--out", "e").code == 0
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "e").rglob("*")}
    assert home("run", *QUICK, "--out", "e").code == 0
    assert home("run", "--resume", "e").code == 0
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "e").rglob("*")} == before


class Down(Model):
    """A model that answers nothing, or what is no answer."""

    def __init__(self, id):
        self.id = id

    async def send(self, request):
        if self.id == "openai/foo":
            raise RequestRejected("openai/foo: 400 what\nis this", status=400)
        return Reply("Well, well.")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--summaries", "openai/foo"), r"could not be had: \d+ summaries from openai/foo; the first error: 0.*: 4"),
        (("--judge", "openai/bar"), r"could not be had: \d+ ratings from openai/bar; the first error: the answer can"),
        (("--judge", "openai/bar", "--summaries", "openai/foo"),
         r"could not be had: \d+ summaries from openai/foo, \d+ ratings from openai/bar; the first error: 0.* what is"),
    ],
)  # fmt: skip
def test_what_models_did_not_give_is_told_in_a_line_at_the_end(home, monkeypatch, asked, told):
    monkeypatch.setenv("OPENAI_API_KEY", "x")
    monkeypatch.setattr(parts.Parts, "_model", lambda self, id: Down(id))
    done = home("run", "--assistants", "ar", "--days", 1, "--step", 10, "--workers", 1, *asked)
    assert done.code == 0
    assert done.out.startswith("1 courses of 1 days")
    assert re.match(told, done.err)
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (("--days", 2), "days: 2, not 1"),
        (("--step", 5), "step: 5.0, not 10.0"),
        (("--personas", 2), "personas: 2, not 1"),
        (("--seed", 1), "seeds: 1, not 0"),
        (("--candidates", 4), "candidates: 4, not 3"),
        (("--policy", "embedded/smollm2"), "policy: embedded/smollm2, not small"),
    ],
)
def test_other_settings_than_a_folder_was_begun_with_are_told(home, changed, told):
    assert home("run", *QUICK, "--out", "e").code == 0
    complaint = home("run", *QUICK, *changed, "--out", "e").refusal
    assert complaint.startswith("e was begun with other settings (")
    assert told in complaint


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--days", 0), "days: Input should be greater than or equal to 1, not 0"),
        (("--days", 367), "days: Input should be less than or equal to 366, not 367"),
        (("--days", "two"), "Invalid value for '--days'"),
        (("--step", 0.4), "step: Input should be greater than or equal to 0.5, not 0.4"),
        (("--step", 10.5), "step: Input should be less than or equal to 10, not 10.5"),
        (("--step", "nan"), "step: Input should be"),
        (("--step", "inf"), "step: Input should be"),
        (("--candidates", 1), "candidates: Input should be greater than or equal to 2, not 1"),
        (("--pairs", 0), "pairs: Input should be greater than or equal to 1, not 0"),
        (("--content", 1.5), "content: Input should be less than or equal to 1, not 1.5"),
        (("--bits", 8), "bits: Input should be 4 or 16, not 8"),
        (("--bits", 4), "bits: must be 16 with the policy small, which is never quantised, not 4"),
        (("--bits", 4, "--policy", "openai/x"), "bits: must be 16 with the policy openai/x, which is never quantised"),
        (("--seeds", 0), "Invalid value for '--seeds'"),
        (("--workers", 0), "Invalid value for '--workers'"),
        (("--personas", "1,99"), "--personas: `all`, or numbers of 1, 2, 3"),
        (("--personas", "1,1"), "personas: each once, not 1, 1"),
        (("--personas", ""), "--personas: `all`, or numbers of"),
        (("--assistants", "silent,clever"), "--assistants: any of proper, ars, ar, none, silent, oracle, not 'clever'"),
        (("--judge", "openai/x"), "judge: `rule` or a model: openai/x: set the environment variable OPENAI_API_KEY"),
        (("--life", "rule"), "life: `seeded` or a model: 'rule' is not a model id"),
        (("--summaries", "good"), "summaries: `rule` or a model: 'good' is not a model id"),
        (("--assistants", "proper", "--policy", "openai/x"), "openai/x answers over a network and cannot be trained"),
        (("--resume", "nowhere"), "nowhere holds no experiment"),
        (("--out", "taken"), "taken holds no experiment.json: use a new or empty folder"),
        (("--out", "taken/notes.txt"), "taken/notes.txt cannot be used: Not a directory"),
    ],
)
def test_bad_input_is_one_line_that_says_what_would_be_right_and_makes_nothing(home, tmp_path, arguments, told):
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "notes.txt").touch()
    rest = QUICK if "--resume" not in arguments else ()
    done = home("run", *rest, *arguments)
    assert told in done.refusal
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_on_a_base_install_the_missing_extra_is_one_line(home, monkeypatch):
    monkeypatch.setattr(run, "find_spec", lambda name: None)
    assert home("run", *QUICK).refusal == "pare home run needs numpy: pip install 'pare-sim[home,train]'"


@pytest.mark.parametrize(
    ("policy", "gpu", "own"),
    [("small", True, (0.33, 16)), ("some/model", True, (0.0, 4)), ("some/model", False, (0.0, 16))],
)
def test_what_a_policy_is_used_with_by_default_stands_in_the_experiment(home, tmp_path, monkeypatch, policy, gpu, own):
    monkeypatch.setattr(choice, "on_gpu", lambda: gpu)
    assert home("run", *QUICK, "--policy", policy, "--out", "e").code == 0
    kept = json.loads((tmp_path / "e" / "experiment.json").read_text())
    assert (kept["content"], kept["bits"]) == own
    assert home("run", *QUICK, "--policy", policy, "--content", 0.5, "--bits", 16, "--out", "f").code == 0
    kept = json.loads((tmp_path / "f" / "experiment.json").read_text())
    assert (kept["content"], kept["bits"]) == (0.5, 16)
    assert "content: 0.5, not" in home("run", *QUICK, "--policy", policy, "--content", 0.5, "--out", "e").refusal


def test_without_bitsandbytes_four_bits_are_one_line_and_make_nothing(home, tmp_path, monkeypatch):
    found = extras.find_spec
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "bitsandbytes" else found(name))
    monkeypatch.setattr(parts, "prepare_policy", choice.prepare_policy)
    complaint = home("run", "--assistants", "none", "--policy", "some/model", "--bits", 4).refusal
    assert complaint == "some/model needs bitsandbytes for 4 bits: pip install 'pare-sim[4bit]', or ask for --bits 16"
    assert not [*tmp_path.iterdir()]


def test_settings_cannot_go_with_resume_and_workers_can(home):
    assert home("run", *QUICK, "--out", "e").code == 0
    assert home("run", "--resume", "e", "--days", 2).refusal == "--days cannot go with --resume: its settings hold"
    assert home("run", "--resume", "e", "--workers", 2).code == 0


def test_personas_that_have_changed_are_not_mixed_with_what_there_is(home, tmp_path, monkeypatch):
    made(tmp_path / "e", {(1, "silent", 0): [[(None, 2)]]}, days=2)
    kept = (tmp_path / "e" / "experiment.json").read_text()
    (tmp_path / "e" / "experiment.json").write_text(kept.replace('"personas_digest": "', '"personas_digest": "0'))
    assert "the personas have changed since e was begun" in home("run", "--resume", "e").refusal


def test_all_stands_for_every_installed_persona():
    assert chosen("personas", "all", installed()) == tuple(installed())


def test_help_tells_every_option(home):
    done = home("run", "--help")
    for told in (
        "--personas",
        "all|1,2",
        "--assistants",
        "--days",
        "--step",
        "--out",
        "--resume",
        "--policy",
        "default",
    ):
        assert told in done.out
    assert "--track" in home("report", "--help").out
    assert "--read" in home("quality", "--help").out
