"""The form: asks for the arguments of a tap or an operation, one field for each, made from its JSON schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Button, Select, SelectionList, Static, TextArea

from pare.errors import BadInput
from pare_bench.play.fields import LEFT_OUT, Field
from pare_bench.play.text import line, plain, shown, words

Options = Mapping[str, Sequence[tuple[str, str]]]
"""By argument, the values that can be seen now, each with the text that stands for it."""


class TextBox(TextArea):
    """A text that grows with what is typed; Enter is done with it, or begins the next line of a list."""

    class Done(Message):
        """Enter was pressed."""

    def __init__(self, text: str, *, lines: bool) -> None:
        super().__init__(text, soft_wrap=True, compact=True, highlight_cursor_line=False)
        self._lines = lines

    def on_mount(self) -> None:
        """Go on behind what is there."""
        self.move_cursor(self.document.end)

    def on_key(self, event: Key) -> None:
        """Enter and Ctrl+J: one of them is a new line."""
        if event.key == "enter" and not self._lines:
            event.prevent_default().stop()
            self.post_message(self.Done())
        elif event.key == "ctrl+j":
            event.prevent_default().stop()
            self.insert("\n")


class Entry(Vertical):
    """One field: its name, what it is for, where it is typed or chosen, and what is wrong with it."""

    def __init__(self, field: Field, value: Any, options: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.field = field
        self._warned = False
        typed = "" if value is None else field.typed(value)
        chosen = list(options) or [(word, word) for word in (("yes", "no"), field.choices)[field.kind == "choice"]]
        given = [value for value in (typed.split("\n") if field.kind == "list" else [typed]) if value]
        chosen += [(value, value) for value in given if value not in dict(chosen)]
        self._order = [id for id, _ in chosen]
        self._box: Select[str] | SelectionList[str] | TextBox
        if options and field.kind == "list":
            self._box = SelectionList(*((line(text), id, id in given) for id, text in chosen), compact=True)
        elif options or field.kind in ("choice", "boolean"):
            self._box = Select(
                [(line(text), id) for id, text in chosen],
                prompt="Choose" if field.required else "Leave as it is",
                value=typed or Select.NULL,
                compact=True,
            )
        else:
            self._box = TextBox(typed, lines=field.kind == "list")

    def compose(self) -> ComposeResult:
        """The label above, the fault below."""
        name = words(self.field.name) + (" *" if self.field.required else "")
        hint = self.field.hint
        if isinstance(self._box, SelectionList):
            hint = f"{self.field.about.rstrip('.')}; Space marks one"
        yield Static(Content.assemble((name, "bold"), "  ", line(hint, "dim")))
        yield self._box
        yield Static("", classes="fault", markup=False)

    @property
    def typed(self) -> str:
        """What was typed or chosen."""
        if isinstance(self._box, TextBox):
            return self._box.text
        if isinstance(self._box, SelectionList):
            return "\n".join(sorted(self._box.selected, key=self._order.index))
        return self._box.value if isinstance(self._box.value, str) else ""

    @property
    def lacks(self) -> bool:
        """Whether it is needed and nothing is there."""
        return self.field.required and not self.typed.strip()

    def read(self) -> Any:
        """The value that was given, or `LEFT_OUT`.

        Raises:
            BadInput: it does not fit; an empty text does at the second attempt.
        """
        value = self.field.read(self.typed)
        if self.lacks and isinstance(self._box, Select):
            raise BadInput("is needed")
        if self.lacks and not self._warned:
            self._warned = True
            raise BadInput("is empty; once more leaves it so")
        return value

    def focus_box(self) -> None:
        """Go there."""
        self._box.focus(scroll_visible=False)
        self.scroll_visible(animate=False)

    def tell(self, fault: str) -> None:
        """Say what is wrong, or that nothing is."""
        told = self.query_one(".fault", Static)
        told.update(plain(fault))
        told.display = bool(fault)


class Form(ModalScreen[dict[str, Any] | None]):
    """Asks for arguments; gives them back once they fit, or None if the person leaves.

    Args:
        title: the name of what they are for.
        about: what it does.
        fields: what is asked.
        values: what is filled in already.
        options: what can be chosen for a field from what is on the display.
        check: tells what is wrong with the arguments as a whole; empty if nothing is.
        fault: what was wrong when they were given before.
    """

    AUTO_FOCUS = ""  # `on_mount` chooses
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s", "done", "Done", priority=True),
        Binding("escape", "leave", "Leave"),
    ]

    def __init__(
        self, title: str, about: str, fields: Sequence[Field], values: Mapping[str, Any] | None = None,
        options: Options | None = None, check: Callable[[dict[str, Any]], str] = lambda arguments: "", fault: str = "",
    ) -> None:  # fmt: skip
        super().__init__()
        self._title, self._about, self._check, self._fault = title, about, check, fault
        given, known = values or {}, options or {}
        self.entries = [Entry(field, given.get(field.name), known.get(field.name, ())) for field in fields]

    def compose(self) -> ComposeResult:
        """Title, fields, buttons."""
        with VerticalScroll(classes="sheet", can_focus=False) as sheet:
            sheet.border_subtitle = "Tab next field"
            yield Static(line(self._title), classes="sheet-title")
            yield Static(shown(self._about), classes="hint")
            yield Static("", id="fault", classes="fault", markup=False)
            yield from self.entries
            with Horizontal(classes="buttons"):
                yield Button("Done ^s", id="done", variant="primary", compact=True)
                yield Button("Leave esc", id="leave", compact=True)

    def on_mount(self) -> None:
        """Begin with what is missing."""
        self._tell(self._fault)
        first = next((entry for entry in self.entries if entry.lacks), self.entries[0])
        self.call_after_refresh(first.focus_box)

    @on(TextBox.Done)
    def go_on(self) -> None:
        """Enter leads to what is missing still, or is the end."""
        missing = [entry for entry in self.entries if entry.lacks and not entry.has_focus_within]
        if missing:
            missing[0].focus_box()
        else:
            self.action_done()

    @on(Button.Pressed, "#done")
    def action_done(self) -> None:
        """Give back the arguments, unless something is wrong with them."""
        given: dict[str, Any] = {}
        faulty: list[Entry] = []
        for entry in self.entries:
            fault = ""
            try:
                given[entry.field.name] = entry.read()
            except BadInput as error:
                fault = str(error)
                faulty.append(entry)
            entry.tell(fault)
        given = {name: value for name, value in given.items() if value is not LEFT_OUT}
        wrong = "" if faulty else self._check(given)
        self._tell(wrong)
        if faulty:
            faulty[0].focus_box()
        elif not wrong:
            self.dismiss(given)

    @on(Button.Pressed, "#leave")
    def action_leave(self) -> None:
        """Leave without doing anything."""
        self.dismiss(None)

    def _tell(self, fault: str) -> None:
        told = self.query_one("#fault", Static)
        told.update(plain(fault))
        told.display = bool(fault)
