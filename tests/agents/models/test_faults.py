"""What goes wrong at a provider or on the way, through the real SDKs."""

import asyncio
import json
import random
import re
import socket
from email.utils import formatdate

import pytest

from pare_agents.models import AttemptsExhausted, Message, Meter, ModelError, Price, RequestRejected, ToolSpec

ASK = (Message("user", "Hi"),)
LIST = ToolSpec("calendar__list", "List meetings.", {"type": "object", "properties": {}})


@pytest.mark.parametrize("status", [408, 409, 429, 500, 502, 503, 504, 529])
async def test_passing_failures_are_repeated(wire, opened, naps, status):
    wire.fail(status)
    wire.fail(status)
    wire.answer("Hello.")
    reply = await opened(wire.model_id).complete(ASK)
    assert (reply.text, reply.attempts) == ("Hello.", 3)
    assert len(wire.server.requests) == 3, "no SDK repeats on its own"
    assert 0.5 <= naps[0] <= 1.0
    assert 1.0 <= naps[1] <= 2.0


@pytest.mark.parametrize("status", [400, 401, 403, 404])
async def test_lasting_failures_are_not(wire, opened, naps, status):
    wire.fail(status, "Incorrect request\nwith details")
    with pytest.raises(RequestRejected, match=rf"^{wire.model_id}: HTTP {status}: .*Incorrect request") as caught:
        await opened(wire.model_id).complete(ASK)
    assert (caught.value.status, caught.value.attempts) == (status, 1)
    assert "\n" not in str(caught.value)
    assert len(wire.server.requests) == 1
    assert naps == []


async def test_a_key_never_shows(wire, opened):
    for status in (401, 400):
        wire.fail(status, f"Incorrect API key provided: {wire.key}. Also sk-proj-***abcd and Bearer abcdef12345.")
        with pytest.raises(RequestRejected, match=r"\[key\]") as caught:
            await opened(wire.model_id).complete(ASK)
        assert wire.key not in str(caught.value)
        assert "abcd" not in str(caught.value)
        assert caught.value.__suppress_context__


@pytest.mark.parametrize(
    ("headers", "asked"),
    [({"retry-after": "7"}, 7), ({"retry-after-ms": "2500"}, 2.5), ({"Retry-After": "0.9"}, 0.5)],
)
async def test_the_wait_that_the_server_asks_for_is_kept(wire, opened, naps, headers, asked):
    wire.fail(429, headers=headers)
    wire.answer("Hello.")
    await opened(wire.model_id).complete(ASK)
    assert asked <= naps[0] <= asked + 1.0


async def test_a_retry_date_is_kept(openai_wire, naps):
    from pare_agents.models import open_model
    from pare_agents.models.retry import Retrying

    now = 1_800_000_000.0
    openai_wire.fail(503, headers={"Retry-After": formatdate(now + 40, usegmt=True)})
    openai_wire.answer("Hello.")

    async def nap(seconds):
        naps.append(seconds)

    async with open_model(openai_wire.model_id, attempts=1) as model:
        retrying = Retrying(model.inner.inner, sleep=nap, rng=random.Random(0), now=lambda: now)
        assert (await retrying.complete(ASK)).text == "Hello."
    assert 40 <= naps[0] <= 41


async def test_googles_own_way_to_ask_for_a_wait_is_kept(google_wire, opened, naps):
    body = google_wire.written_error(429, "quota")
    body["error"]["details"] = [{"@type": "type.googleapis.com/google.rpc.RetryInfo", "retryDelay": "17s"}]
    google_wire.raw(json.dumps(body).encode(), status=429)
    google_wire.answer("Hello.")
    await opened(google_wire.model_id).complete(ASK)
    assert 17 <= naps[0] <= 18


async def test_a_wait_of_an_hour_is_not_worth_it(wire, opened, naps):
    wire.fail(429, "daily quota", {"retry-after": "3600"})
    with pytest.raises(AttemptsExhausted, match="daily quota"):
        await opened(wire.model_id).complete(ASK)
    assert naps == []


async def test_the_last_error_says_what_was_tried(wire, opened, naps):
    for _ in range(3):
        wire.fail(503, "overloaded")
    expected = rf"^{wire.model_id}: HTTP 503: .*overloaded.* \(after 3 attempts\)$"
    with pytest.raises(AttemptsExhausted, match=expected) as caught:
        await opened(wire.model_id, attempts=3).complete(ASK)
    assert isinstance(caught.value, ModelError)
    assert (caught.value.model, caught.value.status, caught.value.attempts) == (wire.model_id, 503, 3)
    assert len(naps) == 2


async def test_time_outs_are_repeated(wire, opened, naps):
    wire.answer("too late", delay_s=3.0)
    wire.answer("Hello.")
    reply = await opened(wire.model_id, timeout_s=0.5).complete(ASK)
    assert (reply.text, len(naps)) == ("Hello.", 1)


async def test_endless_time_outs_are_named(wire, opened):
    for _ in range(2):
        wire.answer("too late", delay_s=3.0)
    with pytest.raises(AttemptsExhausted, match="timed out"):
        await opened(wire.model_id, timeout_s=0.05, attempts=2).complete(ASK)


async def test_connections_cut_in_the_middle_of_a_body_are_repeated(wire, opened, naps):
    wire.answer("A long answer. " * 50, cut=True)
    wire.answer("Hello.")
    reply = await opened(wire.model_id).complete(ASK)
    assert (reply.text, len(naps)) == ("Hello.", 1)


async def test_nobody_there(wire, opened, naps, monkeypatch):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    monkeypatch.setenv(wire.url_variable, f"http://127.0.0.1:{port}")
    with pytest.raises(AttemptsExhausted, match=rf"^{wire.model_id}: .* \(after 2 attempts\)$") as caught:
        await opened(wire.model_id, attempts=2).complete(ASK)
    assert caught.value.attempts == 2
    assert len(naps) == 1


@pytest.mark.parametrize(
    "body",
    [b'{"choices": [{"mess', b"", b"[]", b"{}", b'"text"', b"null", b'{"choices": [], "content": 3, "candidates": 3}'],
)
async def test_malformed_bodies_are_repeated(wire, opened, naps, body):
    wire.raw(body)
    wire.answer("Hello.")
    reply = await opened(wire.model_id).complete(ASK)
    assert (reply.text, len(naps)) == ("Hello.", 1)


async def test_a_web_page_instead_of_json_is_repeated(wire, opened, naps):
    wire.raw(b"<html>Login</html>", "text/html")
    wire.raw(b"<html>Bad gateway</html>", "text/html", 502)
    wire.answer("Hello.")
    reply = await opened(wire.model_id).complete(ASK)
    assert (reply.text, len(naps)) == ("Hello.", 2)


async def test_empty_answers_are_repeated_and_paid(wire, opened, naps):
    wire.answer("", tokens=(100, 20, 0, 0))
    wire.answer("<think>only thoughts</think>", tokens=(100, 30, 0, 0))
    wire.answer("Hello.", tokens=(100, 40, 0, 0))
    meter = Meter()
    model = opened(wire.model_id, meter=meter, prices={wire.model_id: Price(1.0, 10.0)})
    reply = await model.complete(ASK)
    assert (reply.text, len(naps)) == ("Hello.", 2)
    assert (reply.usage.input_tokens, reply.usage.output_tokens) == (300, 90)
    assert reply.cost_usd == pytest.approx((300 + 900) / 1e6)
    assert meter.totals().calls == 1


async def test_nothing_but_empty_answers(wire, opened):
    for _ in range(2):
        wire.answer("", tokens=(100, 20, 0, 0))
    meter = Meter()
    model = opened(wire.model_id, attempts=2, meter=meter, prices={wire.model_id: Price(1.0, 10.0)})
    with pytest.raises(AttemptsExhausted, match="empty answer"):
        await model.complete(ASK)
    total = meter.totals()
    assert (total.calls, total.failed_calls, total.usage.input_tokens) == (0, 1, 200)
    assert total.cost_usd == pytest.approx((200 + 400) / 1e6)


@pytest.mark.parametrize("wire", ["openai", "anthropic", "litellm"], indirect=True)
@pytest.mark.parametrize("written", ['{"day": "Mon"', "[1, 2]", '"Mon"'])
async def test_malformed_arguments_are_told_not_raised(wire, opened, call, written):
    wire.answer("", call("calendar__list", written, "a"))
    wire.answer("Sorry.")
    model = opened(wire.model_id)
    first = await model.complete(ASK, (LIST,))
    (broken,) = first.tool_calls
    assert (broken.name, broken.arguments, broken.raw) == ("calendar__list", None, written)
    assert re.match("the arguments (are not valid JSON|must be a JSON object)", broken.error)
    await model.complete((*ASK, first.message(), Message("tool", broken.error, tool_call_id="a")), (LIST,))
    assert wire.sent[1].calls == {"a": {"invalid_arguments": written}}


async def test_googles_malformed_calls_are_asked_for_again(google_wire, opened, naps, call):
    google_wire.answer("", call("calendar__list", [1, 2]))
    google_wire.answer("", finish="MALFORMED_FUNCTION_CALL")
    google_wire.answer("Hello.")
    reply = await opened(google_wire.model_id).complete(ASK, (LIST,))
    assert (reply.text, len(naps)) == ("Hello.", 2)


async def test_cancelling_is_not_a_failure(wire, opened, naps):
    wire.answer("too late", delay_s=3.0)
    task = asyncio.create_task(opened(wire.model_id).complete(ASK))
    assert await asyncio.to_thread(wire.server.arrived.wait, 5)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert naps == []


async def test_waits_do_not_touch_the_global_random_state(openai_wire, opened):
    random.seed(1)
    expected = random.random()
    openai_wire.fail(500)
    openai_wire.answer("Hello.")
    random.seed(1)
    await opened(openai_wire.model_id).complete(ASK)
    assert random.random() == expected


async def test_waits_follow_the_given_random_source(openai_wire, opened, naps):
    for _ in range(2):
        openai_wire.fail(500)
        openai_wire.fail(500)
        openai_wire.answer("Hello.")
        await opened(openai_wire.model_id, rng=random.Random(4)).complete(ASK)
    assert naps[:2] == naps[2:]


async def test_no_more_requests_at_once_than_allowed(openai_wire, opened):
    for _ in range(12):
        openai_wire.answer("ok", delay_s=0.03)
    one, other = (opened(f"openai/model-{n}", max_concurrency=3) for n in (1, 2))
    await asyncio.gather(*(model.complete(ASK) for model in (one, other) for _ in range(6)))
    assert openai_wire.server.most_under_way == 3
