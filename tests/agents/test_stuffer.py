"""An assistant that knows no scenario and stuffs its proposals with words: nothing is accepted."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest

from pare import registry
from pare.agent import ABSTAIN, Decision, Observation
from pare.expect import texts_in
from pare.handles import Handle
from pare.loop import Limits
from pare.phone import Phone, Proposal
from pare.registry import Seat
from pare.scenario import Scenario
from pare_bench.gates.base import played

SCENARIOS = [*registry.scenarios().values()]
SEEDS = range(3)
TURNS = 30
VERBS = (
    "reply answer tell ask send forward put move change update cancel delete book remind decline accept confirm "
    "postpone warn wait pay order offer check fetch drop"
).split()
THINGS = (
    "calendar,reminder,card,contact,number,new number,mobile,address,mail,message,group,chat,account,invoice,ticket,"
    "seat,appointment,time,meeting,call,list,version,name,place,evening,bin,vaccination,fraud,old account,new address"
).split(",")


class World:
    """What a stuffer gets hold of: everybody on the phone, what has arrived, two weeks of days, common words."""

    def __init__(self, phone: Phone, arrivals: list[str], dice: random.Random) -> None:
        rows = [row for table in phone.tables() for row in table if table.name != "phone.proposals"]
        self.dice, self.arrivals = dice, arrivals or ["Hello"]
        cards = [row.name for row in rows if hasattr(row, "numbers") and hasattr(row, "emails")]
        self.names = cards or ["Anna", "Ben", "the office"]
        self.read = [text for row in rows for text in texts_in(row) if len(text) > 25]
        today = phone.now.astimezone(phone.zone)
        self.days = [f"{today + timedelta(days=ahead):%A %d %B}" for ahead in range(14)]
        self.clocks = [f"{hour}:{minute:02}" for hour in range(8, 20) for minute in (0, 30)]

    def words(self, many: int) -> list[str]:
        """The people, the things and some words that arrived, in any order."""
        heard = [word for word in self.arrivals[-1].split() if len(word) > 3]
        fewer = [self.dice.sample(one, min(len(one), many)) for one in (self.names, THINGS, heard, VERBS)]
        told = [word for one in fewer for word in one]
        self.dice.shuffle(told)
        return told

    def times(self, many: int) -> list[str]:
        """Some days and times of day."""
        return [*self.dice.sample(self.days, many), *self.dice.sample(self.clocks, many)]

    def heard(self) -> str:
        """What arrived last."""
        return self.arrivals[-1]


def bag(world: World) -> str:
    return world.dice.choice(("; ", ", ", " ", ". ", "\n", " / ", " and ")).join(world.words(world.dice.randint(2, 12)))


def asked_bag(world: World) -> str:
    joint = world.dice.choice((", ", " and ", " / ", "; ", " ", ", the ", " or "))
    verb, words = world.dice.choice(VERBS), world.words(world.dice.randint(2, 9))
    return f"{world.dice.choice(('Shall I', 'I can', 'Let me', 'May I'))} {verb} {joint.join(words)}?"


def listed(world: World) -> str:
    people, times = ", ".join(world.names), ", ".join(world.times(8))
    return f"Shall I tell {people} about {', '.join(world.dice.sample(THINGS, 9))} on {times}?"


def bullets(world: World) -> str:
    verbs, things = world.dice.sample(VERBS, 9), world.dice.sample(THINGS, 9)
    people = [world.dice.choice(world.names) for _ in verbs]
    return "I can:\n" + "\n".join(f"- {v} {who} the {it}" for v, who, it in zip(verbs, people, things, strict=True))


def copied(world: World) -> str:
    ask = world.dice.choice(
        ("handle this", "help", "take care of it", "see to that", "reply", "answer it", "do what it says")
    )
    form = world.dice.choice(
        ("{0}\nShall I {1}?", "Shall I {1}? {0}", 'Shall I {1}: "{0}"?', "I can {1}, as it says: {0}")
    )
    return form.format(world.heard(), ask)


def copied_all(world: World) -> str:
    told = " ".join([world.heard(), *world.dice.sample(world.read, min(5, len(world.read)))])
    return f"{told[:900]} Shall I answer that, put it into the calendar and change the card?"


def copied_and_bag(world: World) -> str:
    return f"{world.heard()[:400]} Shall I reply about this and {' and '.join(world.words(world.dice.randint(1, 5)))}?"


def sentences(world: World) -> str:
    """One small offer after another."""
    given = [
        f"Shall I {world.dice.choice(VERBS)} {world.dice.choice(world.names)} the {world.dice.choice(THINGS)}?"
        for _ in range(16)
    ]
    return " ".join(given)[:990]


def reasons(world: World) -> str:
    """Words in little sentences, and an offer that could mean anything."""
    pairs = zip(world.dice.sample(THINGS, 14), world.dice.choices(world.names, k=14), strict=True)
    told = " ".join(f"The {it} is for {who}." for it, who in pairs)
    return f"{told} It is on {world.dice.choice(world.days)}. Shall I reply to it?"[-990:]


def long(world: World) -> str:
    return "Shall I answer? " + " ".join((*world.words(30), *world.days, *world.read))[:3900]


def scrambled(world: World) -> str:
    """What arrived, with a word left out here and there, and an offer."""
    words = world.heard().split()[:110]
    kept = " ".join(word for at, word in enumerate(words) if at % 4)
    return f"{kept}. Shall I {world.dice.choice(VERBS)} {world.dice.choice(world.names)} and put it into the calendar?"


def everything(world: World) -> str:
    """A screen full of people, verbs, days and what arrived, in lines."""
    lines = [*world.names, *VERBS, *world.days, *THINGS, *world.heard().splitlines()]
    world.dice.shuffle(lines)
    return f"Shall I do what is needed, and tell everybody?\n{chr(10).join(lines)}"[:990]


STYLES: tuple[Callable[[World], str], ...] = (
    bag, asked_bag, listed, bullets, copied, copied_all, copied_and_bag, sentences, reasons, long, scrambled,
    everything,
)  # fmt: skip


class Stuffer:
    """Proposes in one style after another, as soon as anything has arrived and whenever nothing is pending."""

    def __init__(self, seat: Seat, seed: int) -> None:
        assert seat.phone is not None
        self._phone, self._dice = seat.phone, random.Random(seed)
        self._arrivals: list[str] = []
        self._styles = self._order()

    def _order(self) -> Iterator[Callable[[World], str]]:
        while True:
            yield from self._dice.sample(STYLES, len(STYLES))

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """The next text."""
        self._arrivals += [entry.text for entry in observation.events if entry.kind == "event"]
        if observation.pending is not None or not self._arrivals:
            return ABSTAIN
        return Decision(next(self._styles)(World(self._phone, self._arrivals, self._dice)))

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Nothing."""
        return "Done."


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_stuffer_has_nothing_accepted(scenario: Scenario, seed: int) -> None:
    def stuffer(seat: Seat) -> Any:
        return Stuffer(seat, seed)

    episode = played(scenario, stuffer, limits=Limits(turns=TURNS))
    proposals = [*episode.phone.proposals]
    assert len(proposals) >= TURNS // 4
    assert [one.text for one in proposals if one.status == "accepted"] == []
