"""How the bridge's tests call `pare`: in this process where they can, in one of its own where they must."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from pare.commands import shell


@dataclass(frozen=True)
class Done:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What it printed."""
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line that it printed on stderr."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert self.code == 2
        assert lines[0].startswith("pare: ")
        return lines[0].removeprefix("pare: ")


class Calls:
    """`pare home`, in this process."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def __call__(self, *arguments: object) -> Done:
        """Run a command of the group `home`."""
        self._capture.readouterr()
        code = shell.run(["home", *map(str, arguments)])
        return Done(code, *self._capture.readouterr())


def start(*arguments: object, **environment: str) -> subprocess.Popen[str]:
    """Start `pare home` in a process group of its own, where policies are fakes."""
    command = [sys.executable, "-m", "tests.propersim_bridge.experiment.fake_pare", "home", *map(str, arguments)]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment},
        start_new_session=True, preexec_fn=_heeding_interruptions,
    )  # fmt: skip


def _heeding_interruptions() -> None:
    """Undo what a shell does to processes in the background: they ignore interruptions."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def ended(process: subprocess.Popen[str]) -> Done:
    """Wait for a process that was started."""
    out, err = process.communicate(timeout=120)
    return Done(process.returncode, out, err)
