import asyncio
import subprocess
import sys
from dataclasses import replace

import pytest

from pare_agents.models import AttemptsExhausted, Message, Meter, Reply, Request, ToolCall, ToolSpec, Usage
from pare_agents.models.cache import ReplyCache, cache_key

ASK = (Message("user", "Hi"),)
LIST = ToolSpec("calendar__list", "List meetings.", {"type": "object", "properties": {}})


async def test_the_second_call_makes_no_request(wire, opened, tmp_path, call):
    wire.answer("Hello.", call("calendar__list", {"day": "Mön"}, "a"), tokens=(100, 20, 40, 5))
    meter = Meter()
    model = opened(wire.model_id, cache=tmp_path, meter=meter)
    first = await model.complete(ASK, (LIST,))
    second = await model.complete(ASK, (LIST,))
    assert len(wire.server.requests) == 1
    assert (first.cached, second.cached, second.cost_usd) == (False, True, 0.0)
    assert replace(second, cached=False, cost_usd=first.cost_usd, latency_s=first.latency_s) == first
    tally = meter.totals()
    assert (tally.calls, tally.cached_calls, len(tally.latencies_s)) == (2, 1, 1)


async def test_repetitions_are_kept_apart(openai_wire, opened, tmp_path):
    openai_wire.answer("one")
    openai_wire.answer("two")
    model = opened(openai_wire.model_id, cache=tmp_path)
    for repeat, text in ((0, "one"), (1, "two"), (0, "one"), (1, "two")):
        assert (await model.complete(ASK, repeat=repeat)).text == text


async def test_it_is_off_unless_asked_for(openai_wire, opened):
    openai_wire.answer("one")
    openai_wire.answer("two")
    model = opened(openai_wire.model_id)
    assert [(await model.complete(ASK)).text for _ in range(2)] == ["one", "two"]


async def test_errors_are_not_kept(openai_wire, opened, tmp_path):
    openai_wire.fail(500)
    openai_wire.answer("Hello.")
    model = opened(openai_wire.model_id, cache=tmp_path, attempts=1)
    with pytest.raises(AttemptsExhausted):
        await model.complete(ASK)
    assert (await model.complete(ASK)).text == "Hello."


async def test_equal_questions_at_the_same_time_are_asked_once(openai_wire, opened, tmp_path):
    openai_wire.answer("Hello.", delay_s=0.05)
    model = opened(openai_wire.model_id, cache=tmp_path)
    replies = await asyncio.gather(*(model.complete(ASK) for _ in range(5)))
    assert {reply.text for reply in replies} == {"Hello."}
    assert sum(reply.cached for reply in replies) == 4
    assert len(openai_wire.server.requests) == 1


async def test_options_that_influence_the_answer_are_part_of_the_question(openai_wire, opened, tmp_path):
    openai_wire.answer("low")
    openai_wire.answer("high")
    for effort in ("low", "high"):
        model = opened(openai_wire.model_id, cache=tmp_path, options={"reasoning_effort": effort})
        assert (await model.complete(ASK)).text == effort


async def test_another_process_reads_it(openai_wire, opened, tmp_path):
    openai_wire.answer("Hello.")
    model = opened(openai_wire.model_id, cache=tmp_path)
    await model.complete(ASK, temperature=0.5)
    script = f"""
import asyncio
from pare_agents.models import Message, open_model
async def main():
    async with open_model({openai_wire.model_id!r}, cache={str(tmp_path)!r}) as model:
        reply = await model.complete([Message("user", "Hi")], temperature=0.5)
        print(reply.text, reply.cached)
asyncio.run(main())
"""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdout=subprocess.PIPE)
    output, _ = await process.communicate()
    assert output.split() == [b"Hello.", b"True"]
    assert len(openai_wire.server.requests) == 1


def test_several_writers_share_one_file(tmp_path):
    caches = [ReplyCache(tmp_path) for _ in range(3)]
    for number, cache in enumerate(caches):
        cache.put("same", Reply(f"from {number}"))
        cache.put(f"own {number}", Reply("ok"))
    assert {cache.get("same").text for cache in caches} == {"from 0"}, "the first answer stays"
    assert all(cache.get(f"own {number}") for cache in caches for number in range(3))
    for cache in caches:
        cache.close()


def test_any_reply_is_read_back_as_it_was(tmp_path):
    cache = ReplyCache(tmp_path)
    reply = Reply(
        "lone surrogate \ud83d, line\nbreak",
        (ToolCall("a", "t", {"big": 2**70}, "{}"), ToolCall("b", "t", None, "{", "broken", {"model": "m"})),
        Usage(1, 2, 3, 4, 5),
        "tool_calls",
        model="openai/x",
        attempts=2,
        provider_data={"blocks": [1]},
    )
    cache.put("key", reply)
    assert cache.get("key") == replace(reply, cached=True, cost_usd=0.0)
    cache.close()


def test_everything_that_influences_the_answer_changes_the_key():
    base = Request(ASK)
    variants = [
        replace(base, messages=(Message("user", "Ho"),)),
        replace(base, messages=(Message("assistant", "Hi"),)),
        replace(base, messages=(Message("user", "Hi", provider_data={"x": 1}),)),
        replace(base, tools=(LIST,)),
        replace(base, tools=(replace(LIST, description="Other."),)),
        replace(base, tool_choice="none"),
        replace(base, temperature=0.0),
        replace(base, max_tokens=1),
        replace(base, seed=0),
        replace(base, repeat=1),
        replace(base, json_schema={}),
    ]
    keys = {cache_key("m", request, {}) for request in [base, *variants]}
    keys |= {cache_key("other", base, {}), cache_key("m", base, {"x": 1})}
    assert len(keys) == len(variants) + 3
    assert cache_key("m", Request(ASK), {}) == cache_key("m", base, {})


def test_the_key_does_not_depend_on_the_order_of_an_objects_fields():
    one, other = ({"a": 1, "b": {"c": 1, "d": 2}}, {"b": {"d": 2, "c": 1}, "a": 1})
    assert cache_key("m", Request(ASK, json_schema=one), {}) == cache_key("m", Request(ASK, json_schema=other), {})
