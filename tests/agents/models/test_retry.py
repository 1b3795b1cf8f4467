import pickle
from email.utils import formatdate

import pytest

from pare_agents.models import Message, RequestRejected, Usage
from pare_agents.models.errors import one_line
from pare_agents.models.retry import retry_after_s

NOW = 1_800_000_000.0


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({}, None),
        ({"Retry-After": "12"}, 12.0),
        ({"RETRY-AFTER": " 1.5 "}, 1.5),
        ({"retry-after-ms": "250", "retry-after": "1"}, 0.25),
        ({"retry-after": formatdate(NOW + 90, usegmt=True)}, 90.0),
        ({"retry-after": formatdate(NOW - 90, usegmt=True)}, 0.0),
        ({"retry-after": "-5"}, 0.0),
        ({"retry-after": "soon"}, None),
        ({"retry-after": ""}, None),
        ({"retry-after-ms": "soon", "retry-after": "3"}, 3.0),
        ({"retry-after": "nan"}, None),
        ({"retry-after": "Wed, 99 Foo 2026 99:99:99 GMT"}, None),
    ],
)
def test_what_a_server_asks_for(headers, seconds):
    assert retry_after_s(headers, NOW) == seconds


def test_errors_fit_on_a_line_and_hold_no_key(monkeypatch):
    monkeypatch.setenv("SOME_API_KEY", "very-secret-value")
    line = one_line("a\n b very-secret-value\tc " + "x" * 1000)
    assert line.startswith("a b [key] c xxx")
    assert len(line) == 400
    assert one_line("key AIzaSyA-1234567890_x failed, sk-ant-api03-abc_DEF failed") == "key [key] failed, [key] failed"
    assert one_line("skipping the skeleton") == "skipping the skeleton"
    assert one_line("task-force, risk-averse, ask-me-anything") == "task-force, risk-averse, ask-me-anything"


def test_errors_travel_between_processes():
    error = RequestRejected("openai/x: no", model="openai/x", status=400, attempts=1, usage=Usage(3, 4))
    received = pickle.loads(pickle.dumps(error))
    assert (type(received), str(received), vars(received)) == (RequestRejected, "openai/x: no", vars(error))


def test_a_tool_message_says_which_call_it_answers():
    with pytest.raises(ValueError, match="tool_call_id"):
        Message("tool", "[]")
