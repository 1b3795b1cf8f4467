"""Limits at a provider hold for all workers together: real processes and a real cluster, a provider on this machine."""

import time
from bisect import bisect_left

import pytest

from tests.bench.engines.some import IDS
from tests.faults.provider import Provider

WORKERS, CONCURRENCY, A_SECOND = 2, 4, 12
MODEL = "openai/gpt-5-mini"
RUN = (
    "run", *IDS[:6], "--assistant", "observe-execute", "--observe-model", MODEL, "--execute-model", MODEL,
    "--max-turns", 6, "--runs", 2, "--concurrency", CONCURRENCY, "--workers", WORKERS,
)  # fmt: skip
PACED = ("--requests-per-minute", 60 * A_SECOND)


class Counting(Provider):
    """Answers late, and notes when it is asked."""

    def __init__(self):
        self.times = []
        self.delay_s = 0.05
        super().__init__()

    def _take(self, request):
        self.times.append(time.monotonic())
        answer = super()._take(request)
        answer.delay_s = self.delay_s
        return answer


@pytest.fixture
def provider():
    made = Counting()
    yield made
    made.close()


@pytest.mark.parametrize("engine", ["local", "ray"])
def test_workers_ask_together_no_oftener_than_one_process_may(pare, provider, engine):
    if engine == "ray":
        pytest.importorskip("ray")
    done = pare.process(*RUN, *PACED, "--engine", engine, "--out", "here", env=provider.environment)
    assert (done.code, done.json["errors"]) == (0, 0)
    times = sorted(provider.times)
    assert len(times) > 3 * A_SECOND
    for at, first in enumerate(times):
        within = bisect_left(times, first + 1) - at
        assert within <= A_SECOND + 2 * WORKERS  # one more for each that begins, one for each that was held up


@pytest.mark.parametrize("engine", ["local", "ray"])
def test_workers_have_together_no_more_under_way_than_one_process_may(pare, provider, engine):
    if engine == "ray":
        pytest.importorskip("ray")
    provider.delay_s = 0.3  # so that all that may be under way is, for a while
    done = pare.process(*RUN, "--engine", engine, "--out", "here", env=provider.environment)
    assert done.code == 0, done.err
    assert done.json["errors"] == 0
    assert provider.most_under_way == CONCURRENCY
