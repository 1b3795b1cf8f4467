"""Texts as entities hold them, and how a fault in one is told to whoever wrote it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from operator import methodcaller
from typing import Annotated, TypeVar

from pydantic import AfterValidator, Field, ValidationError

from pare.errors import BadInput, shortened
from pare.given import CONTROL

T = TypeVar("T")

_FAULTS = 8  # so many are told of one value
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    if _CONTROL.search(line):
        raise ValueError("holds control characters; write plain text")
    if line and not any(character.isprintable() for character in line.replace(" ", "")):
        raise ValueError("holds nothing that can be seen; write plain text")
    return text if line == text else line


def _not_empty(line: str) -> str:
    if not line:
        raise ValueError("must not be empty")
    return line


def _prose(text: str) -> str:
    if CONTROL.search(text):
        raise ValueError("holds control characters; write plain text")
    return text.strip()


Bare = Annotated[T, Field(json_schema_extra=methodcaller("pop", "description", None))]
"""An argument that its name and its operation explain: schemas, which models pay for, leave its description out."""

Line = Annotated[str, Field(max_length=300), AfterValidator(_one_line)]
"""One line of text without control characters; runs of white space become one space; may be empty."""

Title = Annotated[Line, AfterValidator(_not_empty)]
"""A line that is not empty."""

Prose = Annotated[str, Field(max_length=20_000), AfterValidator(_prose)]
"""Text of any number of lines, without other control characters."""


@contextmanager
def named_faults(argument: str | None = None) -> Iterator[None]:
    """Turn an entity's refusal of a value into an error that names the argument.

    Args:
        argument: the argument that all values came from; by default each fault names the entity's field.

    Raises:
        BadInput: an entity made inside was not valid.
    """
    try:
        yield
    except ValidationError as error:
        told = []
        for fault in error.errors(include_url=False, include_context=False):
            message = fault["msg"].removeprefix("Value error, ")
            if argument or fault["loc"]:
                message = f"{argument or fault['loc'][0]}: {message[:1].lower()}{message[1:]}"
            if fault["loc"]:  # otherwise it is the entity as a whole
                message += f" (got {shortened(fault['input'])})"
            told.append(message)
        few = list(dict.fromkeys(told))[:_FAULTS]
        more = [f"and {len(told) - len(few)} more faults"] if len(told) > len(few) else []
        raise BadInput("; ".join([*few, *more])) from None
