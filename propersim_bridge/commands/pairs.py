"""The preference pairs of an experiment, as lines that `pare home train` reads."""

from __future__ import annotations

from collections.abc import Sequence
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
    gathered, gathered_by = Buffer(), []
    for course in config.courses:
        if course.assistant == "proper" and course.persona in wanted_personas and course.seed in wanted_seeds:
            with opened(folder / course.name) as store:
                pairs = Buffer(store.pairs())
            wanted = pairs if days is None else pairs.until(days + 1)
            gathered.extend(wanted)
            if len(wanted) and course.seed not in gathered_by:
                gathered_by.append(course.seed)
    if not len(gathered):
        raise LoadError(f"{folder} holds no preference pairs of that kind: only the assistant proper gathers some")
    try:
        gathered.save(out)
    except OSError as error:
        raise LoadError(f"{out} cannot be written: {error.strerror or error}") from None
    print(f"{len(gathered)} pairs: {out}; train on them: {_training(out, config.policy, gathered_by)}")


def _training(pairs: Path, policy: str, seeds: Sequence[int]) -> str:
    """The command that trains on pairs; the small policy of each seed has weights of its own."""
    command = f"pare home train {pairs} --policy {policy} --out DIR"
    if policy != "small" or list(seeds) == [0]:
        return command
    if len(seeds) == 1:
        return f"{command} --base-seed {seeds[0]}"
    return f"{command} --base-seed N, with the small policy of one of the seeds {', '.join(map(str, seeds))}"
