"""Proofs: a scenario's solution, ways and mistakes in a module beside its own."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from pare import registry
from pare.errors import DefinitionError, LoadError
from pare.scenario import Scenario
from tests.pare.play import Lunch

STORY = """
from tests.pare.play import Lunch
from pare.scenario import Scenario

class Story(Scenario):
    '''A story.'''

    id, domain, difficulty = "a-story", Lunch.domain, Lunch.difficulty
    capabilities, apps, starts, zone, user = Lunch.capabilities, Lunch.apps, Lunch.starts, Lunch.zone, Lunch.user
    needs, must, world, happens = Lunch.needs, Lunch.must, Lunch.world, Lunch.happens
"""
PROOF = """
from tests.pare.play import Lunch
from proven_stories.story import Story

SOLUTION, WRONG, WAYS = Lunch.solution, {"none": ()}, {"same": Lunch.solution[0].calls}
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Makes the package `proven_stories` with a story and this proof, and gives its story's class."""

    def make(proof: str | None, story: str = STORY) -> type[Scenario]:
        folder = tmp_path / "proven_stories"
        (folder / "proofs").mkdir(parents=True)
        for place in (folder, folder / "proofs"):
            (place / "__init__.py").touch()
        (folder / "story.py").write_text(story, encoding="utf-8")
        if proof is not None:
            (folder / "proofs" / "story.py").write_text(proof, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        importlib.invalidate_caches()
        kind: type[Scenario] = importlib.import_module("proven_stories.story").Story
        return kind

    yield make
    for name in [name for name in sys.modules if name.startswith("proven_stories")]:
        del sys.modules[name]


def test_a_class_without_a_solution_takes_all_three_from_its_proof(package: Any) -> None:
    kind = package(PROOF)
    assert "proven_stories.proofs.story" not in sys.modules
    assert kind.wrong == {"none": ()}
    assert kind.solution is Lunch.solution
    assert kind.ways == {"same": Lunch.solution[0].calls}
    assert kind().prepared.named(next(iter(Lunch().prepared.names))) is not None


def test_the_proof_may_be_imported_first(package: Any, tmp_path: Path) -> None:
    package(PROOF)
    for name in ("proven_stories.story", "proven_stories"):
        del sys.modules[name]
    proof = importlib.import_module("proven_stories.proofs.story")
    assert proof.Story.solution is Lunch.solution


def test_what_the_proof_leaves_out_is_empty(package: Any) -> None:
    kind = package("from tests.pare.play import Lunch\n\nSOLUTION = Lunch.solution\n")
    assert kind.ways == kind.wrong == {}


def test_a_class_may_take_its_base_s_proof_and_change_a_part(package: Any) -> None:
    kind = package(PROOF)
    derived = type("Derived", (kind,), {"__doc__": "Another.", "id": "another", "__module__": __name__})
    assert derived.solution is Lunch.solution
    changed = type("Changed", (kind,), {"__doc__": "Another.", "id": "third", "wrong": {}, "__module__": __name__})
    assert changed.wrong == {}
    assert changed.ways == {"same": Lunch.solution[0].calls}


@pytest.mark.parametrize(
    ("proof", "told"),
    [
        (None, "declare solution, in its class or as SOLUTION in proven_stories.proofs.story"),
        ("WAYS = {}\n", "declare SOLUTION in proven_stories.proofs.story"),
        ("SOLUTION = ()\n", "needs and solution must have a stage for each other"),
        (f"{PROOF}\nWRONG = {{'two': (((),), ((),))}}\n", "each of wrong and ways gives the calls of 1 stages"),
    ],
)
def test_a_missing_or_broken_proof_is_told_each_time(package: Any, proof: str | None, told: str) -> None:
    kind = package(proof)
    for _ in range(2):
        with pytest.raises(DefinitionError, match=r"^scenario Story: ") as caught:
            _ = kind.solution
        assert told in str(caught.value)


def test_the_registry_tells_where_a_proof_is_broken(package: Any) -> None:
    kind = package("import nothing_of_that_name\n")
    with pytest.raises(LoadError, match=r"proven_stories\.story\.Story: ModuleNotFoundError: No module named"):
        registry._made(kind)


def test_proofs_are_no_scenarios(package: Any) -> None:
    package(PROOF)
    inside: ModuleType = importlib.import_module("proven_stories")
    assert registry._inside(inside) == ("proven_stories.story",)


def test_a_class_that_declares_a_solution_alone_needs_no_proof() -> None:
    own = {name: value for name, value in vars(Lunch).items() if name not in ("wrong", "ways", "__dict__")}
    kind = type("Alone", (Scenario,), own)
    assert kind.solution is Lunch.solution
    assert kind.wrong == kind.ways == {}
