"""Keeps keys out of whatever is written: errors, traces, reports and the reply cache."""

from __future__ import annotations

import base64
import json
import logging
import os
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar
from urllib.parse import parse_qsl, quote, urlsplit

import orjson

from pare_agents.models.escapes import LEVELS, spans, undone

T = TypeVar("T")

BLANK = "[key]"
_KEY_VARIABLE = re.compile(r"(?:KEY|KEY_ID|TOKEN|SECRET|PASSWORD|CREDENTIALS)$", re.IGNORECASE)
_SECRET_VARIABLE = re.compile(
    r"KEY(?:_ID)?$|(?:API|ACCESS|PRIVATE)_?KEY|TOKEN|JWT|SECRET|CREDENTIAL|PASSWORD|PASSWD|PASSPHRASE|_PWD$"
    r"|(?:^|_)(?:PAT|PASS|AUTH)(?:_|$)",
    re.IGNORECASE,
)
_ADDRESS_VARIABLE = re.compile(r"(?:URL|URI|BASE|ENDPOINT|HOST|PROXY|DSN)$", re.IGNORECASE)
_SECRET_SHAPE = re.compile(r"\b(?:(?:sk|xai|gsk)[-_]|AIza|Bearer )[\w*.-]{6,}")
_NO_SECRET = re.compile(
    r".{0,7}|[A-Za-z]?[a-z]{0,14}|[A-Z]{0,15}|[\d.,:/ -]{0,15}"  # too short, one word, a number
    r"|\d{4}-\d\d-\d\d[T\d:. Z+-]{0,20}"  # a date
    r"|(?:~|\.{1,2}|[A-Za-z]:)?(?:(?:[\\/][\w .-]+){3,}[\\/]?|(?:[\\/][\w -]+)*[\\/][\w -]*\.\w{1,5})"  # a path
)
_SHORTEST = 8  # characters
_LONG_PART = re.compile(r"[^\s,;\"'{}\[\]]{16,}")
_ADDRESS = re.compile(r"[A-Za-z][\w+.-]*://")
_URL_SAFE = str.maketrans("+/", "-_")
_given: set[str] = set()


def keep_secret(key: str | None, address: str | None = None) -> None:
    """Have a key, and what is secret in an address, blanked out from now on, wherever they came from."""
    _given.update(_written(key or "", certain=True), _written_in_address(address or ""))


class _Blanking(logging.Filter):
    """Takes keys out of what is logged."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = blanked(record.getMessage()), ()
        if record.exc_info:
            record.exc_text = blanked(logging.Formatter().formatException(record.exc_info))
        return True


_blanking = _Blanking()


def guard_logs() -> None:
    """Take keys out of what the SDKs log, where somebody has switched that on (`OPENAI_LOG=debug`)."""
    for handler in logging.getLogger().handlers:
        handler.addFilter(_blanking)


def blanked(text: str) -> str:
    """Return a text without keys: those that are known here, and whatever looks like one."""
    return _SECRET_SHAPE.sub(BLANK, without_secrets(text))


def without_secrets(value: T) -> T:
    """Return a value without the keys that are known here; texts inside it are looked through, names included."""
    pattern = _looked_for()
    if pattern is None:
        return value
    found: T = _cleaned(value, pattern)
    return found


def without_secrets_in_json(data: bytes) -> bytes:
    """Return canonical JSON without the keys that are known here, as canonical; the same bytes where none is in it."""
    pattern = _looked_for()
    if pattern is None or not spans(pattern, text := data.decode(errors="replace"), LEVELS + 1):
        return data
    try:
        return orjson.dumps(_cleaned(orjson.loads(data), pattern))
    except ValueError:
        return _cleaned_text(text, pattern).encode()


def _cleaned(value: Any, pattern: re.Pattern[str]) -> Any:
    if isinstance(value, str):
        return _cleaned_text(value, pattern)
    if isinstance(value, dict):
        cleaned = {_cleaned(name, pattern): _cleaned(one, pattern) for name, one in value.items()}
        return cleaned if cleaned.keys() == value.keys() else {name: cleaned[name] for name in sorted(cleaned, key=str)}
    if isinstance(value, (list, tuple)):
        return type(value)(_cleaned(one, pattern) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{f.name: _cleaned(getattr(value, f.name), pattern) for f in fields(value)})
    return value


def _cleaned_text(text: str, pattern: re.Pattern[str]) -> str:
    for start, end in reversed(spans(pattern, text)):
        text = text[:start] + BLANK + text[end:]
    return text


def _looked_for() -> re.Pattern[str] | None:
    """One expression for every way in which a key that is known here may be written, escapes apart."""
    found = set(_given)
    for name in os.environ:
        if kind := _kind(name):
            value = os.environ.get(name, "")
            found.update(_written_in_address(value) if kind == "address" else _written(value, kind == "key"))
    return _pattern(frozenset(found)) if found else None


@lru_cache(maxsize=8)
def _pattern(forms: frozenset[str]) -> re.Pattern[str]:
    """Finds forms, and what is left of one that was cut."""
    whole = sorted(forms, key=lambda form: (-len(form), form))
    begun = {form[:_SHORTEST]: len(form) for form in reversed(whole)}
    cut = [rf"{re.escape(start)}[^\s…]{{0,{length}}}…" for start, length in begun.items()]
    return re.compile("|".join([*map(re.escape, whole), *cut]))


@lru_cache(maxsize=4096)
def _kind(name: str) -> str:
    """What a variable of that name holds: a key, perhaps a secret, an address that may have one in it, or nothing."""
    if _KEY_VARIABLE.search(name):
        return "key"
    if _SECRET_VARIABLE.search(name):
        return "secret"
    return "address" if _ADDRESS_VARIABLE.search(name) else ""


@lru_cache(maxsize=256)
def _written(secret: str, certain: bool = False) -> frozenset[str]:
    """A secret as it is and as it stands on one line, its long parts, all without escapes, and each in base64.

    One word, a number, a date and the path of a file are none, unless it is certain that it is one: they stand in texts
    that have nothing to do with it.
    """
    plain = secret.strip()
    if _ADDRESS.match(plain):
        return _written_in_address(plain) | (frozenset((plain,)) if certain else frozenset())
    if len(plain) < _SHORTEST or (_NO_SECRET.fullmatch(plain) and not certain):
        return frozenset()
    found = {plain, " ".join(plain.split()), *_LONG_PART.findall(plain)}
    for _ in range(LEVELS):
        found |= set(map(undone, found))
    found |= set(map(str.strip, found))
    found = {one for one in found if not _NO_SECRET.fullmatch(one) and not _ADDRESS.match(one)}
    found |= {plain, " ".join(plain.split())} if certain else set()
    return frozenset(found).union(*map(_in_base64, found))


def _written_in_address(address: str) -> frozenset[str]:
    return frozenset().union(*map(_written, _in_address(address)))


def _in_base64(text: str) -> Iterator[str]:
    """What is the same in base64, of either alphabet, whatever stands before the text, and behind it or nothing."""
    for written in {text, quote(text, safe=""), json.dumps(text)[1:-1]}:
        data = written.encode(errors="replace")
        for before in range(3):
            last = base64.b64encode(bytes(before) + data).decode()[(0, 2, 3)[before] :]
            within = last[: (len(data) + before) * 8 // 6 - (0, 2, 3)[before]]
            yield from (last, last.translate(_URL_SAFE), within, within.translate(_URL_SAFE))


def _in_address(address: str) -> Iterator[str]:
    """What is secret in an address: who asks, by which password, and what follows the question mark."""
    try:
        parts = urlsplit(address.strip())
    except ValueError:
        return
    credentials = parts.netloc.rpartition("@")[0]
    if credentials:
        name, _, password = credentials.partition(":")
        yield from (password or name, credentials)
    yield from (value for _, value in parse_qsl(parts.query))
