"""The story of a scenario: what arrives, at which time or after which event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pare.calls import filled, references, tool_name
from pare.clock import Condition, Happening
from pare.entity import Entity
from pare.errors import BadInput, LoadError, Unknown, listed
from pare.phone import Phone
from pare.times import moment, span


class Story:
    """What happens in a scenario; filled by `Scenario.happens`."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self._arrivals: dict[str, _Arrival] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Everything that has a name at the start, or gets one by arriving."""
        return (*self._phone.names, *self._arrivals)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """What arrivals wait for."""
        return tuple(conditional.condition for conditional in self._phone.clock.conditionals)

    def check(self) -> None:
        """Check what arrivals refer to.

        Raises:
            BadInput: nothing will ever have that name.
        """
        for name, arrival in self._arrivals.items():
            for other in references(arrival.arguments):
                if other not in self.names:
                    raise BadInput(f"{name} refers to {other!r}; named are {listed(self.names, 40)}")

    def at(self, when: str, name: str, what: Callable[..., Any], /, **arguments: Any) -> None:
        """Something arrives at a local time (`18:02`, `2027-04-15 18:02`) or after a while (`+5m`).

        Args:
            when: the time.
            name: what the scenario calls it; unique.
            what: an incoming method of an app, such as `Messaging.receive_message`.
            **arguments: its arguments; `the(name)` refers to named entities.
        """
        phone = self._phone
        due = phone.now + span(when[1:]) if when.startswith("+") else self.moment(when)
        if due < phone.now:
            raise BadInput(f"{name}: {when} is before the scenario starts")
        phone.at(due, self._arrival(name, what, arguments), name)

    def when(self, condition: Condition, after: str, name: str, what: Callable[..., Any], /, **arguments: Any) -> None:
        """Something arrives once a condition on the world has become true, after a delay (`2m`).

        The condition is any pattern over effects (`message_to(NOOR)`), so it does not matter who had the effect, in
        which words and by which operation.
        """
        arrival = Happening(self._arrival(name, what, arguments), name)
        self._phone.clock.when(condition, span(after), arrival)

    def moment(self, when: str) -> datetime:
        """A local time as UTC; without a date it is on the day on which the scenario starts."""
        return moment(when, self._phone.zone, self._phone.now.astimezone(self._phone.zone).date())

    def _arrival(self, name: str, what: Callable[..., Any], arguments: Mapping[str, Any]) -> _Arrival:
        if name in self.names:
            raise BadInput(f"two things are named {name!r}")
        operation = tool_name(what, tuple(self._phone.kinds.values()))
        tool = self._phone.tool(operation)
        if tool.kind != "incoming":
            raise BadInput(f"{name}: {operation} is no incoming method, so it cannot arrive")
        required = [p.name for p in tool.parameters if p.default is p.empty]
        if not {*required} <= {*arguments} <= {*tool.names}:
            raise BadInput(f"{name}: {operation} takes {listed(tool.names, 20)}, not {listed(arguments, 20)}")
        if not any(references(arguments)):
            tool.parse(filled(arguments, self._phone), self._phone.zone)
        self._arrivals[name] = _Arrival(operation, arguments)
        return self._arrivals[name]


@dataclass(frozen=True)
class _Arrival:
    operation: str
    arguments: Mapping[str, Any]

    def __call__(self, phone: Phone) -> Entity | None:
        try:
            arguments = {name: filled(value, phone) for name, value in self.arguments.items()}
        except LoadError as error:  # it is gone, or never came
            raise Unknown(str(error)) from error
        return phone.deliver(self.operation, arguments)
