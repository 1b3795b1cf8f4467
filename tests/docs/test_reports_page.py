"""What `docs/reports.md` shows is what happens: its commands and its Python are run as they stand there.

`UPDATE_DOCS=1 pytest tests/docs` writes its captures anew.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pare.commands import shell

FILE = Path(__file__).parents[2] / "docs" / "reports.md"
PAGE = FILE.read_text(encoding="utf-8")
COMMANDS = [
    line
    for block in re.findall(r"```bash\n(.*?)```", PAGE, re.DOTALL)
    for line in block.replace("\\\n", " ").splitlines()
]
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
CAPTURES = re.findall(r"```text\n(.*?)\n```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where every command of the page has been run, one after another."""
    place, before = tmp_path_factory.mktemp("page"), Path.cwd()
    os.chdir(place)
    try:
        codes = {line: shell.run(shlex.split(line, comments=True)[1:]) for line in COMMANDS}
    finally:
        os.chdir(before)
    assert [line for line, code in codes.items() if code] == []
    return place


def python(code: str, folder: Path) -> str:
    environment = {**os.environ, "HF_HOME": str(folder / "home"), "HF_HUB_OFFLINE": "1", "CUDA_VISIBLE_DEVICES": ""}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=folder, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_commands_make_what_they_say(folder: Path) -> None:
    made = {path.name for path in folder.iterdir()}
    assert {"report.html", "plots", "demo.jsonl", "demo.hf", "demo.dpo.jsonl", "demo.sft.jsonl", "runs"} <= made


def test_the_captures_are_what_the_commands_print(folder: Path) -> None:
    table = re.search(r"^Which capability.*?\n\n.*?(?=\n\n)", printed("report runs/demo", folder), re.M | re.S)
    assert table is not None
    asked = CAPTURES[1].partition("\n")[0]
    timing = printed(asked.removeprefix("$ pare "), folder)
    now = [table[0], f"{asked}\n{timing}", printed("verify runs/demo", folder)]
    if os.environ.get("UPDATE_DOCS"):
        text = PAGE
        for before, after in zip(CAPTURES, now, strict=True):
            text = text.replace(before, after)
        FILE.write_text(text, encoding="utf-8")
    else:
        assert now == CAPTURES


def test_a_run_that_was_changed_ends_with_the_exit_code_that_is_told(folder: Path) -> None:
    told = re.search(r"`pare verify` names.*?ends\s+with\s+exit\s+code\s+(\d)", PAGE, re.DOTALL)
    assert told is not None
    changed: dict[str, Callable[[dict[str, Any]], object]] = {
        "goes otherwise": lambda trace: trace["final"].append({"table": "notes.notes", "id": "x", "row": None}),
        "graded otherwise": lambda trace: trace["grade"].update(outcome="user_alone"),
    }
    for name, change in changed.items():
        shutil.copytree(folder / "runs" / "demo" / "rules", folder / name)
        with closing(sqlite3.connect(folder / name / "episodes.sqlite")) as database, database:
            [(packed,)] = database.execute("SELECT trace FROM episodes LIMIT 1").fetchall()
            trace = json.loads(zlib.decompress(packed))
            change(trace)
            data = json.dumps(trace).encode()
            values = (zlib.compress(data), hashlib.sha256(data).hexdigest(), packed)
            database.execute("UPDATE episodes SET trace = ?, trace_sha256 = ? WHERE trace = ?", values)
        assert shell.run(["verify", str(folder / name)]) == int(told[1]), name
    assert shell.run(["verify", str(folder / "runs" / "demo")]) == 0


def printed(command: str, folder: Path) -> str:
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
    done = subprocess.run([sys.executable, "-m", "pare.cli", *command.split()], check=True, capture_output=True,
                          text=True, cwd=folder, env=environment)  # fmt: skip
    return "\n".join(line.rstrip() for line in done.stdout.splitlines()).strip("\n")


def test_the_data_is_loaded_as_shown(folder: Path) -> None:
    pytest.importorskip("datasets")
    told = python(SNIPPETS[0], folder).splitlines()
    assert told[0] == "24 12"
    assert told[1].startswith("bins-after-ascension-day ")
    assert '"tool":"propose"' in told[2]


def test_trainers_take_the_data_as_shown(folder: Path) -> None:
    pytest.importorskip("trl")
    python(TINY, folder)
    code = SNIPPETS[1].replace("path/or/name", "tiny")
    python(code, folder)
    assert any((folder / "sft").iterdir())
    assert any((folder / "dpo").iterdir())


TINY = """
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

names = ["<pad>", "<eos>", *sorted(pre_tokenizers.ByteLevel.alphabet())]
tokenizer = Tokenizer(models.BPE(vocab={name: at for at, name in enumerate(names)}, merges=[]))
tokenizer.pre_tokenizer, tokenizer.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
fast = PreTrainedTokenizerFast(tokenizer_object=tokenizer, pad_token="<pad>", eos_token="<eos>")
fast.chat_template = "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}<eos>{% endfor %}"
fast.save_pretrained("tiny")
small = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
LlamaForCausalLM(LlamaConfig(vocab_size=len(names), **small)).save_pretrained("tiny")
"""
