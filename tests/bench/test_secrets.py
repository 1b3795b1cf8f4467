"""Keys are planted, providers echo them in every way, and every byte that is written is searched for them."""

from __future__ import annotations

import base64
import itertools
import json
import signal
import sqlite3
import time
import zlib
from contextlib import closing
from urllib.parse import quote

import pytest

from tests.faults.plugin import ERRANDS
from tests.faults.provider import Answer, Call, wire_server
from tests.faults.support import bench, plugins, provider

__all__ = ["bench", "plugins", "provider"]

PASSWORD = "pa+ss/w0rd-of-mine"
KEYS = {
    "openai": "sk-proj-PLANTED0openai",
    "anthropic": "sk-ant-PLANTED0anthropic",
    "google": "AIzaPLANTED0google0google",
    "litellm": "planted.litellm.0123456789",
}
QUERY, UNRELATED = "planted-query-0123456789", "planted-and-unrelated-0123456789"
WIRES = {wire.provider: wire for wire in wire_server.WIRES}


def forms(secret):
    """How a secret may be written."""
    yield from (secret, quote(secret, safe=""), repr(secret)[1:-1], json.dumps(secret)[1:-1])
    for text in (secret, f"me:{secret}"):
        yield base64.b64encode(text.encode()).decode()


SECRETS = {form.encode() for secret in (*KEYS.values(), PASSWORD, QUERY, UNRELATED) for form in forms(secret)}


class Echo(wire_server.WireServer):
    """Says whatever it is sent, headers and address included, in every place of an answer in turn."""

    def __init__(self, kind):
        super().__init__()
        self.wire, self.number = kind(self), itertools.count()
        self._http.handle_error = lambda *about: None  # one who asks may be killed

    def _take(self, request):
        self.answers.append(self.made(request, next(self.number)))
        return super()._take(request)

    def made(self, request, number):
        sent = json.dumps({"path": request.path, **request.headers, "unrelated": UNRELATED})
        key = KEYS[self.wire.provider]
        self.seen = getattr(self, "seen", "") + sent

        def says(text="", *calls, **details):
            return json.dumps(self.wire.written(text, calls, **details)).encode()

        def fails(status):
            return json.dumps(self.wire.written_error(status, f"Not with {sent} nor {key}")).encode()

        listed = Call("messaging__search_messages", {"text": sent, key: [sent, {key: key}]})
        return [
            lambda: Answer(says("", Call("propose", {"text": f"Answer that Sunday is fine? {sent}"}))),
            lambda: Answer(says("", listed)),
            lambda: Answer(fails(500), 500, {"x-echo": key, "retry-after": "0"}),
            lambda: Answer(says(f"I think of {sent}", thinking=sent)),
            lambda: Answer(says("", Call(key.replace(".", "_"), {}, id=key))),
            lambda: Answer(f"<html>{sent}</html>".encode(), 200, {"content-type": "text/html"}),
            lambda: Answer(json.dumps({"choices": sent, "content": sent, "candidates": sent}).encode()),
            lambda: Answer(fails(429), 429, {"retry-after": key}),
            lambda: Answer(says("", Call("propose", {"text": key}))),
            lambda: Answer(says(sent * 50), cut=True),
            lambda: Answer(says("", Call("wait", {}))),
            lambda: Answer(fails(400), 400),
            lambda: Answer(says("", Call("report", {"text": sent}))),
            lambda: Answer(fails(401), 401) if number % 28 == 13 else Answer(says("", Call("wait", {}))),
        ][number % 14]()  # fmt: skip


@pytest.fixture
def echo(request, bench):
    """A provider that echoes, with keys in every variable, and in its address too."""
    provider = request.param
    server = Echo(WIRES[provider])
    names = {"openai": "OPENAI_API_KEY", "anthropic": "ANTHROPIC_API_KEY", "google": "GEMINI_API_KEY"}
    address = server.wire.environment[server.wire.url_variable]
    if provider in ("openai", "litellm"):
        host = address.removeprefix("http://")
        address = f"http://me:{quote(PASSWORD, safe='')}@{host}?api-key={QUERY}" if provider == "openai" else address
    bench.environment.update({names[name]: KEYS[name] for name in names})
    if provider == "litellm":
        bench.environment["OPENAI_API_KEY"] = KEYS["litellm"]
    bench.environment.update({server.wire.url_variable: address, "SOME_SERVICE_TOKEN": UNRELATED})
    yield server
    server.close()


def leaks(content, where):
    """The secrets in some bytes."""
    return [(where, secret) for secret in SECRETS if secret in content]


def stored(place):
    """Every byte below a folder, as it lies there and as it can be read."""
    found = [path for path in sorted(place.rglob("*")) if path.is_file()]
    yield from [(path.name, path.read_bytes()) for path in found]
    for path in found:
        if path.suffix == ".sqlite":
            with closing(sqlite3.connect(path)) as database:
                for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                    for row in database.execute(f"SELECT * FROM {table}"):
                        for cell in row:
                            packed = isinstance(cell, bytes)
                            yield f"{path.name}: {table}", zlib.decompress(cell) if packed else str(cell).encode()


@pytest.mark.parametrize("echo", WIRES, indirect=True)
def test_no_key_is_written_anywhere(bench, echo):
    model = ("--observe-model", echo.wire.model_id, "--cache", "replies", "--timeout", 20)
    done = bench("run", *ERRANDS, "--assistant", "hasty", *model, "--runs", 4, "--max-turns", 4, "--out", "run",
                 "--format", "json")  # fmt: skip
    assert done.code == 0, done.err
    own = base64.b64encode(f"me:{PASSWORD}".encode()).decode() if "@" in str(bench.environment) else ""
    assert (own or KEYS[echo.wire.provider]) in echo.seen, "what is secret was sent, and echoed"
    rows = bench.rows("run").values()
    assert {row.status for row in rows} == {"ok", "error"}
    written = [("stdout", done.out.encode()), ("stderr", done.err.encode()), *stored(bench.folder)]
    assert any(b"[key]" in content for where, content in written if where == "episodes.sqlite: episodes")
    assert any(b"[key]" in content for where, content in written if where == "replies.sqlite: replies")
    played = next(f"{row.scenario}:{row.repeat + 1}" for row in rows if row.status == "ok")
    shown = (("report", "run", "--json"), ("report", "run"), ("replay", "run", played))
    for command in shown if echo.wire.provider == "openai" else ():
        told = bench(*command)
        written += [(str(command), told.out.encode()), (str(command), told.err.encode())]
    assert [leak for where, content in written for leak in leaks(content, where)] == []


@pytest.mark.parametrize("echo", ["openai", "anthropic", "litellm"], indirect=True)
def test_no_key_is_in_the_logs_that_can_be_switched_on(bench, echo):
    logs = {"OPENAI_LOG": "debug", "ANTHROPIC_LOG": "debug", "LITELLM_LOG": "DEBUG", "PYTHONASYNCIODEBUG": "1"}
    done = bench("run", "fault-a", "--assistant", "hasty", "--observe-model", echo.wire.model_id, "--max-turns", 2,
                 "--out", "run", env=logs)  # fmt: skip
    assert done.code in (0, 2)
    assert "DEBUG" in done.err
    assert "[key]" in done.err or echo.wire.provider != "anthropic"
    assert leaks(done.err.encode() + done.out.encode(), "logs") == []


@pytest.mark.parametrize("echo", ["openai"], indirect=True)
def test_no_key_is_left_behind_by_a_run_that_is_killed(bench, echo):
    process = bench.start("run", *ERRANDS, "--assistant", "hasty", "--observe-model", echo.wire.model_id, "--runs", 20,
                          "--cache", "replies", "--max-turns", 4, "--out", "run")  # fmt: skip
    log, end = bench.folder / "run" / "episodes.sqlite-wal", time.monotonic() + 30
    while (not log.exists() or log.stat().st_size < 50_000) and process.poll() is None and time.monotonic() < end:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    out, err = process.communicate()
    assert process.returncode == -signal.SIGKILL
    written = [("stdout", out.encode()), ("stderr", err.encode()), *stored(bench.folder)]
    assert "episodes.sqlite-wal" in dict(written)
    assert [leak for where, content in written for leak in leaks(content, where)] == []


@pytest.mark.parametrize("key", ["planted-key-0123456789\n", "planted-key-\u00e9-0123456789", "planted 0123456789\r"])
def test_a_key_that_cannot_be_sent_is_not_shown_either(bench, provider, key):
    bench.environment["OPENAI_API_KEY"] = key
    done = bench("run", "fault-a", "--assistant", "hasty", "--observe-model", "openai/x", "--out", "run")
    (row,) = bench.rows("run").values()
    assert row.error.startswith("openai/x: ")
    assert "0123456789" not in done.err + done.out + row.error


def test_an_address_that_is_none_is_one_line_without_its_secrets(bench):
    address = f"http://me:{QUERY}@[bad"
    bench.environment.update(OPENAI_API_KEY="any-key-will-do", OPENAI_BASE_URL=address)
    done = bench("run", "fault-a", "--assistant", "hasty", "--observe-model", "openai/x", "--out", "run")
    assert done.complaint == "openai/x: the address in OPENAI_BASE_URL cannot be one: Invalid IPv6 URL"
    assert not (bench.folder / "run").exists()
