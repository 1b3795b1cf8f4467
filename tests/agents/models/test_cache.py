import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from dataclasses import replace

import pytest

from pare_agents.models import AttemptsExhausted, Message, Meter, Reply, Request, ToolCall, ToolSpec, Usage
from pare_agents.models.cache import Cached, ReplyCache, cache_key
from pare_agents.models.errors import ModelUnavailable
from pare_agents.models.model import Model

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


ENDLESS = """
CREATE VIEW replies AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)
SELECT x AS key, x AS reply FROM c
"""


def test_a_file_from_elsewhere_that_computes_is_refused(tmp_path):
    with closing(sqlite3.connect(tmp_path / "replies.sqlite")) as made:
        made.execute(ENDLESS)
    with pytest.raises(ModelUnavailable, match="views or triggers"):
        ReplyCache(tmp_path)


@pytest.mark.parametrize("end", ["", "-wal", "-shm", "-journal"])
@pytest.mark.parametrize("make", [os.mkfifo, lambda path: path.symlink_to("elsewhere")])
def test_files_that_are_no_regular_ones_are_refused(tmp_path, make, end):
    make(tmp_path / f"replies.sqlite{end}")
    with pytest.raises(ModelUnavailable, match=f"replies.sqlite{end} is a (pipe|link), not a regular file"):
        ReplyCache(tmp_path)
    assert os.listdir(tmp_path) == [f"replies.sqlite{end}"]


class Counting(Model):
    """Answers at once, and counts how often it is asked."""

    id = "any/model"
    asked = 0

    async def send(self, request):
        self.asked += 1
        return Reply(f"answer {self.asked}")


@pytest.fixture
def held(tmp_path):
    """A cache that somebody else writes to; gives what ends that."""
    ReplyCache(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / "replies.sqlite", isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield lambda: other.execute("COMMIT")


async def test_the_loop_goes_on_while_another_holds_the_file(held, tmp_path):
    model = Cached(Counting(), ReplyCache(tmp_path))
    threading.Timer(1, held).start()  # ends it even where the loop stands still
    asking = asyncio.create_task(model.send(Request(ASK)))
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert not asking.done()
    assert sqlite3.connect(tmp_path / "replies.sqlite").execute("SELECT * FROM replies").fetchall() == []
    assert (await asking).text == "answer 1"
    await model.aclose()


async def test_an_answer_is_kept_though_nobody_waits_for_it_any_more(held, tmp_path):
    model = Cached(Counting(), ReplyCache(tmp_path))
    asking = asyncio.create_task(model.send(Request(ASK)))
    await asyncio.sleep(0.1)
    asking.cancel()
    threading.Timer(0.2, held).start()
    again = await model.send(Request(ASK))
    assert (again.text, again.cached, model.inner.asked) == ("answer 1", True, 1)
    await model.aclose()
    await model.aclose()
