"""Anything that anybody may do with the calendar, in any order."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from conftest import new_phone  # type: ignore[import-not-found]
