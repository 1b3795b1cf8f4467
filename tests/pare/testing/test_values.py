"""Made-up values and rows: they fit, they differ, and wrong ones do not."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from pare.errors import BadInput
from pare.phone import Phone
from pare.testing.nodes import ids_of, kind_of, related_texts
from pare.testing.rows import ROWS, fill
from pare.testing.subject import START, ZONE, Subject
from pare.testing.values import Values
from pare.testing.wrong import odd, unfit
from pare.tool import Tool
from tests.apps.populated import APPS
from tests.pare.testing.parcels import Parcel, Parcels, Remark

EVERYTHING = [tool for app in APPS.values() for tool in app.blueprint().tools.values()]


@pytest.fixture(scope="module")
def phone() -> Phone:
    made = Phone([Parcels], START, ZONE)
    with made.step("world"):
        fill(made, Random(1))
    return made


@pytest.fixture(scope="module")
def everything() -> Phone:
    made = Phone(APPS.values(), START, ZONE)
    with made.step("world"):
        fill(made, Random(1))
    return made


def tool(name: str) -> Tool:
    return Parcels.blueprint().tools[f"parcels__{name}"]


def test_rows_are_made_up_for_every_table_and_refer_to_one_another(everything: Phone) -> None:
    for table in everything.tables():
        if not table.name.startswith("phone."):
            assert len(table) >= ROWS // 2, table.name
            for row in list(table)[:5]:
                for name, value in row.__dict__.items():
                    if kind_of(name, everything) and isinstance(value, str) and value not in ("", "inbox", "notes"):
                        assert value in ids_of(kind_of(name, everything), everything), (row, name)


def test_rows_are_in_many_states(phone: Phone) -> None:
    assert {parcel.state for parcel in phone.app(Parcels).parcels} == {"waiting", "collected"}


def test_apps_that_hold_something_are_left_alone() -> None:
    made = Phone([Parcels], START, ZONE)
    with made.step("world"):
        made.app(Parcels).parcels.add(Parcel(title="Lamp", arrived_at=made.now))
        fill(made, Random(1))
    assert (len(made.app(Parcels).parcels), len(made.app(Parcels).remarks)) == (1, 0)


def test_made_up_arguments_mostly_fit(everything: Phone) -> None:
    values, random = Values(everything), Random(1)
    for one in EVERYTHING:
        good = 0
        for _ in range(20):
            try:
                one.parse(values.arguments(one, everything, random), everything.zone)
                good += 1
            except BadInput:
                continue
        assert good >= 5, one.name


@pytest.mark.parametrize("one", EVERYTHING, ids=lambda one: one.name)
def test_unfit_values_are_refused_and_odd_ones_never_break(one: Tool, everything: Phone) -> None:
    given: dict[str, Any] = Values(everything).arguments(one, everything, Random(1))
    for name, node in one.schema.get("properties", {}).items():
        for value in unfit(node, one.schema):
            with pytest.raises(BadInput, match=name):
                one.parse({**given, name: value}, everything.zone)
        for value in odd(node, one.schema):
            with suppress(BadInput):
                one.parse({**given, name: value}, everything.zone)


def test_ids_are_of_the_kind_that_a_name_says(phone: Phone) -> None:
    assert kind_of("parcel_id", phone) == kind_of("other_parcel_ids", phone) == "parcel"
    assert kind_of("parcel", phone) == kind_of("desk_id", phone) == ""
    ids = ids_of("parcel", phone)
    values = Values(phone)
    given = [values.arguments(tool("rename"), phone, Random(seed))["parcel_id"] for seed in range(20)]
    assert set(given) <= set(ids)
    assert len(set(given)) > 3


def test_what_is_on_display_is_mostly_taken(phone: Phone) -> None:
    values, shown = Values(phone), {"parcel_id": ["parcel_7"]}
    given = [values.arguments(tool("collect"), phone, Random(seed), shown)["parcel_id"] for seed in range(40)]
    assert given.count("parcel_7") > 20


def test_after_an_error_only_what_it_names_changes(phone: Phone) -> None:
    values, given = Values(phone), {"parcel_id": "parcel_7", "title": "Lamp"}
    for seed in range(10):
        other = values.instead("title: must be longer", given, tool("rename"), phone, Random(seed))
        assert other["parcel_id"] == "parcel_7"
    assert values.instead("no", given, tool("rename"), phone, Random(3)) != given


def test_texts_of_a_row_and_of_what_it_refers_to_are_related() -> None:
    made = Phone([Parcels], START, ZONE)
    with made.step("world"):
        parcel = made.app(Parcels).parcels.add(Parcel(title="Lamp", arrived_at=made.now))
        remark = made.app(Parcels).remarks.add(Remark(parcel_id=parcel.id, text="- [ ] fragile\n- heavy"))
    assert related_texts([remark.id], made) == ["- [ ] fragile\n- heavy", "fragile", "heavy", "Lamp", "waiting"]


def test_a_subject_makes_the_same_phone_twice() -> None:
    once, again = (Subject(Parcels, seed=3) for _ in range(2))
    assert [list(table) for table in once.phones[2].tables()] == [list(table) for table in again.phones[2].tables()]
    assert list(once.made().app(Parcels).parcels) != list(Subject(Parcels, seed=4).made().app(Parcels).parcels)
