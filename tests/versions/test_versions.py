"""The same run gives the same bytes on every version of Python that the project is for, with a base install."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from dataclasses import dataclass
from pathlib import Path

import pytest

from pare_bench.store import RunFolder
from tests.versions.installed import Missing, python_of

VERSIONS = ("3.11", "3.12", "3.13")
ASSISTANTS = ("oracle", "random", "rules", "eager")
IDS = (
    "a-bride-and-a-regular-at-the-same-hour", "boots-go-back-before-the-faroes", "cake-follows-the-party",
    "deposit-cut-for-cleaning-already-paid", "funeral-tomorrow-noon",
)  # fmt: skip
NOISE = ("--tool-failure", "0.2", "--events-per-minute", "4", "--reword-tools", "--seed", "3", "--runs", "2")
ENTRY = "from pare.cli import main; main()"


@dataclass(frozen=True)
class Python:
    """An interpreter that has the project, and a folder to work in."""

    path: Path
    place: Path

    def __call__(self, *arguments: object) -> str:
        """What it prints."""
        environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
        environment |= {"PYTHONHASHSEED": str(sum(map(ord, str(self.path)))), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [self.path, *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=self.place)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def pare(self, *arguments: object) -> str:
        """What `pare` prints."""
        return self("-c", ENTRY, *arguments)

    def run(self) -> Path:
        """The folder of a run by every assistant that needs no model."""
        folder = self.place / "run"
        self.pare("run", *IDS, "--assistant", ",".join(ASSISTANTS), *NOISE, "--out", folder)
        return folder


def declared(python: Python) -> dict[str, object]:
    """What `pare apps --json` prints, and what else the project declares, by part."""
    found = json.loads(python(Path(__file__).with_name("declared.py")))
    return {"pare apps": python.pare("apps", "--json"), **found}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Python:
    return Python(Path(sys.executable), tmp_path_factory.mktemp("here"))


@pytest.fixture(scope="module")
def declared_here(here: Python) -> dict[str, object]:
    return declared(here)


@pytest.fixture(scope="module")
def run_here(here: Python) -> Path:
    return here.run()


@pytest.fixture(scope="module", params=VERSIONS)
def there(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Python:
    try:
        return Python(python_of(request.param), tmp_path_factory.mktemp("there"))
    except Missing as missing:
        told = f"Python {request.param} is not tested: {missing}"
        warnings.warn(pytest.PytestWarning(told), stacklevel=1)  # a skip alone is not seen in a quiet test run
        pytest.skip(told)


def test_runs_give_the_same_bytes_and_verify_each_other(there: Python, run_here: Path) -> None:
    run_there = there.run()
    for name in ASSISTANTS:
        one, two = (RunFolder.open(folder / name) for folder in (run_here, run_there))
        for row, other in zip(one.rows(), two.rows(), strict=True):
            assert row.trace_sha256 == other.trace_sha256, f"{name}: {row.scenario}:{row.repeat + 1}"
            assert row.model_dump(exclude={"wall_seconds"}) == other.model_dump(exclude={"wall_seconds"})
        assert one.trace_digest() == two.trace_digest()
    told = json.loads(there.pare("verify", run_here, "--json"))
    assert [(one["replayed"], one["same"]) for one in told] == [(2 * len(IDS), 2 * len(IDS))] * len(ASSISTANTS)


def test_apps_schemas_pages_prompts_and_scenarios_are_the_same(there: Python, declared_here: dict[str, object]) -> None:
    found = declared(there)
    for name, value in declared_here.items():
        assert found[name] == value, name


def test_a_base_install_is_enough_for_every_version(there: Python) -> None:
    code = (
        "import importlib.util as u; print([n for n in ('torch', 'ray', 'matplotlib', 'datasets') if u.find_spec(n)])"
    )
    assert there("-c", code).strip() == "[]"
