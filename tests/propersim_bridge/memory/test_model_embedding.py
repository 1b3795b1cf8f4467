"""Embeddings by a model, through a server that speaks the wire format."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

import numpy as np
import pytest

from pare_agents.models import ModelUnavailable
from pare_agents.models.errors import AttemptsExhausted, RequestRejected
from propersim_bridge.memory.embedding import open_embedder

_NAME = "pare_tests_model_fixtures"
if _NAME not in sys.modules:
    _path = Path(__file__).parents[2] / "agents" / "models" / "conftest.py"
    _spec = importlib.util.spec_from_file_location(_NAME, _path)
    sys.modules[_NAME] = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(sys.modules[_NAME])
_models = sys.modules[_NAME]
bare_environment, no_certificates, server = _models.bare_environment, _models.no_certificates, _models.server
openai_wire, litellm_wire = _models.openai_wire, _models.litellm_wire


def answer(wire, *rows, shuffled=False):
    data = [{"object": "embedding", "index": n, "embedding": row} for n, row in enumerate(rows)]
    data = data[::-1] if shuffled else data
    body = {"object": "list", "data": data, "model": "e", "usage": {"prompt_tokens": 3, "total_tokens": 3}}
    wire.raw(json.dumps(body).encode())


@pytest.fixture
async def opened():
    embedders = []

    async def nap(seconds):
        return None

    def opened(id="openai/some-embedding"):
        embedders.append(open_embedder(id, sleep=nap, attempts=3))
        return embedders[-1]

    yield opened
    for embedder in embedders:
        await embedder.aclose()


async def test_texts_become_rows_in_their_order(openai_wire, opened):
    answer(openai_wire, [3.0, 4.0], [0.0, 2.0], shuffled=True)
    vectors = await opened().vectors(["one", "two"])
    assert np.allclose(vectors, [[0.6, 0.8], [0, 1]])
    request = openai_wire.server.requests[0]
    assert request.path == "/v1/embeddings"
    assert request.body["model"] == "some-embedding"
    assert request.body["input"] == ["one", "two"]
    assert openai_wire.key in request.headers["authorization"]


async def test_many_texts_take_several_requests(openai_wire, opened):
    for _ in range(2):
        answer(openai_wire, *[[1.0, 0.0]] * 256)
    answer(openai_wire, *[[1.0, 0.0]] * 4)
    texts = [f"text {n}" for n in range(512)]
    assert (await opened().vectors(texts)).shape == (512, 2)


async def test_a_failure_that_may_pass_is_tried_again(openai_wire, opened):
    openai_wire.fail(503)
    openai_wire.raw(b'{"data": "nonsense"}')
    answer(openai_wire, [1.0, 0.0])
    assert (await opened().vectors(["one"])).shape == (1, 2)
    assert len(openai_wire.server.requests) == 3


async def test_too_few_vectors_are_no_answer(openai_wire, opened):
    for _ in range(3):
        answer(openai_wire, [1.0, 0.0])
    with pytest.raises(AttemptsExhausted, match="as many vectors"):
        await opened().vectors(["one", "two"])


async def test_a_refusal_is_told_at_once(openai_wire, opened):
    openai_wire.fail(401, "wrong key")
    with pytest.raises(RequestRejected, match="401"):
        await opened().vectors(["one"])


async def test_litellm(litellm_wire, opened):
    answer(litellm_wire, [0.0, 5.0])
    vectors = await opened("litellm/" + litellm_wire.model_id.partition("/")[2]).vectors(["one"])
    assert np.allclose(vectors, [[0, 1]])


def test_a_missing_key_and_a_provider_without_embeddings_are_named(monkeypatch):
    with pytest.raises(ModelUnavailable, match="OPENAI_API_KEY"):
        open_embedder("openai/some-embedding")
    monkeypatch.setenv("ANTHROPIC_API_KEY", "x" * 10)
    with pytest.raises(ModelUnavailable, match="wordllama"):
        open_embedder("anthropic/claude")
    with pytest.raises(ModelUnavailable, match="not a model id"):
        open_embedder("word2vec")
