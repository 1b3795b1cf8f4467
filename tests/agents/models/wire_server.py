"""A local server that speaks the wire formats of the providers, scripted by each test."""

import json
import re
import socket
import threading
from abc import ABC, abstractmethod
from collections import deque
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass
class Answer:
    body: bytes
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    delay_s: float = 0.0
    cut: bool = False


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: dict[str, Any]


class WireServer:
    """Gives the scripted answers in order and keeps the requests."""

    def __init__(self) -> None:
        self.answers: deque[Answer] = deque()
        self.requests: list[Received] = []
        self.under_way = 0
        self.most_under_way = 0
        self.arrived = threading.Event()
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._http.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._http.server_port}"
        self._thread = threading.Thread(target=self._http.serve_forever, args=(0.001,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()

    def _take(self, request: Received) -> Answer:
        with self._lock:
            self.requests.append(request)
            self.arrived.set()
            self.under_way += 1
            self.most_under_way = max(self.most_under_way, self.under_way)
            if not self.answers:
                return Answer(b'{"error": {"message": "the script has no more answers"}}', 418)
            return self.answers.popleft()

    def _handler(server: "WireServer") -> type[BaseHTTPRequestHandler]:
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def do_POST(self) -> None:
                length = int(self.headers["content-length"])
                body = json.loads(self.rfile.read(length))
                answer = server._take(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                if answer.delay_s:
                    server._closing.wait(answer.delay_s)
                with server._lock:
                    server.under_way -= 1
                try:
                    self._send(answer)
                except OSError:
                    self.close_connection = True

            def _send(self, answer: Answer) -> None:
                self.send_response(answer.status)
                for name, value in {"content-type": "application/json", **answer.headers}.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(answer.body)))
                self.end_headers()
                if answer.cut:
                    self.wfile.write(answer.body[: len(answer.body) // 2])
                    self.wfile.flush()
                    self.connection.shutdown(socket.SHUT_RDWR)
                    self.close_connection = True
                else:
                    self.wfile.write(answer.body)

            def log_message(self, format: str, *args: object) -> None:
                pass

        return Handler


@dataclass
class Call:
    name: str
    arguments: Any
    id: str = ""


@dataclass
class Sent:
    """What a request says, whatever its wire format."""

    model: str
    system: str
    turns: list[str]
    tools: dict[str, dict[str, Any]]
    tool_choice: str | None
    results: dict[str, str]
    calls: dict[str, Any]
    schema: dict[str, Any] | None
    settings: dict[str, Any]


class Wire(ABC):
    """One provider's side of the conversation."""

    provider: str
    model_id: str
    key = "sk-test-0123456789abcdef"
    key_variable: str
    url_variable: str
    url_suffix = ""

    def __init__(self, server: WireServer) -> None:
        self.server = server

    @property
    def environment(self) -> dict[str, str]:
        return {self.key_variable: self.key, self.url_variable: self.server.url + self.url_suffix}

    @property
    def sent(self) -> list[Sent]:
        return [self.read(request) for request in self.server.requests]

    def answer(self, text: str = "", *calls: Call, delay_s: float = 0.0, cut: bool = False, **details: Any) -> None:
        body = json.dumps(self.written(text, calls, **details)).encode()
        self.server.answers.append(Answer(body, delay_s=delay_s, cut=cut))

    def fail(self, status: int, message: str = "no luck", headers: dict[str, str] | None = None) -> None:
        body = json.dumps(self.written_error(status, message)).encode()
        self.server.answers.append(Answer(body, status, headers or {}))

    def raw(self, body: bytes, content_type: str = "application/json", status: int = 200) -> None:
        self.server.answers.append(Answer(body, status, {"content-type": content_type}))

    @abstractmethod
    def written(
        self,
        text: str,
        calls: tuple[Call, ...],
        *,
        finish: str | None = None,
        tokens: tuple[int, int, int, int] = (100, 20, 40, 5),
        thinking: str = "",
    ) -> dict[str, Any]:
        """Write an answer; tokens are all input, all output, cached input, reasoning."""

    @abstractmethod
    def written_error(self, status: int, message: str) -> dict[str, Any]: ...

    @abstractmethod
    def read(self, request: Received) -> Sent: ...


class OpenAIWire(Wire):
    provider = "openai"
    model_id = "openai/wire-model"
    key_variable = "OPENAI_API_KEY"
    url_variable = "OPENAI_BASE_URL"
    url_suffix = "/v1"

    def written(self, text, calls, *, finish=None, tokens=(100, 20, 40, 5), thinking=""):
        message: dict[str, Any] = {"role": "assistant", "content": text or None}
        if thinking:
            message["reasoning_content"] = thinking
        if calls:
            message["tool_calls"] = [
                {
                    "id": call.id or f"id_{index}",
                    "type": "function",
                    "function": {
                        "name": call.name,
                        "arguments": call.arguments if isinstance(call.arguments, str) else json.dumps(call.arguments),
                    },
                }
                for index, call in enumerate(calls)
            ]
        sent, written, cached, reasoning = tokens
        return {
            "id": "chatcmpl-1",
            "object": "chat.completion",
            "created": 1,
            "model": "wire-model-2025",
            "choices": [
                {"index": 0, "message": message, "finish_reason": finish or ("tool_calls" if calls else "stop")}
            ],
            "usage": {
                "prompt_tokens": sent,
                "completion_tokens": written,
                "total_tokens": sent + written,
                "prompt_tokens_details": {"cached_tokens": cached},
                "completion_tokens_details": {"reasoning_tokens": reasoning},
            },
        }

    def written_error(self, status, message):
        return {"error": {"message": message, "type": "some_error", "param": None, "code": None}}

    def read(self, request):
        assert request.path == "/v1/chat/completions"
        assert request.headers["authorization"] == f"Bearer {self.key}"
        body = dict(request.body)
        messages = body.pop("messages")
        calls = [call for message in messages for call in message.get("tool_calls", [])]
        schema = body.pop("response_format", None)
        return Sent(
            model=body.pop("model"),
            system="\n\n".join(m["content"] for m in messages if m["role"] == "system"),
            turns=[m["role"] for m in messages if m["role"] != "system"],
            tools={tool["function"]["name"]: tool["function"]["parameters"] for tool in body.pop("tools", [])},
            tool_choice=body.pop("tool_choice", None),
            results={m["tool_call_id"]: m["content"] for m in messages if m["role"] == "tool"},
            calls={call["id"]: json.loads(call["function"]["arguments"]) for call in calls},
            schema=schema and schema["json_schema"]["schema"],
            settings=body,
        )


class LiteLLMWire(OpenAIWire):
    provider = "litellm"
    model_id = "litellm/openai/wire-model"
    url_variable = "PARE_LITELLM_BASE_URL"


class AnthropicWire(Wire):
    provider = "anthropic"
    model_id = "anthropic/wire-model"
    key_variable = "ANTHROPIC_API_KEY"
    url_variable = "ANTHROPIC_BASE_URL"

    def written(self, text, calls, *, finish=None, tokens=(100, 20, 40, 5), thinking=""):
        content: list[dict[str, Any]] = []
        if thinking:
            content.append({"type": "thinking", "thinking": thinking, "signature": "c2ln"})
        if text:
            content.append({"type": "text", "text": text})
        for index, call in enumerate(calls):
            block = {"type": "tool_use", "id": call.id or f"id_{index}", "name": call.name, "input": call.arguments}
            content.append(block)
        sent, written, cached, reasoning = tokens
        return {
            "id": "msg_1",
            "type": "message",
            "role": "assistant",
            "model": "wire-model-2025",
            "content": content,
            "stop_reason": {"length": "max_tokens", "content_filter": "refusal", None: None}.get(finish)
            or ("tool_use" if calls else "end_turn"),
            "stop_sequence": None,
            "usage": {
                "input_tokens": sent - cached,
                "output_tokens": written,
                "cache_read_input_tokens": cached,
                "cache_creation_input_tokens": 0,
                "output_tokens_details": {"thinking_tokens": reasoning},
            },
        }

    def written_error(self, status, message):
        return {"type": "error", "error": {"type": "some_error", "message": message}}

    def read(self, request):
        assert request.path == "/v1/messages"
        given = request.headers.get("x-api-key") or request.headers["authorization"].removeprefix("Bearer ")
        assert given == self.key
        body = dict(request.body)
        blocks = [block for message in body["messages"] for block in message["content"]]
        schema = body.pop("output_config", None)
        return Sent(
            model=body.pop("model"),
            system="\n\n".join(block["text"] for block in body.pop("system", [])),
            turns=[message["role"] for message in body.pop("messages")],
            tools={tool["name"]: tool["input_schema"] for tool in body.pop("tools", [])},
            tool_choice={"auto": "auto", "any": "required", "none": "none"}.get(
                body.pop("tool_choice", {}).get("type")
            ),
            results={block["tool_use_id"]: block["content"] for block in blocks if block["type"] == "tool_result"},
            calls={block["id"]: block["input"] for block in blocks if block["type"] == "tool_use"},
            schema=schema and schema["format"]["schema"],
            settings=body,
        )


class GoogleWire(Wire):
    provider = "google"
    model_id = "google/wire-model"
    key_variable = "GEMINI_API_KEY"
    url_variable = "GOOGLE_GEMINI_BASE_URL"

    def written(self, text, calls, *, finish=None, tokens=(100, 20, 40, 5), thinking=""):
        parts: list[dict[str, Any]] = []
        if thinking:
            parts.append({"text": thinking, "thought": True})
        if text:
            parts.append({"text": text})
        for index, call in enumerate(calls):
            function_call = {"id": call.id or f"id_{index}", "name": call.name, "args": call.arguments}
            parts.append({"functionCall": function_call, "thoughtSignature": "c2lnbmF0dXJl"})
        sent, written, cached, reasoning = tokens
        reason = {"length": "MAX_TOKENS", "content_filter": "SAFETY", None: "STOP"}.get(finish, finish)
        return {
            "candidates": [{"content": {"role": "model", "parts": parts}, "finishReason": reason, "index": 0}],
            "modelVersion": "wire-model-2025",
            "usageMetadata": {
                "promptTokenCount": sent,
                "candidatesTokenCount": written - reasoning,
                "cachedContentTokenCount": cached,
                "thoughtsTokenCount": reasoning,
                "totalTokenCount": sent + written,
            },
        }

    def written_error(self, status, message):
        return {"error": {"code": status, "message": message, "status": "SOME_ERROR"}}

    def read(self, request):
        assert re.fullmatch(r"/v1(beta)?/models/wire-model:generateContent", request.path)
        assert request.headers["x-goog-api-key"] == self.key
        body = dict(request.body)
        contents = body.pop("contents")
        parts = [part for content in contents for part in content["parts"]]
        settings = body.pop("generationConfig", {})
        declared = [f for tool in body.pop("tools", []) for f in tool["functionDeclarations"]]
        choice = body.pop("toolConfig", {}).get("functionCallingConfig", {}).get("mode")
        calls = [part["functionCall"] for part in parts if "functionCall" in part]
        results = [part["functionResponse"] for part in parts if "functionResponse" in part]
        return Sent(
            model=request.path.split("/")[-1].removesuffix(":generateContent"),
            system="".join(part["text"] for part in body.pop("systemInstruction", {}).get("parts", [])),
            turns=[content["role"] for content in contents],
            tools={f["name"]: f.get("parametersJsonSchema") or f["parameters_json_schema"] for f in declared},
            tool_choice={"AUTO": "auto", "ANY": "required", "NONE": "none"}.get(choice),
            results={result["id"]: result["response"]["result"] for result in results},
            calls={call["id"]: call["args"] for call in calls},
            schema=settings.pop("responseJsonSchema", None),
            settings=settings,
        )


WIRES: tuple[type[Wire], ...] = (OpenAIWire, AnthropicWire, GoogleWire, LiteLLMWire)
