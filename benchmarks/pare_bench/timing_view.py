"""Timelines of chances as people read them: a strip for each episode, and a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from pare.errors import LoadError
from pare_bench.drawing import AS_TEXT, label
from pare_bench.timing import Chance, Timeline

LEGEND = "█ accepted and led to success   ▒ accepted, but failed   · not accepted   ^ where the assistant proposed"


def table(timelines: Sequence[Timeline], title: str) -> Table:
    """A row for each timeline: its strip, how the episode ended, turns off, regret."""
    traced = any(one.outcome is not None for one in timelines)
    found = Table(title=Text(title), caption=LEGEND, caption_justify="left")
    found.add_column("scenario", no_wrap=True)
    found.add_column("by turn", no_wrap=True)
    found.add_column("turns that work", justify="right")
    for name in ("ended", "turns off", "regret") if traced else ():
        found.add_column(name, justify="left" if name == "ended" else "right")
    for one in timelines:
        good = [chance.turn for chance in one.chances if chance.success]
        row: list[Text | str] = [Text(one.scenario), Text(strip(one)), spans(good)]
        if traced:
            off = "-" if one.turns_off is None else f"{one.turns_off:+d}" if one.turns_off else "0"
            row += [Text(str(one.outcome or "-")), off, "-" if one.regret is None else f"{one.regret:g}"]
        found.add_row(*row)
    return found


def strip(one: Timeline) -> str:
    """The turns as signs, and below them where the assistant proposed."""
    signs = "".join(_sign(chance) for chance in one.chances)
    if not any(chance.proposed for chance in one.chances):
        return signs
    return signs + "\n" + "".join("^" if chance.proposed else " " for chance in one.chances)


def spans(turns: Sequence[int]) -> str:
    """Numbers as spans: `3-5, 8`; a dash for none."""
    found: list[list[int]] = []
    for turn in turns:
        if found and found[-1][1] == turn - 1:
            found[-1][1] = turn
        else:
            found.append([turn, turn])
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in found) or "-"


def _sign(chance: Chance) -> str:
    return "█" if chance.success else "▒" if chance.accepted else "·"


def draw(timelines: Sequence[Timeline], path: Path) -> None:
    """Draw the timelines as a grid, one row each, as PNG or SVG by the file's name.

    Raises:
        LoadError: matplotlib is missing, the name has another ending, or the file cannot be written.
    """
    if path.suffix not in (".png", ".svg"):
        raise LoadError(f"{path}: a drawing is a .png or an .svg file")
    try:
        import matplotlib
    except ImportError:
        raise LoadError("drawing needs matplotlib: pip install 'pare-sim[plots]'") from None
    matplotlib.use("Agg")
    import matplotlib.pyplot as plt
    from matplotlib import style

    most = max(len(one.chances) for one in timelines)
    size = (2.5 + 0.28 * most, 1.4 + 0.24 * len(timelines))
    with style.context(["default", {"svg.hashsalt": "pare", "font.size": 8, **AS_TEXT}]):
        figure, axes = plt.subplots(figsize=size, layout="constrained")
        for row, one in enumerate(timelines):
            for chance in one.chances:
                colour = "#2a9d6f" if chance.success else "#e9c46a" if chance.accepted else "#e6e6e6"
                axes.barh(row, 0.92, left=chance.turn - 0.46, height=0.8, color=colour)
                if chance.proposed:
                    axes.plot(chance.turn, row, marker="v", color="black", markersize=4)
        axes.set_yticks(range(len(timelines)), [label(one.scenario) for one in timelines])
        axes.invert_yaxis()
        axes.set_xlabel("turn (green: would have led to success; yellow: accepted only; mark: proposed)")
        axes.spines[["top", "right", "left"]].set_visible(False)
        try:
            figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else {"Software": None})
        except OSError as error:
            raise LoadError(f"{path} cannot be written: {error.strerror}") from None
        finally:
            plt.close(figure)
