"""The plots of a report. The same numbers give the same bytes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple

from pare.errors import LoadError
from pare_bench.drawing import AS_TEXT
from pare_bench.numbers.capabilities import FOUR, all_offers, capabilities
from pare_bench.numbers.intervals import Estimate
from pare_bench.numbers.row import FAILURE_KINDS, EpisodeRow, completed
from pare_bench.numbers.summary import Summary
from pare_bench.offers import by_turn

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")  # Okabe and Ito's palette
_FAILURES = ("#999999", "#882255", "#AA4499", "#CC6677", "#DDCC77", "#999933", "#117733", "#44AA99", "#88CCEE",
             "#332288")  # fmt: skip
_WHISKERS: Mapping[str, Any] = {"ecolor": "#555555", "capsize": 2, "error_kw": {"elinewidth": 0.8}}
_STYLE: dict[Any, object] = {
    "font.size": 9, "axes.grid": True, "grid.alpha": 0.25, "axes.spines.top": False, "axes.spines.right": False,
    "svg.fonttype": "none", "svg.hashsalt": "pare-report", **AS_TEXT,
}  # fmt: skip


class Run(NamedTuple):
    """What is drawn of one run."""

    name: str
    rows: Sequence[EpisodeRow]
    summary: Summary


class Plot(NamedTuple):
    """A finished plot.

    Attributes:
        name: its file's name, without an ending.
        title: what it shows.
        svg: as an `svg` element.
        png: as a PNG file.
    """

    name: str
    title: str
    svg: str
    png: bytes


def plots(runs: Sequence[Run]) -> list[Plot]:
    """Every plot for which there is something to draw.

    Raises:
        LoadError: matplotlib is missing.
    """
    try:
        import matplotlib
    except ImportError:
        raise LoadError("the report's plots need matplotlib: pip install 'pare-sim[plots]'") from None
    matplotlib.use("Agg")
    from matplotlib import style

    found = []
    with style.context(["default", _STYLE]):
        for name, title, draw in _PLOTS:
            plot = _drawn(name, title, draw, runs)
            if plot is not None:
                found.append(plot)
    return found


def _drawn(name: str, title: str, draw: Callable[[Axes, Sequence[Run]], bool], runs: Sequence[Run]) -> Plot | None:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 3.4), layout="constrained")
    try:
        if not draw(axes, runs):
            return None
        files: dict[str, bytes] = {}
        for form in ("svg", "png"):
            data = BytesIO()
            metadata: dict[str, Any] = {"Date": None} if form == "svg" else {"Software": None}
            figure.savefig(data, format=form, dpi=150, metadata=metadata)
            files[form] = data.getvalue()
    finally:
        plt.close(figure)
    text = files["svg"].decode()
    return Plot(name, title, text[text.index("<svg") :], files["png"])


def _success(axes: Axes, runs: Sequence[Run]) -> bool:
    for at, run in enumerate(runs):
        one = run.summary.success_rate
        if one.value is not None:
            low, high = one.low, one.high
            error = None if low is None or high is None else [[one.value - low], [high - one.value]]
            axes.barh(at, one.value * 100, xerr=None if error is None else [[100 * e[0]] for e in error],
                      color=_colour(at), capsize=3)  # fmt: skip
    axes.set_yticks(range(len(runs)), [run.name for run in runs])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("successful episodes (%), with 95 % interval")
    return True


def _by_k(axes: Axes, runs: Sequence[Run]) -> bool:
    if all(len(run.summary.success_at_k) < 2 or run.summary.success_rate.value is None for run in runs):
        return False
    for at, run in enumerate(runs):
        for by_k, line, told in ((run.summary.success_at_k, "-", "@k"), (run.summary.success_hat_k, "--", "^k")):
            known = [(k, one.value * 100) for k, one in by_k.items() if one.value is not None]
            if known:
                axes.plot(*zip(*known, strict=True), line, color=_colour(at), marker="o", label=f"{run.name} {told}")
    axes.set_xticks(sorted({k for run in runs for k in run.summary.success_at_k}))
    axes.set_xlabel("k")
    axes.set_ylabel("scenarios (%)")
    axes.set_ylim(0, 102)
    axes.legend(fontsize=7)
    return True


def _failures(axes: Axes, runs: Sequence[Run]) -> bool:
    left = [0.0] * len(runs)
    for kind, colour in zip(FAILURE_KINDS, _FAILURES, strict=True):
        counts = [run.summary.failures[kind] for run in runs]
        if any(counts):
            axes.barh(range(len(runs)), counts, left=left, color=colour, label=kind)
            left = [so_far + count for so_far, count in zip(left, counts, strict=True)]
    axes.set_yticks(range(len(runs)), [run.name for run in runs])
    axes.invert_yaxis()
    axes.set_xlabel("failed episodes")
    if any(left):
        axes.legend(fontsize=7, loc="upper center", bbox_to_anchor=(0.5, -0.2), ncols=3)
    return any(left)


def _cost(axes: Axes, runs: Sequence[Run]) -> bool:
    known = [(at, run, run.summary.cost_usd.value, run.summary.success_rate.value) for at, run in enumerate(runs)]
    points = [(at, run, cost, success) for at, run, cost, success in known if cost and success is not None]
    for at, run, cost, success in points:
        axes.plot(cost, success * 100, "o", color=_colour(at))
        axes.annotate(run.name, (cost, success * 100), textcoords="offset points", xytext=(6, 4))
    axes.set_xlabel("cost of an episode (USD)")
    axes.set_ylabel("successful episodes (%)")
    axes.set_ylim(0, 102)
    return bool(points)


def _capabilities(axes: Axes, runs: Sequence[Run]) -> bool:
    names = (*FOUR, "product", "success")
    found = [(run.name, capabilities(run.rows)) for run in runs]
    width = 0.8 / len(runs)
    for at, (name, measured) in enumerate(found):
        values = [getattr(measured, which) for which in names]
        heights = [100 * (one.value or 0.0) for one in values]
        places = [i + (at - (len(runs) - 1) / 2) * width for i in range(len(names))]
        bars = axes.bar(places, heights, width * 0.92, yerr=_reach(values), color=_colour(at), label=name, **_WHISKERS)
        axes.bar_label(bars, ["–" if one.value is None else "" for one in values], fontsize=8)
    axes.set_xticks(range(len(names)), [name.replace("_", "\n") for name in names])
    axes.set_ylabel("%")
    axes.set_ylim(0, 102)
    axes.legend(fontsize=7)
    return any(run.summary.proposals for run in runs)


def _reach(values: Sequence[Estimate]) -> tuple[list[float], list[float]]:
    """How far the intervals of shares reach below and above them, in per cent; nowhere where one has none."""
    known = [(one.value or 0.0, one.low, one.high) for one in values]
    below = [0.0 if low is None else 100 * max(value - low, 0.0) for value, low, _ in known]
    return below, [0.0 if high is None else 100 * max(high - value, 0.0) for value, _, high in known]


def _calibration(axes: Axes, runs: Sequence[Run]) -> bool:
    from matplotlib.ticker import MaxNLocator

    drawn = False
    for at, run in enumerate(runs):
        turns: Mapping[int, tuple[int, int]] = by_turn(all_offers(run.rows))
        if turns:
            drawn = True
            shares = [100 * accepted / made for made, accepted in turns.values()]
            axes.plot(list(turns), shares, color=_colour(at), label=run.name, linewidth=1)
            sizes = [8 + 3 * made**0.5 for made, _ in turns.values()]
            axes.scatter(list(turns), shares, s=[size**1.5 for size in sizes], color=_colour(at), alpha=0.5)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel("turn in which it was proposed (size: how often)")
    axes.set_ylabel("accepted (%)")
    axes.set_ylim(-5, 105)
    if drawn:
        axes.legend(fontsize=7)
    return drawn


def _histogram(pick: str, bins: Sequence[float], label: str) -> Callable[[Axes, Sequence[Run]], bool]:
    def draw(axes: Axes, runs: Sequence[Run]) -> bool:
        values = [[one for row in completed(run.rows) if (one := getattr(row, pick)) is not None] for run in runs]
        kept = [(run, one, _colour(at)) for at, (run, one) in enumerate(zip(runs, values, strict=True)) if one]
        if not kept:
            return False
        edges = list(bins) or _edges([value for _, one, _ in kept for value in one])
        axes.hist([one for _, one, _ in kept], bins=edges, color=[colour for *_, colour in kept],
                  label=[run.name for run, *_ in kept])  # fmt: skip
        axes.set_xlabel(label)
        axes.set_ylabel("episodes")
        axes.legend(fontsize=7)
        return True

    return draw


def _edges(values: Sequence[float]) -> list[float]:
    low, high = min(values), max(values)
    step = max(1.0, round((high - low) / 12))
    return [low + step * i for i in range(int((high - low) / step) + 2)]


def _colour(at: int) -> str:
    return COLOURS[at % len(COLOURS)]


_PLOTS: tuple[tuple[str, str, Callable[[Any, Sequence[Run]], bool]], ...] = (
    ("success", "Success", _success),
    ("success-by-k", "At least one, and all, of k runs", _by_k),
    ("failures", "Why episodes fail", _failures),
    ("capabilities", "The four capabilities, their product, and success", _capabilities),
    ("cost", "Cost against success", _cost),
    ("calibration", "How proposals are answered, by turn", _calibration),
    ("evidence", "Evidence seen before proposing",
     _histogram("evidence_before_proposal", [i / 10 for i in range(11)], "share of the evidence")),
    ("taps-saved", "Taps saved in successful episodes", _histogram("taps_saved", (), "taps fewer than by hand")),
)  # fmt: skip
