"""What the assistant remembers of an episode."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pare.phrases import person, plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.people import Card

_STAKE = cues(
    r"""
    wrote | writes? | written | messaged? | texted | mailed? | phone | number | account | bank | iban | money
    pay(s|ing)? | paid | transfer\w* | sends? | sent | code | password | bill | invoice
    """
)
_REFERENCE = re.compile(r"(?<![\w,.])\d{3,}(?![\w,])")


@dataclass
class Doubt:
    """A request that may not come from whom it names.

    Attributes:
        request: the request.
        card: of the person whose name it bears.
        asked: whether that person has been asked.
        answer: what that person wrote if it was not they.
        concerned: what came from others who may act upon such a request.
    """

    request: Arrival
    card: Card
    asked: bool = False
    answer: Arrival | None = None
    concerned: list[Arrival] = field(default_factory=list)

    def is_asked(self) -> None:
        """The person has been asked."""
        self.asked = True

    @property
    def references(self) -> tuple[str, ...]:
        """Numbers by which the request names a bill, an account or the like."""
        return tuple(dict.fromkeys(_REFERENCE.findall(plain(self.request.whole))))

    def touches(self, arrival: Arrival) -> bool:
        """Whether an arrival of somebody else speaks of the same affair."""
        own = _REFERENCE.findall(arrival.plain)
        if any(number in own for number in self.references):
            return True
        return person(self.card.name).found_in(arrival.whole) and _STAKE.search(arrival.plain) is not None


@dataclass
class Memory:
    """What has been made and what is in doubt.

    Attributes:
        created: events that were created, by the id of the arrival that they came from.
        doubts: by the id of the doubtful request.
    """

    created: dict[str, str] = field(default_factory=dict)
    doubts: dict[str, Doubt] = field(default_factory=dict)
