"""Start-up: what is waited for before anything happens."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.speed.measure import Figure, best


def measure_startup() -> list[Figure]:
    bare = best(lambda: _run([sys.executable, "-c", "pass"]))
    imported = best(lambda: _run([sys.executable, "-c", "import pare"]))
    return [
        Figure("import pare (without the interpreter)", imported - bare, 0.3),
        Figure("pare --help", help_seconds(), 0.5),
    ]


def help_seconds() -> float:
    """Seconds that `pare --help` takes, at best."""
    return best(lambda: _run([str(Path(sys.executable).with_name("pare")), "--help"]))


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
