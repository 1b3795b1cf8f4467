"""A provider of models that gives the same answer to whatever it is asked, as a local server."""

import importlib.util
import json
import ssl
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest


def _wire_server():
    name, path = "pare_tests_wire_server", Path(__file__).parents[1] / "agents" / "models" / "wire_server.py"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


@pytest.fixture
def wire(pare, monkeypatch):
    """A provider that gives the same answer to whatever it is asked."""
    with answering(monkeypatch) as server:
        yield server


@contextmanager
def answering(monkeypatch):
    """A provider that gives `says` to whatever it is asked; of a list of calls the next, the last one for ever."""
    module = _wire_server()
    answers = {"text": "Fine.", "calls": (), "tokens": (1000, 200, 0, 0), "status": 200}

    class Same(module.WireServer):
        def _take(self, request):
            calls = answers["calls"]
            if isinstance(calls, list):
                calls = calls.pop(0) if len(calls) > 1 else calls[0]
            body = module.OpenAIWire(self).written(answers["text"], calls, tokens=answers["tokens"])
            self.answers.append(module.Answer(json.dumps(body).encode(), answers["status"]))
            return super()._take(request)

    server = Same()
    server.says, server.Call = answers, module.Call
    for name, value in module.OpenAIWire(server).environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(ssl.SSLContext, "load_verify_locations", lambda *args, **kwargs: None)
    yield server
    server.close()
