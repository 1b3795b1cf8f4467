"""Keeps keys out of whatever is written: errors, traces, reports and the reply cache."""

from __future__ import annotations

import base64
import logging
import os
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar
from urllib.parse import parse_qsl, quote, unquote, urlsplit

T = TypeVar("T")

BLANK = "[key]"
_SECRET_VARIABLE = re.compile(r"(KEY|KEY_ID|TOKEN|SECRET|PASSWORD|CREDENTIALS)$", re.IGNORECASE)
_ADDRESS_VARIABLE = re.compile(r"(URL|BASE|ENDPOINT|HOST|PROXY)$", re.IGNORECASE)
_SECRET_SHAPE = re.compile(r"\b(?:(?:sk|xai|gsk)[-_]|AIza|Bearer )[\w*.-]{6,}")
_SHORTEST_SECRET = 8
_given: set[str] = set()


def keep_secret(key: str | None, address: str | None = None) -> None:
    """Have a key, and what is secret in an address, blanked out from now on, wherever they came from."""
    _given.update(_written(key or ""), *map(_written, _in_address(address or "")))


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
    secrets = sorted(_known(), key=len, reverse=True)
    if not secrets:
        return value
    pattern = re.compile("|".join(map(re.escape, secrets)))
    found: T = _cleaned(value, pattern)
    return found


def _cleaned(value: Any, pattern: re.Pattern[str]) -> Any:
    if isinstance(value, str):
        return pattern.sub(BLANK, value)
    if isinstance(value, dict):
        return {_cleaned(name, pattern): _cleaned(one, pattern) for name, one in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(_cleaned(one, pattern) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{f.name: _cleaned(getattr(value, f.name), pattern) for f in fields(value)})
    return value


def _known() -> set[str]:
    """Every way in which a key may be written."""
    found = set(_given)
    for name, value in os.environ.items():
        if _SECRET_VARIABLE.search(name):
            found.update(_written(value))
        elif _ADDRESS_VARIABLE.search(name):
            found.update(*map(_written, _in_address(value)))
    return found


def _written(secret: str) -> Iterator[str]:
    """A secret as it is, as it stands on one line, in an address, and escaped."""
    plain = secret.strip()
    for one in (plain, " ".join(plain.split()), quote(plain, safe=""), unquote(plain), repr(plain)[1:-1]):
        if len(one) >= _SHORTEST_SECRET:
            yield one


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
        plain = unquote(credentials).encode(errors="replace")
        yield base64.b64encode(plain).decode()
        yield base64.b64encode(credentials.encode(errors="replace")).decode()
    yield from (value for _, value in parse_qsl(parts.query))
