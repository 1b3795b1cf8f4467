"""What the tests of faults install beside `tests/bench/plugin.py`: errands in modules of their own, and agents.

A scenario whose module is named like it is found without importing all others, so that a process starts quickly.
"""

from __future__ import annotations

from pathlib import Path

from tests.bench import plugin

ERRANDS = ("fault-a", "fault-b", "fault-c", "fault-d")

_ERRAND = """
from pare_test_plugin import Contacts, Messaging, errand

Made = errand({id!r}, "communication", ("goal inference",), "easy", (Messaging, Contacts))
Made.__module__ = __name__
"""

_AGENTS = '''
"""Assistants for runs in which something goes wrong."""

import asyncio

from pare_agents.assistants.observe_execute import ObserveExecute
from pare_agents.assistants.oracle import Oracle
from pare_agents.models.retry import Retrying


class Steady(Oracle):
    """Plays the solution on two seeds of three, and takes a moment for every look and every act."""

    def __init__(self, seat):
        super().__init__(seat)
        self._idle = seat.seed % 3 == 0

    async def observe(self, observation, read):
        await asyncio.sleep(0.003)
        decision = await super().observe(observation, read)
        return type(decision)() if self._idle else decision

    async def execute(self, proposal, call):
        await asyncio.sleep(0.003)
        return await super().execute(proposal, call)


class Hasty(ObserveExecute):
    """Asks its models as usual, and waits a hundredth as long before it asks again."""


Retrying.__init__.__kwdefaults__["first_wait_s"] = 0.01
'''

_ENTRY_POINTS = """
[pare.scenarios]
faults = pare_faults

[pare.assistants]
steady = pare_fault_agents:Steady
hasty = pare_fault_agents:Hasty
"""


def install(folder: Path) -> None:
    """Make a folder for `sys.path` in which both plugins are installed."""
    plugin.install(folder)
    (folder / "pare_fault_agents.py").write_text(_AGENTS, encoding="utf-8")
    package = folder / "pare_faults"
    package.mkdir()
    (package / "__init__.py").touch()
    for id in ERRANDS:
        (package / f"{id.replace('-', '_')}.py").write_text(_ERRAND.format(id=id), encoding="utf-8")
    about = folder / "pare_fault_plugin-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pare-fault-plugin\nVersion: 1\n")
    (about / "entry_points.txt").write_text(_ENTRY_POINTS)
