"""What is made before courses are played: a pre-trained small policy for each of their seeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from propersim_bridge.experiment.config import Config, Course
from propersim_bridge.experiment.processes import side_by_side, tell

EVERY = 10  # steps after which a worker tells how far it is
OnShare = Callable[[float, str], None]  # the share that is done, and words about it


def lacking(config: Config, courses: Iterable[Course]) -> tuple[int, ...]:
    """The seeds whose small policy is not in the cache, where one of these courses uses it."""
    seeds = dict.fromkeys(course.seed for course in courses if course.assistant not in ("silent", "oracle"))
    if config.policy != "small" or not seeds:
        return ()
    from propersim_bridge.policies.cached import is_kept
    from propersim_bridge.policies.small import shape_of

    return tuple(seed for seed in seeds if not is_kept(shape_of(seed)))


def pretrain(config: Config, courses: Iterable[Course], workers: int, on_share: OnShare) -> None:
    """Pre-train what is lacking, one seed after the other in each of some processes.

    Args:
        config: the experiment.
        courses: those that are still to be played.
        workers: how many processes.
        on_share: told now and then how far it is.

    Raises:
        LoadError: it cannot be done.
    """
    seeds = lacking(config, courses)
    over = dict.fromkeys(seeds, 0.0)

    def heard(news: tuple[int, float, float]) -> None:
        seed, share, loss = news
        over[seed] = share
        on_share(sum(over.values()) / len(over), f"loss {loss:.2f}")

    if workers == 1 or len(seeds) < 2:
        for seed in seeds:
            _pretrain(seed, heard)
    else:
        side_by_side(_work, [(seed,) for seed in seeds], workers, heard, "a pre-training was ended from outside")


def _work(seed: int) -> str:
    _pretrain(seed, tell)
    return ""


def _pretrain(seed: int, told: Callable[[tuple[int, float, float]], None]) -> None:
    from propersim_bridge.policies.cached import pretrained
    from propersim_bridge.policies.small import shape_of

    def on_step(done: int, total: int, loss: float) -> None:
        if done % EVERY == 0 or done == total:
            told((seed, done / total, loss))

    pretrained(shape_of(seed), on_step)
