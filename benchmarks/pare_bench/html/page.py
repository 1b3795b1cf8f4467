"""The report as one HTML file: no script, nothing fetched, every text escaped, control characters made visible."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from jinja2 import Environment, StrictUndefined
from rich.table import Table
from rich.text import Text

from pare.showing import visible
from pare_bench import tables
from pare_bench.capability_tables import capability_tables
from pare_bench.drawing import label
from pare_bench.html.plots import Plot, Run
from pare_bench.numbers.row import EpisodeRow
from pare_bench.runs import rows_of


def runs_of(told: Sequence[tables.Told]) -> list[Run]:
    """What the plots need of them."""
    return [Run(label(one.called), rows_of(one.folder), one.summary) for one in told]


def page(told: Sequence[tables.Told], plots: Sequence[Plot]) -> str:
    """The page.

    Args:
        told: the runs, best first.
        plots: the plots, inlined as SVG.
    """
    first = told[0]
    rows = {one.called: rows_of(one.folder) for one in told}
    shown = [
        *(tables.results(told), tables.work(told), tables.effort(told), tables.endings(told)),
        *capability_tables([(one.name, rows[one.called]) for one in told]),
        *(tables.parts(one, group) for group in ("domain", "capability", "difficulty", "app") for one in told),
    ]
    environment = Environment(
        autoescape=True, finalize=_shown, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    template = files("pare_bench.html").joinpath("page.html.j2").read_text(encoding="utf-8")
    return environment.from_string(template).render(
        title=_text(tables.title(first)),
        about=[*_about(told), *map(_text, tables.remarks(told))],
        tables=[_plain(table) for table in shown],
        plots=plots,
        grid={"heads": list(rows), "rows": _grid(rows)},
    )


def _about(told: Sequence[tables.Told]) -> list[str]:
    versions = ", ".join(f"{name} {value}" for name, value in told[0].config.versions.items())
    return [f"Versions: {versions}.", *(f"{one.called}: {one.folder.path}" for one in told)]


def _plain(table: Table) -> dict[str, Any]:
    """A terminal's table as its texts."""
    heads = [_text(column.header) for column in table.columns]
    cells = [[_text(cell) for cell in column.cells] for column in table.columns]
    return {"title": _text(table.title), "heads": heads, "rows": list(zip(*cells, strict=True))}


def _text(cell: Any) -> str:
    """A cell without its markup; control characters are made visible before, since rich leaves some of them out."""
    return Text.from_markup(visible(cell)).plain if isinstance(cell, str) else str(cell)


def _shown(value: Any) -> Any:
    """What the page shows of a value: a text that does nothing. The plots' own SVG stays as it is."""
    return visible(value) if isinstance(value, str) and not hasattr(value, "__html__") else value


def _grid(rows: dict[str, list[EpisodeRow]]) -> list[dict[str, Any]]:
    found = {name: {row.key: row for row in one} for name, one in rows.items()}
    runs = range(1 + max((row.repeat for one in rows.values() for row in one), default=0))
    scenarios = sorted({row.scenario for one in rows.values() for row in one})
    return [
        {"scenario": scenario, "runs": [[_square(one.get((scenario, run)), run) for run in runs]
                                        for one in found.values()]}
        for scenario in scenarios
    ]  # fmt: skip


def _square(row: EpisodeRow | None, run: int) -> dict[str, str]:
    if row is None:
        return {"kind": "missing", "told": f"run {run + 1}: not played"}
    kind = row.outcome or "error"
    why = row.error or row.failure or ""
    return {"kind": kind, "told": f"run {run + 1}: {kind.replace('_', ' ')}" + (f", {why}" if why else "")}
