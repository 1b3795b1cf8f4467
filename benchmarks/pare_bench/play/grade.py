"""The end: the outcome, check by check, and where the episode lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Static

from pare_bench.numbers.row import EpisodeRow
from pare_bench.play.game import Game
from pare_bench.play.text import shown

OUTCOMES = {
    "assisted": "Assisted: what was needed is there, and the assistant had a part in it.",
    "user_alone": "User alone: what was needed is there, without the assistant's help.",
    "failed": "Failed",
}


class GradeScreen(Screen[None]):
    """See the module."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "app.close", "Close"),
        Binding("enter,escape", "app.close", show=False),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        """Outcome, checks, what was not allowed, what was needed, where it lies."""
        row, extra = self.game.result()
        with VerticalScroll(classes="grade"):
            yield Static(shown(self.game.scenario.title), classes="sheet-title")
            yield from _outcome(row)
            yield from self._checks(row)
            for change in extra:
                yield Static(shown(f"     not allowed: {change}"), classes="no")
            yield Static(shown("What was needed"), classes="title")
            for need in self.game.scenario.needs:
                yield Static(shown(need.says))
            yield Static(shown("Where it lies"), classes="title")
            yield Static(shown(f"{self.game.folder.path}\n{self.game.replays}"))
        yield Footer(show_command_palette=False)

    def _checks(self, row: EpisodeRow) -> Iterator[Static]:
        scenario = self.game.scenario
        named = {name: name for name in scenario.must} | {name: f"not there: {name}" for name in scenario.must_not}
        for name in sorted(row.checks, key=[*named, *row.checks].index):
            holds, told = row.checks[name], named.get(name, "nothing else was changed")
            yield Static(shown(f"{'yes' if holds else 'NO '}  {told}"), classes="yes" if holds else "no")


def _outcome(row: EpisodeRow) -> Iterator[Static]:
    if row.outcome is None:
        yield Static(shown(f"It met an error and is not graded: {row.error}"), classes="no")
        return
    why = f": {row.failure}." if row.failure else ""
    yield Static(shown(OUTCOMES[row.outcome] + why), classes="no" if row.outcome == "failed" else "yes")
    facts = f"turns {row.turns}, proposals {row.proposals}, accepted {row.accepted}, rejected {row.rejected}"
    refused = f", writes without consent {row.violations}" if row.violations else ""
    yield Static(shown(facts + refused), classes="hint")
