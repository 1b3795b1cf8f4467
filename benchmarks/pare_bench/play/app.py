"""The application: plays the episode in its own event loop, and asks the person at the desk."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from pare.errors import PareError
from pare_bench.play.assistant_desk import AssistantDesk
from pare_bench.play.desk import Desk
from pare_bench.play.game import Game
from pare_bench.play.grade import GradeScreen
from pare_bench.play.sheets import Notice
from pare_bench.play.user_desk import UserDesk


class PlayApp(App[None]):
    """One game, from its first turn to its grade.

    Attributes:
        fault: why the game could not be played or stored to its end.
    """

    CSS_PATH = "play.tcss"
    TITLE = "pare play"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "leave", show=False),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.desk: Desk = UserDesk(game) if game.side == "user" else AssistantDesk(game)
        self.fault: PareError | None = None

    async def on_mount(self) -> None:
        """Sit down and begin."""
        await self.push_screen(self.desk)
        self.run_worker(self._play())

    async def _play(self) -> None:
        try:
            await self.game.play(self._ask)
        except PareError as fault:
            self.fault = fault
            self.exit()
            return
        while self.screen is not self.desk:
            await self.pop_screen()
        await self.push_screen(GradeScreen(self.game))

    async def _ask(self, question: Any) -> Any:
        return await self.desk.ask(question)

    def action_leave(self) -> None:
        """Quit, after asking back; once the game is over there is nothing to lose."""
        if self.game.finished:
            self.exit()
        elif not isinstance(self.screen, Notice):
            self.push_screen(Notice("Quit?", "Nothing of an unfinished game is stored.", agree="Quit"), self._left)

    def _left(self, yes: bool | None) -> None:
        if yes:
            self.exit()

    def action_close(self) -> None:
        """The grade has been read."""
        self.exit()
