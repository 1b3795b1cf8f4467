"""The phone as a person holds it: status bar, the open screen with its rows, and the keys below it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Click, Focus
from textual.message import Message
from textual.widgets import Button, Static

from pare.screen import Item
from pare_agents.users.human import Turn
from pare_bench.play.text import line, shown, words

KEYS = (("back", "‹ Back"), ("home", "○ Home"), ("switch", "▢ Apps"), ("shade", "▾ Shade"), ("wait", "Wait"))


class Row(Static, can_focus=True):
    """One row of the open screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "choose", "Choose", show=False)]

    class Marked(Message):
        """The person is at this row now."""

        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    class Chosen(Marked):
        """The person has tapped this row."""

    def __init__(self, item: Item, *, ids: bool = False) -> None:
        super().__init__()
        self.item = item
        self.tell(ids=ids)

    def tell(self, *, ids: bool) -> None:
        """Say what it is, with its id or without."""
        first, end, rest = self.item.text.partition("\n")
        id = (" ", line(f"[{self.item.id}]", "dim")) if ids else ()
        self.update(Content.assemble(shown(first), *id, end, shown(rest, "dim")))

    def on_focus(self, event: Focus) -> None:
        """A row that is come to is marked."""
        self.post_message(self.Marked(self.item))

    def on_click(self, event: Click) -> None:
        """A click taps it."""
        self.action_choose()

    def action_choose(self) -> None:
        """Tap it."""
        self.post_message(self.Chosen(self.item))


class Display(VerticalScroll):
    """What the open screen shows; the arrow keys go from row to row, and scroll where there is none."""

    def on_focus(self, event: Focus) -> None:
        """Go on at the row where one was."""
        for row in self.query(Row).filter(".-marked"):
            row.focus()

    def action_scroll_down(self) -> None:
        """Go to the next row once it comes into view."""
        row = self._beside(1)
        self._go(row if row is not None and row.region.y <= self.region.bottom else None, self.scroll_down)

    def action_scroll_up(self) -> None:
        """Go to the row before once it comes into view."""
        row = self._beside(-1)
        self._go(row if row is not None and row.region.bottom >= self.region.y else None, self.scroll_up)

    def _go(self, row: Row | None, scroll: Callable[..., None]) -> None:
        """Go to a row and bring all of it into view; scroll by a line if there is none, or it is too long for that."""
        fits = row is not None and row.size.height < self.size.height
        if row is not None:
            row.focus(scroll_visible=fits)
        if not fits:
            scroll(animate=False)

    def _beside(self, step: int) -> Row | None:
        rows = list(self.query(Row))
        at = next((number for number, row in enumerate(rows) if row.has_focus), -1 if step > 0 else 0) + step
        return rows[at] if 0 <= at < len(rows) else None


class PhonePane(Vertical):
    """The whole phone."""

    class Key(Message):
        """One of the keys below the display was pressed."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self) -> None:
        super().__init__()
        self.marked: Item | None = None
        self.border_subtitle = "↑↓ Enter"
        self._open = ""
        self._ids = False

    def compose(self) -> ComposeResult:
        """Status bar, latest notification, what went wrong, display, keys."""
        yield Static(id="status")
        yield Static(id="latest")
        yield Static(id="error", classes="fault")
        yield Display(id="display")
        with Horizontal(id="keys"):
            for name, told in KEYS:
                yield Button(told, name=name, compact=True)

    async def show(self, turn: Turn) -> None:
        """Show what is to be seen now."""
        look, error = turn.sight.look, turn.sight.error
        notes = look.notifications
        self.query_one("#status", Static).update(line(f"{look.now[-5:]}  {trail(turn)}"))
        latest = self.query_one("#latest", Static)
        latest.update(line(f"▾ {len(notes)}  {notes[0].headline}" if notes else ""))
        latest.display = bool(notes)
        told = self.query_one("#error", Static)
        told.update(shown(f"That did not work. {error}"))
        told.display = bool(error)
        items = launcher(turn) if look.screen == "home" else look.view.items
        lines = () if look.screen == "home" else look.view.lines
        stays = look.screen == self._open
        self._open = look.screen
        place = (self.marked.kind, self.marked.id) if stays and self.marked is not None else None
        self.marked = next((item for item in items if (item.kind, item.id) == place), None)
        display = self.query_one(Display)
        await display.remove_children()
        await display.mount(
            Static(shown(look.view.title), classes="title"),
            *([Static(shown("\n".join(lines)), classes="lines")] if lines else []),
            *(Row(item, ids=self._ids) for item in items),
        )
        at = next((row for row in display.query(Row) if row.item is self.marked), None)
        if at is not None:
            at.focus()
        else:
            display.scroll_home(animate=False)
            display.focus()
        self.mark(self.marked)

    def mark(self, item: Item | None) -> None:
        """Remember which row the person is at, if it is still there."""
        rows = list(self.query(Row))
        if item is None or any(row.item is item for row in rows):
            self.marked = item
        for row in rows:
            if row.has_class("-marked") != (row.item is self.marked):
                row.toggle_class("-marked")

    def turn_ids(self) -> None:
        """Show the rows' ids or hide them; some arguments (a file's, several rows') are ids that one types."""
        self._ids = not self._ids
        for row in self.query(Row):
            row.tell(ids=self._ids)

    def allow(self, names: set[str]) -> None:
        """Let these keys be pressed, and no others."""
        for button in self.query_one("#keys").query(Button):
            button.disabled = button.name not in names

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """A key below the display."""
        event.stop()
        self.post_message(self.Key(event.button.name or ""))


def trail(turn: Turn) -> str:
    """The open app and its screens, from the first to the one on the display."""
    if not turn.stack:
        return "Home"
    app = turn.sight.look.screen.partition(".")[0]
    return f"{words(app)}: {' › '.join(words(name.partition('.')[2]) for name in turn.stack)}"


def launcher(turn: Turn) -> tuple[Item, ...]:
    """The home screen's rows: the apps."""
    return tuple(Item("app", name, f"{words(name)}\n{about}") for name, about in turn.apps.items())
