"""What can come back from a provider in place of a good answer."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.faults.provider import Answer, Call, Fault, Provider

DEEP = '{"to": ' + "[" * 20_000 + "]" * 20_000 + "}"
Wrong = Callable[[Provider], "Answer"]


def body(make: Callable[[Provider], bytes], status: int = 200, **headers: str) -> Wrong:
    """An answer of that body."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return lambda provider: Answer(make(provider), status, named)


def says(text: str = "", *calls: Call, **details: Any) -> Wrong:
    """A well-formed answer that says this."""
    return body(lambda provider: provider.said(text, *calls, **details))


def refuses(status: int, message: str, **headers: str) -> Wrong:
    """An error of the provider's."""
    return body(lambda provider: json.dumps(provider.wire.written_error(status, message)).encode(), status, **headers)


@dataclass(frozen=True)
class Case:
    """One way to go wrong.

    Attributes:
        wrong: what is answered.
        passes: the same question is asked again, so that an answer that goes wrong once leaves no trace.
        lasting: what the row of an episode says in which every answer is wrong: a pattern for its error, or for its
            failure if it has none.
    """

    wrong: Wrong
    passes: bool
    lasting: str


CASES: dict[str, Case] = {
    "cut": Case(lambda p: Answer(p.said("A long answer. " * 500), cut=True), True, r"error: .*6 attempts"),
    "slow": Case(lambda p: Answer(p.said("", Call("wait", {})), delay_s=0.4), False, "never proposed"),
    "nothing at all": Case(lambda p: Answer(b"{}", delay_s=100), False, r"error: timed out after \d+ s"),
    "half of its JSON": Case(body(lambda p: p.said("Well")[:-40]), True, r"error: .*unreadable|malformed.*6 attempts"),
    "no JSON": Case(body(lambda p: b"\x00\xff\xfe", content_type="application/json"), True, "error: .*6 attempts"),
    "a web page": Case(body(lambda p: b"<html>Log in</html>", content_type="text/html"), True, "error: .*6 attempts"),
    "another form": Case(body(lambda p: b'{"choices": [{"message": 7}]}'), True, "error: .*malformed answer"),
    "no body": Case(body(lambda p: b""), True, "error: .*6 attempts"),
    "empty": Case(says(""), True, r"error: .*empty answer.*6 attempts"),
    "overloaded": Case(refuses(529, "overloaded"), True, r"error: .*HTTP 529: .*overloaded.*6 attempts"),
    "rate-limited": Case(refuses(429, "slow down", retry_after="0.05"), True, "error: .*HTTP 429: .*slow down.*6 att"),
    "quota used up": Case(refuses(429, "come tomorrow", retry_after="86400"), False, "error: .*429: .*come tomorrow"),
    "wrong key": Case(refuses(401, "who are you"), False, "error: .*HTTP 401: .*who are you"),
    "too long a question": Case(refuses(400, "context length exceeded"), False, "error: .*HTTP 400: .*context length"),
    "refused": Case(says("I cannot help with that.", finish="content_filter"), False, "never proposed"),
    "prose": Case(says("Let me think about what to do here."), False, "never proposed"),
    "endless prose": Case(says("blah " * 400_000), False, "never proposed"),
    "endless offer": Case(says("", Call("propose", {"text": "Answer that Sunday is fine? " * 9000})), False, "never p"),
    "no such tool": Case(says("", Call("messaging__send_massage", {"to": ["x"]})), False, "never proposed"),
    "many such tools": Case(says("", *[Call(f"sudo__rm_{n}", {}) for n in range(60)]), False, "never proposed"),
    "tool of no name": Case(says("", Call("", {})), False, "never proposed"),
    "broken arguments": Case(says("", Call("messaging__search_messages", '{"text": "Sun')), False, "never proposed"),
    "arguments in a list": Case(says("", Call("propose", '["text"]')), False, "never proposed"),
    "deep arguments": Case(says("", Call("messaging__search_messages", DEEP)), False, "never proposed"),
    "no numbers": Case(
        says("", Call("messaging__search_messages", '{"text": NaN, "limit": 1e999}')), False, "never proposed"
    ),
    "half a character": Case(says("", Call("messaging__search_messages", {"text": "\ud83d"})), False, "never proposed"),
    "writes at once": Case(
        says("", Call("messaging__send_message", {"to": ["+1 555 0142"], "text": "Sunday is fine."})), False,
        "consent violation",
    ),
}  # fmt: skip


def first(wrong: Wrong, provider: Provider, times: int = 2) -> Fault:
    """Wrong so many times at the episode's beginning, good from then on."""
    return lambda good, asked, number: wrong(provider) if number <= times else good


def always(wrong: Wrong, provider: Provider) -> Fault:
    """Wrong whatever is asked."""
    return lambda good, asked, number: wrong(provider)
