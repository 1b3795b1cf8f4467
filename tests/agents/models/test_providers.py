"""What is particular to one provider, through its real SDK."""

import json
from dataclasses import replace

import pytest

from pare_agents.models import Message, ToolSpec

ASK = (Message("system", "You are terse."), Message("user", "Hi"))
LIST = ToolSpec("calendar__list", "List meetings.", {"type": "object", "properties": {}})
ADD = ToolSpec(
    "calendar__add",
    "Add a meeting.",
    {
        "type": "object",
        "properties": {"attendees": {"type": "array", "items": {"$ref": "#/$defs/Attendee"}}},
        "$defs": {"Attendee": {"type": "object", "properties": {"email": {"type": "string"}}}},
    },
)


@pytest.mark.parametrize("name", ["gpt-5", "gpt-5-mini-2025-08-07", "o1", "o3-mini", "o4-mini", "gpt-6-astra"])
async def test_openai_reasoning_models_get_their_own_parameters(openai_wire, opened, name):
    openai_wire.answer("ok")
    await opened(f"openai/{name}").complete(ASK, temperature=0.0, max_tokens=50)
    assert openai_wire.sent[0].settings == {"max_completion_tokens": 50}


@pytest.mark.parametrize("name", ["gpt-4o", "gpt-4.1-mini", "gpt-5-chat-latest", "gpt-oss-20b", "Qwen/Qwen3-8B"])
async def test_other_models_on_openai_servers_get_the_usual_ones(openai_wire, opened, name):
    openai_wire.answer("ok")
    await opened(f"openai/{name}").complete(ASK, temperature=0.0, max_tokens=50)
    assert openai_wire.sent[0].model == name
    assert openai_wire.sent[0].settings == {"temperature": 0.0, "max_tokens": 50}


async def test_openai_refusal_is_told(openai_wire, opened):
    body = openai_wire.written("", ())
    body["choices"][0]["message"]["refusal"] = "I can't."
    openai_wire.raw(json.dumps(body).encode())
    reply = await opened(openai_wire.model_id).complete(ASK)
    assert (reply.text, reply.finish_reason) == ("I can't.", "refused")


async def test_anthropic_marks_what_repeats_for_its_prompt_cache(anthropic_wire, opened, call):
    anthropic_wire.answer("", call("calendar__list", {}, "a"))
    anthropic_wire.answer("ok")
    model = opened(anthropic_wire.model_id)
    first = await model.complete(ASK, (ADD, LIST))
    await model.complete((*ASK, first.message(), Message("tool", "[]", tool_call_id="a")), (ADD, LIST))
    one, two = (request.body for request in anthropic_wire.server.requests)
    mark = {"type": "ephemeral"}
    assert one["system"][-1]["cache_control"] == mark
    assert [tool.get("cache_control") for tool in one["tools"]] == [None, mark]
    assert "cache_control" not in one["messages"][-1]["content"][-1], "a first question may stay the only one"
    assert two["messages"][-1]["content"][-1]["cache_control"] == mark


async def test_anthropic_gets_its_thinking_back_unless_the_message_was_edited(anthropic_wire, opened, call):
    anthropic_wire.answer("Looking.", call("calendar__list", {}, "a"), thinking="hm")
    anthropic_wire.answer("ok")
    anthropic_wire.answer("ok")
    model = opened(anthropic_wire.model_id)
    message = (await model.complete(ASK, (LIST,))).message()
    result = Message("tool", "[]", tool_call_id="a")
    await model.complete((*ASK, message, result), (LIST,))
    await model.complete((*ASK, replace(message, content="Edited."), result), (LIST,))
    kept, edited = (request.body["messages"][1]["content"] for request in anthropic_wire.server.requests[1:])
    assert kept[0] == {"type": "thinking", "thinking": "hm", "signature": "c2ln"}
    assert [block["type"] for block in kept] == ["thinking", "text", "tool_use"]
    assert [block["type"] for block in edited] == ["text", "tool_use"]


async def test_anthropic_counts_cache_writes_as_input(anthropic_wire, opened):
    body = anthropic_wire.written("ok", ())
    body["usage"] |= {"input_tokens": 10, "cache_read_input_tokens": 20, "cache_creation_input_tokens": 30}
    anthropic_wire.raw(json.dumps(body).encode())
    usage = (await opened(anthropic_wire.model_id).complete(ASK)).usage
    assert (usage.input_tokens, usage.cached_input_tokens, usage.cache_write_tokens) == (60, 20, 30)


@pytest.mark.parametrize("name", ["claude-haiku-4-5", "claude-opus-4-8"])
async def test_anthropic_temperature_is_left_out_where_it_is_refused(anthropic_wire, opened, name):
    anthropic_wire.answer("ok")
    await opened(f"anthropic/{name}").complete(ASK, temperature=0.2)
    expected = {"claude-haiku-4-5": 0.2, "claude-opus-4-8": None}[name]
    assert anthropic_wire.sent[0].settings.get("temperature") == expected


async def test_anthropic_is_not_forced_to_call_where_that_is_refused(anthropic_wire, opened):
    anthropic_wire.answer("ok")
    await opened("anthropic/claude-opus-5-5").complete(ASK, (LIST,), tool_choice="required")
    assert anthropic_wire.sent[0].tool_choice == "auto"


async def test_google_gets_its_thought_signatures_back(google_wire, opened, call):
    google_wire.answer("", call("calendar__list", {}, "a"))
    google_wire.answer("ok")
    model = opened(google_wire.model_id)
    first = await model.complete(ASK, (LIST,))
    await model.complete((*ASK, first.message(), Message("tool", "[]", tool_call_id="a")), (LIST,))
    part = google_wire.server.requests[1].body["contents"][1]["parts"][0]
    assert part["functionCall"]["name"] == "calendar__list"
    assert part["thoughtSignature"] == "c2lnbmF0dXJl"


async def test_google_calls_without_ids_get_the_same_ones_in_every_run(google_wire, opened, call):
    body = google_wire.written("", (call("calendar__list", {}), call("calendar__list", {})))
    for part in body["candidates"][0]["content"]["parts"]:
        del part["functionCall"]["id"]
    google_wire.raw(json.dumps(body).encode())
    google_wire.answer("ok")
    model = opened(google_wire.model_id)
    first = await model.complete(ASK, (LIST,))
    assert [c.id for c in first.tool_calls] == ["call_0", "call_1"]
    results = [Message("tool", "[]", tool_call_id=c.id) for c in first.tool_calls]
    await model.complete((*ASK, first.message(), *results), (LIST,))
    sent = json.dumps(google_wire.server.requests[1].body)
    assert "call_0" not in sent, "an id that the provider did not give is not sent back"


async def test_google_answers_without_candidates_are_asked_for_again_and_paid(google_wire, opened, naps):
    google_wire.raw(b'{"usageMetadata": {"promptTokenCount": 9}}')
    google_wire.answer("ok", tokens=(100, 20, 0, 0))
    reply = await opened(google_wire.model_id).complete(ASK)
    assert (reply.text, reply.usage.input_tokens, len(naps)) == ("ok", 109, 1)


async def test_google_blocked_prompt_is_a_refusal(google_wire, opened):
    google_wire.raw(b'{"promptFeedback": {"blockReason": "SAFETY"}, "usageMetadata": {"promptTokenCount": 9}}')
    reply = await opened(google_wire.model_id).complete(ASK)
    assert (reply.text, reply.finish_reason, reply.usage.input_tokens) == ("", "refused", 9)


async def test_litellm_gets_schemas_without_references(litellm_wire, opened):
    litellm_wire.answer("ok")
    await opened(litellm_wire.model_id).complete(ASK, (ADD,))
    schema = litellm_wire.sent[0].tools["calendar__add"]
    assert "$ref" not in json.dumps(schema)
    assert schema["properties"]["attendees"]["items"]["properties"].keys() == {"email"}


async def test_litellm_hands_signed_thinking_back(anthropic_wire, opened, call):
    anthropic_wire.answer("Looking.", call("calendar__list", {}, "a"), thinking="hm")
    anthropic_wire.answer("ok")
    model = opened("litellm/anthropic/claude-sonnet-4-5", base_url=anthropic_wire.server.url)
    first = await model.complete(ASK, (LIST,))
    assert (first.text, [c.name for c in first.tool_calls]) == ("Looking.", ["calendar__list"])
    assert (first.usage.input_tokens, first.usage.cached_input_tokens) == (100, 40)
    await model.complete((*ASK, first.message(), Message("tool", "[]", tool_call_id="a")), (LIST,))
    sent = anthropic_wire.server.requests[1].body["messages"]
    assert sent[1]["content"][0] == {"type": "thinking", "thinking": "hm", "signature": "c2ln"}
    assert anthropic_wire.sent[1].results == {"a": "[]"}
