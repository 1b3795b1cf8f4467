"""The assistant as the user knows it: what it has said, and what it offers."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Button, Static

from pare.phone import Proposal
from pare_bench.play.text import shown
from pare_bench.play.transcript import Transcript, Voice


class AssistantPane(Vertical):
    """See the module."""

    class Answer(Message):
        """A button below the offer was pressed."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self, agent: str) -> None:
        super().__init__()
        self.border_title = f"Assistant ({agent})"
        self._offer: Proposal | None = None

    def compose(self) -> ComposeResult:
        """What was said, and below it what is offered now."""
        yield Transcript()
        with VerticalScroll(id="offer"):
            yield Static(id="offered")
            with Horizontal(classes="buttons"):
                yield Button("Accept a", name="accept", variant="success", compact=True)
                yield Button("Reject r", name="reject", variant="error", compact=True)

    def on_mount(self) -> None:
        """Before anything is said."""
        self._say("note", "What it offers and reports appears here.")

    def show(self, offer: Proposal | None, said: tuple[str, ...]) -> None:
        """Show what is offered, and add what was said."""
        if self._offer is not None and (offer is None or offer.id != self._offer.id):
            self.answered("You did not answer.")
        for report in said:
            self._say("assistant", report)
        self._offer = offer
        self.query_one("#offer").display = offer is not None
        self.query_one("#offered", Static).update(shown("" if offer is None else offer.text))

    def answered(self, how: str, reason: str = "") -> None:
        """The offer that was there is none any more."""
        if self._offer is not None:
            self._say("assistant", self._offer.text)
            self._say("user", f"{how} {reason}".strip())
            self._offer = None

    def allow(self, answers: bool, *, waiting: bool) -> None:
        """Let the offer be answered or not; say whether one waits for the assistant."""
        for button in self.query_one("#offer").query(Button):
            button.disabled = not answers
        self.border_subtitle = "it is its turn …" if waiting else ""

    def _say(self, voice: Voice, text: str) -> None:
        self.query_one(Transcript).say(voice, text)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """One of the two answers."""
        event.stop()
        self.post_message(self.Answer(event.button.name or ""))
