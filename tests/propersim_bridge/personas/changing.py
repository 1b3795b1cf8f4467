"""Personas with something changed, for tests of what is refused."""

from __future__ import annotations

import json
from typing import Any

from propersim_bridge.personas.library import written
from propersim_bridge.personas.persona import Persona


def plain(persona: Persona) -> Any:
    """A persona in JSON's terms."""
    return json.loads(written(persona))


def changed(persona: Persona, path: str, value: Any) -> Any:
    """The same in JSON's terms with one place set anew; a place reads `rubric.timing.during`, `habits.0.area`."""
    told = plain(persona)
    at = told
    *way, last = (int(part) if part.isdigit() else part for part in path.split("."))
    for part in way:
        at = at[part]
    at[last] = value
    return told


def persona_with(persona: Persona, path: str, value: Any) -> Persona:
    """The same as a persona."""
    return Persona.model_validate_json(json.dumps(changed(persona, path, value)))
