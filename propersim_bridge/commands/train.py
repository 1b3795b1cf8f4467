"""Train a policy on preference pairs: those of `pare export --format dpo`, of an experiment's buffer, or your own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from pare.errors import BadInput, LoadError

MEASURES = "training.json"


def main(
    pairs: Annotated[
        Path,
        typer.Argument(metavar="PAIRS", help="JSON lines, each with prompt, chosen and rejected."),
    ],
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Where the adapter and training.json go; the same folder goes on.")
    ],
    policy: Annotated[
        str,
        typer.Option(metavar="P", help="small, embedded/smollm2, a Hugging Face id, or a folder with a model."),
    ] = "embedded/smollm2",
    start: Annotated[
        Path | None, typer.Option("--from", metavar="DIR", help="Go on from this adapter. Default: a new one.")
    ] = None,
    base_seed: Annotated[
        int | None,
        typer.Option(min=0, help="Of the small policy's pre-training, as of a course. Default: that of --from, or 0."),
    ] = None,
    epochs: Annotated[int | None, typer.Option(min=1, help="Passes over the pairs. Default: the policy's own.")] = None,
    lr: Annotated[float | None, typer.Option(min=0.0, help="Learning rate. Default: the policy's own.")] = None,
    beta: Annotated[float | None, typer.Option(min=0.0, help="DPO's beta. Default: 0.1.")] = None,
    batch: Annotated[int | None, typer.Option(min=1, help="Pairs per step. Default: the policy's own.")] = None,
    bits: Annotated[
        int | None,
        typer.Option(
            metavar="4|16", help="Of a model's weights: 4 (quantised) or 16. Default: 4 for large models on a GPU."
        ),
    ] = None,
    limit: Annotated[int | None, typer.Option(min=1, help="Use only the first N pairs.")] = None,
    seed: Annotated[int, typer.Option(help="Of the order of the pairs.")] = 0,
) -> None:
    """Train a policy on preference pairs with DPO, and write its adapter and what was measured.

    A training that was cut short goes on after its last whole epoch when the same is asked for again.
    """
    from propersim_bridge.policies.choice import asks_a_model
    from propersim_bridge.training.extras import require_training
    from propersim_bridge.training.rows import read_rows
    from propersim_bridge.training.standalone import Job, changed, train_on

    if asks_a_model(policy):
        raise BadInput(f"--policy: {policy} answers over a network and cannot be trained")
    if base_seed is not None and policy != "small":
        raise BadInput(f"--base-seed: only the small policy is pre-trained here; leave it out for {policy}")
    settings = changed(policy, epochs=epochs, lr=lr, beta=beta, batch=batch, bits=bits)
    require_training(policy, settings.bits)
    rows = read_rows(pairs)[:limit]
    if (out / MEASURES).is_file():
        raise LoadError(f"{out} holds a training that is done: give a new folder, or --from {out} and a new one")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("loading", total=None)
        measures = train_on(
            Job(policy, rows, settings, seed, out, start, base_seed),
            lambda step, steps, loss: progress.update(
                task, description=f"loss {loss:.3f}", completed=step, total=steps
            ),
        )
    from pare.files import write_into

    write_into(out, {MEASURES: json.dumps(measures, indent=2) + "\n"})
    print(json.dumps(measures, indent=2))
