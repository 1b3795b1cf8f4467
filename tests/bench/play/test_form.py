"""Forms: what is filled in, what Enter does, where faults are told, and what comes out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Any

from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Select

from pare_bench.play.fields import fields
from pare_bench.play.form import Form, TextBox
from tests.bench.play.hand import screen_of

SCHEMA = {
    "properties": {
        "to": {"type": "string", "description": "To whom."},
        "text": {"type": "string"},
        "day": {"type": "string", "format": "date"},
        "tags": {"type": "array", "items": {"type": "string"}},
        "loud": {"type": "boolean", "default": False},
        "colour": {"type": "string", "enum": ["red", "[blue]"]},
    },
    "required": ["to", "text"],
}


class Host(App[None]):
    """Holds one form."""

    CSS_PATH = str(files("pare_bench.play") / "play.tcss")

    def __init__(self, form: Form) -> None:
        super().__init__()
        self.form = form
        self.given: Any = "nothing yet"

    def on_mount(self) -> None:
        self.push_screen(self.form, self.take)

    def take(self, given: dict[str, Any] | None) -> None:
        self.given = given

    def boxes(self) -> list[TextBox]:
        return [entry.query_one(TextBox) for entry in self.form.entries if entry.query(TextBox)]


@asynccontextmanager
async def filling_in(size: tuple[int, int] = (100, 40), **options: Any) -> AsyncIterator[tuple[Pilot[None], Host]]:
    app = Host(Form("Send [b]it[/b]", "Send something.", fields(SCHEMA), **options))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot, app


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await pilot.pause()


async def test_everything_typed_and_chosen_comes_out_in_the_kinds_of_the_schema() -> None:
    async with filling_in() as (pilot, app):
        await press(
            pilot, *"Noor", "tab", *"a", "ctrl+j", *"b", "tab", *"2027-04-15", "tab", *"x", "enter", *"y", "tab"
        )
        await press(pilot, "down", "down", "enter", "tab", "down", "down", "down", "enter", "ctrl+s")
        assert app.given == {
            "to": "Noor", "text": "a\nb", "day": "2027-04-15", "tags": ["x", "y"], "loud": True, "colour": "[blue]",
        }  # fmt: skip


async def test_what_is_left_alone_is_not_given() -> None:
    async with filling_in() as (pilot, app):
        await press(pilot, *"Noor", "tab", *"Hello", "ctrl+s")
        assert app.given == {"to": "Noor", "text": "Hello"}


async def test_it_begins_with_what_is_missing_and_keeps_what_is_known() -> None:
    async with filling_in(values={"to": "Sami", "tags": ["x"], "loud": True, "colour": "red"}) as (pilot, app):
        assert app.focused is app.boxes()[1]
        await press(pilot, *"Hi", "ctrl+s")
        assert app.given == {"to": "Sami", "text": "Hi", "tags": ["x"], "loud": True, "colour": "red"}


async def test_enter_goes_to_what_is_missing_and_is_the_end_when_nothing_is() -> None:
    async with filling_in() as (pilot, app):
        await press(pilot, *"Noor", "enter")
        assert app.given == "nothing yet"
        assert app.focused is app.boxes()[1]
        await press(pilot, *"Hello", "enter")
        assert app.given == {"to": "Noor", "text": "Hello"}


async def test_a_needed_text_is_left_empty_only_at_the_second_attempt() -> None:
    async with filling_in() as (pilot, app):
        await press(pilot, *"Noor", "ctrl+s")
        assert app.given == "nothing yet"
        assert "is empty; once more leaves it so" in screen_of(app)
        await press(pilot, "ctrl+s")
        assert app.given == {"to": "Noor", "text": ""}


async def test_a_fault_stands_at_its_field_and_goes_when_it_is_mended() -> None:
    async with filling_in(values={"to": "a", "text": "b"}) as (pilot, app):
        await press(pilot, "tab", "tab", *"soon", "tab", "tab", "ctrl+s")
        lines = screen_of(app).splitlines()
        at = next(number for number, line in enumerate(lines) if "Day" in line)
        assert "soon" in lines[at + 1]
        assert "is written like 2027-04-15" in lines[at + 2]
        assert app.focused is app.boxes()[2]
        await press(pilot, "ctrl+u", *"2027-02-30", "ctrl+s")
        await press(pilot, "ctrl+u", *"2027-02-03", "ctrl+s")
        assert app.given == {"to": "a", "text": "b", "day": "2027-02-03"}


async def test_what_is_wrong_with_the_whole_is_told_above_and_the_form_stays() -> None:
    seen: list[Any] = []

    def check(given: dict[str, Any]) -> str:
        seen.append(given)
        return "" if given["to"] == "Noor" else "to: [b]nobody[/b] of that name"

    async with filling_in(check=check, values={"to": "Sam", "text": "b"}, fault="last time") as (pilot, app):
        assert "last time" in screen_of(app)
        await press(pilot, "ctrl+s")
        assert "to: [b]nobody[/b] of that name" in screen_of(app)
        assert "last time" not in screen_of(app)
        await press(pilot, "ctrl+u", *"Noor", "ctrl+s")
        assert app.given == {"to": "Noor", "text": "b"}
        assert len(seen) == 2


async def test_what_is_on_the_display_can_be_chosen() -> None:
    options = {"to": [("c1", "Noor [b]Haddad"), ("c2", "Sami Farah")]}
    async with filling_in(options=options) as (pilot, app):
        assert isinstance(app.focused, Select)
        await press(pilot, "enter")
        assert "Noor [b]Haddad" in screen_of(app)
        await press(pilot, "down", "down", "enter")
        assert "Sami Farah" in screen_of(app)
        await press(pilot, "tab", *"Hi", "enter")
        assert app.given == {"to": "c2", "text": "Hi"}


async def test_several_that_are_on_the_display_can_be_marked() -> None:
    options = {"tags": [("t1", "Home"), ("t2", "[b]Work"), ("t3", "Later")]}
    async with filling_in(options=options, values={"to": "a", "text": "b", "tags": ["t3", "t9"]}) as (pilot, app):
        assert "[b]Work" in screen_of(app)
        await press(pilot, "tab", "tab", "tab", "down", "space", "ctrl+s")
        assert app.given == {"to": "a", "text": "b", "tags": ["t2", "t3", "t9"]}
    async with filling_in(options=options, values={"to": "a", "text": "b"}) as (pilot, app):
        await press(pilot, "ctrl+s")
        assert app.given == {"to": "a", "text": "b"}


async def test_what_must_be_chosen_cannot_be_left_open() -> None:
    async with filling_in(options={"to": [("c1", "Noor")]}, values={"text": "Hi"}) as (pilot, app):
        await press(pilot, "ctrl+s", "ctrl+s")
        assert app.given == "nothing yet"
        assert "is needed" in screen_of(app)


async def test_a_value_that_is_not_on_the_display_is_kept() -> None:
    options = {"to": [("c1", "Noor")]}
    async with filling_in(options=options, values={"to": "c9", "text": "Hi"}) as (pilot, app):
        await press(pilot, "ctrl+s")
        assert app.given == {"to": "c9", "text": "Hi"}


async def test_it_can_be_left_with_a_key_or_a_button_and_done_with_one() -> None:
    async with filling_in() as (pilot, app):
        await press(pilot, "escape")
        assert app.given is None
    async with filling_in() as (pilot, app):
        await pilot.click("#leave")
        await pilot.pause()
        assert app.given is None
    async with filling_in(values={"to": "a", "text": "b"}) as (pilot, app):
        await pilot.click("#done")
        await pilot.pause()
        assert app.given == {"to": "a", "text": "b"}


async def test_on_a_small_terminal_the_field_with_the_fault_comes_into_view() -> None:
    async with filling_in(size=(60, 16), values={"to": "a", "text": "b", "day": "soon"}) as (pilot, app):
        assert "Send [b]it[/b]" in screen_of(app)
        assert "To *" in screen_of(app)
        await press(pilot, *["tab"] * 4, "ctrl+s")
        assert "is written like" in screen_of(app)
        for part in ("soon", "Done ^s", "Leave esc"):
            assert part in screen_of(app), part
