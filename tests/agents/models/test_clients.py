"""Every client, through its real SDK, against a server that speaks the provider's wire format."""

import json
from dataclasses import asdict

import pytest
from pydantic import BaseModel, Field

from pare_agents.models import Message, ToolCall, ToolSpec, Usage

ASK = (Message("system", "You are terse."), Message("user", "Hi"))


class Attendee(BaseModel):
    email: str


class Meeting(BaseModel):
    title: str = Field(min_length=1)
    attendees: list[Attendee]
    room: str | None = None


ADD = ToolSpec("calendar__add", "Add a meeting.", Meeting.model_json_schema())
LIST = ToolSpec("calendar__list", "List meetings.", {"type": "object", "properties": {}})


async def test_plain_text(wire, opened):
    wire.answer("Hello.")
    reply = await opened(wire.model_id).complete(ASK)
    assert (reply.text, reply.tool_calls, reply.finish_reason) == ("Hello.", (), "stop")
    assert (reply.model, reply.model_version, reply.attempts) == (wire.model_id, "wire-model-2025", 1)
    assert 0 < reply.latency_s < 5
    (sent,) = wire.sent
    assert (sent.model, sent.system, sent.turns) == ("wire-model", "You are terse.", ["user"])
    assert sent.tools == {}
    assert sent.tool_choice is None


async def test_usage_counts_all_tokens_and_names_cached_and_reasoning_ones(wire, opened):
    wire.answer("Hello.", tokens=(1000, 200, 600, 150))
    reply = await opened(wire.model_id).complete(ASK)
    assert reply.usage == Usage(1000, 200, 600, 150)


async def test_several_tool_calls_at_once(wire, opened, call):
    wire.answer("Doing both.", call("calendar__list", {}, "a"), call("calendar__add", {"title": "Ünïcode"}, "b"))
    reply = await opened(wire.model_id).complete(ASK, (ADD, LIST))
    assert reply.text == "Doing both."
    assert reply.finish_reason == "tool_calls"
    assert [(c.id, c.name, c.arguments, c.error) for c in reply.tool_calls] == [
        ("a", "calendar__list", {}, None),
        ("b", "calendar__add", {"title": "Ünïcode"}, None),
    ]
    (sent,) = wire.sent
    assert list(sent.tools) == ["calendar__add", "calendar__list"]
    assert sent.tools["calendar__add"]["required"] == ["title", "attendees"]
    assert sent.tool_choice == "auto"


@pytest.mark.parametrize("choice", ["auto", "required", "none"])
async def test_tool_choice(wire, opened, choice):
    wire.answer("ok")
    await opened(wire.model_id).complete(ASK, (LIST,), tool_choice=choice)
    assert wire.sent[0].tool_choice == choice


async def test_tool_results_round_trip(wire, opened, call):
    wire.answer("", call("calendar__list", {"day": "Mon"}, "a"), call("calendar__list", {"day": "Tue"}, "b"))
    wire.answer("Monday is free.")
    model = opened(wire.model_id)
    first = await model.complete(ASK, (LIST,))
    results = (Message("tool", "[]", tool_call_id="a"), Message("tool", "[1]", tool_call_id="b"))
    reply = await model.complete((*ASK, first.message(), *results), (LIST,))
    assert reply.text == "Monday is free."
    second = wire.sent[1]
    assert second.calls == {"a": {"day": "Mon"}, "b": {"day": "Tue"}}
    assert second.results == {"a": "[]", "b": "[1]"}
    if wire.provider in ("anthropic", "google"):
        assert len(second.turns) == 3, "all results of one answer go back in one turn"


async def test_conversation_survives_json(wire, opened, call):
    """A conversation that was written to a trace and read back is as good as the original."""
    wire.answer("Looking.", call("calendar__list", {}, "a"), thinking="hm")
    wire.answer("Done.")
    wire.answer("Done.")
    model = opened(wire.model_id)
    message = (await model.complete(ASK, (LIST,))).message()
    written = json.loads(json.dumps(asdict(message)))
    written["tool_calls"] = tuple(ToolCall(**call) for call in written["tool_calls"])
    result = Message("tool", "[]", tool_call_id="a")
    for replayed in (message, Message(**written)):
        await model.complete((*ASK, replayed, result), (LIST,))
    assert wire.server.requests[1].body == wire.server.requests[2].body


async def test_json_schema(wire, opened):
    wire.answer('{"title": "Sync", "attendees": [], "room": null}')
    reply = await opened(wire.model_id).complete(ASK, json_schema=Meeting.model_json_schema())
    assert Meeting.model_validate_json(reply.text).title == "Sync"
    schema = wire.sent[0].schema
    assert schema["properties"].keys() == {"title", "attendees", "room"}
    if wire.provider != "google":
        assert schema["additionalProperties"] is False
        assert schema["required"] == ["title", "attendees", "room"]
        assert schema["$defs"]["Attendee"]["additionalProperties"] is False


async def test_reasoning_never_leaks(wire, opened, call):
    wire.answer("<think>secret</think>Hello.", call("calendar__list", {}, "a"), thinking="secret")
    reply = await opened(wire.model_id).complete(ASK, (LIST,))
    assert reply.text == "Hello."
    assert "secret" not in reply.message().content


@pytest.mark.parametrize("finish", ["length", "content_filter"])
async def test_being_cut_off_or_refused_is_an_answer(wire, opened, naps, finish):
    wire.answer("", finish=finish)
    reply = await opened(wire.model_id).complete(ASK)
    assert reply.text == ""
    assert reply.finish_reason == {"length": "length", "content_filter": "refused"}[finish]
    assert naps == []


async def test_sampling_settings(wire, opened):
    wire.answer("ok")
    await opened(wire.model_id).complete(ASK, temperature=0.5, max_tokens=77, seed=3)
    settings = wire.sent[0].settings
    assert settings["temperature"] == 0.5
    assert (settings.get("max_tokens") or settings.get("maxOutputTokens")) == 77
    if wire.provider != "anthropic":
        assert settings["seed"] == 3


async def test_unset_settings_are_not_sent(wire, opened):
    wire.answer("ok")
    await opened(wire.model_id).complete(ASK)
    required = {"max_tokens"} if wire.provider == "anthropic" else set()
    assert wire.sent[0].settings.keys() == required


async def test_options_reach_the_provider(wire, opened):
    wire.answer("ok")
    name = "topK" if wire.provider == "google" else "top_k"
    await opened(wire.model_id, options={"top_k": 5}).complete(ASK)
    assert wire.sent[0].settings[name] == 5


async def test_base_url_setting_wins_over_the_environment(wire, opened, monkeypatch):
    monkeypatch.setenv(wire.url_variable, "http://127.0.0.1:9/nowhere")
    wire.answer("ok")
    reply = await opened(wire.model_id, base_url=wire.server.url + wire.url_suffix).complete(ASK)
    assert reply.text == "ok"


async def test_system_messages_alone_are_refused(wire, opened):
    with pytest.raises(ValueError, match="at least one message"):
        await opened(wire.model_id).complete(ASK[:1])
    assert wire.server.requests == []


async def test_json_protocol_over_every_provider(wire, opened):
    wire.answer('Let me look.\n```json\n{"tool": "calendar__list", "arguments": {"day": "Mon"}}\n```')
    reply = await opened(wire.model_id, tool_protocol="json").complete(ASK, (LIST,))
    assert reply.text == "Let me look."
    assert [(c.name, c.arguments) for c in reply.tool_calls] == [("calendar__list", {"day": "Mon"})]
    assert wire.sent[0].tools == {}
    assert "calendar__list" in wire.sent[0].system
