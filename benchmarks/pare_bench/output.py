"""What the benchmark's commands print: tables on a terminal, JSON elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from pare.showing import visible, visible_json
from pare_bench.numbers.capabilities import capabilities
from pare_bench.numbers.summary import Summary, breakdown, summarise
from pare_bench.reference import figures
from pare_bench.runs import config_of, rows_of
from pare_bench.store import RunFolder

GROUPS = ("domain", "capability", "difficulty", "app")


class Form(StrEnum):
    """How results are printed."""

    auto = "auto"
    table = "table"
    json = "json"


def is_table(form: Form) -> bool:
    """Whether results are printed for people."""
    return form == Form.table or (form == Form.auto and sys.stdout.isatty())


def tell(line: str, form: Form) -> None:
    """A line for people: among tables, or else on stderr."""
    print(visible(line), file=sys.stdout if is_table(form) else sys.stderr)


def report(
    folders: Sequence[RunFolder], form: Form, by: Sequence[str] = (), *, reference: bool = False, closely: bool = False
) -> None:
    """Print the numbers of run folders: one comparison table, or JSON (a list where there are several).

    With `reference` the published figures follow in a table of their own; in JSON both stand under names. `closely`
    adds tables of the four capabilities, which JSON always has.
    """
    if is_table(form):
        from pare_bench.tables import print_reference, print_report

        print_report(folders, by, closely=closely)
        if reference:
            print_reference()
        return
    told = [numbers(folder) for folder in folders]
    ours: Any = told[0] if len(told) == 1 else told
    if reference:
        ours = {"runs": told, "reference": figures().model_dump(mode="json")}
    print(visible_json(ours))


def numbers(folder: RunFolder) -> dict[str, Any]:
    """Every number of a run in JSON's terms, recomputed from its rows."""
    rows, config = rows_of(folder), config_of(folder)
    summary: Summary = summarise(rows)
    return {
        "folder": str(folder.path),
        "assistant": config.assistant,
        "user": config.user,
        "models": config.models,
        "planned": len(config.episodes()),
        **summary.model_dump(mode="json"),
        "capabilities": capabilities(rows).model_dump(mode="json"),
        "trace_digest": folder.trace_digest(),
        "by": {
            group: {name: part.model_dump(mode="json") for name, part in breakdown(rows, group).items()}  # type: ignore[arg-type]
            for group in GROUPS
        },
    }
