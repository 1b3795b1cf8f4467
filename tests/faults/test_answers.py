"""Answers of a model that go wrong on the wire: a run ends, and says of each episode what it met."""

from __future__ import annotations

import re

import pytest

from tests.faults.plugin import ERRANDS
from tests.faults.provider import Provider
from tests.faults.support import Bench
from tests.faults.wrongs import CASES, always, first

RUNS = -(-len(CASES) // len(ERRANDS))
EPISODES = RUNS * len(ERRANDS)
RUN = (
    "run", *ERRANDS, "--assistant", "hasty", "--observe-model", "openai/gpt-5-mini", "--runs", RUNS, "--timeout", 6,
    "--concurrency", "64", "--format", "json",
)  # fmt: skip


@pytest.fixture(scope="module")
def bench(plugins, tmp_path_factory):
    return Bench(plugins, tmp_path_factory.mktemp("answers"))


@pytest.fixture(scope="module")
def provider(bench):
    made = Provider()
    bench.environment.update(made.environment)
    yield made
    made.close()


@pytest.fixture(scope="module")
def whole(bench, provider):
    """The rows of an undisturbed run, each by the name of what will go wrong in its episode."""
    done = bench(*RUN, "--out", "whole")
    assert (done.code, done.json["errors"], done.json["outcomes"]["assisted"]) == (0, 0, EPISODES)
    return dict(zip(CASES, bench.rows("whole").values(), strict=False))


def disturbed(provider, whole, how):
    """Let answers go wrong, in every episode in another way."""
    provider.faults = {row.seed % 2**31: how(CASES[name].wrong, provider) for name, row in whole.items()}
    provider.asked.clear()


def mended(bench, provider, whole, name):
    """Resume a run whose provider is well again: what had met an error goes as it would have gone."""
    before, provider.faults = bench.rows(name), {}
    done = bench("run", "--resume", name, "--timeout", 60)
    assert (done.code, done.json["episodes"], done.json["errors"]) == (0, EPISODES, 0)
    after = bench.rows(name)
    for case, row in whole.items():
        kept = before[row.key].error is None
        expected = before[row.key] if kept else row
        assert after[row.key].trace_sha256 == expected.trace_sha256, case


def told(row):
    """How an episode ended, in a line."""
    return f"error: {row.error}" if row.status == "error" else str(row.failure or row.outcome)


def test_what_goes_wrong_for_a_while_costs_a_step_at_most(bench, provider, whole):
    disturbed(provider, whole, first)
    del provider.faults[whole["nothing at all"].seed % 2**31]
    done = bench(*RUN, "--out", "for-a-while")
    assert (done.code, done.json["episodes"]) == (0, EPISODES)
    found = bench.rows("for-a-while")
    for name, row in whole.items():
        case, got = CASES[name], found[row.key]
        if case.passes or name == "nothing at all":
            assert got.trace_sha256 == row.trace_sha256, name
        elif case.lasting.startswith("error"):
            assert re.match(case.lasting, told(got)), (name, told(got))
        else:
            assert (got.outcome, got.error) == ("assisted", None), name
    mended(bench, provider, whole, "for-a-while")


def test_what_goes_wrong_for_good_is_named_and_mended_by_resume(bench, provider, whole):
    disturbed(provider, whole, always)
    done = bench(*RUN, "--out", "for-good")
    assert (done.code, done.json["episodes"]) == (0, EPISODES)
    found = bench.rows("for-good")
    assert set(found) == set(bench.rows("whole"))
    for name, row in whole.items():
        assert re.match(CASES[name].lasting, told(found[row.key])), (name, told(found[row.key]))
        assert "\n" not in told(found[row.key])
    errors = sum(case.lasting.startswith("error") for case in CASES.values())
    assert done.json["errors"] == done.json["failures"]["error"] == errors
    lines = done.err.splitlines()
    assert lines[0].startswith(f"pare: hasty: {errors} met an error and count in no rate, the first: openai/")
    assert lines[1:] == ["Run folder: for-good"]
    mended(bench, provider, whole, "for-good")
