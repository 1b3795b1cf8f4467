"""How the bridge's tests call `pare`: in this process where they can, in one of its own where they must."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from pare.commands import shell
from tests.bench.support import Done, heeding_interrupts

HOSTILE = "[/nothing] [red]loud[/] \x1b[2J\x1b]0;owned\x07 \x9b2J \u202e $5_$6 \nforged"
SHOWN = "[/nothing] [red]loud[/] \\x1b[2J\\x1b]0;owned\\x07 \\x9b2J \\u202e $5_$6 "
ACTING = {*map(chr, range(32)), *map(chr, range(0x7F, 0xA0)), "\u202e"} - {"\n"}


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
        start_new_session=True, preexec_fn=heeding_interrupts,
    )  # fmt: skip


def ended(process: subprocess.Popen[str]) -> Done:
    """Wait for a process that was started."""
    out, err = process.communicate(timeout=120)
    return Done(process.returncode, out, err)
