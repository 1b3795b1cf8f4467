"""What a run is made of."""

import pytest

from pare.errors import LoadError
from pare.loop import Limits
from pare_bench import config as module
from pare_bench.config import RunConfig
from tests.bench.support import ERRANDS


@pytest.fixture
def config(pare):
    return RunConfig.of(list(ERRANDS), assistant="half", runs=3, seed=5)


def test_survives_json(config):
    assert RunConfig.load(config.model_dump(mode="json"), "here") == config


def test_holds_every_rule_and_version(config):
    stored = config.model_dump(mode="json")
    assert stored["limits"] == {
        "turns": None, "user_steps": 1, "observe_steps": 5, "execute_steps": 10, "expire_after": 2,
        "turn_seconds": 30.0,
    }  # fmt: skip
    assert set(stored["versions"]) == {"suite", "grader", "apps", "scenarios", "engine", "pare-sim", "python"}
    assert stored["prompts"] == {}
    assert all(len(content) == 16 for content in stored["scenarios"].values())


def test_scenarios_given_twice_are_played_once(pare):
    assert RunConfig.of(["errand-b", "errand-a", "errand-b"], assistant="half").episodes() == [
        ("errand-a", 0), ("errand-b", 0),
    ]  # fmt: skip


def test_an_episodes_seed_depends_on_nothing_but_run_seed_scenario_and_repeat(config):
    seeds = {config.episode_seed(*key) for key in config.episodes()}
    assert len(seeds) == 12
    alone = RunConfig.of(["errand-b"], assistant="silent", runs=9, seed=5, events_per_minute=2.0)
    assert alone.episode_seed("errand-b", 2) == config.episode_seed("errand-b", 2)
    assert alone.noise("errand-b", 2).seed == config.episode_seed("errand-b", 2)
    assert config.limited(concurrency=3).model_copy(update={"seed": 6}).episode_seed("errand-b", 2) not in seeds


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"runs": 0}, "runs: "),
        ({"seed": -1}, "seed: "),
        ({"tool_failure": 1.5}, "tool failure: "),
        ({"events_per_minute": -1}, "events per minute: "),
        ({"timeout_s": 0}, "timeout: "),
        ({"timeout_s": float("inf")}, "timeout: "),
        ({"max_cost_usd": float("nan")}, "max cost: "),
        ({"max_tokens": 0}, "max tokens: "),
        ({"concurrency": 0}, "concurrency: "),
        ({"limits": {"turns": 0}}, "limits: turns: must be from 1"),
        ({"limits": {"patience": 1}}, "limits.patience: "),
        ({"wishes": 3}, "wishes: "),
    ],
)
def test_a_setting_that_does_not_fit_is_named(pare, settings, told):
    with pytest.raises(LoadError) as fault:
        RunConfig.of(["errand-a"], assistant="half", **settings)
    assert str(fault.value).startswith(told)
    with pytest.raises(LoadError, match="here: "):
        RunConfig.load({**RunConfig.of(["errand-a"], assistant="half").model_dump(), **settings}, "here")


def test_no_scenario_is_no_run(pare):
    with pytest.raises(LoadError, match="no scenario"):
        RunConfig.of([], assistant="half")


def test_limits_of_a_resumed_run_may_be_others(config):
    other = config.limited(max_tokens=7, timeout_s=None)
    assert other == config.model_copy(update={"max_tokens": 7})
    assert isinstance(other.limits, Limits)
    with pytest.raises(LoadError, match="max tokens"):
        config.limited(max_tokens=-1)


def test_results_of_a_changed_scenario_suite_or_grader_are_not_mixed(config, monkeypatch):
    config.check_world()
    changed = config.model_copy(update={"scenarios": {**config.scenarios, "errand-b": "0" * 16}})
    with pytest.raises(LoadError, match="errand-b has changed"):
        changed.check_world()
    changed.check_world(["errand-a"])
    for name in ("SUITE", "GRADER"):
        with monkeypatch.context() as patch:
            patch.setattr(module, name, "another")
            with pytest.raises(LoadError, match=f"began with {name.lower()} .* another is installed"):
                config.check_world()


def test_results_of_changed_apps_are_not_mixed(config, monkeypatch):
    monkeypatch.setattr(module, "code_of", lambda kinds: "another")
    with pytest.raises(LoadError, match=r"began with apps .* another is installed"):
        config.check_world()


def test_the_noise_is_part_of_the_versions_where_there_is_some(pare, monkeypatch):
    noisy = RunConfig.of(["errand-a"], assistant="half", events_per_minute=1)
    noisy.check_world()
    monkeypatch.setattr(module, "digest", lambda: "another")
    with pytest.raises(LoadError, match="began with noise"):
        noisy.check_world()
