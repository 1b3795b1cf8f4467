"""What both sides' screens have in common: they are asked, show what they are asked, and give back an answer."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from pare_bench.play.game import Game
from pare_bench.play.sheets import Notice
from pare_bench.play.text import line


class Desk(Screen[None]):
    """Where a person plays.

    Attributes:
        game: what is played.
        finishing: the person wants to do nothing more.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f", "finish", "Finish"),
        Binding("q", "app.leave", "Quit"),
    ]
    IDLE = "Nothing more is done in the turns that are left; then the episode is graded."

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.finishing = False
        self._answer: asyncio.Future[Any] | None = None

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
        """Show the scenario, the turn and the clock."""
        self.query_one("#head", Static).update(
            line(f"{self.game.scenario.title}  ·  turn {turn} of {self.game.turns}  ·  {now}")
        )

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
