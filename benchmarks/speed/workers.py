"""How throughput grows with workers: `python -m benchmarks.speed.workers [--workers 1,2,4] [--out FILE]`.

Episodes a second, once the workers have started and every world is made ready; the best of several runs. Agents that
wait for a model are limited by `--concurrency` and gain nothing from workers; those that compute are limited by cores.
How many workers one driver can feed follows from the processor time that it needs for an episode.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.speed import loads
from benchmarks.speed.__main__ import machine
from pare import registry
from pare_bench.config import RunConfig
from pare_bench.engines import Engine
from pare_bench.engines.choice import Kind, opened_by
from pare_bench.runner import Runner
from pare_bench.splits import split
from pare_bench.store import RunFolder

SCENARIOS, REPEAT = 8, 3
CONCURRENCY = 64


class Rate(NamedTuple):
    """What was measured with some workers.

    Attributes:
        episodes: a second.
        driver: seconds of processor time that the driver needs for one of them.
    """

    episodes: float
    driver: float


class Load(NamedTuple):
    """What is played: an assistant, and how often each scenario in one run."""

    name: str
    assistant: str
    runs: int


LOADS = (
    Load("computes 2 ms a turn", "speed-computing", 12),
    Load(f"waits {1000 * loads.LATENCY:g} ms a turn", "speed-asking", 16),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed.workers", description=__doc__)
    parser.add_argument("--workers", default="1,2,4", metavar="N,N", help="how many to try; default: 1,2,4")
    parser.add_argument("--engine", choices=[kind.value for kind in Kind], default=Kind.local.value)
    parser.add_argument("--out", type=Path, metavar="FILE", help="draw a figure: FILE.svg and FILE.png")
    parser.add_argument("--json", action="store_true", help="machine-readable")
    asked = parser.parse_args()
    counts = [int(part) for part in asked.workers.split(",")]
    with installed():
        rates = {load.name: {n: measured(load, n, Kind(asked.engine)) for n in counts} for load in LOADS}
    if asked.json:
        told = {name: {n: rate._asdict() for n, rate in found.items()} for name, found in rates.items()}
        print(json.dumps({"machine": machine(), "engine": asked.engine, "rates": told}, indent=2))
    else:
        console = Console(width=max(Console().width, 110))
        console.print(f"{machine()}; {asked.engine}")
        console.print(_table(rates))
    if asked.out is not None:
        draw(rates, asked.out)


@contextmanager
def installed() -> Iterator[None]:
    """The benchmark's assistants as installed ones, here and in the workers that this process starts."""
    with TemporaryDirectory() as place:
        info = Path(place) / "pare_speed-0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pare-speed\nVersion: 0\n")
        (info / "entry_points.txt").write_text(loads.ENTRY_POINTS)
        paths = [place, str(Path(__file__).parents[2])]
        before, os.environ["PYTHONPATH"] = os.environ.get("PYTHONPATH", ""), os.pathsep.join(paths)
        sys.path[:0] = paths
        registry.entries.cache_clear()
        try:
            yield
        finally:
            os.environ["PYTHONPATH"] = before
            del sys.path[: len(paths)]
            registry.entries.cache_clear()


def measured(load: Load, workers: int, kind: Kind) -> Rate:
    """How fast episodes of a kind are played by so many workers."""
    return asyncio.run(_measured(load, workers, kind))


async def _measured(load: Load, workers: int, kind: Kind) -> Rate:
    def config(runs: int) -> RunConfig:
        ids = list(split("lite"))[:SCENARIOS]
        return RunConfig.of(ids, assistant=load.assistant, user="scripted", runs=runs, concurrency=CONCURRENCY)

    opening = opened_by(kind, workers, "")
    assert opening is not None
    async with opening(config(load.runs)) as engine:
        await _seconds(config(4 * workers), engine)  # every worker makes the worlds ready
        wall, driver = zip(*[await _seconds(config(load.runs), engine) for _ in range(REPEAT)], strict=True)
    episodes = SCENARIOS * load.runs
    return Rate(episodes / min(wall), min(driver) / episodes)


async def _seconds(config: RunConfig, engine: Engine) -> tuple[float, float]:
    """By the clock, and of this process's own processor time."""
    with TemporaryDirectory() as place, RunFolder.create(Path(place) / "run", config.model_dump(mode="json")) as folder:
        began = perf_counter(), process_time()
        progress = await Runner(config, folder, engine=lambda _: nullcontext(engine)).run()
        took = perf_counter() - began[0], process_time() - began[1]
    assert progress.errors == 0, progress.first_error
    return took


def _table(rates: dict[str, dict[int, Rate]]) -> Table:
    counts = list(next(iter(rates.values())))
    heads = ("assistant", *map(_heading, counts), "driver, an episode")
    table = Table(*heads, box=box.SIMPLE_HEAD, pad_edge=False)
    for name, found in rates.items():
        first, driver = found[counts[0]].episodes, max(rate.driver for rate in found.values())
        cells = [f"{rate.episodes:.1f}/s ({rate.episodes / first:.2f} times)" for rate in found.values()]
        table.add_row(name, *cells, f"{1000 * driver:.2f} ms")
    return table


def _heading(workers: int) -> str:
    return f"{workers} worker{'' if workers == 1 else 's'}"


def draw(rates: dict[str, dict[int, Rate]], out: Path) -> None:
    """Draw episodes a second against workers, as SVG and as PNG."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    style: dict[str, Any] = {"svg.hashsalt": "pare", "font.size": 9, "axes.grid": True, "grid.alpha": 0.25,
                             "axes.spines.top": False, "axes.spines.right": False}  # fmt: skip
    with plt.rc_context(style):
        figure, panels = plt.subplots(1, len(rates), figsize=(3.6 * len(rates), 3), layout="constrained")
        for axes, (name, found) in zip(panels, rates.items(), strict=True):
            counts = list(found)
            rate = [one.episodes for one in found.values()]
            axes.plot(counts, [rate[0] * n / counts[0] for n in counts], ":", color="#888", label="in proportion")
            axes.plot(counts, rate, marker="o", color="#0072B2", label="measured")
            axes.set(title=name, xlabel="workers", xticks=counts, ylabel="episodes a second")
            axes.set_ylim(bottom=0)
            axes.legend(fontsize=8)
        for ending, metadata in ((".svg", {"Date": None}), (".png", {"Software": None})):
            figure.savefig(out.with_suffix(ending), dpi=150, metadata=metadata)
        plt.close(figure)


if __name__ == "__main__":
    main()
