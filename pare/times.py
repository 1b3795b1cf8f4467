"""Simulated time: stored as UTC, read and shown in the phone's time zone.

`Moment` is the type of every stored point in time. Where a validation context gives a zone (tool arguments do), a naive
value is local time; without one a naive value is refused. Rendered for an agent it is local time with its offset;
rendered for a trace (no context) it is UTC, written with `Z`.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, PlainSerializer, SerializationInfo, ValidationInfo

from pare.errors import BadInput, shortened

_SPAN = re.compile(r"(\d+)\s*(s|sec|seconds?|m|min|minutes?|h|hours?|d|days?|w|weeks?)(?![a-z])")
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800}


def _to_utc(value: datetime, info: ValidationInfo) -> datetime:
    if value.tzinfo is UTC and info.context is None:  # it was stored before
        return value
    if value.tzinfo is None:
        zone = (info.context or {}).get("zone")
        if zone is None:
            raise ValueError("a point in time needs a time zone")
        value = value.replace(tzinfo=zone)
    if not 1 < value.year < 9999:  # every other time can be read in every zone
        raise ValueError("this date is outside the calendar")
    return value.astimezone(UTC)


def _render(value: datetime, info: SerializationInfo) -> str:
    context = info.context
    zone = context.get("zone") if context else None
    return iso(value) if zone is None else _local(value, zone)


@lru_cache(maxsize=4096)
def _local(value: datetime, where: ZoneInfo) -> str:
    return value.astimezone(where).isoformat()


Moment = Annotated[datetime, AfterValidator(_to_utc), PlainSerializer(_render, return_type=str, when_used="json")]


def iso(value: datetime) -> str:
    """UTC as ISO 8601 with `Z`, as it stands in every record."""
    return (value if value.tzinfo is UTC else value.astimezone(UTC)).isoformat()[: -len("+00:00")] + "Z"


@lru_cache(maxsize=256)
def zone(name: str) -> ZoneInfo:
    """The IANA time zone of that name.

    Raises:
        BadInput: there is no such zone.
    """
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadInput(f"{shortened(name)} is no IANA time zone; write for example 'Europe/Rome'") from None


@lru_cache(maxsize=1024)
def span(text: str) -> timedelta:
    """A length of time such as `90s`, `2m`, `1h 30m`, `3 days`.

    Raises:
        BadInput: the text is no such length.
    """
    rest = _SPAN.sub("", text).strip()
    parts = _SPAN.findall(text)
    if rest or not parts:
        raise BadInput(f"{shortened(text)} is no length of time; write for example '2m', '1h 30m' or '3 days'")
    try:
        return timedelta(seconds=sum(int(number) * _UNITS[unit[0]] for number, unit in parts))
    except (OverflowError, ValueError):
        raise BadInput(f"{shortened(text)} is longer than the calendar") from None


@lru_cache(maxsize=1024)
def moment(text: str, where: ZoneInfo, today: date | None = None) -> datetime:
    """A point in time written locally, as UTC: `2027-04-15 18:02`, or `18:02` on the day given.

    Raises:
        BadInput: the text is no such point in time.
    """
    try:
        if today is not None and re.fullmatch(r"\d{1,2}:\d{2}(:\d{2})?", text):
            text = f"{today.isoformat()} {'0' if text[1] == ':' else ''}{text}"
        value = datetime.fromisoformat(text)
        return (value if value.tzinfo else value.replace(tzinfo=where)).astimezone(UTC)
    except (ValueError, OverflowError):
        raise BadInput(f"{shortened(text)} is no date and time; write for example '2027-04-15 18:02'") from None


@lru_cache(maxsize=4096)
def told(value: datetime, where: ZoneInfo, form: str) -> str:
    """A time, given as UTC, as people read it there; remembered, since screens show the same ones again and again."""
    return value.astimezone(where).strftime(form)


def plain(value: Any) -> Any:
    """`json` default for what pydantic does not render itself."""
    if isinstance(value, datetime):
        return iso(value)
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, tuple):
        return list(value)
    raise TypeError(f"{type(value).__name__} has no place in a record")
