"""What both sides' screens have in common: they are asked, show what they are asked, and give back an answer."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Static

from pare_bench.play.game import Game
from pare_bench.play.sheets import Notice
from pare_bench.play.text import line

ENDINGS: tuple[BindingType, ...] = (
    Binding("tab", "part", "Part"),
    Binding("f", "finish", "Finish"),
    Binding("q", "app.leave", "Quit"),
)
"""The last keys of every desk."""
UNNOTICED = 0.2  # seconds that the other side may take before the keys turn grey


class Desk(Screen[None]):
    """Where a person plays.

    Attributes:
        PARTS: selectors of what the Tab key goes to, in turn.
        game: what is played.
        finishing: the person wants to do nothing more.
    """

    PARTS: ClassVar[tuple[str, ...]]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-wide")]
    IDLE = "Nothing more is done in the turns that are left; then the episode is graded."

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.finishing = False
        self._answer: asyncio.Future[Any] | None = None

    def head(self) -> Horizontal:
        """The first line: whose phone it is, the turn and the clock; a title would tell what is to come."""
        owner = Static(line(f"{self.game.scenario.user.name}'s phone"), id="title")
        return Horizontal(owner, Static(id="clock"), id="head")

    async def ask(self, question: Any) -> Any:
        """Show a question and wait for its answer."""
        if not self.finishing:
            await self.show(question)
        if self.finishing:
            return self.idle(question)
        self._answer = asyncio.get_running_loop().create_future()
        self.ready()
        try:
            return await self._answer
        finally:
            self._answer = None

    @property
    def asked(self) -> bool:
        """Whether it is the person's turn."""
        return self._answer is not None and not self._answer.done()

    def answer(self, value: Any) -> None:
        """Answer the question; without one nothing happens."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(value)
            self.set_timer(UNNOTICED, self._wait)

    def fail(self, fault: Exception) -> None:
        """Let the agent that asked meet a fault, which ends the episode as it does for an agent of any other kind."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(fault)

    def _wait(self) -> None:
        """Say that one waits for the other side, unless it has answered already."""
        if not self.asked:
            self.ready()

    def ready(self) -> None:
        """The person's turn has begun or ended."""
        self.refresh_bindings()

    async def show(self, question: Any) -> None:
        """Show what is asked."""
        raise NotImplementedError

    def idle(self, question: Any) -> Any:
        """The answer of one who does nothing."""
        raise NotImplementedError

    def tell_time(self, turn: int, now: str) -> None:
        """Show the turn and the clock."""
        day, number, month, *rest = now.split()
        short = " ".join((day[:3], number, month[:3], *rest))
        self.query_one("#clock", Static).update(line(f"turn {turn} of {self.game.turns} · {short}"))

    def action_part(self) -> None:
        """Go to the next part of the screen, whose rows or lines the arrow keys then go through."""
        parts = [part for selector in self.PARTS for part in self.query(selector) if part.display and part.focusable]
        at = next((number for number, part in enumerate(parts) if part.has_focus_within), -1)
        parts[(at + 1) % len(parts)].focus()

    def action_finish(self) -> None:
        """Do nothing more, after asking back."""

        def agreed(yes: bool | None) -> None:
            if yes:
                self.finishing = True
                self.give_up()

        self.app.push_screen(Notice("Finish?", self.IDLE, agree="Finish"), agreed)

    def give_up(self) -> None:
        """Answer what is asked now with nothing."""
        raise NotImplementedError
