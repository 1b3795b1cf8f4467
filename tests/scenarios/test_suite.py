"""The suite as a whole: every scenario passes every gate, the mix is what it is meant to be, a file is a scenario."""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

import pare_scenarios
from pare import registry
from pare.files import write
from pare.phrases import Phrase
from pare.phrases.people import PersonPhrase
from pare.scenario import Capability, Difficulty, Domain, Scenario
from pare_bench.config import RunConfig
from pare_bench.gates import GATES, Gate, check
from pare_bench.gates.twins import people
from pare_bench.runner import Runner
from pare_bench.store import RunFolder
from pare_bench.taps import FILE as TAPS

FOLDER = Path(pare_scenarios.__file__).parent
SHARED = {"names.py", "others.py", "pairing.py", "plainly.py", "reaching.py", "sayings.py", "slips.py", "__init__.py"}
PACKAGES = {"patterns", "worlds"}
SCENARIOS = [*registry.scenarios().values()]
OURS = [scenario for scenario in SCENARIOS if type(scenario).__module__.startswith("pare_scenarios.")]
DOMAINS = get_args(Domain)
FILES = sorted(path for name in DOMAINS for path in (FOLDER / name).glob("*.py") if path.name != "__init__.py")
MOST_LINES, FEW_LINES = 140, 100
ADDRESS = re.compile(r"\S+@\S+")


@cache
def gates() -> dict[str, dict[str, Gate]]:
    return check(OURS)


def test_every_scenario_passes_every_gate() -> None:
    results = gates()
    failed = {
        f"{id}: {name}": gate.detail for id, gates in results.items() for name, gate in gates.items() if not gate.passed
    }
    assert failed == {}
    assert {scenario.id for scenario in OURS} == {*results}
    assert all([*gates] == [*GATES, "replay"] for gates in results.values())


@pytest.mark.parametrize("assistant", ["eager", "random"])
def test_nothing_falls_to_whoever_asks_at_once_or_at_random(assistant: str, tmp_path: Path) -> None:
    config = RunConfig.of([scenario.id for scenario in OURS], assistant=assistant, user="scripted", runs=4)
    with RunFolder.create(tmp_path / "run", config.model_dump(mode="json")) as folder:
        progress = asyncio.run(Runner(config, folder).run())
    assert (progress.succeeded, progress.done) == (0, 4 * len(OURS))


def test_the_taps_by_hand_are_recorded() -> None:
    taps = {id: found["by hand"].detail.partition(" taps")[0] for id, found in sorted(gates().items())}
    contents = {scenario.id: scenario.content for scenario in OURS}
    lines = ",\n".join(f'  "{id}": ["{contents[id]}", {count}]' for id, count in taps.items())
    if os.environ.get("UPDATE_DOCS"):
        write({TAPS: f"{{\n{lines}\n}}\n"})
    assert TAPS.read_text(encoding="utf-8") == f"{{\n{lines}\n}}\n", "run UPDATE_DOCS=1 pytest tests/scenarios"


def test_each_domain_has_its_share() -> None:
    shares = Counter(scenario.domain for scenario in OURS)
    assert {*shares} == {*get_args(Domain)}
    assert max(shares.values()) - min(shares.values()) <= 1


@pytest.mark.parametrize("capability", get_args(Capability))
def test_each_capability_is_measured_first_by_some(capability: Capability) -> None:
    assert any(scenario.capabilities[0] == capability for scenario in OURS)


def test_no_difficulty_is_missing() -> None:
    assert {scenario.difficulty for scenario in OURS} == {*get_args(Difficulty)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_holds_one_scenario_which_is_named_like_it(path: Path) -> None:
    mine = [s for s in OURS if type(s).__module__ == f"pare_scenarios.{path.parent.name}.{path.stem}"]
    (scenario,) = mine
    assert scenario.id == path.stem.replace("_", "-")
    assert scenario.domain == path.parent.name
    assert type(scenario).__name__.casefold() == path.stem.replace("_", "")
    assert len(path.read_text(encoding="utf-8").splitlines()) < MOST_LINES
    assert _classes(path) == [type(scenario).__name__]


def test_most_stories_are_short() -> None:
    lines = [len(path.read_text(encoding="utf-8").splitlines()) for path in FILES]
    assert sum(count < FEW_LINES for count in lines) > len(lines) / 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_beside_a_story_stand_its_words_and_its_proof(path: Path) -> None:
    assert (path.parent / "words" / path.name).is_file()
    assert (path.parent / "proofs" / path.name).is_file()


def test_what_scenarios_share_lies_beside_their_folders() -> None:
    assert {path.name for path in FOLDER.glob("*.py")} <= SHARED
    assert {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"} == {
        *DOMAINS,
        *PACKAGES,
    }


def test_titles_and_users_are_told_apart() -> None:
    assert len({type(scenario).title for scenario in OURS}) == len(OURS)
    assert len({scenario.user.name for scenario in OURS}) == len(OURS)


def test_nobody_is_called_like_the_user_of_another_scenario() -> None:
    users = {scenario.user.name: scenario.id for scenario in OURS}
    shared = [(one.name, scenario.id) for scenario in OURS for one in people(scenario) if one.name in users]
    assert [(name, id) for name, id in shared if users[name] != id] == []


@pytest.mark.parametrize("scenario", OURS, ids=lambda scenario: scenario.id)
def test_people_whom_a_proposal_must_name_can_be_read_of_on_the_phone(scenario: Scenario) -> None:
    phone, unread = scenario.prepared.fork(), []
    for need in scenario.needs:
        while not scenario.opened(need, phone) and (due := phone.clock.next_of_scenario()) is not None:
            phone.advance(due)
        seen = ADDRESS.sub("", "\n".join(scenario.setting(phone).heard))
        asked = {who for slot in need.slots.values() for who in _people_in(slot) if who.name != scenario.user.name}
        unread += [who.name for who in asked if not who.found_in(seen)]
    assert unread == []


def test_most_scenarios_join_several_apps() -> None:
    assert sum(len(scenario.apps) >= 2 for scenario in OURS) >= 0.9 * len(OURS)


def _people_in(phrase: Phrase) -> Iterator[PersonPhrase]:
    if isinstance(phrase, PersonPhrase):
        yield phrase
    for value in vars(phrase).values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Phrase):
                yield from _people_in(part)


def _classes(path: Path) -> list[str]:
    module = ModuleType("scenario")
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), vars(module))
    return [
        name
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Scenario) and value is not Scenario
    ]
