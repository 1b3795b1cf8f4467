"""Small sheets over the screen: a list to choose from, and a text to read or to agree to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from pare_bench.play.text import line, shown


class Choice(ModalScreen[str | None]):
    """A list to choose from; gives back the chosen id, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", "Leave")]

    def __init__(self, title: str, options: Sequence[tuple[str, Content]]) -> None:
        super().__init__()
        self._title, self._options = title, options

    def compose(self) -> ComposeResult:
        """Title and list."""
        with Vertical(classes="sheet") as sheet:
            sheet.border_subtitle = "↑↓ Enter, Esc leaves"
            yield Static(line(self._title), classes="sheet-title")
            yield OptionList(*(Option(told, id) for id, told in self._options), markup=False, compact=True)

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Give back what was chosen."""
        self.dismiss(event.option_id)

    def action_leave(self) -> None:
        """Leave without choosing."""
        self.dismiss(None)


class Notice(ModalScreen[bool]):
    """A text to read; with a question, one to agree to.

    Args:
        title: what it is.
        text: what it says.
        agree: what agreeing does; empty if there is nothing to agree to.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "agree", "Yes"),
        Binding("escape,n,enter", "leave", "Back"),
    ]

    def __init__(self, title: str, text: str, agree: str = "") -> None:
        super().__init__()
        self._title, self._text, self._agree = title, text, agree

    def compose(self) -> ComposeResult:
        """Title, text and buttons."""
        with VerticalScroll(classes="sheet"):
            yield Static(line(self._title), classes="sheet-title")
            yield Static(shown(self._text), classes="told")
            with Horizontal(classes="buttons"):
                if self._agree:
                    yield Button(line(f"{self._agree} y"), id="agree", variant="error", compact=True)
                yield Button("Back esc", id="leave", compact=True)

    def on_mount(self) -> None:
        """Keys scroll the text."""
        self.query_one(VerticalScroll).focus()

    @on(Button.Pressed, "#agree")
    def action_agree(self) -> None:
        """Agree."""
        if self._agree:
            self.dismiss(True)

    @on(Button.Pressed, "#leave")
    def action_leave(self) -> None:
        """Go back."""
        self.dismiss(False)
