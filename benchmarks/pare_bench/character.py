"""The character that a run's user has beyond what each scenario says: that of a persona."""

from __future__ import annotations

import hashlib
from typing import Self

from pydantic import BaseModel, ConfigDict

from pare import registry
from pare.errors import LoadError


class Character(BaseModel):
    """A persona's character, as `run.json` holds it: what is recorded is what is played, whatever is installed.

    Attributes:
        persona: the persona's number.
        name: the persona's name; the user keeps the scenario's.
        text: what the user is told.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    persona: int
    name: str
    text: str

    @classmethod
    def of(cls, persona: int, user: str) -> Self:
        """The character of a persona for a user.

        Raises:
            LoadError: there is no such persona, or the user takes no character.
        """
        if not getattr(registry.user(user), "takes_character", False):
            raise LoadError(
                f"--persona is given, and the {user} user takes no character; the llm user does: give --user-model"
            )
        one = registry.persona(persona)
        return cls(persona=one.number, name=one.name, text=one.character)

    @property
    def hash(self) -> str:
        """The first 16 hex digits of the SHA-256 of the text."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]
