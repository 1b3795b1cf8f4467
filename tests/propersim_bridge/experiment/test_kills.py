from random import Random

import pytest

from propersim_bridge.contracts import Hour
from propersim_bridge.experiment import parts
from tests.propersim_bridge.experiment.playing import KILLED, config, dump, left, play, report

EVERYWHERE = (
    "begun:1", "tick:1", "commit:17", "tick:40", "train:1", "saving:1", "saved:1", "ended:1", "begun:1", "tick:63",
    "train:1", "saved:1", "commit:2", "saving:1", "ended:1",
)  # fmt: skip


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    return tmp_path_factory.mktemp("experiments")


def uninterrupted(folders, **changes):
    """The folder of the same experiment, played in one go; once for each."""
    folder = folders / "-".join([str(value) for value in changes.values()] or ["plain"])
    if not folder.exists():
        assert play(folder, config(**changes)) == 0
    return folder


def assert_same(folder, other):
    mine, theirs = left(folder), left(other)
    assert mine.keys() == theirs.keys()
    for name, content in mine.items():
        assert content == theirs[name], name
    assert report(folder) == report(other)


def test_killed_in_the_middle_of_everything_that_is_done_it_ends_as_if_nothing_had_happened(tmp_path, folders):
    for kill in EVERYWHERE:
        assert play(tmp_path / "e", config(), kill) == KILLED, kill
    assert play(tmp_path / "e", config()) == 0
    assert_same(tmp_path / "e", uninterrupted(folders))


@pytest.mark.parametrize("seed", range(3))
def test_killed_at_random_ticks_it_ends_as_if_nothing_had_happened(tmp_path, folders, seed):
    random = Random(seed)
    kills = 0
    while code := play(tmp_path / "e", config(), f"{random.choice(('tick', 'commit'))}:{random.randint(1, 90)}"):
        assert code == KILLED
        kills += 1
    assert kills >= 3
    assert_same(tmp_path / "e", uninterrupted(folders))


@pytest.mark.parametrize(("assistant", "days"), [("ars", 2), ("ar", 2), ("none", 1), ("silent", 1), ("oracle", 1)])
def test_assistants_that_do_not_learn_go_on_as_well(tmp_path, folders, assistant, days):
    changes = {"assistants": (assistant,), "days": days}
    for kill in ("tick:30", "commit:50", "tick:44")[: days + 1]:
        assert play(tmp_path / "e", config(**changes), kill) == KILLED
    assert play(tmp_path / "e", config(**changes)) == 0
    assert_same(tmp_path / "e", uninterrupted(folders, **changes))


class Changeable:
    """Days whose plan changes with every activity, as a model's may."""

    def __init__(self, source):
        self.source = source

    async def wake(self, *told):
        return await self.source.wake(*told)

    async def next(self, persona, inner, now, until):
        activity = await self.source.next(persona, inner, now, until)
        inner.plan[:] = [Hour(now, f"something after {activity.text} and {inner.plan[-1].intent[:60]}")]
        return activity.model_copy(update={"text": inner.plan[0].intent})


def test_a_plan_that_changed_during_the_day_is_what_the_day_goes_on_with(tmp_path, monkeypatch):
    usual = parts.Parts.life
    monkeypatch.setattr(parts.Parts, "life", lambda self, course: Changeable(usual(self, course)))
    changes = {"assistants": ("silent",), "days": 1}
    for kill in ("tick:30", "commit:25", "tick:20"):
        assert play(tmp_path / "e", config(**changes), kill) == KILLED
    assert play(tmp_path / "e", config(**changes)) == 0
    assert play(tmp_path / "f", config(**changes)) == 0
    assert_same(tmp_path / "e", tmp_path / "f")


def test_a_kill_loses_no_tick_and_doubles_none(tmp_path):
    counted = 0
    for count in (25, 31, 7):
        assert play(tmp_path / "e", config(), f"tick:{count}") == KILLED
        counted += count
        told = dump(tmp_path / "e" / "persona-01.proper.seed-0" / "ticks.sqlite")
        assert told.count('INSERT INTO "ticks"') == counted


def test_what_is_recorded_knows_no_clock(folders):
    told = left(uninterrupted(folders))["persona-01.proper.seed-0/ticks.sqlite"]
    assert "loss_last" in told
    assert "seconds" not in told


def test_nothing_is_left_but_the_last_adapter(folders):
    names = [name for name in left(uninterrupted(folders)) if "adapters" in name]
    assert names == ["persona-01.proper.seed-0/adapters/day-003/adapter.json"]
