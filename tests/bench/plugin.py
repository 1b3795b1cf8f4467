"""What somebody else's package would add: four short scenarios, and assistants that misbehave.

Installed for tests as a distribution of its own, found through entry points like any other.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from pare.agent import ABSTAIN, Decision
from pare.errors import BadInput
from pare.expect import created, mentions
from pare.need import Need, Window
from pare.phrases import words
from pare.scenario import Person, Scenario, Stage, do
from pare_agents.assistants.oracle import Oracle
from pare_agents.assistants.silent import Silent
from pare_apps.contacts import Contacts
from pare_apps.messaging import Message, Messaging

FRIEND = "+1 555 0142"


def errand(name: str, of: str, measures: tuple[str, ...], how: str, on: tuple[type, ...]) -> type[Scenario]:
    class Errand(Scenario):
        """A friend asks whether Sunday will do."""

        id = name
        domain = of
        capabilities = measures
        difficulty = how
        apps = on
        starts = "2027-04-15 09:00"
        user = Person("Noor Haddad", about="A retired organ builder.", goal="Sunday will do.")
        needs = (
            Need("Answer.", slots={"day": words("sunday")}, evidence=("question",), window=Window(opens="question")),
        )
        solution = (
            Stage("Answer that Sunday is fine?", (do(Messaging.send_message, to=[FRIEND], text="Sunday is fine."),),
                  reads=(do(Messaging.search_messages, text="Sunday"),)),
        )  # fmt: skip
        must = {"answered": created(Message, text=mentions("sunday"))}

        def happens(self, story):
            story.at("+1m", "question", Messaging.receive_message, sender=FRIEND, text="Will Sunday do?")

    Errand.__qualname__ = Errand.__name__ = name
    return Errand


ErrandA = errand("errand-a", "communication", ("goal inference", "context observation"), "easy", (Messaging,))
ErrandB = errand("errand-b", "communication", ("goal inference",), "hard", (Messaging, Contacts))
ErrandC = errand("errand-c", "lifestyle", ("context observation",), "easy", (Messaging, Contacts))
ErrandD = errand("errand-d", "scheduling", ("intervention timing",), "medium", (Messaging,))


class Half(Oracle):
    """Plays the solution on every other seed."""

    def __init__(self, seat):
        super().__init__(seat)
        self._idle = seat.seed % 2 == 0

    async def observe(self, observation, read):
        return ABSTAIN if self._idle else await super().observe(observation, read)


class Pester(Silent):
    """Offers the same unwanted thing every other turn."""

    async def observe(self, observation, read):
        if observation.turn % 2 == 0 or observation.pending is not None:
            return ABSTAIN
        return Decision(f"Shall I tell your friend that Saturday suits you better, {'!' * observation.turn}")


class Slow(Half):
    """Takes a moment for every look."""

    async def observe(self, observation, read):
        await asyncio.sleep(0.004)
        return await super().observe(observation, read)


class Stuck(Silent):
    """Never comes back."""

    async def observe(self, observation, read):
        await asyncio.sleep(3600)


def compute() -> None:
    Path("busy").touch()
    while True:
        pass


def fault() -> str:
    return Path("fault").read_text() if Path("fault").exists() else ""


class Busy(Silent):
    """Computes and never pauses."""

    async def observe(self, observation, read):
        compute()


class Faulty(Half):
    """Meets a fault while a file lies in the working folder; what it holds says which."""

    async def observe(self, observation, read):
        match fault():
            case "key":
                raise RuntimeError(f"the service\nrefuses {os.environ['TEST_API_KEY']}")
            case "exit":
                sys.exit("the library gave up")
            case "cancelled":
                raise asyncio.CancelledError
            case "cancels":
                asyncio.current_task().cancel()
                await asyncio.sleep(0)
            case "timeout":
                raise TimeoutError("the line is dead")
            case "surrogate":
                raise ValueError("half a pair: \ud83d")
            case "input":
                raise BadInput("that does not fit")
            case "even":
                if self._idle:
                    raise RuntimeError("no luck")
        return await super().observe(observation, read)


class Chatty(Silent):
    """Asks its model once a turn, and waits."""

    roles = ("observe",)

    def __init__(self, seat):
        self._model = seat.models("observe")

    async def observe(self, observation, read):
        from pare_agents.models import Message

        await self._model.complete([Message("user", f"Turn {observation.turn}?")])
        return ABSTAIN


ENTRY_POINTS = """
[pare.scenarios]
errands = pare_test_plugin

[pare.assistants]
half = pare_test_plugin:Half
pester = pare_test_plugin:Pester
slow = pare_test_plugin:Slow
stuck = pare_test_plugin:Stuck
busy = pare_test_plugin:Busy
faulty = pare_test_plugin:Faulty
chatty = pare_test_plugin:Chatty
gone = pare_test_plugin:Gone
"""


def install(folder: Path) -> None:
    """Make a folder for `sys.path` in which this file is an installed distribution."""
    (folder / "pare_test_plugin.py").write_text(Path(__file__).read_text(encoding="utf-8"), encoding="utf-8")
    about = folder / "pare_test_plugin-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pare-test-plugin\nVersion: 1\n")
    (about / "entry_points.txt").write_text(ENTRY_POINTS)
