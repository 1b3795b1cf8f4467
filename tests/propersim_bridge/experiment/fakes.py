"""A policy that learns without torch, an embedder without a package, and points at which a process kills itself."""

from __future__ import annotations

import json
import os
import shutil
import signal
from hashlib import sha256
from pathlib import Path
from random import Random
from time import perf_counter

import numpy as np

from pare.errors import BadInput
from propersim_bridge.experiment import ahead, parts
from propersim_bridge.experiment.store import Store
from propersim_bridge.vocabulary import NO_RECOMMENDATION

TEXTS = (
    NO_RECOMMENDATION, "Try a stretch.", "How about soup?", "Call a friend.", "Read a page.", "Water the plants.",
    "Breathe out slowly.", "Write down a line.",
)  # fmt: skip
KILL = "PARE_TEST_KILL"  # in the environment: point:count
_reached: dict[str, int] = {}


def reach(point: str) -> None:
    """Be killed here, as often as it says in the environment that this point may be reached."""
    wanted, _, count = os.environ.get(KILL, "").partition(":")
    if point == wanted:
        _reached[point] = _reached.get(point, 0) + 1
        if _reached[point] == int(count):
            os.kill(os.getpid(), signal.SIGKILL)


class FakeLearner:
    """Draws texts by weights; training moves the weights, and the order of the pairs matters."""

    def __init__(self):
        self.weights = dict.fromkeys(TEXTS, 1.0)

    def prompt(self, situation):
        seen = json.dumps([
            situation.memory, [(tick.at.isoformat(), tick.recommendation, tick.score) for tick in situation.similar],
            [(tick.recommendation, tick.score) for tick in situation.today],
        ])  # fmt: skip
        return f"{situation.at:%d %H:%M} {situation.activity.text} {sha256(seen.encode()).hexdigest()[:12]}"

    async def candidates(self, prompt, n, seed):
        random = Random(f"{seed} {prompt}")
        return tuple(random.choices(list(self.weights), list(self.weights.values()), k=n))

    def train(self, pairs, seed):
        for at, pair in enumerate(pairs):
            if at == len(pairs) // 2:
                reach("train")
            self.weights[pair.chosen] = self.weights[pair.chosen] * 1.02 + seed % 97 * 1e-6
            self.weights[pair.rejected] = self.weights[pair.rejected] * 0.97 + 0.001
        return {"steps": len(pairs), "loss_last": self.weights[TEXTS[0]], "seconds": perf_counter()}

    def save(self, folder: Path):
        fresh = folder.with_name(f".{folder.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        (fresh / "adapter.json").write_text(json.dumps(self.weights))
        reach("saving")
        fresh.rename(folder)
        reach("saved")

    def load(self, folder: Path):
        try:
            self.weights = {text: float(weight) for text, weight in json.loads(
                (folder / "adapter.json").read_text()
            ).items()}  # fmt: skip
        except (OSError, ValueError, AttributeError) as error:
            raise BadInput(f"{folder} holds no adapter: {error}") from None


class FakeEmbedder:
    """The same vector for the same text."""

    async def vectors(self, texts):
        drawn = np.array([[*sha256(text.encode()).digest()[:8]] for text in texts], dtype=np.float32) - 127
        return drawn / np.linalg.norm(drawn, axis=1, keepdims=True)


def patches():
    """What to put where: owner, name, value."""

    def add(self, moment, pairs=(), plan=None, kept=Store.add):
        kept(self, moment, _ending_in_a_kill(pairs), plan)
        reach("tick")

    def begin(self, *told, kept=Store.begin):
        kept(self, *told)
        reach("begun")

    def end(self, *told, kept=Store.end):
        kept(self, *told)
        reach("ended")

    return (
        (parts, "open_policy", lambda id, model, bits, seed: FakeLearner()),
        (parts, "prepare_policy", lambda id, bits: None),
        (ahead, "lacking", lambda config, courses: ()),
        (parts, "open_embedder", lambda id: FakeEmbedder()),
        (Store, "add", add), (Store, "begin", begin), (Store, "end", end),
    )  # fmt: skip


def _ending_in_a_kill(pairs):
    yield from pairs
    reach("commit")  # written, and not committed
