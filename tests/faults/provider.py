"""A provider on this machine that plays errands well, and goes wrong wherever a test says so."""

from __future__ import annotations

import importlib.util
import json
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.bench.plugin import FRIEND


def _loaded() -> ModuleType:
    name, path = "pare_tests_wire_server", Path(__file__).parents[1] / "agents" / "models" / "wire_server.py"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


wire_server = _loaded()
Answer, Call = wire_server.Answer, wire_server.Call
Fault = Callable[["Answer", dict[str, Any], int], "Answer"]
"""From the good answer, the request and how often the episode has asked, to what is answered instead."""


class Provider(wire_server.WireServer):
    """Answers in OpenAI's wire format, each request by itself; `faults` are by the seed of the episode that asks."""

    def __init__(self) -> None:
        self.faults: dict[int, Fault] = {}
        self.asked: Counter[int] = Counter()
        self._counting = threading.Lock()
        super().__init__()
        self._http.socket.listen(512)
        self._http.handle_error = lambda *about: None  # one who asks may be killed
        self.wire = wire_server.OpenAIWire(self)

    @property
    def environment(self) -> dict[str, str]:
        """Key and address, for the process that asks."""
        return self.wire.environment

    def _take(self, request: Any) -> Any:
        seed = request.body.get("seed", -1)
        with self._counting:
            self.asked[seed] += 1
            number = self.asked[seed]
        text, calls = played(request.body)
        answer = Answer(self.said(text, *calls))
        fault = self.faults.get(seed)
        self.answers.clear()
        with self._lock:
            self.requests.append(request)
            self.under_way += 1
            self.most_under_way = max(self.most_under_way, self.under_way)
        return answer if fault is None else fault(answer, request.body, number)

    def said(self, text: str = "", *calls: Any, **details: Any) -> bytes:
        """An answer's body."""
        return json.dumps(self.wire.written(text, calls, **details)).encode()


def played(body: dict[str, Any]) -> tuple[str, tuple[Any, ...]]:
    """What a good assistant answers: it offers what the friend asks for, does it, and says so."""
    tools = {tool["function"]["name"] for tool in body.get("tools", ())}
    last = body["messages"][-1]
    news = body["messages"][1]["content"] if len(body["messages"]) > 1 else ""
    if "report" in tools:
        sent = any(message["role"] == "tool" and "error" not in message["content"] for message in body["messages"])
        if sent or "messaging__send_message" not in tools:
            return "", (Call("report", {"text": "Sunday is fine, I wrote."}),)
        return "", (Call("messaging__send_message", {"to": [FRIEND], "text": "Sunday is fine."}),)
    if "Will Sunday do?" in news and "You offered" not in news and last["role"] != "tool":
        return "", (Call("messaging__search_messages", {"text": "Sunday"}),)
    if "Will Sunday do?" in news and "You offered" not in news:
        return "", (Call("propose", {"text": "Answer that Sunday is fine?"}),)
    return "", (Call("wait", {}),)
