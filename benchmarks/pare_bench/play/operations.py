"""The operations that the assistant can call now, with a field to find one by its name."""

from __future__ import annotations

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from pare.tool import ToolSpec
from pare_bench.play.text import line


class Operations(Vertical):
    """See the module."""

    class Wanted(Message):
        """An operation was chosen."""

        def __init__(self, spec: ToolSpec) -> None:
            super().__init__()
            self.spec = spec

    def __init__(self) -> None:
        super().__init__()
        self._specs: Sequence[ToolSpec] = ()
        self._reading: frozenset[str] = frozenset()

    def compose(self) -> ComposeResult:
        """Field and list."""
        yield Input(placeholder="/ find an operation", compact=True)
        yield OptionList(markup=False, compact=True)

    def show(self, specs: Sequence[ToolSpec], reading: frozenset[str]) -> None:
        """List operations; those that write are marked, and come first.

        Args:
            specs: what can be called.
            reading: the names of those that only read.
        """
        self._reading = reading
        self._specs = sorted(specs, key=lambda spec: spec.name in reading)
        self.query_one(Input).value = ""
        self._list()

    def focus_filter(self) -> None:
        """Go to the field."""
        self.query_one(Input).focus()

    def focus_list(self) -> None:
        """Go to the list."""
        self.query_one(OptionList).focus()

    @on(Input.Changed)
    def _list(self) -> None:
        typed = self.query_one(Input).value.lower().split()
        found = self.query_one(OptionList)
        found.clear_options()
        fitting = [s for s in self._specs if all(part in f"{s.name} {s.description}".lower() for part in typed)]
        for spec in sorted(fitting, key=lambda s: not all(part in s.name.lower() for part in typed)):
            mark = " " if spec.name in self._reading else "✎"
            told = Content.assemble(f"{mark} ", (spec.name, "bold"), "  ", line(spec.description, "dim"))
            found.add_option(Option(told, spec.name))
        if found.option_count:
            found.highlighted = 0

    @on(Input.Submitted)
    def go_on(self) -> None:
        """From the field to what it found."""
        self.focus_list()

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """An operation of the list."""
        event.stop()
        self.post_message(self.Wanted(next(spec for spec in self._specs if spec.name == event.option_id)))
