"""What single rules look at, where a spoilt app alone does not show it."""

from __future__ import annotations

from typing import Any

import pytest

from pare.testing import check_app
from pare.testing.fuzz import Wrong, unclear
from pare.testing.script import NOT_HERE, digests, main, reference
from pare.testing.state import difference, rows_in_bytes, state_of
from pare.testing.subject import Subject
from tests.apps.populated import APPS
from tests.pare.attic import Attic, Box, attic
from tests.pare.testing.parcels import Parcels


@pytest.mark.parametrize("name", list(APPS))
def test_schemas_are_json_schemas(name: str) -> None:
    jsonschema: Any = pytest.importorskip("jsonschema")
    blueprint = APPS[name].blueprint()
    tools = [*blueprint.tools.values(), *(tap.tool for taps in blueprint.taps.values() for tap in taps.values())]
    for tool in tools:
        jsonschema.Draft202012Validator.check_schema(tool.schema)


def test_a_machine_with_an_arrow_more_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Attic.blueprint().machine
    monkeypatch.setattr(machine, "initial", "ThingView")
    told = [(fault.what, fault.detail) for fault in check_app(Attic, rules=["machine"])]
    assert told == [("attic", "its machine begins at ThingView, not at the root")]
    monkeypatch.undo()
    event = machine.events["BoxList.open_box"]
    monkeypatch.setattr(event, "transitions", {})
    told = [(fault.what, fault.detail) for fault in check_app(Attic, rules=["machine"])]
    assert told == [("BoxList.open_box", "leads to BoxView in the declaration alone")]


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("box_id: no box has that id", ""), ("no such box", ""), ("  ", "says nothing"),
        ("x" * 3_000, "3,000 characters"), ("box_id: <class 'int'>", "speaks of Python"),
        ("box_id: \x1b[31m", "control characters"), ("that does not work", "does not name box_id"),
    ],
)  # fmt: skip
def test_what_makes_an_error_unclear(message: str, told: str) -> None:
    fault = unclear(message, Wrong("box_id", {}, refused=True))
    assert (told in fault) if told else fault == ""


def test_where_something_else_is_wrong_an_error_need_not_name_the_argument() -> None:
    assert unclear("that does not work", None) == ""


def test_states_differ_where_something_changed() -> None:
    phone = attic(Attic)
    before, rows = state_of(phone), rows_in_bytes(phone)
    fork = phone.fork()
    assert difference(before, state_of(fork)) == ""
    with fork.step("world"):
        fork.app(Attic).boxes.update(Box(id="box_1", name="jars"))
        fork.app(Attic).boxes.remove("box_2")
    told = difference(before, state_of(fork))
    assert told.startswith("attic.boxes box_1: Box(id='box_1', name='tools') -> Box(id='box_1', name='jars'); ")
    assert "attic.boxes box_2: Box(id='box_2', name='toys') -> nothing" in told
    assert difference(before, state_of(phone)) == ""
    assert rows_in_bytes(phone) == rows != rows_in_bytes(fork)


def test_a_script_tells_the_same_in_another_process(capsys: pytest.CaptureFixture[str]) -> None:
    told = reference(Subject(Parcels))
    assert told is not None
    main(told)
    assert capsys.readouterr().out.splitlines() == digests(Subject(Parcels))


def test_an_app_that_another_process_cannot_import_is_not_run_there() -> None:
    with pytest.raises(SystemExit) as ended:
        main('[["no.such.module", "App"], [], ["no.such.module", "App"], 0]')
    assert ended.value.code == NOT_HERE


def test_what_cannot_be_imported_has_no_reference() -> None:
    assert reference(Subject(Parcels, populate=lambda phone: None)) is None
