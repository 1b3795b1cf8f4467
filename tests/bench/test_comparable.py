"""What makes two runs incomparable, and what does not."""

import pytest

from pare.loop import Limits
from pare_bench.comparable import unlike
from pare_bench.config import RunConfig


@pytest.fixture
def config(pare):
    return RunConfig.of(["errand-a", "errand-b"], assistant="half", user="llm", models={"user": "openai/small"})


def changed(config, **fields):
    return config.model_copy(update=fields)


def test_what_is_compared_may_differ(config):
    other = changed(
        config, assistant="chatty", models={**config.models, "observe": "openai/large"}, seed=7, runs=4,
        max_cost_usd=3.0, concurrency=2, cache="kept", scenarios={"errand-a": config.scenarios["errand-a"]},
        prompts={**config.prompts, "observe.md": "0", "execute_turn.md": "0"},
    )  # fmt: skip
    assert unlike(config, other) == []


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"user": "scripted"}, "user (llm, scripted)"),
        ({"models": {"user": "openai/large"}}, "user model (openai/small, openai/large)"),
        ({"endpoints": {"user": "http://localhost:1"}},
         "user model's address (the provider's own, http://localhost:1)"),
        ({"limits": Limits(turns=12)}, "turns (as the scenario sets, 12)"),
        ({"limits": Limits(expire_after=3)}, "expire after (2, 3)"),
        ({"tool_failure": 0.2}, "tool failure (0, 0.2)"),
        ({"events_per_minute": 6.0}, "events per minute (0, 6)"),
        ({"reword_tools": True}, "reworded tools (no, yes)"),
    ],
)  # fmt: skip
def test_each_rule_of_the_game_is_named_with_both_values(config, fields, told):
    assert [str(one) for one in unlike(config, changed(config, **fields))] == [told]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("suite", "suite"),
        ("grader", "grader"),
        ("apps", "apps' code"),
        ("scenarios", "scenarios' shared code"),
        ("engine", "code of engine and users"),
        ("noise", "noise corpus"),
    ],
)
def test_versions_must_be_the_same(config, name, told):
    other = changed(config, versions={**config.versions, name: "9"})
    assert [str(one) for one in unlike(config, other)] == [f"{told} ({config.versions.get(name, 'none')}, 9)"]


def test_the_users_prompts_are_part_of_the_user(config):
    other = changed(config, prompts={**config.prompts, "user.md": "0"})
    assert [one.what for one in unlike(config, other)] == ["prompt user.md"]


def test_every_difference_is_named(config):
    other = changed(
        config, user="scripted", limits=Limits(turns=12, user_steps=2), reword_tools=True,
        scenarios={"errand-a": "0", "errand-b": "1", "errand-c": "2"},
    )  # fmt: skip
    assert [one.what for one in unlike(config, other)] == [
        "user", "turns", "user steps", "reworded tools", "scenario errand-a", "scenario errand-b",
    ]  # fmt: skip
    assert unlike(config, other)[-1] == ("scenario errand-b", config.scenarios["errand-b"], "1")
