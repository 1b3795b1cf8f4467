"""The human user: a person at a front end, who sees and can do what any user on a phone can.

The front end comes with the seat: its `ask` is given a `Turn` and gives back an `Action`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from zoneinfo import ZoneInfo

from pare.agent import Action, PhoneUser, Sight
from pare.errors import BadInput, LoadError
from pare.phone import Phone
from pare.registry import Ask, Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """What a person is asked: what to do now.

    Attributes:
        sight: what is before the person.
        apps: the apps on the phone, each with what it is.
        open: those of them that are open, the latest last.
        stack: the names of the open app's screens, the one on the display last; `back` leads to the one before it.
        zone: times that are given without a zone are local to this one.
    """

    sight: Sight
    apps: Mapping[str, str]
    open: tuple[str, ...]
    stack: tuple[str, ...]
    zone: ZoneInfo

    def fault(self, name: str, arguments: Mapping[str, Any]) -> str:
        """Why arguments do not fit an action that is possible now; empty if they do."""
        try:
            self.sight.look.actions[name].parse(arguments, self.zone)
        except BadInput as fault:
            return str(fault)
        return ""


class HumanUser(PhoneUser):
    """See the module.

    Raises:
        LoadError: the seat has nobody to ask.
    """

    by_person = True

    def __init__(self, seat: Seat) -> None:
        if seat.ask is None:
            raise LoadError("the user `human` is played by a person: use `pare play`")
        assert seat.phone is not None
        self._ask: Ask = seat.ask
        self._phone: Phone = seat.phone
        self._apps = seat.apps

    async def act(self, sight: Sight) -> Action:
        """Do what the person does."""
        phone = self._phone
        stack = phone.tasks[phone.foreground] if phone.foreground else ()
        names = tuple(f"{screen.app.name}.{type(screen).__name__}" for screen in stack)
        action: Action = await self._ask(Turn(sight, self._apps, tuple(phone.tasks), names, phone.zone))
        return action
