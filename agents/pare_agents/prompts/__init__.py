"""The texts that models are given: Jinja templates in this folder, whose hashes every run records."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

FOLDER = Path(__file__).parent


def render(template: str, **values: Any) -> str:
    """A template as text.

    Args:
        template: its file name without `.md`.
        **values: what it refers to; each name that it uses must be given.
    """
    return _environment(FOLDER).get_template(f"{template}.md").render(values).strip()


def note(name: str, /, **values: Any) -> str:
    """One of the short texts of `notes.md`: descriptions of the agents' own tools, reminders, refusals."""
    notes = _environment(FOLDER).get_template("notes.md").module
    text: str = getattr(notes, name)(**values)
    return text.strip()


def hashes() -> dict[str, str]:
    """The first 16 hex digits of the SHA-256 of every template, by file name, sorted."""
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest()[:16] for path in sorted(FOLDER.glob("*.md"))}


@cache
def _environment(folder: Path) -> Environment:
    loader = FileSystemLoader(folder)
    return Environment(loader=loader, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
