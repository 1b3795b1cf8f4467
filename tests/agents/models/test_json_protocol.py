import json

import pytest
from hypothesis import given, strategies as st

from pare_agents.models import JsonProtocol, Message, Model, Reply, ToolSpec
from pare_agents.models.json_protocol import read_call

ADD = ToolSpec("calendar__add", "Add a meeting.", {"type": "object", "properties": {"title": {"type": "string"}}})
LIST = ToolSpec("calendar__list", "List meetings.", {"type": "object", "properties": {}})


class Scripted(Model):
    id = "fake/scripted"

    def __init__(self, *texts):
        self.texts = list(texts)
        self.requests = []

    async def send(self, request):
        self.requests.append(request)
        return Reply(self.texts.pop(0), model=self.id)


@pytest.mark.parametrize(
    "text",
    [
        '{"tool": "calendar__add", "arguments": {"title": "a {b} c"}}',
        '```json\n{"tool": "calendar__add", "arguments": {"title": "a {b} c"}}\n```',
        'Sure:\n```\n{"tool":"calendar__add","arguments":{"title":"a {b} c"}}\n``` done.',
        'As {you} wish: {"tool": "calendar__add", "arguments": {"title": "a {b} c"}} Bye {now}.',
        '{"name": "calendar__add", "parameters": {"title": "a {b} c"}}',
        '{"tool": "calendar__add", "args": "{\\"title\\": \\"a {b} c\\"}"}',
        '{"type": "function", "function": {"name": "calendar__add", "arguments": {"title": "a {b} c"}}}',
        '{"tool_calls": [{"tool": "calendar__add", "arguments": {"title": "a {b} c"}}]}',
        '[{"tool": "calendar__add", "arguments": {"title": "a {b} c"}}]',
    ],
)
def test_calls_are_found_in_what_models_really_write(text):
    _, call = read_call(text, "call_0")
    assert (call.id, call.name, call.arguments, call.error) == ("call_0", "calendar__add", {"title": "a {b} c"}, None)


def test_only_the_first_of_several_calls_counts():
    text = '{"tool": "a", "arguments": {}}\nResult: ok\n{"tool": "b", "arguments": {}}'
    assert read_call(text, "x")[1].name == "a"


def test_a_tool_without_arguments_may_leave_them_out():
    assert read_call('{"tool": "a"}', "x")[1].arguments == {}


@pytest.mark.parametrize("text", ["", "Nothing to do.", "{not json}", '{"answer": 42}', '{"name": "Bob"}', "{" * 3000])
def test_other_text_stays_text(text):
    assert read_call(text, "x") == (text, None)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('On it. {"tool": "calendar__add", "arguments": {"title": "a}', "calendar__add"),
        ('{"tool": "calendar__add", "arguments": [1]}', "calendar__add"),
        ('{"tool": "calendar__add", "arguments": "not json"}', "calendar__add"),
        ('{"tool": "calendar__add", "arguments": ' + "[" * 100_000, "calendar__add"),
    ],
)
def test_broken_calls_come_with_an_error(text, name):
    _, call = read_call(text, "x")
    assert (call.name, call.arguments) == (name, None)
    assert call.error


@given(
    st.text(st.characters(exclude_categories=["Cc"], exclude_characters="{}[]`"), max_size=40),
    st.dictionaries(st.text(max_size=9), st.text(max_size=9) | st.integers() | st.none() | st.lists(st.booleans())),
)
def test_any_arguments_survive(before, arguments):
    written = json.dumps({"tool": "t", "arguments": arguments})
    text, call = read_call(f"{before}\n```json\n{written}\n```", "x")
    assert text == before.strip()
    assert call.arguments == arguments


async def test_tools_stand_in_the_system_prompt():
    model = Scripted('{"tool": "calendar__list", "arguments": {}}')
    reply = await JsonProtocol(model).complete([Message("system", "Be kind."), Message("user", "Hi")], [ADD, LIST])
    (sent,) = model.requests
    system, user = sent.messages
    assert system.content.startswith("Be kind.\n\n")
    assert all(word in system.content for word in ("calendar__add", "Add a meeting.", '"title"', "calendar__list"))
    assert (user, sent.tools) == (Message("user", "Hi"), ())
    assert (reply.text, reply.finish_reason) == ("", "tool_calls")


async def test_the_system_prompt_is_made_if_there_is_none():
    model = Scripted("Hello.")
    reply = await JsonProtocol(model).complete([Message("user", "Hi")], [LIST])
    assert [message.role for message in model.requests[0].messages] == ["system", "user"]
    assert (reply.text, reply.tool_calls) == ("Hello.", ())


async def test_calls_and_results_go_back_as_text():
    model = Scripted('Let me see. {"tool": "calendar__list", "arguments": {}}', '{"tool": "calendar__list"}')
    protocol = JsonProtocol(model)
    first = await protocol.complete([Message("user", "Hi")], [LIST])
    history = [Message("user", "Hi"), first.message(), Message("tool", "[]", tool_call_id="call_0")]
    second = await protocol.complete([*history, Message("user", "And?")], [LIST])
    _, _, said, result = model.requests[1].messages
    assert said == Message("assistant", 'Let me see.\n{"tool": "calendar__list", "arguments": {}}')
    assert result == Message("user", "Result of calendar__list:\n[]\n\nAnd?")
    assert second.tool_calls[0].id == "call_1", "every call of a conversation has an id of its own"


async def test_broken_calls_go_back_as_they_were_written():
    model = Scripted('{"tool": "calendar__add", "arguments": {"title": }', "Sorry.")
    protocol = JsonProtocol(model)
    first = await protocol.complete([Message("user", "Hi")], [ADD])
    (call,) = first.tool_calls
    await protocol.complete([first.message(), Message("tool", call.error, tool_call_id=call.id)], [ADD])
    assert '{\\"title\\": }' in model.requests[1].messages[1].content


async def test_no_tool_is_called_when_none_may_be():
    model = Scripted('{"tool": "calendar__list", "arguments": {}}')
    reply = await JsonProtocol(model).complete([Message("user", "Hi")], [LIST], tool_choice="none")
    assert reply.tool_calls == ()


async def test_without_tools_it_is_transparent():
    model = Scripted('{"tool": "calendar__list"}')
    reply = await JsonProtocol(model).complete([Message("user", "Hi")], temperature=0.5, repeat=3)
    (sent,) = model.requests
    assert (reply.text, reply.tool_calls) == ('{"tool": "calendar__list"}', ())
    assert (sent.messages, sent.temperature, sent.repeat) == ((Message("user", "Hi"),), 0.5, 3)
