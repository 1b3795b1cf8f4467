"""`docs/commands.md` is what the commands themselves say; `UPDATE_DOCS=1 pytest tests/docs` writes it anew."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import entry_points
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
HEAD = "# Commands\n\nWhat `pare --help` and the `--help` of each command print.\n"


def printed(*arguments: str) -> str:
    command = [sys.executable, "-m", "pare.cli", *arguments, "--help"]
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", "TERMINAL_WIDTH": "100"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    lines = [line.rstrip() for line in done.stdout.strip().splitlines()]
    return "\n".join(lines)


def page() -> str:
    named = sorted(entry.name for entry in entry_points(group="pare.commands"))
    commands = [[], *(name.split(".") for name in named)]  # `home.run` is `pare home run`
    with ThreadPoolExecutor() as pool:
        helps = list(pool.map(lambda parts: printed(*parts), commands))
    sections = [
        f"\n## {' '.join(['pare', *parts])}\n\n```text\n{told}\n```\n"
        for parts, told in zip(commands, helps, strict=True)
    ]
    return HEAD + "".join(sections)


def test_the_page_is_what_the_commands_print() -> None:
    now = page()
    if os.environ.get("UPDATE_DOCS"):
        PAGE.write_text(now, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == now


def test_every_option_of_the_contract_is_there() -> None:
    told = printed("run")
    options = (
        "--split --assistant --user --observe-model --execute-model --user-model --runs --seed --max-turns --out "
        "--resume --concurrency --timeout --max-cost --max-tokens --tool-failure --events-per-minute"
    ).split()
    assert [option for option in options if option not in told] == []
