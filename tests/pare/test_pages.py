"""The page about an app says what its declaration says, and is Markdown whatever that is."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from pare import registry
from pare.app import App, read
from pare.entity import Entity
from pare.pages import app_page, index_page, pages
from pare.pages.__main__ import main
from pare.pages.markdown import block, code, item, prose, table, text
from pare.pages.schema import type_of
from pare.pages.told import named
from pare.screen import Screen
from pare.table import Table
from tests.pare.toy import APPS, Bells, Chat

ROOT = Path(__file__).parents[2]


class Part(BaseModel):
    """Part of | a thing.

    Attributes:
        size: how large.
    """

    model_config = ConfigDict(frozen=True)

    size: Annotated[int, Field(ge=1, le=5)] = 2


class Thing(Entity, order="name", search=("name",), quiet=("seen",), container=True):
    """A <thing>.

    It holds *parts*.

    Attributes:
        parts: what it consists of.
    """

    name: str
    parts: tuple[Part, ...] = Field(default=(), max_length=9)
    grade: Literal["good", "bad"] = "good"
    seen: bool = False


class Shed(App):
    """Things in a shed.

    Take care.
    """

    things: Table[Thing]

    @read
    def find(self, words: tuple[str, ...], part: Part | None = None, since: date | None = None, most: int = 5) -> None:
        """Find a|b.

        Args:
            words: What to look for, as "<a> or `b|c`".
            part: Such a part.
            most: At most so many.
        """


class Door(Screen[Shed], root=True):
    """The door."""

    key: str = "brass"


def section(page: str, heading: str) -> list[str]:
    found = page.partition(f"\n{heading}\n")[2].partition("\n#")[0]
    assert found, heading
    return [line for line in found.splitlines() if line]


def test_a_page_begins_with_what_the_app_is_and_its_graph() -> None:
    page = app_page(Shed)
    assert page.startswith("# shed\n\nThings in a shed.\n\nTake care.\n\n")
    assert f"`{__name__}.Shed`: 1 screen, 0 taps, 1 read, 0 writes, 0 arrivals, 1 table.\n" in page
    assert "](shed.svg)" in page
    assert "```mermaid\n---\nshed\n---\nstateDiagram-v2\n" in page


def test_screens_with_what_they_show_and_know() -> None:
    assert section(app_page(Shed), "## Screens")[2:] == [
        "| [`Door`](#screen-door) | The door. | `key: str = 'brass'` |"
    ]
    assert section(app_page(Shed), "### Screen `Door`") == ["No taps; one can only go back."]


def test_taps_with_arguments_and_where_they_lead() -> None:
    told = section(app_page(Chat), "### Screen `TalkView`")
    for line in (
        "| `delete` | Delete this conversation. | [`Talks`](#screen-talks) |",
        "| `open_card` | Show who that is. | [`CardView`](people.md#screen-cardview) of people or stays |",
        "| `open_other` | Go to another conversation. | another [`TalkView`](#screen-talkview) |",
        "| `send` | Send a message here. | stays |",
        "| `send_twice` | `fails` | boolean | `false` |  |",
    ):
        assert line in told


def test_operations_with_arguments_and_results() -> None:
    assert section(app_page(Shed), "## Operations")[2:] == [
        "| [`shed__find`](#operation-shed__find) | read | Find a\\|b. | `None` |"
    ]
    assert section(app_page(Shed), "### Operation `shed__find`")[2:] == [
        '| `words` | list of text | required | What to look for, as "&lt;a> or `b\\|c`". |',
        "| `part` | [`Part`](#part-part) | optional | Such a part. |",
        "| `since` | date | optional |  |",
        "| `most` | integer | `5` | At most so many. |",
    ]
    assert section(app_page(Chat), "### Operation `chat__list_talks`") == ["No arguments."]


def test_arrivals_with_both_texts() -> None:
    page = app_page(Chat)
    assert "| [`chat__leave`](#arrival-chat__leave) | Somebody leaves. | `{sender} left` |" in page
    assert section(page, "### Arrival `chat__receive`")[:4] == ["```text", "{sender} in {talk_id}:", "{text}", "```"]


def test_entities_with_fields_and_how_they_are_kept_and_parts() -> None:
    page = app_page(Shed)
    assert section(page, "### Entity `Thing`") == [
        "A &lt;thing>.",
        "It holds \\*parts\\*.",
        "- table: `shed.things`",
        "- sorted by: `name`",
        "- searched in: `name`",
        "- no effect if changed alone: `seen`",
        "- made on the way, when its content comes",
        "| field | type | default | what it is |",
        "|---|---|---|---|",
        "| `name` | text | required |  |",
        "| `parts` | list of [`Part`](#part-part) (at most 9 of them) | `[]` | what it consists of. |",
        '| `grade` | `good` or `bad` | `"good"` |  |',
        "| `seen` | boolean | `false` |  |",
    ]
    assert section(page, "### Part `Part`") == [
        "Part of | a thing.",
        "| field | type | default | what it is |",
        "|---|---|---|---|",
        "| `size` | integer (1 to 5) | `2` | how large. |",
    ]


def test_the_index_counts() -> None:
    assert "| [bells](bells.md) | Things that ring. | 1 | 1 | 1 | 3 | 2 | 1 |" in index_page(APPS)


def test_an_index_and_two_files_for_each_app() -> None:
    made = pages({kind.name: kind for kind in APPS})
    assert [*made] == [
        "README.md", "chat.md", "chat.svg", "people.md", "people.svg", "bells.md", "bells.svg",
    ]  # fmt: skip
    assert made["bells.md"] == app_page(Bells)


@pytest.mark.parametrize(
    ("schema", "told"),
    [
        ({}, "anything"),
        ({"type": "string", "minLength": 1, "maxLength": 20_000}, "text (at least 1 characters)"),
        ({"type": "string", "pattern": "^a|b$"}, "text like `^a|b$`"),
        ({"type": "string", "format": "date-time"}, "date and time"),
        ({"type": "number", "exclusiveMinimum": 0, "maximum": 2.5}, "number (more than 0 and at most 2.5)"),
        ({"enum": ["", "a", 1, None]}, '`""`, `a`, `1` or `null`'),
        ({"const": "a"}, "`a`"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}, {"type": "integer"}]}, "integer or nothing"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "boolean"}]}, "integer, then boolean"),
        ({"type": "array", "items": {"type": "string"}, "minItems": 1}, "list of text (at least 1 of them)"),
        ({"$ref": "#/$defs/Colour"}, "`red`"),
        ({"$ref": "#/$defs/Box"}, "<Box>"),
    ],
)
def test_types_in_words(schema: dict[str, Any], told: str) -> None:
    definitions: dict[str, Any] = {"Colour": {"enum": ["red"]}, "Box": {"properties": {}}}
    assert type_of(schema, definitions, lambda name: f"<{name}>") == told


def test_annotations_without_modules() -> None:
    assert named(list[Thing]) == "list[Thing]"
    assert named(tuple[Annotated[Thing, "x"], ...] | None) == "tuple[Thing, ...] | None"
    assert named(None) == "None"


def test_text_means_itself_and_code_stays_code() -> None:
    assert text("2 * 3 <b> [x] `a_*` _so_ snake_case\n  & on") == (
        "2 \\* 3 &lt;b> \\[x\\] `a_*` \\_so\\_ snake_case &amp; on"
    )
    assert code("a `b`") == "`` a `b` ``"
    assert block("```\nx", "text") == ["````text", "```", "x", "````"]


def test_prose_is_wrapped_and_never_becomes_a_list() -> None:
    assert prose(f"{'word ' * 22}abcdefgh - and on") == [f"{'word ' * 22}abcdefgh", "\\- and on", ""]
    assert all(len(line) <= 120 for line in prose("a - " * 200) + item("a - " * 200))
    assert prose("1. once") == ["1\\. once", ""]
    assert prose() == []


def test_items_are_wrapped_below_their_mark() -> None:
    assert item("word " * 25) == [f"- {'word ' * 23}".strip(), "  word word"]


def test_a_table_without_rows_is_left_out() -> None:
    assert table(("a", "b"), []) == []
    assert table(("a", "b"), [("x|y", "")]) == ["| a | b |", "|---|---|", "| x\\|y |  |", ""]


def test_pages_are_the_same_in_every_process() -> None:
    script = (
        "from pare.pages import pages; from tests.pare.toy import APPS\n"
        "print('\\n'.join(pages({kind.name: kind for kind in APPS}).values()))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed},
            check=True, capture_output=True, text=True,
        ).stdout
        for seed in ("0", "7")
    }  # fmt: skip
    assert len(told) == 1


def test_the_pages_of_installed_apps_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "apps", lambda: {kind.name: kind for kind in APPS})
    assert main([str(tmp_path / "deep" / "docs")]) == 0
    assert {path.name: path.read_text() for path in (tmp_path / "deep" / "docs").iterdir()} == pages(registry.apps())
    (tmp_path / "file").write_text("mine")
    assert main([str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.startswith(f"pare: {tmp_path / 'file'} cannot be written")
