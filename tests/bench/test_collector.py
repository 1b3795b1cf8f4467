"""The garbage collector looks less often while a run is played, and as before afterwards."""

import asyncio
import gc
from contextlib import suppress

from pare_bench.collector import SELDOM, seldom
from pare_bench.config import RunConfig
from pare_bench.station import Station


def test_thresholds_come_back_however_it_ends():
    before = gc.get_threshold()
    with suppress(RuntimeError), seldom():
        assert gc.get_threshold() == SELDOM
        raise RuntimeError
    assert gc.get_threshold() == before


def test_a_run_is_played_so(pare):
    async def inside():
        async with Station(RunConfig.of(["errand-a"], assistant="silent")):
            return gc.get_threshold()

    before = gc.get_threshold()
    assert asyncio.run(inside()) == SELDOM
    assert gc.get_threshold() == before
