"""What the phone itself keeps: whose it is, its notification shade, its proposals and its event log."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from msgspec import Struct

from pare.entity import Entity
from pare.journal import Actor
from pare.times import Moment

Status = Literal["pending", "accepted", "rejected", "expired", "rated"]
Ref = tuple[str, str]  # a table's name and a row's id


class Owner(Entity):
    """Whose phone it is."""

    name: str = "Me"
    email: str = "me@example.com"
    number: str = "+1 555 0100"


class Notification(Entity, index=("app",)):
    """A row of the notification shade: truncated for the user; the assistant's copy is in the log."""

    app: str
    headline: str
    at: Moment
    about: tuple[str, str] | None = None


class Proposal(Entity, index=("status",)):
    """What the assistant offers."""

    text: str
    turn: int
    at: Moment
    status: Status = "pending"
    answered_turn: int | None = None
    reason: str = ""


class Entry(Struct, frozen=True, gc=False):
    """One line of the event log: what happened, in full."""

    kind: Literal["event", "tap", "answer", "proposal", "report"]
    actor: Actor
    turn: int
    at: datetime
    app: str
    text: str
    about: tuple[Ref, ...] = ()
