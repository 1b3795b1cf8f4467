"""The forms in which runs are given away; each written whole or not at all."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any

import orjson

from pare.errors import LoadError
from pare.files import write
from pare.trace import reading
from pare_bench.export.demonstrations import demonstrations
from pare_bench.export.preferences import Played, preferences
from pare_bench.store import RunFolder


class Format(StrEnum):
    """What is written: episodes with their traces (three ways), preference pairs, or demonstrations."""

    jsonl = "jsonl"
    parquet = "parquet"
    hf_dataset = "hf-dataset"
    dpo = "dpo"
    sft = "sft"


def records(folders: Sequence[RunFolder], form: Format) -> list[dict[str, Any]]:
    """What the chosen form holds, one flat object each.

    Raises:
        RunFolderError: a run cannot be read.
        LoadError: a trace is broken.
    """
    with reading("a trace"):
        if form is Format.dpo:
            return [pair._asdict() for pair in preferences(played(folders))]
        if form is Format.sft:
            return list(demonstrations(played(folders)))
        return [_episode(folder, row) for folder in folders for row in folder.rows()]


def played(folders: Sequence[RunFolder]) -> Iterator[Played]:
    """The completed episodes of runs, with their turns."""
    for folder in folders:
        for row in folder.rows():
            if row.status == "ok":
                yield Played(row, orjson.loads(folder.trace(*row.key))["turns"])


def _episode(folder: RunFolder, row: Any) -> dict[str, Any]:
    told = row.model_dump(mode="json")
    nested = {name: orjson.dumps(told.pop(name)).decode() for name in ("checks", "offers", "calls")}
    run = {"run": folder.path.name, "assistant": folder.config["assistant"], "user": folder.config["user"]}
    return {**run, **told, **nested, "trace": folder.trace(*row.key).decode()}


def written(found: list[dict[str, Any]], form: Format, out: Path) -> None:
    """Write records to a file, or for `hf-dataset` to a new folder.

    Raises:
        LoadError: there is something already, it cannot be written, or a library is missing.
    """
    if form in (Format.jsonl, Format.dpo, Format.sft):
        write({out: "".join(orjson.dumps(one).decode() + "\n" for one in found)})
        return
    try:
        from datasets import Dataset
        from datasets.utils.logging import disable_progress_bar
    except ImportError:
        raise LoadError(f"--format {form.value} needs datasets: pip install 'pare-sim[train]'") from None
    disable_progress_bar()
    if out.exists():
        raise LoadError(f"{out} exists already: choose a new name")
    draft = out.with_name(f".{out.name}.part")
    try:
        data = Dataset.from_list(found)
        if form is Format.parquet:
            data.to_parquet(str(draft))
        else:
            data.save_to_disk(str(draft))
        draft.replace(out)
    except OSError as error:
        if draft.is_dir():
            shutil.rmtree(draft, ignore_errors=True)
        else:
            draft.unlink(missing_ok=True)
        raise LoadError(f"{out} cannot be written: {error.strerror or error}") from None
