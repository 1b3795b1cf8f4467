"""Give runs away as data: episodes with traces, preference pairs, or demonstrations."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pare.errors import LoadError
from pare_bench import runs
from pare_bench.export.writing import Format, records, written

_NONE = {
    Format.dpo: "no pair: a pair needs a rejected proposal, and one of the same scenario that was accepted (or one "
    "that came at the wrong time)",
    Format.sft: "no demonstration: one needs an episode that succeeded",
}


def main(
    directory: Annotated[Path, typer.Argument(metavar="DIR", help="A run folder, or a folder of run folders.")],
    form: Annotated[
        Format,
        typer.Option(
            "--format",
            help="jsonl, parquet or hf-dataset: every episode with its trace; dpo: accepted against rejected proposals "
            "as preference pairs; sft: executed plans of successful episodes as conversations (both JSON lines).",
        ),
    ] = Format.jsonl,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE|DIR", help="Where to; for hf-dataset a new folder. Default: named after the run."),
    ] = None,
) -> None:
    """Give runs away as data: episodes with traces, preference pairs, or demonstrations."""
    folders = runs.reading(directory)
    found = records(folders, form)
    if not found:
        raise LoadError(f"{directory} gives {_NONE.get(form, 'nothing: it holds no episode')}")
    endings = {Format.parquet: ".parquet", Format.hf_dataset: ".hf", Format.dpo: ".dpo.jsonl", Format.sft: ".sft.jsonl"}
    path = out or Path(directory.resolve().name + endings.get(form, ".jsonl"))
    written(found, form, path)
    what = {Format.dpo: "pairs", Format.sft: "demonstrations"}.get(form, "episodes")
    print(f"{len(found)} {what}: {path}")
