"""What has been said and has happened, in order, the latest at the bottom."""

from __future__ import annotations

from typing import Literal

from textual.containers import VerticalScroll
from textual.widgets import Static

from pare_bench.play.text import shown

Voice = Literal["world", "user", "assistant", "result", "fault", "note"]


class Transcript(VerticalScroll):
    """A column of entries that scrolls."""

    def say(self, voice: Voice, text: str, *, follows: bool = False) -> None:
        """Add an entry at the end, and show it.

        Args:
            voice: whose it is.
            text: what it says.
            follows: it belongs to the entry before, which stays in sight.
        """
        entry = Static(shown(text), classes=f"entry {voice}")
        self.mount(entry)
        if not follows:
            self.call_after_refresh(self.scroll_to_widget, entry, top=True, animate=False)
