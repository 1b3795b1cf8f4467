"""Splits, and how they are chosen."""

from collections import Counter
from dataclasses import dataclass
from itertools import cycle
from random import Random

import pytest

from pare import registry
from pare.errors import LoadError
from pare_bench import splits
from pare_bench.splits.build import build, traits

OURS = [one for one in registry.scenarios().values() if type(one).__module__.startswith("pare_scenarios.")]
DOMAINS = {"communication": 36, "productivity": 36, "scheduling": 36, "lifestyle": 35}
APPS = ("email", "messaging", "calendar", "reminders", "contacts", "notes", "shopping", "cab", "apartments")


@dataclass(frozen=True)
class App:
    name: str


@dataclass(frozen=True)
class Made:
    id: str
    domain: str
    difficulty: str
    capabilities: tuple[str, ...]
    apps: tuple[App, ...]


def suite(sizes):
    """A suite in which nothing is spread evenly over the ids."""
    dice = Random(1)
    kinds = cycle(["goal inference", "context observation", "intervention timing", "multi-app orchestration"])
    return [
        Made(f"{domain}-{n}", domain, dice.choices(("easy", "medium", "hard"), (43, 60, 40))[0], (next(kinds),),
             tuple(App(name) for name in dice.sample(APPS, dice.choice((1, 2, 2, 3, 4)))))
        for domain, size in sizes.items() for n in range(size)
    ]  # fmt: skip


def test_the_files_are_what_the_builder_makes_of_the_suite():
    told = "run `python -m pare_bench.splits` after a change of the suite"
    assert {name: splits.split(name) for name in ("full", "ablation", "lite")} == build(OURS), told


def test_the_smaller_splits_have_their_size_and_nest():
    found = build(suite(DOMAINS))
    assert {name: len(ids) for name, ids in found.items()} == {"full": 143, "ablation": 50, "lite": 24}
    assert set(found["lite"]) < set(found["ablation"]) < set(found["full"])
    domains = {name: Counter(id.partition("-")[0] for id in ids) for name, ids in found.items()}
    assert set(domains["lite"].values()) == {6}
    assert sorted(domains["ablation"].values()) == [12, 12, 13, 13]


def test_the_smaller_splits_have_the_suites_mix():
    made = {one.id: one for one in suite(DOMAINS)}
    found = build(list(made.values()))
    shares = {name: Counter(trait for id in ids for trait in traits(made[id])) for name, ids in found.items()}
    for trait, count in shares["full"].items():
        for name in ("ablation", "lite"):
            size = len(found[name])
            assert abs(shares[name][trait] - count * size / 143) <= 1.5, (name, trait)


def test_the_choice_depends_on_nothing_but_the_suite():
    made = suite(DOMAINS)
    shuffled = Random(2).sample(made, len(made))
    assert build(shuffled) == build(made)


@pytest.mark.parametrize("sizes", [{"communication": 3, "lifestyle": 2}, dict.fromkeys(DOMAINS, 5), {"lifestyle": 1}])
def test_of_a_small_suite_all_is_taken(sizes):
    found = build(suite(sizes))
    assert found["full"] == found["ablation"] == found["lite"]


@pytest.fixture
def folder(pare, tmp_path, monkeypatch):
    monkeypatch.setattr(splits, "FOLDER", tmp_path)
    return tmp_path


def test_a_split_is_a_file_of_ids(pare, folder):
    (folder / "two.txt").write_text("errand-c\nerrand-a\n")
    assert splits.names() == ["installed", "two"]
    assert splits.split("two") == ["errand-a", "errand-c"]
    assert [one["id"] for one in pare("scenarios", "--split", "two", "--json").json] == ["errand-a", "errand-c"]
    assert pare("run", "--split", "two").json["episodes"] == 2


def test_what_is_installed_is_a_split_too(folder):
    assert splits.split("installed") == ["errand-a", "errand-b", "errand-c", "errand-d"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("three", "there is no split 'three'; there are gone, installed, twice"),
        ("../two", "there is no split"),
        ("gone", "the split gone names scenarios that are not installed: errand-x, errand-y"),
        ("twice", "the split twice names scenarios twice: errand-a"),
    ],
)
def test_a_split_that_cannot_be_used_is_told_in_a_line(pare, folder, name, told):
    (folder / "gone.txt").write_text("errand-a\nerrand-x\nerrand-y\n")
    (folder / "twice.txt").write_text("errand-a\nerrand-b\nerrand-a\n")
    with pytest.raises(LoadError, match=told):
        splits.split(name)
    assert told in pare("run", "--split", name).complaint
