"""A console on which no text from elsewhere does anything but stand there."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.segment import Segment

from pare.showing import visible


class Terminal(Console):
    """Rich's console, with control characters in texts made visible; its own styling stays."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(highlight=False, stderr=stderr)

    def _render_buffer(self, buffer: Iterable[Segment]) -> str:
        clean = (part if part.control else Segment(visible(part.text), part.style) for part in buffer)
        return super()._render_buffer(clean)
