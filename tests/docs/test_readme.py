"""What the README shows is what happens; `UPDATE_DOCS=1 pytest tests/docs` writes its capture anew."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from pare import registry

README = Path(__file__).parents[2] / "README.md"
BASELINES = README.parent / "docs" / "baselines.md"
SHOWN = re.compile(r"(```text\n)(\$ make bench.*?)(\n```)", re.DOTALL)
CONTRIBUTING = README.with_name("CONTRIBUTING.md")
CAPTURE = re.compile(r"(```text\n)(.*?)(\n```)", re.DOTALL)
SECONDS = re.compile(r"\d+\.\d(?= *$)", re.MULTILINE)


def captured(folder: Path) -> str:
    command = [sys.executable, "-m", "pare.cli", "run", "--assistant", "model-free", "--format", "table"]
    environment = {**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    done = subprocess.run([*command, "--out", str(folder / "run")], check=True, capture_output=True, text=True,
                          env=environment)  # fmt: skip
    lines = [line.rstrip() for line in done.stdout.replace(str(folder / "run"), "runs/comparison-1").splitlines()]
    return "\n".join(["$ make bench", *lines]).strip()


def test_the_capture_is_what_the_command_prints(tmp_path: Path) -> None:
    now = captured(tmp_path)
    if os.environ.get("UPDATE_DOCS"):
        for page in (README, BASELINES):
            text = SHOWN.sub(lambda m: m[1] + now + m[3], page.read_text(encoding="utf-8"), count=1)
            page.write_text(text, encoding="utf-8")
    for page in (README, BASELINES):
        found = SHOWN.search(page.read_text(encoding="utf-8"))
        assert found is not None
        assert SECONDS.sub("0.0", found[2]) == SECONDS.sub("0.0", now)


def test_the_example_of_the_library_runs() -> None:
    code = re.search(r"```python\n(.*?)\n```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    done = subprocess.run([sys.executable, "-c", code[1]], check=True, capture_output=True, text=True)
    assert "failed" in done.stdout.splitlines()[-1]


def test_every_scenario_that_is_named_exists() -> None:
    known = registry.scenarios()
    for page in (README, CONTRIBUTING):
        text = page.read_text(encoding="utf-8")
        named = re.findall(r"`?([a-z0-9]+(?:-[a-z0-9]+){2,}):\d|scenario\(\"([a-z0-9-]+)\"\)", text)
        assert all((one or other) in known for one, other in named)
        for path in re.findall(r"`((?:scenarios|pare|apps|agents|benchmarks|tests|docs)/[\w./-]+)`", text):
            assert (README.parent / path).exists(), path
