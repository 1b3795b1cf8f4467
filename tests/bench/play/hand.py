"""A hand on the keyboard: plays through textual's pilot, and reads what stands on the screen."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from pare import registry
from pare.trace import Trace, replay
from pare_bench.config import RunConfig
from pare_bench.play.app import PlayApp
from pare_bench.play.game import Game, Side
from pare_bench.play.grade import GradeScreen
from pare_bench.play.phone import Row
from pare_bench.store import RunFolder

PATIENCE = 2_000  # pauses, each until nothing is left to be done


CELL = 12.2  # the width of a character in a screenshot


def screen_of(app: App[Any]) -> str:
    """The text on the screen, line by line, each character in its place."""
    lines: dict[int, str] = {}
    pattern = r'<text[^>]*? x="([\d.]+)"[^>]*?-line-(\d+)\)[^>]*>(.*?)</text>'
    for x, number, text in re.findall(pattern, app.export_screenshot(), re.DOTALL):
        before = lines.get(int(number), "").ljust(round(float(x) / CELL))
        lines[int(number)] = before + html.unescape(text).rstrip("\n")
    return "\n".join(lines.get(number, "").replace("\N{NO-BREAK SPACE}", " ") for number in range(max(lines) + 1))


class Hand:
    """See the module."""

    def __init__(self, pilot: Pilot[Any], app: PlayApp) -> None:
        self.pilot, self.app = pilot, app

    @property
    def screen(self) -> str:
        """What stands on the screen."""
        return screen_of(self.app)

    def within(self, selector: str = "Screen") -> str:
        """What stands in a part of the screen as running text: frames, bars and line ends count as spaces."""
        region = self.app.screen.query_one(selector).region if selector != "Screen" else self.app.screen.region
        lines = self.screen.split("\n")[region.y : region.bottom]
        text = " ".join(line[region.x : region.right] for line in lines)
        return " ".join(re.sub(r"[│╭╮╰╯─▌▊▎▁▔▏▕█]+", " ", text).split())

    @property
    def over(self) -> bool:
        """Whether the grade is shown."""
        return isinstance(self.app.screen, GradeScreen)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        for _ in range(PATIENCE):
            await self.pilot.pause()
            if holds():
                return
        raise AssertionError(f"it never came to that:\n{self.screen}")

    async def settled(self) -> None:
        """Wait until it is the person's turn, or the end."""
        await self.until(lambda: self.over or self.app.desk.asked or not self.app.is_running)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        """Press keys, each when what the one before did is done."""
        for key in keys:
            await self.pilot.press(key)
            await self.settled()

    async def type(self, text: str) -> None:
        """Type into what has the focus."""
        await self.pilot.press(*("ctrl+j" if character == "\n" else character for character in text))
        await self.pilot.pause()

    async def click(self, selector: Any) -> None:
        """Click on something."""
        assert await self.pilot.click(selector)
        await self.settled()

    async def to(self, text: str) -> None:
        """Go down to the row with that text."""
        for _ in range(60):
            await self.pilot.press("down")
            focused = self.app.focused
            if isinstance(focused, Row) and text in focused.item.text:
                await self.pilot.pause()
                return
        raise AssertionError(f"there is no row with {text!r}:\n{self.screen}")


@asynccontextmanager
async def playing(
    id: str, side: Side = "user", *, assistant: str = "silent", user: str = "scripted", turns: int = 40,
    size: tuple[int, int] = (100, 30), out: Path | None = None, models: Mapping[str, str] | None = None,
) -> AsyncIterator[Hand]:  # fmt: skip
    """Begin a game; afterwards it is ended, as the command does."""
    agents = {"assistant": assistant, "user": "human"} if side == "user" else {"assistant": "human", "user": user}
    game = Game.begin(side, RunConfig.of([id], **agents, models=dict(models or {}), limits={"turns": turns}), out)
    app = PlayApp(game)
    try:
        async with app.run_test(size=size, notifications=True) as pilot:
            hand = Hand(pilot, app)
            await hand.settled()
            yield hand
    finally:
        game.end()


def lying(where: str = ".") -> list[str]:
    """What lies in a folder, folders before what is in them."""
    return sorted(str(path.relative_to(where)) for path in Path(where).rglob("*"))


def stored(path: str | Path = "runs/play-1") -> tuple[Any, dict[str, Any], bytes]:
    """The one row of a run folder, with its trace."""
    folder = RunFolder.open(path)
    [row] = folder.rows()
    data = folder.trace(*row.key)
    return row, Trace(data).value, data


async def replayed(path: str | Path = "runs/play-1") -> bool:
    """Whether the stored episode replays to the byte."""
    row, _, data = stored(path)
    again = await replay(Trace.load(data), registry.scenario(row.scenario))
    return again.trace.data == data


def actions(trace: dict[str, Any]) -> list[str]:
    """What the user did, in order."""
    return [step["action"]["name"] for turn in trace["turns"] for step in turn["user"]]
