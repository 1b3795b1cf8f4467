"""The preference pairs of an experiment, as lines that `pare home train` reads."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pare.errors import BadInput, LoadError
from propersim_bridge.commands.chosen import chosen


def main(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that `pare home run` wrote.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the pairs go, as JSON lines; it must be new.")],
    personas: Annotated[str, typer.Option(metavar="all|1,2", help="Only what these personas preferred.")] = "all",
    seeds: Annotated[str, typer.Option(metavar="all|0,1", help="Only the courses of these seeds.")] = "all",
    days: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Only the first N days. Default: as far as it was played.")
    ] = None,
) -> None:
    """Write the buffer of an experiment: every preference pair that its trained assistant gathered.

    One line for each pair: prompt, chosen, rejected, by how many points (margin), and the day; course by course, in the
    order in which they came. `pare home train FILE --policy P` trains on them.
    """
    from propersim_bridge.experiment import config as settings
    from propersim_bridge.experiment.store import opened
    from propersim_bridge.training.buffer import Buffer

    config = settings.kept(folder)
    if config is None:
        raise LoadError(f"{folder} holds no experiment: give a folder that `pare home run` wrote")
    if out.exists():
        raise BadInput(f"--out: {out} is there already; give a new file")
    wanted_personas = chosen("personas", personas, config.personas)
    wanted_seeds = chosen("seeds", seeds, config.seeds)
    gathered = Buffer()
    for course in config.courses:
        if course.assistant == "proper" and course.persona in wanted_personas and course.seed in wanted_seeds:
            with opened(folder / course.name) as store:
                pairs = Buffer(store.pairs())
            gathered.extend(pairs if days is None else pairs.until(days + 1))
    if not len(gathered):
        raise LoadError(f"{folder} holds no preference pairs of that kind: only the assistant proper gathers some")
    try:
        gathered.save(out)
    except OSError as error:
        raise LoadError(f"{out} cannot be written: {error.strerror or error}") from None
    print(f"{len(gathered)} pairs: {out}; train on them: pare home train {out} --policy {config.policy} --out DIR")
