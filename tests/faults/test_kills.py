"""A run that is killed at any moment and resumed ends as the run that nobody touched."""

from __future__ import annotations

import random
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.bench.support import rows_of, same_numbers
from tests.faults.plugin import ERRANDS
from tests.faults.support import Bench, finished, without

STEADY = ("run", *ERRANDS[:3], "--assistant", "steady,oracle", "--runs", "8", "--seed", "5", "--concurrency", "3")
MODEL = (
    "run", *ERRANDS[:2], "--assistant", "hasty", "--observe-model", "openai/gpt-5-mini", "--runs", "8",
    "--concurrency", "2",
)  # fmt: skip
KILLS = {"steady": 15, "model": 5}
PAID = ("cost_usd",)  # an answer from the cache costs nothing


def stored(place: Path) -> dict[str, int]:
    """How many episodes are stored at a place, by the name of the run folder."""
    folders = [place] if (place / "run.json").exists() else sorted(one.parent for one in place.glob("*/run.json"))
    return {folder.name: rows_of(folder) for folder in folders}


def ended(process: subprocess.Popen[str], within: float) -> bool:
    """Whether a process ends by itself; it is killed otherwise."""
    try:
        process.communicate(timeout=within)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
        process.communicate()
        return False
    return True


def moment(process: subprocess.Popen[str], place: Path, least: int, dice: random.Random) -> float:
    """Wait until a process has stored more than so many episodes, one time of two; then so many seconds more."""
    if dice.random() < 0.5:
        return dice.uniform(0.1, 1.2)
    while sum(stored(place).values()) <= least and process.poll() is None:
        time.sleep(0.01)
    return dice.uniform(0, 0.03)


def played(bench: Bench, name: str, run: tuple[str, ...], dice: random.Random) -> list[tuple[int, int]]:
    """Play a run and kill it, again and again, anew whenever it has ended; how much was stored at each kill."""
    kills: list[tuple[int, int]] = []
    kept: dict[str, int] = {}
    number = 0
    while True:
        place = bench.folder / f"{name}-{number}"
        complete = len(stored(place)) == run.count("steady,oracle") + 1
        begin = (*run, "--out", place.name, *(("--cache", f"{place.name}-replies") if name == "model" else ()))
        process = bench.start(*(("run", "--resume", place.name) if complete else begin))
        if len(kills) < KILLS[name] and not ended(process, moment(process, place, sum(kept.values()), dice)):
            now = stored(place)
            assert all(now.get(folder, 0) >= rows for folder, rows in kept.items()), "what is finished is never lost"
            kills.append((number, sum(now.values())))
            kept = now
            continue
        done = finished(process)
        assert done.code == 0, done.err
        if len(kills) >= KILLS[name]:
            return kills
        number, kept = number + 1, {}


def test_runs_killed_twenty_times_and_resumed_end_as_those_that_were_not(bench, provider):
    runs, dice = {"steady": STEADY, "model": MODEL}, random.Random(20)
    whole = {name: bench(*run, "--out", f"{name}-whole").json for name, run in runs.items()}
    with ThreadPoolExecutor(2) as pool:
        under_way = {
            name: pool.submit(played, bench, name, run, random.Random(dice.random())) for name, run in runs.items()
        }
        kills = {name: one.result() for name, one in under_way.items()}
    assert sum(map(len, kills.values())) == 20
    for name, made in kills.items():
        assert sum(rows > 0 for _, rows in made) >= KILLS[name] // 3, "some are killed at work"
        for number in range(made[-1][0] + 1):
            again = bench("report", f"{name}-{number}", "--json").json
            assert numbers(again) == numbers(whole[name])


def numbers(reports: Any) -> list[dict[str, Any]]:
    """What must be the same, trace digests among it."""
    told = reports if isinstance(reports, list) else [reports]
    assert all(len(one["trace_digest"]) == 64 and one["errors"] == 0 for one in told)
    return [without(same_numbers(one), *PAID) for one in told]
