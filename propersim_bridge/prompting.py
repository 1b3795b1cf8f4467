"""The texts that models are given: Jinja templates in `prompts/`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

FOLDER = Path(__file__).parent / "prompts"


def render(template: str, **values: Any) -> str:
    """A template as text.

    Args:
        template: its file name without `.md`.
        **values: what it refers to; each name that it uses must be given.
    """
    return _environment().get_template(f"{template}.md").render(values).strip()


@cache
def _environment() -> Environment:
    return Environment(loader=FileSystemLoader(FOLDER), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
