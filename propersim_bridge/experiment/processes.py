"""Work spread over processes: each job's news comes back to the one that asked, and none outlives it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from queue import Empty
from typing import Any

from pare.errors import LoadError

_PAUSE = 0.2  # seconds between two looks at what the workers tell


def side_by_side(
    work: Callable[..., str], jobs: Sequence[tuple[Any, ...]], workers: int, heard: Callable[[Any], None], lost: str
) -> None:
    """Do jobs, one after the other in each of some processes.

    Args:
        work: a module's function, called with the arguments of a job; it may `tell`, and gives what was wrong, in a
            line, or nothing.
        jobs: the arguments of each job.
        workers: how many processes, at most.
        heard: called here with what the jobs tell.
        lost: what to say if a process is ended from outside.

    Raises:
        LoadError: something was wrong with a job; the others are ended.
    """
    context = multiprocessing.get_context("spawn")
    news: Any = context.Queue()
    with ProcessPoolExecutor(min(workers, len(jobs)), context, _begin, (news,)) as pool:
        with _no_interruption():  # workers start with this and keep it; the driver gets what comes in here afterwards
            pending = [pool.submit(work, *job) for job in jobs]
        try:
            _watch(pending, news, heard)
        except BrokenProcessPool:
            raise LoadError(lost) from None
        except BaseException:
            running = list((pool._processes or {}).values())  # a shutdown forgets them
            for process in running:
                process.kill()  # nothing is lost: what is kept is committed
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def tell(what: Any) -> None:
    """In a worker: send something to the one that asked."""
    _news.put(what)


@contextmanager
def _no_interruption() -> Iterator[None]:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _watch(pending: Iterable[Future[str]], news: Any, heard: Callable[[Any], None]) -> None:
    left = set(pending)
    while left:
        done, left = wait(left, timeout=_PAUSE, return_when=FIRST_EXCEPTION)
        _pass_on(news, heard)
        for future in done:
            if why := future.result():
                raise LoadError(why)
    _pass_on(news, heard)


def _pass_on(news: Any, heard: Callable[[Any], None]) -> None:
    while True:
        try:
            heard(news.get_nowait())
        except Empty:
            return


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
