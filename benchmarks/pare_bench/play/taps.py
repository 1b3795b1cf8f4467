"""The taps of the open screen as a list: each with the number that is its key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from pare.screen import Item
from pare.tool import Tool
from pare_bench.play.text import line, words

NUMBERS = "1234567890"


def takes(argument: str, kind: str) -> bool:
    """Whether an argument stands for a row of that kind: `message`, `message_id` or `message_ids`."""
    return argument in (kind, f"{kind}_id", f"{kind}_ids")


def filled(tool: Tool, item: Item | None) -> dict[str, Any]:
    """The arguments of a tap that a row fills in."""
    if item is None:
        return {}
    return {name: [item.id] if name == f"{item.kind}_ids" else item.id for name in tool.names if takes(name, item.kind)}


def taps_of(actions: Mapping[str, Tool]) -> list[Tool]:
    """The open screen's own taps among the actions that are possible."""
    return [tool for tool in actions.values() if tool.kind == "tap"]


def told(tool: Tool, mark: str = "") -> Content:
    """A tap in a line: its key, its name and what it does."""
    name = f"{mark} {words(tool.name)}".strip()
    return Content.assemble((name, "bold"), "  ", line(tool.description, "dim"))


class TapList(OptionList):
    """What can be done on the open screen; those that take the marked row carry an arrow."""

    class Wanted(Message):
        """A tap was chosen."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self) -> None:
        super().__init__(markup=False, compact=True)
        self.border_title, self.border_subtitle = "What you can do here", "its number, or ↑↓ Enter"
        self._listed: list[tuple[str, str, str]] = []

    def show(self, tools: Sequence[Tool], marked: Item | None) -> None:
        """List the taps."""
        listed = [(tool.name, tool.description, "→" if filled(tool, marked) else " ") for tool in tools]
        if listed == self._listed:
            return
        self._listed = listed
        self.display = bool(tools)
        highlighted = self.highlighted
        self.clear_options()
        for at, (tool, (*_, arrow)) in enumerate(zip(tools, listed, strict=True)):
            key = NUMBERS[at] if at < len(NUMBERS) else "·"
            self.add_option(Option(told(tool, f"{key}{arrow}"), tool.name))
        if highlighted is not None and highlighted < len(tools):
            self.highlighted = highlighted

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A tap of the list."""
        event.stop()
        self.post_message(self.Wanted(event.option_id or ""))
