"""How the tests of faults run whole benches: as processes, in a folder of their own, with the plugins installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from pare_bench import output, runs
from pare_bench.store import RunFolder
from tests.bench.support import KEYS, Done, heeding_interrupts, same_numbers
from tests.faults import plugin
from tests.faults.provider import Provider

LONGEST = 60  # seconds after which a process is taken to hang


@dataclass
class Bench:
    """`pare` in processes of its own."""

    plugins: Path
    folder: Path
    environment: dict[str, str] = field(default_factory=dict)

    def start(self, *arguments: object, env: Mapping[str, str] = {}, **options: Any) -> subprocess.Popen[str]:
        """Start a command."""
        kept = {name: value for name, value in os.environ.items() if name not in KEYS}
        paths = [*filter(None, (env.get("PYTHONPATH"), str(self.plugins), os.environ.get("PYTHONPATH")))]
        environment = {**kept, "COLUMNS": "80", **self.environment, **env, "PYTHONPATH": os.pathsep.join(paths)}
        options.setdefault("preexec_fn", heeding_interrupts)
        options.setdefault("stdout", subprocess.PIPE)
        return subprocess.Popen(
            [sys.executable, "-m", "pare.cli", *map(str, arguments)], stderr=subprocess.PIPE, text=True,
            env=environment, cwd=self.folder, **options,
        )  # fmt: skip

    def __call__(self, *arguments: object, **options: Any) -> Done:
        """Run a command to its end; one that hangs fails the test."""
        return finished(self.start(*arguments, **options))

    def report(self, name: str) -> dict[str, Any]:
        """What `pare report --json` says of a run folder, without what depends on time."""
        (opened,) = runs.reading(self.folder / name)
        return same_numbers(json.loads(json.dumps(output.numbers(opened))))

    def rows(self, name: str) -> dict[tuple[str, int], Any]:
        """The rows of a run folder."""
        with RunFolder.open(self.folder / name) as opened:
            found = opened.rows()
        assert len({row.key for row in found}) == len(found)
        return {row.key: row for row in found}

    def seeds(self, name: str) -> list[int]:
        """The seeds of a run's episodes as their models are told them, in episode order."""
        return [row.seed % 2**31 for row in self.rows(name).values()]


def finished(process: subprocess.Popen[str], limit: float = LONGEST) -> Done:
    """Wait for a process to end."""
    try:
        out, err = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        process.kill()
        pytest.fail(f"it hangs: {process.communicate()}")
    return Done(process.returncode, out, err)


@pytest.fixture(scope="session")
def plugins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plugins")
    plugin.install(folder)
    return folder


@pytest.fixture
def bench(plugins: Path, tmp_path: Path) -> Bench:
    """The command, in a folder of its own."""
    return Bench(plugins, tmp_path)


@pytest.fixture
def provider(bench: Bench) -> Any:
    """A provider, and a bench that asks it."""
    made = Provider()
    bench.environment.update(made.environment)
    yield made
    made.close()


def without(report: dict[str, Any], *names: str) -> dict[str, Any]:
    """A report without some of its numbers."""
    kept = json.loads(json.dumps(report))
    for name in names:
        kept.pop(name, None)
        kept["totals"].pop(name, None)
    return kept
