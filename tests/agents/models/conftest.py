import importlib.util
import ssl
import sys
from pathlib import Path

import pytest

from pare_agents.models import open_model

_NAME = "pare_tests_wire_server"
if _NAME not in sys.modules:
    _spec = importlib.util.spec_from_file_location(_NAME, Path(__file__).with_name("wire_server.py"))
    sys.modules[_NAME] = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(sys.modules[_NAME])
wire_server = sys.modules[_NAME]

_VARIABLES = (
    *("OPENAI_API_KEY", "OPENAI_BASE_URL", "ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "ANTHROPIC_BASE_URL"),
    *("GEMINI_API_KEY", "GOOGLE_API_KEY", "GOOGLE_GEMINI_BASE_URL", "GOOGLE_GENAI_USE_VERTEXAI"),
    *("PARE_LITELLM_BASE_URL", "GROQ_API_KEY"),
)


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch):
    """No key and no address but those of the test."""
    for name in _VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True, scope="session")
def no_certificates():
    """Loading certificates takes most of the time of opening a model, and nothing here is encrypted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ssl.SSLContext, "load_verify_locations", lambda *args, **kwargs: None)
        yield


@pytest.fixture
def server():
    server = wire_server.WireServer()
    yield server
    server.close()


_WIRES = {wire.provider: wire for wire in wire_server.WIRES}


@pytest.fixture(params=_WIRES)
def wire(request, server, monkeypatch):
    """Each provider in turn, answering as the test scripts it."""
    return _connected(_WIRES[request.param](server), monkeypatch)


@pytest.fixture
def openai_wire(server, monkeypatch):
    return _connected(wire_server.OpenAIWire(server), monkeypatch)


@pytest.fixture
def anthropic_wire(server, monkeypatch):
    return _connected(wire_server.AnthropicWire(server), monkeypatch)


@pytest.fixture
def google_wire(server, monkeypatch):
    return _connected(wire_server.GoogleWire(server), monkeypatch)


@pytest.fixture
def litellm_wire(server, monkeypatch):
    return _connected(wire_server.LiteLLMWire(server), monkeypatch)


@pytest.fixture
def call():
    """The class of scripted tool calls."""
    return wire_server.Call


def _connected(wire, monkeypatch):
    for name, value in wire.environment.items():
        monkeypatch.setenv(name, value)
    return wire


@pytest.fixture
def naps():
    """The waits between attempts, which no test sits through."""
    return []


@pytest.fixture
async def opened(naps):
    """Opens models that do not really wait, and closes them."""
    models = []

    async def nap(seconds):
        naps.append(seconds)

    def opened(id, **settings):
        models.append(open_model(id, **{"sleep": nap, **settings}))
        return models[-1]

    yield opened
    for model in models:
        await model.aclose()
