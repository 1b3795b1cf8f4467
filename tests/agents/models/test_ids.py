import subprocess
import sys

import pytest

from pare_agents.models import ModelError, ModelUnavailable, check_model, open_model, parse_model_id


def test_parsing_splits_at_the_first_slash():
    model = parse_model_id("litellm/ollama/llama3")
    assert (model.provider, model.name, str(model)) == ("litellm", "ollama/llama3", "litellm/ollama/llama3")


@pytest.mark.parametrize("text", ["", "gpt-5", "openai/", "/gpt-5", "OpenAI/gpt-5", "mistral/large"])
def test_other_texts_are_refused_with_the_known_providers(text):
    with pytest.raises(ModelUnavailable, match="openai/…, anthropic/…, google/…, litellm/…, embedded/…"):
        parse_model_id(text)


@pytest.mark.parametrize(
    ("model", "variable"),
    [
        ("openai/gpt-5", "OPENAI_API_KEY"),
        ("anthropic/claude-sonnet-5", "ANTHROPIC_API_KEY"),
        ("google/gemini-2.5-pro", "GOOGLE_API_KEY or GEMINI_API_KEY"),
        ("litellm/groq/llama3", "GROQ_API_KEY"),
    ],
)
def test_a_missing_key_is_named_in_one_line_before_anything_starts(model, variable):
    for start in (check_model, open_model):
        with pytest.raises(ModelUnavailable) as caught:
            start(model)
        assert str(caught.value) == f"{model}: set the environment variable {variable}"
        assert isinstance(caught.value, ModelError)
        assert caught.value.model == model


def test_a_server_of_ones_own_still_needs_some_key(monkeypatch):
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:8000/v1")
    with pytest.raises(ModelUnavailable, match="OPENAI_API_KEY \\(to any value, if the server needs no key\\)"):
        check_model("openai/Qwen/Qwen3-8B")
    monkeypatch.setenv("OPENAI_API_KEY", "EMPTY")
    assert check_model("openai/Qwen/Qwen3-8B").name == "Qwen/Qwen3-8B"


@pytest.mark.parametrize("variable", ["GEMINI_API_KEY", "GOOGLE_API_KEY"])
def test_either_google_key_will_do(monkeypatch, variable):
    monkeypatch.setenv(variable, "k" * 20)
    assert check_model("google/gemini-2.5-pro").provider == "google"


def test_litellm_providers(monkeypatch):
    assert check_model("litellm/ollama/llama3").name == "ollama/llama3"
    with pytest.raises(ModelUnavailable, match="litellm knows no provider for 'nonsense/x'"):
        check_model("litellm/nonsense/x")


def test_importing_the_package_imports_no_sdk():
    script = """
import sys
import pare_agents.models
from pare_agents.models import Message, Model, ModelError, ToolSpec
print(*({name.partition(".")[0] for name in sys.modules} & {"openai", "anthropic", "google", "litellm", "tenacity"}))
"""
    output = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert output.split() == []


def test_only_the_sdk_of_the_opened_model_is_imported():
    script = """
import os, sys
os.environ["OPENAI_API_KEY"] = "k"
from pare_agents.models import open_model
open_model("openai/gpt-5")
print(*({name.partition(".")[0] for name in sys.modules} & {"openai", "anthropic", "litellm"}))
print("google.genai" in sys.modules)
"""
    output = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert output.split() == ["openai", "False"]


def test_importing_litellm_touches_no_network():
    script = """
import socket
def refuse(*args, **kwargs):
    raise AssertionError("network")
socket.socket.connect = refuse
socket.getaddrinfo = refuse
from pare_agents.models import check_model
print(check_model("litellm/ollama/llama3"))
import litellm
print(litellm.drop_params)
"""
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["litellm/ollama/llama3", "True"]
    assert run.stderr == ""
