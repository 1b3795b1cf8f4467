"""Entities: frozen, validated, and refused at definition where they could be changed in place."""

from __future__ import annotations

import sys
from collections import abc, deque
from datetime import date, datetime
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, ValidationError

from pare.entity import Entity, snake
from pare.errors import DefinitionError
from pare.times import Moment
from tests.pare.toy import START, Card, Line, Talk


class Frozen(BaseModel):
    """A value inside an entity."""

    model_config = ConfigDict(frozen=True)
    street: str


class Thawed(BaseModel):
    """A value that can be changed in place."""

    street: str


def define(annotation: Any, **options: Any) -> type[Entity]:
    return type(Entity)(
        "Thing", (Entity,), {"__annotations__": {"held": annotation}, "__module__": __name__}, **options
    )


@pytest.mark.parametrize(
    "annotation",
    [
        list[str], dict[str, int], set[int], frozenset[int], deque[int], list, tuple[list[int], ...],
        list[str] | None, abc.Sequence[str], abc.Mapping[str, str], abc.Iterable[int], tuple[tuple[set[str], int], ...],
        Thawed, Thawed | None, tuple[Thawed, ...],
    ],
    ids=str,
)  # fmt: skip
def test_what_can_be_changed_in_place_is_refused_at_definition(annotation: Any) -> None:
    with pytest.raises(DefinitionError, match=r"Thing\.held: use a tuple"):
        define(annotation)


@pytest.mark.parametrize(
    "annotation",
    [
        str,
        tuple[str, ...],
        tuple[tuple[int, str], ...],
        Card | None,
        Frozen,
        tuple[Frozen, ...],
        Literal["a", "b"],
        date,
    ],
    ids=str,
)
def test_what_is_frozen_is_accepted(annotation: Any) -> None:
    assert define(annotation).kind == "thing"


@pytest.mark.filterwarnings("ignore:Field name")
@pytest.mark.parametrize("name", ["kind", "index", "order", "search", "quiet", "container"])
def test_a_field_named_like_a_word_of_the_class_is_refused(name: str) -> None:
    with pytest.raises(DefinitionError, match=rf"Thing\.{name}"):
        type(Entity)("Thing", (Entity,), {"__annotations__": {name: str}, "__module__": __name__})


@pytest.mark.parametrize("option", ["index", "search", "quiet"])
def test_index_search_and_quiet_name_fields(option: str) -> None:
    with pytest.raises(DefinitionError, match="'other' is none"):
        define(str, **{option: ("other",)})


def test_order_names_a_field_that_always_has_a_value() -> None:
    with pytest.raises(DefinitionError, match="'other' is none"):
        define(str, order="other")
    with pytest.raises(DefinitionError, match="order names 'held', which may be None"):
        define(Moment | None, order="held")


def test_order_by_a_property_that_may_be_none_is_refused() -> None:
    with pytest.raises(DefinitionError, match="order names 'due', which may be None"):

        class Task(Entity, order="due"):
            """Sorted by something that may be missing."""

            title: str

            @property
            def due(self) -> int | None:
                """When."""
                return None


def test_properties_can_be_indexed_and_sorted_by() -> None:
    class Name(Entity, index=("initial",), order="plain"):
        """A name."""

        text: str

        @property
        def initial(self) -> str:
            """The first letter."""
            return self.text[:1]

        @property
        def plain(self) -> str:
            """In small letters."""
            return self.text.casefold()

    assert (Name.index, Name.order) == (("initial",), "plain")


def test_an_entity_is_frozen_and_takes_no_unknown_field() -> None:
    card = Card(name="Ada")
    with pytest.raises(ValidationError):
        card.name = "Ben"  # type: ignore[misc]
    with pytest.raises(ValidationError, match="extra"):
        Card(name="Ada", nickname="A")  # type: ignore[call-arg]


def test_changed_makes_a_validated_copy() -> None:
    card = Card(id="card_1", name="Ada", tags=("kin",))
    assert card.changed(name="Ben") == Card(id="card_1", name="Ben", tags=("kin",))
    assert card.name == "Ada"
    for wrong in ({"name": 5}, {"name": None}, {"tags": "kin"}, {"colour": "red"}):
        with pytest.raises(ValidationError):
            card.changed(**wrong)


def test_lists_are_taken_in_as_tuples() -> None:
    assert Talk(members=["Ada"]).members == ("Ada",)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_what_no_record_can_hold_is_no_number(value: float) -> None:
    with pytest.raises(ValidationError, match="finite"):
        define(float)(held=value)  # type: ignore[call-arg]


def test_strings_have_an_end() -> None:
    with pytest.raises(ValidationError, match="100000"):
        Card(name="x" * 100_001)


def test_a_lone_surrogate_is_no_text() -> None:
    with pytest.raises(ValidationError, match="unicode"):
        Card(name="\ud800")


@pytest.mark.parametrize("annotation", [datetime, datetime | None, tuple[datetime, ...], Annotated[datetime, "x"]])
def test_a_point_in_time_that_may_lack_its_zone_is_refused_at_definition(annotation: Any) -> None:
    with pytest.raises(DefinitionError, match=r"Late\.when: .* pare\.times\.Moment"):
        type("Late", (Entity,), {"__annotations__": {"when": annotation}, "__module__": __name__})


@pytest.mark.parametrize("annotation", [Moment, Moment | None, tuple[Moment, ...], Annotated[Moment, "x"], date])
def test_moments_and_days_are_points_in_time(annotation: Any) -> None:
    type("Timely", (Entity,), {"__annotations__": {"when": annotation}, "__module__": __name__})


def test_a_point_in_time_without_zone_is_refused() -> None:
    with pytest.raises(ValidationError, match="a point in time needs a time zone"):
        Line(talk_id="t", sender="s", text="x", sent_at=START.replace(tzinfo=None))


@pytest.mark.parametrize(
    ("name", "expected"),
    [("CalendarEvent", "calendar_event"), ("Card", "card"), ("Mp3File", "mp3_file"), ("URL", "url")],
)
def test_kind_is_the_class_in_snake_case(name: str, expected: str) -> None:
    assert snake(name) == expected


def test_a_copy_with_an_id_is_otherwise_the_same_and_leaves_the_original_alone() -> None:
    card = Card(name="Ada", tags=("kin",))
    twin = card.identified("card_7")
    assert (card.id, twin.id) == ("", "card_7")
    assert twin == card.changed(id="card_7")
    assert twin.model_fields_set == {"id", "name", "tags"}
    assert card.model_fields_set == {"name", "tags"}


def test_rows_share_the_keys_of_their_fields_and_so_take_less_room() -> None:
    card = Card(name="Ada").identified("card_1")
    assert card.__dict__ == {**card.__dict__}
    assert sys.getsizeof(card.__dict__) < sys.getsizeof({**card.__dict__})
