"""A crew's bookkeeping, with workers that die when they are told to."""

import asyncio

import pytest

from pare.errors import LoadError
from pare_bench.config import RunConfig
from pare_bench.engines.crew import ATTEMPTS, Crew, WorkerDied
from pare_bench.station import Station

KEY = ("tamari-and-two-guests-fewer", 0)


class Mortal:
    """Plays in this process, unless it is its time."""

    def __init__(self, station, dies):
        self.station, self.dies, self.closed, self.under_way, self.most = station, dies, False, 0, 0

    async def play(self, key):
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        await asyncio.sleep(0.001)
        self.under_way -= 1
        if self.dies:
            raise WorkerDied
        return await self.station.play(key)

    async def close(self):
        self.closed = True


@pytest.fixture
def config():
    return RunConfig.of([KEY[0]], assistant="oracle", user="scripted", concurrency=6)


def hiring(config, dying):
    hired = []

    async def hire(share):
        hired.append(Mortal(Station(config, share), dying.pop(0) if dying else False))
        return hired[-1]

    return hired, hire


async def test_an_episode_whose_worker_dies_is_played_by_another(config):
    hired, hire = hiring(config, [True, False])
    async with Crew(config, 2, hire) as crew:
        row, trace = await crew.play(KEY)
    assert (row.status, row.success, crew.retries) == ("ok", True, 1)
    assert len(trace) > 1000
    assert all(worker.closed for worker in hired)


async def test_an_episode_that_ends_every_worker_is_an_error_and_names_it(config):
    _, hire = hiring(config, [True] * 10)
    async with Crew(config, 2, hire) as crew:
        row, _ = await crew.play(KEY)
    assert row.error == f"WorkerDied: {ATTEMPTS} workers ended while they played this episode"


@pytest.mark.parametrize("starting", [1, 2])
async def test_a_worker_that_dies_while_it_starts_is_replaced_as_well(config, starting):
    hired, hire = hiring(config, [True])
    tries = []

    async def dying(share):
        tries.append(share)
        if 2 <= len(tries) < 2 + starting:
            raise WorkerDied
        return await hire(share)

    async with Crew(config, 1, dying) as crew:
        row, _ = await crew.play(KEY)
    assert (row.status, len(hired), crew.retries) == ("ok", 2, 1 + starting)


async def test_a_worker_that_never_comes_back_is_replaced_and_its_episode_is_an_error(config, monkeypatch):
    monkeypatch.setattr("pare_bench.engines.crew.GRACE", 0.05)
    hired, hire = hiring(config, [])
    slow = config.model_copy(update={"timeout_s": 0.05})

    class Away(Mortal):
        async def play(self, key):
            await asyncio.sleep(3600)

    async def hire_one_away(share):
        if hired:
            return await hire(share)
        hired.append(Away(None, False))
        return hired[0]

    async with Crew(slow, 1, hire_one_away) as crew:
        first, _ = await crew.play(KEY)
        monkeypatch.setattr(crew, "_patience", 30)
        second, _ = await crew.play(KEY)
    assert first.error == "timed out after 0.05 s: its worker did not come back"
    assert (second.status, hired[0].closed, len(hired)) == ("ok", True, 2)


async def test_where_no_worker_starts_any_more_it_is_said(config):
    async def dying(share):
        raise WorkerDied

    with pytest.raises(LoadError, match="3 workers ended while they were starting"):
        async with Crew(config, 1, dying):
            pass


@pytest.mark.parametrize("rehiring", ["hangs", "fails"])
async def test_where_there_is_no_room_for_another_worker_the_others_go_on(config, rehiring):
    hired, hire = hiring(config, [True, False])

    async def with_room_for_two(share):
        if len(hired) < 2:
            return await hire(share)
        if rehiring == "fails":
            raise LoadError("no room")
        await asyncio.sleep(3600)

    async with asyncio.timeout(30), Crew(config, 2, with_room_for_two) as crew:
        results = await asyncio.gather(*(crew.play(KEY) for _ in range(8)))
    assert all(row.success for row, _ in results)
    assert [worker.closed for worker in hired] == [True, True]


async def test_where_nobody_is_left_and_nobody_can_be_hired_it_is_said(config):
    hired, hire = hiring(config, [True])

    async def once(share):
        if hired:
            raise LoadError("no room")
        return await hire(share)

    async with Crew(config, 1, once) as crew:
        with pytest.raises(LoadError, match="no room"):
            await crew.play(KEY)


async def test_the_limits_of_a_run_are_shared_out(config):
    hired, hire = hiring(config, [])
    async with Crew(config, 3, hire) as crew:
        assert crew.slots == 6
        await asyncio.gather(*(crew.play(KEY) for _ in range(6)))
    assert [worker.station.slots for worker in hired] == [2, 2, 2]
    assert [worker.most for worker in hired] == [2, 2, 2]


@pytest.mark.parametrize(("concurrency", "count"), [(3, 2), (1, 4), (16, 3), (5, 2), (7, 7), (98, 49)])
async def test_all_together_play_no_more_at_once_than_the_run_may(config, concurrency, count):
    few = config.model_copy(update={"concurrency": concurrency})
    hired, hire = hiring(few, [])
    async with Crew(few, count, hire) as crew:
        assert 1 <= crew.slots <= concurrency
        assert sum(worker.station.slots for worker in hired) == crew.slots
        assert len(hired) == min(count, concurrency)


async def test_where_a_worker_cannot_start_those_that_did_are_let_go(config):
    hired, hire = hiring(config, [])

    async def reluctant(share):
        if len(hired) == 1:
            await asyncio.sleep(0)
            raise RuntimeError("no more")
        return await hire(share)

    with pytest.raises(RuntimeError, match="no more"):
        async with Crew(config, 2, reluctant):
            pass
    assert [worker.closed for worker in hired] == [True]
