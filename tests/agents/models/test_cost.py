import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from pare_agents.models import Message, Meter, Metered, Model, ModelError, Price, Reply, Usage
from pare_agents.models.cost import Priced, known_price

CATALOGUE = json.loads(
    Path(find_spec("litellm").origin).with_name("model_prices_and_context_window_backup.json").read_bytes()
)
ASK = [Message("user", "Hi")]


class Fixed(Model):
    def __init__(self, id, usage):
        self.id = id
        self.usage = usage

    async def send(self, request):
        return Reply("ok", model=self.id, usage=self.usage, latency_s=0.5)


class Failing(Model):
    id = "openai/gpt-5"

    async def send(self, request):
        raise ModelError("no", model=self.id, usage=Usage(1_000_000, 0))


@pytest.mark.parametrize(
    ("model", "key"),
    [
        ("openai/gpt-5", "gpt-5"),
        ("google/gemini-2.5-pro", "gemini/gemini-2.5-pro"),
        ("anthropic/claude-haiku-4-5", "claude-haiku-4-5"),
        ("litellm/openai/gpt-5", "gpt-5"),
        ("litellm/gpt-5", "gpt-5"),
    ],
)
def test_list_prices_come_from_litellms_catalogue(model, key):
    facts, price = CATALOGUE[key], known_price(model)
    assert price.input == pytest.approx(facts["input_cost_per_token"] * 1e6)
    assert price.output == pytest.approx(facts["output_cost_per_token"] * 1e6)
    assert price.cached_input == pytest.approx(facts["cache_read_input_token_cost"] * 1e6)


def test_local_models_are_free_and_unknown_ones_unknown():
    assert known_price("litellm/ollama/llama3") == Price(0.0, 0.0)
    assert known_price("openai/Qwen/Qwen3-8B") is None
    assert known_price("openai/claude-haiku-4-5") is None, "another provider's price is no price"


def test_long_prompts_cost_what_the_catalogue_says():
    facts = CATALOGUE["gemini/gemini-2.5-pro"]
    price = known_price("google/gemini-2.5-pro", 200_001)
    assert price.input == pytest.approx(facts["input_cost_per_token_above_200k_tokens"] * 1e6)
    assert price.output == pytest.approx(facts["output_cost_per_token_above_200k_tokens"] * 1e6)
    assert known_price("google/gemini-2.5-pro", 200_000) == known_price("google/gemini-2.5-pro")


def test_cached_and_written_tokens_have_their_own_prices():
    usage = Usage(input_tokens=100, output_tokens=10, cached_input_tokens=60, cache_write_tokens=30)
    assert Price(1, 2, 0.1, 1.25).cost_usd(usage) * 1e6 == pytest.approx(10 * 1 + 60 * 0.1 + 30 * 1.25 + 10 * 2)
    assert Price(1, 2).cost_usd(usage) * 1e6 == pytest.approx(100 + 20)


async def test_given_prices_win():
    model = Priced(Fixed("openai/gpt-5", Usage(1_000_000, 0)), {"openai/gpt-5": Price(7.0, 0.0)})
    assert (await model.complete(ASK)).cost_usd == pytest.approx(7.0)


async def test_an_unknown_price_is_none_and_not_nothing():
    assert (await Priced(Fixed("openai/mine", Usage(5, 5))).complete(ASK)).cost_usd is None


async def test_the_meter_counts_by_model_and_in_all():
    meter = Meter()
    known = Metered(Priced(Fixed("openai/gpt-5", Usage(1000, 100, 400)), {"openai/gpt-5": Price(1.0, 1.0)}), meter)
    unknown = Metered(Priced(Fixed("openai/mine", Usage(5, 5))), meter)
    for model in (known, known, unknown):
        await model.complete(ASK)
    assert list(meter.by_model()) == ["openai/gpt-5", "openai/mine"]
    tally = meter.by_model()["openai/gpt-5"]
    assert (tally.calls, tally.usage, tally.unpriced_calls) == (2, Usage(2000, 200, 800), 0)
    assert tally.cost_usd == pytest.approx(2200 / 1e6)
    assert tally.latencies_s == [0.5, 0.5]
    total = meter.totals()
    assert (total.calls, total.unpriced_calls, total.latency_s) == (3, 1, 1.5)
    assert json.loads(json.dumps(total.as_json()))["usage"]["input_tokens"] == 2005


async def test_failures_are_counted_with_what_they_cost():
    meter = Meter()
    model = Metered(Priced(Failing(), {"openai/gpt-5": Price(3.0, 0.0)}), meter)
    with pytest.raises(ModelError):
        await model.complete(ASK)
    total = meter.totals()
    assert (total.calls, total.failed_calls, total.cost_usd) == (0, 1, pytest.approx(3.0))


async def test_a_shared_model_can_be_metered_for_each_episode():
    run, first, second = Meter(), Meter(), Meter()
    shared = Metered(Fixed("openai/gpt-5", Usage(1, 1)), run)
    await Metered(shared, first).complete(ASK)
    await Metered(shared, second).complete(ASK)
    await Metered(shared, second).complete(ASK)
    assert (run.totals().calls, first.totals().calls, second.totals().calls) == (3, 1, 2)
