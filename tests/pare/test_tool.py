"""Tools: what an agent is told of an operation, and how its arguments are read."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date, datetime, time
from enum import Enum
from typing import Annotated, Any, Literal, get_type_hints

import pytest
from hypothesis import given, strategies as st
from pydantic import BaseModel, ConfigDict, Field, NaiveDatetime, ValidationError

from pare.errors import BadInput, DefinitionError
from pare.finite import may_be_infinite
from pare.times import Moment, zone
from pare.tool import Tool, entities_in, explained
from tests.pare.toy import Card, Chat, Line, Talk, phone

UTC_ZONE = zone("UTC")


class Side(BaseModel):
    """A dish beside another."""

    model_config = ConfigDict(frozen=True)
    dish: str
    grams: float = 100.0


def order(
    dish: str,
    portions: Annotated[int, Field(ge=1, le=9)] = 1,
    size: Literal["small", "large"] | None = None,
    at: Moment | None = None,
    sides: tuple[Side, ...] = (),
    price: float = 0.0,
    title: str = "",
) -> list[Card]:
    """Order a dish.

    It comes warm.

    Args:
        dish: What to eat,
            as on the menu.
        portions: How many.
        title: What it is called.

    Returns:
        Nothing that matters.
    """
    return []


HINTS = {
    "dish": str,
    "portions": Annotated[int, Field(ge=1, le=9)],
    "size": Literal["small", "large"] | None,
    "at": Moment | None,
    "sides": tuple[Side, ...],
    "price": float,
    "title": str,
    "return": list[Card],
}


@pytest.fixture
def tool() -> Tool:
    return Tool("diner__order", "write", order, HINTS, 0)


def test_an_agent_is_told_name_description_and_arguments(tool: Tool) -> None:
    spec = tool.spec
    assert (spec.name, spec.original, spec.description) == (
        "diner__order",
        "diner__order",
        "Order a dish. It comes warm.",
    )
    properties = spec.parameters["properties"]
    assert spec.parameters["required"] == ["dish"]
    assert properties["dish"] == {"type": "string", "description": "What to eat, as on the menu"}
    assert properties["portions"] == {
        "type": "integer", "minimum": 1, "maximum": 9, "default": 1, "description": "How many",
    }  # fmt: skip
    assert properties["size"] == {"enum": ["small", "large"], "type": "string"}
    assert properties["title"]["description"] == "What it is called"
    assert '"title": "' not in json.dumps(spec.parameters)
    assert "null" not in json.dumps(spec.parameters)
    assert spec is tool.spec


def test_an_operation_of_an_app_is_called_by_app_and_name_without_self() -> None:
    tool = Chat.blueprint().tools["chat__send"]
    assert tool.names == ("talk_id", "text")
    assert tool.kind == "write"
    assert set(tool.schema["properties"]) == {"talk_id", "text"}


FAULTS: list[tuple[Any, str]] = [
    ({}, "dish: is required"),
    ({"dish": None}, "dish: input should be a valid string (got None)"),
    ({"dish": 5}, "dish: input should be a valid string (got 5)"),
    ({"dish": ["pie"]}, "dish: input should be a valid string (got ['pie'])"),
    ({"dish": "pie", "portions": 0}, "portions: input should be greater than or equal to 1 (got 0)"),
    ({"dish": "pie", "portions": "many"}, "portions: input should be a valid integer"),
    ({"dish": "pie", "portions": 1.5}, "portions: input should be a valid integer"),
    ({"dish": "pie", "portions": 10**400}, "portions: "),
    ({"dish": "pie", "portions": "9" * 5000}, "portions: "),
    ({"dish": "pie", "size": "huge"}, "size: input should be 'small' or 'large' (got 'huge')"),
    ({"dish": "pie", "price": float("nan")}, "price: input should be a finite number (got nan)"),
    ({"dish": "pie", "price": float("inf")}, "price: input should be a finite number (got inf)"),
    ({"dish": "pie", "price": "NaN"}, "price: input should be a finite number"),
    ({"dish": "pie", "sides": [{"dish": "peas"}, {"grams": 3}]}, "sides.1.dish: is required"),
    ({"dish": "pie", "sides": [{"dish": "peas", "grams": "lots"}]}, "sides.0.grams: input should be a valid number"),
    ({"dish": "pie", "sides": "peas"}, "sides: input should be a list (got 'peas')"),
    ({"dish": "pie", "dsh": "pie"}, "dsh: there is no such argument"),
    ({"dish": "x" * 20_001}, "dish: string should have at most 20000 characters (got 'xxx"),
    ({"dish": "\ud800"}, "dish: "),
    ({"dish": "pie", "at": "soon"}, "at: "),
    ({"dish": "pie", 5: 6}, "5: "),
    ("pie", "arguments: "),
    (None, "arguments: "),
    ([], "arguments: "),
]


@pytest.mark.parametrize(("arguments", "told"), FAULTS, ids=[told for _, told in FAULTS])
def test_what_does_not_fit_is_told_by_argument(tool: Tool, arguments: Any, told: str) -> None:
    with pytest.raises(BadInput) as caught:
        tool.parse(arguments, UTC_ZONE)
    text = str(caught.value)
    assert text.startswith("diner__order: ")
    assert told in text
    assert "Arguments: dish, portions, size, at, sides, price, title" in text
    assert len(text) < 400
    text.encode()


def test_every_fault_is_told_at_once_but_not_a_thousand(tool: Tool) -> None:
    with pytest.raises(BadInput) as caught:
        tool.parse({"portions": 0, "colour": "red"}, UTC_ZONE)
    assert "dish: is required" in str(caught.value)
    assert "portions: " in str(caught.value)
    assert "colour: there is no such argument" in str(caught.value)
    with pytest.raises(BadInput) as caught:
        tool.parse({f"{number}" * 500: number for number in range(1000)}, UTC_ZONE)
    assert "more faults" in str(caught.value)
    assert len(str(caught.value)) < 2000


def test_a_number_that_no_record_can_hold_is_refused() -> None:
    def count(number: int) -> None:
        """Count."""

    tool = Tool("count", "write", count, {"number": int, "return": None}, 0)
    for number in (2**63, -(2**63), str(10**30)):
        with pytest.raises(BadInput, match="count: number: must be a smaller number"):
            tool.parse({"number": number}, UTC_ZONE)
    assert tool.parse({"number": 2**63 - 1}, UTC_ZONE) == {"number": 2**63 - 1}


@given(
    st.dictionaries(
        st.sampled_from(["dish", "portions", "size", "at", "sides", "price", "title", "x", "\ud800", ""]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.just("\ud800"),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
            max_leaves=5,
        ),
    )
)
def test_any_arguments_are_either_read_or_refused_in_words(arguments: dict[str, Any]) -> None:
    tool = Tool("diner__order", "write", order, HINTS, 0)
    try:
        found = tool.parse(arguments, UTC_ZONE)
    except BadInput as error:
        assert len(str(error)) < 4000  # noqa: PT017
    else:
        assert set(found) == set(HINTS) - {"return"}
        hash((found["dish"], found["sides"]))


def test_lists_become_tuples_and_times_local(tool: Tool) -> None:
    found = tool.parse({"dish": "pie", "sides": [{"dish": "peas"}], "at": "2027-07-01T12:00"}, zone("Europe/Rome"))
    assert found["sides"] == (Side(dish="peas"),)
    assert found["at"].hour == 10
    assert found["portions"] == 1


def test_results_are_shown_in_the_terms_of_json_with_local_times() -> None:
    made = phone()
    tool = Chat.blueprint().tools["chat__read_talk"]
    with made.step("user"):
        result = made.app(Chat).read_talk("talk_1", limit=1)
    assert tool.dump(result, made.zone) == [
        {"id": "line_2", "talk_id": "talk_1", "sender": "Ada", "text": "How are you?",
         "sent_at": "2027-03-02T09:00:00+01:00", "seen": False},
    ]  # fmt: skip
    assert tool.dump(None, made.zone) is None


def test_entities_are_found_wherever_they_are_in_a_result() -> None:
    made = phone()
    talk, line = next(iter(made.app(Chat).talks)), next(iter(made.app(Chat).lines))
    card = Card(id="card_1", name="Ada")

    class Summary(BaseModel):
        """A result that is no entity."""

        talk: Talk
        lines: tuple[Line, ...]
        note: str = "x"

    found = entities_in([Summary(talk=talk, lines=(line,)), (card, "text", 5, None)])
    assert found == [talk, line, card]
    assert entities_in("text") == entities_in(None) == []


def nothing(dish: str) -> None:
    """Nothing."""


def silent(dish: str) -> None: ...


def positional(dish: str, /) -> None:
    """Positional."""


def many(*dishes: str) -> None:
    """Many."""


def any_named(**dishes: str) -> None:
    """Named."""


WHOLE = {"dish": str, "dishes": str, "return": None}


@pytest.mark.parametrize(
    ("name", "call", "hints", "told"),
    [
        ("two words", nothing, WHOLE, "1 to 64 letters"),
        ("x" * 65, nothing, WHOLE, "1 to 64 letters"),
        ("", nothing, WHOLE, "1 to 64 letters"),
        ("naïve", nothing, WHOLE, "1 to 64 letters"),
        ("good", silent, WHOLE, "good needs a docstring"),
        ("good", nothing, {"dish": str}, "good: annotate what it returns"),
        ("good", nothing, {"return": None}, "good: annotate its argument dish"),
        ("good", positional, WHOLE, "good: its argument dish must be one that can be given by name"),
        ("good", many, WHOLE, "good: its argument dishes must be one that can be given by name"),
        ("good", any_named, WHOLE, "good: its argument dishes must be one that can be given by name"),
    ],
)
def test_what_no_agent_could_call_is_refused_at_definition(name: str, call: Any, hints: Any, told: str) -> None:
    with pytest.raises(DefinitionError, match=told):
        Tool(name, "write", call, hints, 0)


def test_a_date_is_an_argument_like_any_other() -> None:
    def on(day: date) -> None:
        """On a day."""

    tool = Tool("on", "read", on, {"day": date, "return": None}, 0)
    assert tool.schema["properties"]["day"]["format"] == "date"
    assert tool.parse({"day": "2027-07-01"}, UTC_ZONE) == {"day": date(2027, 7, 1)}
    with pytest.raises(BadInput, match=r"day: input should be a valid date"):
        tool.parse({"day": "1 July"}, UTC_ZONE)


def test_the_allowed_values_are_told_also_of_a_choice_of_choices_or_of_an_enum() -> None:
    class Colour(Enum):
        RED = "red"
        BLUE = "blue"

    def paint(
        colour: Colour, coat: Literal["thin", "thick"] | None = None,
        over: tuple[Literal["wood", "stone"], ...] | Literal["all", "none"] = "all",
    ) -> None:  # fmt: skip
        """Paint."""

    hints = {"colour": Colour, "coat": Literal["thin", "thick"] | None,
             "over": tuple[Literal["wood", "stone"], ...] | Literal["all", "none"], "return": None}  # fmt: skip
    tool = Tool("paint", "write", paint, hints, 0)
    with pytest.raises(BadInput) as caught:
        tool.parse({"colour": "green", "coat": "wet", "over": "some"}, UTC_ZONE)
    text = str(caught.value)
    assert "colour: input should be 'red' or 'blue' (got 'green')" in text
    assert "coat: input should be 'thin' or 'thick' (got 'wet')" in text
    assert "over: input should be 'all' or 'none' (got 'some')" in text
    assert "literal[" not in text


class Measured(BaseModel):
    length: float | None = None


class Sure(BaseModel, allow_inf_nan=False):
    length: Annotated[float, Field(gt=0)] | None = None
    sides: tuple[float, ...] = ()


class Holding(BaseModel, allow_inf_nan=False):
    sure: Sure
    measured: Measured | None = None


@dataclass
class Span:
    begins: NaiveDatetime
    ends: datetime | None = None


@dataclass
class Place:
    x: float


@pytest.mark.parametrize(
    ("returns", "result"),
    [
        (float, float("nan")),
        (Measured, Measured(length=float("inf"))),
        (list[Measured], [Measured(), Measured(length=float("nan"))]),
        (Any, {"a": [float("nan")]}),
    ],
)
def test_an_operation_that_gives_a_number_that_is_not_finite_is_a_fault_of_its_app(returns: Any, result: Any) -> None:
    def measure() -> Any:
        """Measure."""

    tool = Tool("measure", "read", measure, {"return": returns}, 0)
    with pytest.raises(DefinitionError, match=r"what measure returns cannot hold (nan|inf): numbers must be finite"):
        tool.dump(result, UTC_ZONE)


@pytest.mark.parametrize(
    ("annotation", "may"),
    [
        (float, True), (float | None, True), (tuple[float, ...], True), (dict[str, float], True), (Any, True),
        (Measured, True), (Sure, False), (Holding, True), (Span, False), (Place, True), (object, True),
        (int, False), (str | None, False), (Card, False), (list[Card], False),
        (None, False), (Literal["a", 1], False), (Annotated[str, "x"], False), (datetime, False),
    ],
)  # fmt: skip
def test_what_may_hold_a_number_that_is_not_finite(annotation: Any, may: bool) -> None:
    assert may_be_infinite(annotation) is may


class Planned(BaseModel):
    """A day that follows from its title."""

    title: Annotated[str, Field(min_length=1)]
    day: date = Field(default_factory=lambda given: date(2027, 3, len(given["title"])))


def _plan(
    starts: Moment, day: date | None = None, at: tuple[time, ...] = (), title: str = "x", tags: tuple[str, ...] = ()
) -> None:
    """Plan."""


PLAN = Tool("plan", "write", _plan, {**get_type_hints(_plan, include_extras=True)}, 0)


@pytest.mark.parametrize("value", ["20270316", 20270316, "1.5", " 0 ", -1, 2.5, True])
@pytest.mark.parametrize(("name", "example"), [("starts", "2027-03-16T09:30"), ("day", "2027-03-16"), ("at", "09:30")])
def test_a_number_is_no_point_in_time(name: str, example: str, value: Any) -> None:
    with pytest.raises(BadInput, match=rf"plan: {name}(\.0)?: "):
        PLAN.parse({"starts": "2027-03-16T09:30", name: [value] if name == "at" else value}, UTC_ZONE)
    given = [example] if name == "at" else example
    assert PLAN.parse({"starts": "2027-03-16T09:30", name: given, "title": "20270316"}, UTC_ZONE)["title"] == "20270316"


@pytest.mark.parametrize("text", ["a\x00b", "\x1b[31m", "a\x9bb", "a\x85b", "\x7f"])
def test_control_characters_are_no_text(text: str) -> None:
    for odd in ({"title": text}, {"tags": ["fine", text]}):
        with pytest.raises(BadInput, match="holds control characters; write plain text"):
            PLAN.parse({"starts": "2027-03-16T09:30", **odd}, UTC_ZONE)
    assert PLAN.parse({"starts": "2027-03-16T09:30", "title": "a\tb\nc"}, UTC_ZONE)["title"] == "a\tb\nc"


def test_a_default_that_only_follows_from_what_is_wrong_is_not_blamed() -> None:
    with pytest.raises(ValidationError) as caught:
        Planned(title="")
    assert explained(caught.value).startswith("title: ")
    assert "day" not in explained(caught.value)
