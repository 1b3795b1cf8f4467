"""How the tests of runs and commands call `pare`: in this process where they can, in one of its own where they must."""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from pare import registry
from pare.commands import shell
from pare_bench import splits
from pare_bench.store import RunFolder
from tests.bench import plugin

ERRANDS = ("errand-a", "errand-b", "errand-c", "errand-d")
KEYS = ("OPENAI_API_KEY", "OPENAI_BASE_URL", "ANTHROPIC_API_KEY", "GEMINI_API_KEY", "GOOGLE_API_KEY")


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
        assert lines[0].startswith("pare: ")
        return lines[0].removeprefix("pare: ")

    @property
    def refusal(self) -> str:
        """The one line with which it refused, as all of `pare` does: on stderr, with exit code 2."""
        assert self.code == 2, self
        return self.complaint


@dataclass(frozen=True)
class Pare:
    """`pare`, in a folder of its own, with the test plugin installed."""

    plugin: Path
    capture: pytest.CaptureFixture[str]

    def __call__(self, *arguments: object) -> Done:
        """Run a command in this process; its scenarios are the plugin's."""
        self.capture.readouterr()
        code = shell.run([str(argument) for argument in arguments])
        return Done(code, *self.capture.readouterr())

    def start(self, *arguments: object, **options: Any) -> subprocess.Popen[str]:
        """Start a command in a process of its own; every installed scenario is there."""
        command = [sys.executable, "-m", "pare.cli", *map(str, arguments)]
        paths = (str(self.plugin), os.environ.get("PYTHONPATH", ""))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), **options.pop("env", {})}
        options.setdefault("preexec_fn", heeding_interrupts)
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, **options,
        )  # fmt: skip

    def process(self, *arguments: object, **options: Any) -> Done:
        """Run a command in a process of its own."""
        process = self.start(*arguments, **options)
        out, err = process.communicate()
        return Done(process.returncode, out, err)


@pytest.fixture(scope="session")
def plugin_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plugin")
    plugin.install(folder)
    (folder / "splits").mkdir()
    (folder / "splits" / "full.txt").write_text("\n".join(ERRANDS))
    return folder


@pytest.fixture
def pare(
    plugin_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Pare:
    for name in KEYS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(plugin_folder)
    registry.entries.cache_clear()
    module = importlib.import_module("pare_test_plugin")
    kinds = (module.ErrandA, module.ErrandB, module.ErrandC, module.ErrandD)
    found = {kind.id: _made(kind) for kind in kinds}
    monkeypatch.setattr(registry, "scenarios", lambda: found)
    monkeypatch.setattr(splits, "FOLDER", plugin_folder / "splits")
    yield Pare(plugin_folder, capsys)
    registry.entries.cache_clear()


_instances: dict[type, Any] = {}


def _made(kind: type) -> Any:
    return _instances.setdefault(kind, kind())


def rows_of(folder: Path) -> int:
    """How many episodes a run folder holds, written to or not; 0 while there is none."""
    try:
        return len(RunFolder.open(folder).finished())
    except ValueError:
        return 0


def same_numbers(report: dict[str, Any]) -> dict[str, Any]:
    """A report without where it lies and how long it took."""
    timed = {"folder", "wall_seconds", "model_seconds"}
    kept = {name: value for name, value in report.items() if name not in timed}
    return {**kept, "totals": {name: value for name, value in report["totals"].items() if name not in timed}}


def heeding_interrupts() -> None:
    """Undo what a shell does to processes in the background: they ignore interruptions."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
