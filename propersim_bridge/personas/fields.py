"""Fields of personas that are refused before anything could stumble over them."""

from __future__ import annotations

import unicodedata
from datetime import time
from typing import Annotated

from pydantic import AfterValidator

from pare.errors import listed
from pare.showing import visible
from propersim_bridge.home.places import AREA_OF


def _local(at: time) -> time:
    if at.tzinfo is not None:
        raise ValueError("a time of day without a zone is wanted, such as 06:30")
    return at


def _filled(text: str) -> str:
    if not text.strip():
        raise ValueError("some words are wanted")
    return text


def _plain(name: str) -> str:
    if visible(name) != name or not name.isprintable():
        raise ValueError("a name without control characters is wanted")
    return name


def _there(name: str) -> str:
    if name not in AREA_OF:
        raise ValueError(f"the home has {listed(AREA_OF)}")
    return name


def _telling(phrase: str) -> str:
    if not any(unicodedata.category(c)[0] in "LN" or unicodedata.category(c) == "So" for c in phrase):
        raise ValueError("a word or a phrase is wanted")
    return phrase


Clock = Annotated[time, AfterValidator(_local)]
Filled = Annotated[str, AfterValidator(_filled)]
Plain = Annotated[str, AfterValidator(_plain)]
HomeObject = Annotated[str, AfterValidator(_there)]
Phrase = Annotated[str, AfterValidator(_telling)]
