"""What is shown of a sweep: a table or JSON, and its plots."""

from __future__ import annotations

import sys
from pathlib import Path

from pare.showing import visible_json
from pare_bench.output import Form, is_table
from pare_bench.sweep import plots
from pare_bench.sweep.results import Swept
from pare_bench.sweep.tables import print_sweep


def report(swept: Swept, form: Form) -> None:
    """Print the numbers of a sweep."""
    if is_table(form):
        print_sweep(swept)
    else:
        print(visible_json(swept.numbers()))


def draw(swept: Swept, *, png: bool) -> list[Path]:
    """Draw the plots of a sweep into its folder; a line on stderr says why there are none.

    Raises:
        LoadError: the folder cannot be written to.
    """
    drawn = plots.draw(swept, png=png) if plots.available() else []
    if not plots.available():
        how = f"pip install 'pare-sim[plots]', then --resume {swept.path} draws them"
        print(f"pare: no plots: matplotlib is not installed; {how}", file=sys.stderr)
    elif not drawn:
        print("pare: no plots: there is only one level of noise", file=sys.stderr)
    return drawn
