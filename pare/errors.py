"""The errors that Pare raises on purpose, each with a message that says what would be right."""

from __future__ import annotations

from collections.abc import Iterable


class PareError(Exception):
    """Base of everything that Pare raises on purpose."""


class DefinitionError(PareError, TypeError):
    """An app, screen, entity or scenario breaks a rule; raised when it is defined, naming class and rule."""


class ActionError(PareError):
    """An action that did not happen. The message is meant for the agent that tried it."""


class BadInput(ActionError, ValueError):
    """The arguments do not fit; the message names the argument and what would be right."""


class Unknown(BadInput, LookupError):
    """No entity has that id."""


class Refused(ActionError):
    """The action is not available to this actor now (wrong screen, no consent, nothing pending)."""


class LoadError(PareError, ValueError):
    """A file, folder, trace or plug-in that cannot be used; the message names it and what is wrong."""


def shortened(value: object, limit: int = 60) -> str:
    """A value as it may stand in an error message: quoted and cut."""
    text = repr(value[: limit + 1] if isinstance(value, str) else value)
    return text if len(text) <= limit else text[: limit - 1] + "…"


def listed(names: Iterable[object], limit: int = 12) -> str:
    """Names joined for an error message, cut after `limit`."""
    known = [str(name) for name in names]
    more = f" and {len(known) - limit} more" if len(known) > limit else ""
    return (", ".join(known[:limit]) or "none") + more
