"""How the tests play an experiment: here, or in a child process that may be killed; and what is left in its folder."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from propersim_bridge.experiment import config as settings
from propersim_bridge.experiment.driver import drive
from propersim_bridge.experiment.store import DATABASE
from propersim_bridge.personas.library import installed, personas_digest
from propersim_bridge.report.numbers import read
from propersim_bridge.report.told import text, told
from tests.propersim_bridge.experiment.fakes import KILL

KILLED = -9


def config(**changes):
    """Persona 1 for three days of a hundred ticks or so."""
    asked = {"personas": (1,), "assistants": ("proper",), "days": 3, "step": 10.0, "pairs": 40} | changes
    return settings.made(**asked, personas_digest=personas_digest(asked["personas"]))


def play(folder: Path, config: settings.Config, kill: str = "", workers: int = 1) -> int:
    """Play in a child process, killed at a point if there is one; gives its exit code."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.environ[KILL] = kill
            drive(folder, config, workers)
            code = 0
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def dump(path: Path) -> str:
    """Everything in a database, as SQL."""
    with closing(sqlite3.connect(path)) as database:
        return "\n".join(database.iterdump())


def left(folder: Path) -> dict[str, object]:
    """Every file of an experiment by name, with what is in it; databases as SQL."""
    return {
        str(path.relative_to(folder)): dump(path) if path.name == DATABASE else path.read_bytes()
        for path in sorted(folder.rglob("*")) if path.is_file()
    }  # fmt: skip


def report(folder: Path) -> str:
    """The report of a folder, as JSON."""
    kept = settings.kept(folder)
    return text(told(kept, read(folder, kept), installed(), published=False))
