"""Courses spread over worker processes; the progress of all of them comes back to the one that asked."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from queue import Empty
from typing import Any

from pare.errors import LoadError, PareError
from pare_agents.models.errors import ModelError, one_line
from propersim_bridge.experiment import course as courses
from propersim_bridge.experiment.config import Config, Course
from propersim_bridge.experiment.parts import Parts

EVERY = 50  # ticks after which a worker tells how far it is
_PAUSE = 0.2  # seconds between two looks at what the workers tell
Told = Callable[[Course, float], None]


def play(folder: Path, config: Config, waiting: Sequence[Course], workers: int, told: Told, cache: str | None) -> None:
    """Play courses, one after the other in each of some processes; with one worker in this process.

    Args:
        folder: the experiment's folder.
        config: the experiment.
        waiting: what is to be played.
        workers: how many processes.
        told: told now and then of a course, and of the share of it that is over.
        cache: folder of the models' reply cache.

    Raises:
        LoadError: a course cannot go on; what is kept stays, and the message says how to go on.
    """
    if workers == 1 or len(waiting) < 2:
        for course in waiting:
            if why := _alone(folder, config, course, partial(told, course), cache):
                raise LoadError(why)
        return
    context = multiprocessing.get_context("spawn")
    news: Any = context.Queue()
    with ProcessPoolExecutor(min(workers, len(waiting)), context, _begin, (news,)) as pool:
        with _no_interruption():  # workers start with this and keep it; the driver gets what comes in here afterwards
            pending = [pool.submit(_work, folder, config, course, cache) for course in waiting]
        try:
            _watch(pending, news, told)
        except BrokenProcessPool:
            raise LoadError(f"a worker process was ended; {_go_on(folder)}") from None
        except BaseException:
            running = list((pool._processes or {}).values())  # a shutdown forgets them
            for process in running:
                process.kill()  # nothing is lost: what is kept is committed
            pool.shutdown(wait=True, cancel_futures=True)
            raise


@contextmanager
def _no_interruption() -> Iterator[None]:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _watch(pending: Iterable[Future[str]], news: Any, told: Told) -> None:
    left = set(pending)
    while left:
        done, left = wait(left, timeout=_PAUSE, return_when=FIRST_EXCEPTION)
        _pass_on(news, told)
        for future in done:
            if why := future.result():
                raise LoadError(why)
    _pass_on(news, told)


def _pass_on(news: Any, told: Told) -> None:
    while True:
        try:
            course, share = news.get_nowait()
        except Empty:
            return
        told(Course(*course), share)


def _begin(news: Any) -> None:
    """In a worker: interruptions are the driver's to heed; sums have one order; without a driver there is no work."""
    global _news
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    _news = news
    threading.Thread(target=_end_with_the_driver, daemon=True).start()


def _end_with_the_driver() -> None:
    driver = multiprocessing.parent_process()
    if driver is not None:
        driver.join()
        os._exit(1)  # nothing is lost: what is kept is committed


_news: Any = None


def _work(folder: Path, config: Config, course: Course, cache: str | None) -> str:
    """Play a course in a worker; gives what was wrong, in a line, or nothing."""
    return _alone(folder, config, course, lambda share: _news.put((tuple(course), share)), cache)


def _alone(folder: Path, config: Config, course: Course, told: Callable[[float], None], cache: str | None) -> str:
    """Play a course in this process; gives what was wrong, in a line, or nothing."""
    count = 0

    def on_tick(share: float) -> None:
        nonlocal count
        count += 1
        if count % EVERY == 0:
            told(share)

    async def playing() -> None:
        async with Parts(config, cache) as parts:
            await courses.play(folder, config, course, parts, on_tick)

    try:
        asyncio.run(playing())
    except ModelError as error:
        return f"{course.name}: {one_line(error)}; {_go_on(folder)}"
    except PareError as error:
        return f"{course.name}: {' '.join(str(error).split())}"
    told(1.0)
    return ""


def _go_on(folder: Path) -> str:
    return f"go on with: pare home run --resume {folder}"
