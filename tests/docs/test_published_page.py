"""`docs/published.md` shows published figures of another suite; `UPDATE_DOCS=1 pytest tests/docs` writes it anew."""

from __future__ import annotations

import os
from pathlib import Path
from textwrap import fill

from pare_bench.reference import figures

PAGE = Path(__file__).parents[2] / "docs" / "published.md"
HEADS = ("model", "success", "success^4", "proposed", "accepted")


def page() -> str:
    found = figures()
    rows = [(row.model, row.success, row.success_hat_4, row.proposed, row.accepted) for row in found.rows]
    cells = [HEADS, ("---",) * len(HEADS), *rows]
    table = ["| " + " | ".join("" if cell is None else str(cell) for cell in row) + " |" for row in cells]
    notes = [
        "Success is the share of episodes in a single run that reached the goal, success^4 the share of scenarios that "
        "did in all four runs. A blank stands where the text gives no figure, `~` before one that it rounds.",
        *found.notes,
        f"Source: {found.source}.",
        "`pare report DIR --reference` and `pare compare A B --reference` show them below our own numbers, never "
        "among them.",
    ]
    parts = ["# Published figures", fill(found.warning, 120), "\n".join(table), *(fill(note, 120) for note in notes)]
    return "\n\n".join(parts) + "\n"


def test_the_page_has_the_figures_with_their_source() -> None:
    now = page()
    if os.environ.get("UPDATE_DOCS"):
        PAGE.write_text(now, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == now
    for part in ("another suite", "not comparable", "| Claude 4.5 Sonnet | ~42% |  | 12.8% | 78.2% |", "Source: “"):
        assert part in now
