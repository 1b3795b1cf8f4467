"""What has been said and has happened, in order, the latest at the bottom."""

from __future__ import annotations

from typing import Literal

from textual.containers import VerticalScroll
from textual.widgets import Static

from pare_bench.play.text import shown

Voice = Literal["world", "user", "assistant", "result", "fault", "note"]


class Transcript(VerticalScroll):
    """A column of entries that scrolls."""

    def say(self, voice: Voice, text: str) -> None:
        """Add an entry at the end."""
        self.mount(Static(shown(text), classes=f"entry {voice}"))
        self.scroll_end(animate=False)
